"""What must hold of every game, and how each of it is looked at while a game goes on."""

import random
from collections import Counter
from typing import Final

from tools.fuzz.blind import difference
from tools.fuzz.content import content, on_the_table, view_content
from tools.fuzz.exchange import other_secrets, sorts_of
from tools.fuzz.play import Answered, FuzzTable, choose, give, recorded

from famiglia.engine.answers import TURN_PASS
from famiglia.engine.defaults import defaults
from famiglia.engine.determinize import determinize
from famiglia.engine.domains import size
from famiglia.engine.game import Decision, Game, NotOffered
from famiglia.engine.kinds import ANYTIME, KINDS, TURN
from famiglia.engine.laws import check
from famiglia.engine.next_view import next_view
from famiglia.engine.options import DONE
from famiglia.engine.packing import MOST_FIELDS, compose, packed
from famiglia.engine.redact import redact
from famiglia.engine.view import SPECTATOR, View
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay

SOMETIMES: Final = 0.05
"""How often the costly laws are looked at in a game."""


def require(holds: bool, law: str) -> None:
    """Say which law is broken."""
    if not holds:
        raise AssertionError(law)


def always(game: Game) -> None:
    """After every answer of every game: pieces are conserved, and there is something to answer."""
    check(game.state)
    decision = game.decision()
    if decision is None:
        require(game.outcome() is not None, "a game that asks nothing has ended")
        return
    require(bool(decision.options), "no dead end")
    require(len(decision.options) == len(set(decision.options)), "each option is listed once")


class Watch:
    """The laws that follow a game from its first question on."""

    def __init__(self, table: FuzzTable, game: Game, chance: random.Random) -> None:
        self.table = table
        self.game = game
        self.chance = chance
        self.answers: list[Answered] = []
        self.exchanged: Counter[str] = Counter()
        """How often other secrets of each sort were told."""
        game.listen()
        self.lookers = [*range(game.state.seats), SPECTATOR]
        self.views: list[View] = [game.view(seat) for seat in self.lookers]

    def after(self, answer: Answered) -> None:
        """Look at everything that follows from one answer."""
        self.answers.append(answer)
        self._views()
        if self.chance.random() < SOMETIMES:
            self._copies()
            self._guesses()
            self._refusals()
            self._anytime()
        if self.chance.random() < SOMETIMES / 5:
            self._blind()

    def end(self) -> None:
        """The record of the whole game gives the same game, also as text and after an undo."""
        recorder = recorded(self.table, self.answers)
        digest = position_digest(self.game.state)
        require(position_digest(recorder.game.state) == digest, "a game told again is the same")
        text = recorder.record.to_text()
        again = replay(from_text(text), self.table.tables)
        require(position_digest(again.state) == digest, "a record read again is the same game")
        self._undo()

    def _views(self) -> None:
        """A view and what was told since give the next view."""
        events = self.game.listen()
        for number, seat in enumerate(self.lookers):
            seen = next_view(self.views[number], redact(self.game.state, events, seat))
            now = self.game.view(seat)
            same = on_the_table(seen) == on_the_table(now)
            require(same, f"view plus events, seat {seat}")
            self.views[number] = now

    def _copies(self) -> None:
        """What a copy does, the game does not feel."""
        before = self._everything()
        copy = self.game.copy()
        for _ in range(5):
            if (answer := choose(copy, self.chance)) is not None:
                give(copy, answer)
        require(self._everything() == before, "a copy goes its own way")

    def _guesses(self) -> None:
        """A complete game that fits a view has that view, keeps the laws and can be played on."""
        for seat in self.lookers:
            seen = self.game.view(seat)
            guess = Game(determinize(seen, self.chance))
            require(view_content(guess.view(seat)) == view_content(seen), f"a guess of seat {seat}")
            always(guess)
            for _ in range(5):
                if (answer := choose(guess, self.chance)) is not None:
                    give(guess, answer)
                    always(guess)

    def _refusals(self) -> None:
        """Exactly what is not offered is refused, and then nothing has changed."""
        decision = self.game.decision()
        if decision is None:
            return
        tried = [DONE]
        for variant, fields in KINDS[decision.kind].variants.items():
            sizes = [max(1, size(self.game.state, field.domain)) for field in fields]
            values = [self.chance.randrange(most) for most in sizes]
            tried.append(compose(decision.kind, variant, values))
        near = self.chance.choice(decision.options)
        if near != DONE:
            for place in range(1, 1 + MOST_FIELDS):
                tried += [near + packed([0] * place + [1]), near - packed([0] * place + [1])]
        for option in tried:
            self._refused_or_offered(decision, option)
        found = defaults(self.game)
        require(bool(found) and set(found) <= set(decision.options), "a default is on offer")

    def _refused_or_offered(self, decision: Decision, option: int) -> None:
        reason = self.game.why_not(decision.seat, decision.kind, option)
        require((reason is None) == (option in decision.options), "refused or offered")
        if reason is None:
            return
        before = self._everything()
        try:
            self.game.apply(decision.seat, option)
        except NotOffered as refused:
            require(refused.reason == reason, "a refusal says why")
        else:
            require(False, "what is not on offer is refused")
        require(self._everything() == before, "a refusal changes nothing")

    def _anytime(self) -> None:
        """What may be done at any time takes away no last move [3.3.4]."""
        decision = self.game.decision()
        if decision is None:
            return
        for option in self.game.anytime(decision.seat):
            after = self.game.copy()
            after.apply_anytime(decision.seat, option)
            again = after.decision()
            if again is not None and again.kind == decision.kind == TURN:
                is_new = TURN_PASS in again.options and TURN_PASS not in decision.options
                require(not is_new, "an Anytime Option takes away no last move")

    def _everything(self) -> object:
        """The game as it stands, what is going on, and what has happened."""
        return content(self.game.state)

    def _blind(self) -> None:
        """What a seat cannot know changes nothing it ever received."""
        seat = self.chance.choice(self.lookers)
        changed = other_secrets(self.table, self.answers, seat, self.chance)
        if changed is not None:
            found = difference(self.table, self.answers, changed, seat)
            require(not found, f"seat {seat} cannot know the difference: {found}")
            self.exchanged.update(sorts_of(self.answers, changed))

    def _undo(self) -> None:
        """Taken back and given again, an answer leads to the same place."""
        cut = self.chance.randrange(len(self.answers) // 2, len(self.answers))
        recorder = recorded(self.table, self.answers[:cut])
        before = position_digest(recorder.game.state)
        last = self.answers[cut]
        if last.seat < 0:
            return
        others = [seat for seat in range(self.game.state.seats) if seat != last.seat]
        entry = (
            recorder.apply_anytime(last.seat, last.option)
            if last.kind == ANYTIME
            else recorder.apply(last.seat, last.option)
        )
        after = position_digest(recorder.game.state)
        recorder.undo(last.seat, entry.number, others)
        require(position_digest(recorder.game.state) == before, "an undo leads back")
        text = recorder.record.to_text()
        again = replay(from_text(text), self.table.tables)
        require(position_digest(again.state) == before, "a record with an undo leads back")
        give(again, last)
        require(position_digest(again.state) == after, "the same answer leads on")
