"""Recording: a game and its record, which grow together."""

from __future__ import annotations

from collections.abc import Collection

from famiglia.engine.game import Decision, Game, GameOver, Refused
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.reasons import OVER, REASONS
from famiglia.record.apply import apply_answer
from famiglia.record.notation import Answer, context_of, parse, write
from famiglia.record.record import Entry, Record
from famiglia.record.replay import replay_as_far
from famiglia.record.undo import Undo, allowed_undo, check, read_undo


class Recorder:
    """A game whose answers are recorded; give it none past this."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record

    def copy(self) -> Recorder:
        """The same so far, to go on in another way."""
        return Recorder(self.game.copy(), self.record.copy())

    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return self.game.decision()

    def apply(self, seat: int, option: int) -> Entry:
        """Take an answer and record it; what the engine refuses is not recorded."""
        decision = self.game.decision()
        if decision is None:
            raise GameOver(REASONS[OVER])
        return self._apply(seat, Answer(decision.kind, option))

    def apply_anytime(self, seat: int, option: int) -> Entry:
        """Use an Anytime Option and record it [3.3]."""
        return self._apply(seat, Answer(ANYTIME, option))

    def undo(self, seat: int, first: int, consent: Collection[int] = ()) -> Entry:
        """Take back everything from an answer on, as far as the law and others allow."""
        return self._take_back(seat, allowed_undo(self.record, seat, first, consent))

    def replay_entry(self, seat: int, text: str) -> Entry:
        """Take what another recorder has recorded: an answer, an Anytime Option or an undo."""
        undo = read_undo(text)
        if undo is None:
            answer = parse(text, context_of(self.game.state, seat))
            refused = self.game.why_not(seat, answer.kind, answer.option)
            if refused is not None:
                raise Refused(refused)
            return self._apply(seat, answer)
        check(self.record.entries, seat, undo)
        return self._take_back(seat, undo)

    def _take_back(self, seat: int, undo: Undo) -> Entry:
        entry = self.record.add(seat, str(undo))
        self.game = replay_as_far(self.record, self.game.state.tables)
        return entry

    def _apply(self, seat: int, answer: Answer) -> Entry:
        context = context_of(self.game.state, seat)
        outcome = apply_answer(self.game, seat, answer)
        return self.record.add(seat, write(answer, context), outcome)
