"""Who writes at a table: what is done there becomes rows, and the table as it then stands."""

import random
from collections.abc import Callable

from famiglia.engine.defaults import defaults
from famiglia.engine.game import Decision
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.management.end import DRAW
from famiglia.engine.state import CHANCE
from famiglia.queries.early_question import early_game
from famiglia.record.notation import Answer, context_of, write
from famiglia.record.record import Entry
from famiglia.record.recorder import Recorder
from famiglia.record.undo import undo_in
from famiglia.server.problems import Refusal
from famiglia.server.table.events import (
    OVER,
    ChoseEarly,
    Ended,
    TableEvent,
    TookOver,
    Withdrawn,
    to_text,
)
from famiglia.server.table.rows import ANSWER, TABLE_EVENT, Row
from famiglia.server.table.sealed_answers import SealedAnswer, answered_ahead, open_name
from famiglia.server.table.state import RUNNING, TableState, notes_of


class UnitOfWork:
    """Writes rows for one command; the table it began with stays as it is."""

    def __init__(
        self, state: TableState, now: int, seed: str, ahead: dict[int, dict[str, SealedAnswer]]
    ) -> None:
        now = max(now, state.at)  # The clocks of other machines may be ahead.
        self.state = state.copy()
        self.state.pass_time(now)
        self.rows: list[Row] = []
        self.ahead_before = ahead
        self.ahead = {seat: sealed.copy() for seat, sealed in ahead.items()}
        """What each seat has set ahead, by name; it is used up or withdrawn as the game goes on."""
        self.links: dict[int, str] = {}
        """Hashes of new private links of seats."""
        self._now = now
        self._seed = seed

    def append_event(
        self, table_event: TableEvent, seat: int | None = None, person: str | None = None
    ) -> None:
        """Something happens at the table; of who is replaced nothing is used any more."""
        if isinstance(table_event, TookOver) and seat is not None:
            self.ahead.pop(seat, None)
        self.state.apply_event(table_event, seat, person)
        self._write(TABLE_EVENT, seat, person, to_text(table_event))

    def answer(self, seat: int, answer: Answer, person: str | None = None) -> None:
        """An answer is given; the engine takes only what it offers."""
        recorder = self.recorder()
        reason = recorder.game.why_not(seat, answer.kind, answer.option)
        if reason is not None:
            raise Refusal("not-offered", str(reason), reason.rule)
        if answer.kind == ANYTIME:
            self.add_entry(lambda recorder: recorder.apply_anytime(seat, answer.option), person)
        else:
            self.add_entry(lambda recorder: recorder.apply(seat, answer.option), person)

    def add_entry(self, act: Callable[[Recorder], Entry], person: str | None = None) -> None:
        """What is done in the game becomes an entry of its record, and a row."""
        entry = self.state.add_entry(act, person)
        undo = undo_in(entry)
        if undo is not None and undo.agreed:
            self.ahead = {}
        self._write(ANSWER, entry.seat, person, entry.text, entry)

    def advance(self) -> None:
        """What follows without anybody being asked: chance, answers set ahead, the end."""
        while (decision := self.state.decision) is not None:
            if decision.seat == CHANCE:
                self.answer(CHANCE, Answer(decision.kind, self.draw(decision)))
            elif not self._answer_ahead(decision.seat):
                break
        self._withdraw()
        if self.state.status == RUNNING and decision is None:
            outcome = self.recorder().game.outcome()
            assert outcome is not None
            winner = None if outcome.winner == DRAW else outcome.winner
            self.append_event(Ended(OVER, winner))

    def draw(self, decision: Decision) -> int:
        """What chance says; by the table's seed and the row, so that a restart changes nothing."""
        return self._luck().choice(list(decision.options))

    def default(self) -> None:
        """The asked seat's answer when it gives none; what is hidden of it is drawn [3.4.3]."""
        decision = self.state.decision
        assert decision is not None
        option = self._luck().choice(defaults(self.recorder().game))
        self.answer(decision.seat, Answer(decision.kind, option))

    def default_early(self, seat: int) -> None:
        """The default of a seat that is to choose at once with others, before it is asked."""
        guessed = early_game(self.recorder().game.view(seat))
        assert guessed is not None
        decision = guessed.decision()
        assert decision is not None
        option = self._luck().choice(defaults(guessed))
        self.seal(seat, Answer(decision.kind, option))

    def seal(self, seat: int, answer: Answer, person: str | None = None) -> None:
        """A choice before the seat is asked, where several choose at once."""
        game = self.recorder().game
        text = write(answer, context_of(game.state, seat))
        self.ahead.setdefault(seat, {})[open_name(game)] = SealedAnswer(
            game.state.round, text, is_own=person is not None
        )
        self.append_event(ChoseEarly(), seat, person)

    def recorder(self) -> Recorder:
        """The game and its record; refused before the start."""
        if self.state.recorder is None:
            raise Refusal("not-started", "The game has not begun.")
        return self.state.recorder

    def _answer_ahead(self, seat: int) -> bool:
        """Whether the asked seat has set its answer ahead; what is not on offer is withdrawn."""
        game = self.recorder().game
        of_seat = self.ahead.get(seat, {})
        sealed = of_seat.get(open_name(game))
        if sealed is None:
            return False
        answer = answered_ahead(game, sealed)
        if answer is None or len(sealed.text.splitlines()) == 1:
            del of_seat[open_name(game)]
        if answer is not None:
            self.answer(seat, answer, self.state.seats[seat].person if sealed.is_own else None)
        elif seat in self.state.chosen_early:
            self.append_event(Withdrawn(), seat)
        return answer is not None

    def _withdraw(self) -> None:
        """What was set ahead holds for one round."""
        now = self.recorder().game.state.round
        for seat, sealed in self.ahead.items():
            self.ahead[seat] = {name: each for name, each in sealed.items() if each.round == now}

    def _luck(self) -> random.Random:
        return random.Random(f"{self._seed} {self.state.number}")

    def _write(
        self, kind: str, seat: int | None, person: str | None, text: str, entry: Entry | None = None
    ) -> None:
        number = self.state.number + 1
        outcome, digest = (notes_of(entry), entry.digest) if entry else ("", "")
        row = Row(number, self._now, kind, seat, person, text, outcome, digest)
        self.rows.append(row)
        self.state.count(row)


Command = Callable[[UnitOfWork], None]
"""What somebody does at a table; it raises Refusal, or writes rows."""
