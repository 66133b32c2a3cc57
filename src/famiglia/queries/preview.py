"""What own answers would lead to, as far as a seat can know.

They are played in a complete game that fits what the seat sees. What is hidden is only guessed in
it, so the preview ends before any of that would be shown.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from famiglia.engine.determinize import determinize
from famiglia.engine.events import CARD_SHOWN, NOTED, ORDER_REVEALED, SEATED, Event
from famiglia.engine.facts import character
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.next_view import next_view
from famiglia.engine.reasons import Reason
from famiglia.engine.redact import redact
from famiglia.engine.view import SPECTATOR, View
from famiglia.queries.cost import Cost, cost_of
from famiglia.queries.moves import has_moved_on, move_step_of
from famiglia.record.notation import Answer

ASKED: Final = "asked"
"""All answers were taken, and the seat is asked again."""
OTHERS: Final = "others"
"""Another seat or chance is asked."""
SHOWN: Final = "shown"
"""Something that is hidden from the seat would be shown next [1.4]."""
REFUSED: Final = "refused"
OVER: Final = "over"


class Preview(NamedTuple):
    """How far some answers lead, and why no farther."""

    view: View
    """What the seat would see; where something is shown next, nothing is going on in it."""
    decision: Decision | None
    """The question then open, if it is the seat's own."""
    events: list[Event]
    """The events the seat would see."""
    taken: int
    """How many of the answers were taken."""
    costs: list[Cost | None]
    """What each of these costs; an Anytime Option says its price itself [3.3]."""
    moves: list[int]
    """After how many of them a whole move had been made."""
    end: str
    reason: Reason | None
    """Why the next answer is refused."""


def preview(seen: View, answers: Iterable[Answer]) -> Preview:
    """Where a seat's answers lead, Anytime Options among them; nothing hidden decides it."""
    trial = _Trial(seen)
    for answer in answers:
        if answer.kind != ANYTIME and not trial.is_asked():
            break
        reason = trial.game.why_not(seen.seat, answer.kind, answer.option)
        if reason is not None:
            return trial.result()._replace(end=REFUSED, reason=reason)
        before = trial.game.view(seen.seat)
        trial.costs.append(None if answer.kind == ANYTIME else cost_of(before, answer.option))
        news = trial.give(answer)
        shown = _first_shown(before, news)
        trial.events += news[:shown]
        if shown < len(news):
            return trial.cut_off(before, news[:shown])
    return trial.result()


class _Trial:
    """Answers of a seat, given one by one in a game that is guessed where it is hidden."""

    def __init__(self, seen: View) -> None:
        self.seat = seen.seat
        self.game = Game(determinize(seen, Random(0)))
        self.game.listen()
        self.events: list[Event] = []
        self.taken = 0
        self.costs: list[Cost | None] = []
        self.moves: list[int] = []

    def is_asked(self) -> bool:
        """Whether the seat is."""
        decision = self.game.decision()
        return decision is not None and decision.seat == self.seat != SPECTATOR

    def give(self, answer: Answer) -> list[Event]:
        """What one answer brings about, as the seat may know it."""
        self.taken += 1
        if answer.kind == ANYTIME:
            self.game.apply_anytime(self.seat, answer.option)
        else:
            step = move_step_of(self.game.state)
            self.game.apply(self.seat, answer.option)
            if not self.is_asked() or has_moved_on(step, self.game.state):
                self.moves.append(self.taken)
        return redact(self.game.state, self.game.listen(), self.seat)

    def result(self) -> Preview:
        """Where the answers lead when all have been given."""
        decision = self.game.decision() if self.is_asked() else None
        end = ASKED if decision is not None else OTHERS
        if self.game.decision() is None:
            end = OVER
        return self._led_to(self.game.view(self.seat), end)._replace(decision=decision)

    def cut_off(self, before: View, news: list[Event]) -> Preview:
        """Up to the moment when something would be shown, which ends the move too."""
        after = next_view(before, news)
        after.state.frames = []
        if self.taken not in self.moves:
            self.moves.append(self.taken)
        return self._led_to(after, SHOWN)

    def _led_to(self, seen: View, end: str) -> Preview:
        return Preview(seen, None, self.events, self.taken, self.costs, self.moves, end, None)


def _first_shown(before: View, events: list[Event]) -> int:
    """The first event that shows something hidden; with none, how many events there are.

    Of two cards that are shown one is the enemy's [8.6.6]; who takes a seat was secret [2.2.2], and
    so was which character the other keeps [15.1.5].
    """
    others = [seat for seat in range(before.state.seats) if seat != before.seat]
    characters = [character(seat) for seat in others]
    for number, event in enumerate(events):
        if event[0] in (CARD_SHOWN, SEATED) or (event[0] == ORDER_REVEALED and before.face_down):
            return number
        if event[0] == NOTED and event[1] in characters:
            return number
    return len(events)
