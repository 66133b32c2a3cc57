"""A game with people and bots at its seats, its record, and everybody's log."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from famiglia.arena.dice import Dice
from famiglia.bots.bot import Bot
from famiglia.bots.names import bot_named
from famiglia.edition.schema import Edition
from famiglia.engine.game import Decision
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.record.recorder import Recorder
from famiglia.record.undo import effective_entries, may_undo
from famiglia.terminal.game.log import log_lines
from famiglia.terminal.game.pauses import Pauses
from famiglia.terminal.game.seat_view import SeatView

NO_BOTS: Final[Mapping[int, str]] = MappingProxyType({})


class NothingToUndo(Exception):
    """A seat without an answer to take back."""


def _never(decision: Decision) -> bool:
    return False


class TerminalTable:
    """Gives answers to the game and tells every person what they may know of them.

    Seats with neither a person nor a bot answer at random.
    """

    def __init__(
        self,
        edition: Edition,
        recorder: Recorder,
        dice: Dice,
        people: Sequence[int],
        bots: Mapping[int, str] = NO_BOTS,
    ) -> None:
        self.edition = edition
        self.recorder = recorder
        self.people = people
        self.logs: dict[int, list[str]] = {seat: [] for seat in people}
        self.pauses = Pauses()
        self.bots = bots
        """The names of bots by their seats."""
        self._dice = dice
        self._seated: dict[int, Bot] = {}
        self._shown: dict[int, int] = defaultdict(int)

    def seat_view(self, seat: int) -> SeatView:
        """What a seat sees now."""
        names = self.recorder.record.header.names
        return SeatView(self.edition, self.recorder.game.state, seat, names)

    def until_asked(self, speaks_up: Callable[[Decision], bool] = _never) -> Decision | None:
        """Let chance and bots answer until a person is asked or the game is over.

        Before a bot answers, somebody may speak up; then the game has changed.
        """
        while (decision := self.recorder.decision()) is not None:
            if decision.seat in self.people:
                return decision
            if decision.seat == CHANCE or not speaks_up(decision):
                self.answer(decision.seat, self._answer_of(decision))
        return None

    def _answer_of(self, decision: Decision) -> int:
        """What a bot says, or chance."""
        seat = decision.seat
        if seat not in self.bots:
            return self._dice.answer(decision)
        if seat not in self._seated:
            self._seated[seat] = bot_named(self.bots[seat], self._dice.seed_of_bot(seat))
        return self._seated[seat].choose(self.recorder.game.view(seat), decision)

    def answer(self, seat: int, option: int) -> None:
        """An answer to the open question."""
        decision = self.recorder.decision()
        assert decision is not None
        before = self._sights()
        self.recorder.apply(seat, option)
        self._log(Answer(decision.kind, option), before)

    def anytime(self, seat: int, option: int) -> None:
        """An Anytime Option."""
        before = self._sights()
        self.recorder.apply_anytime(seat, option)
        self._log(Answer(ANYTIME, option), before)

    def news(self, seat: int) -> list[str]:
        """The lines that a person has not been shown yet."""
        log = self.logs[seat]
        news = log[self._shown[seat] :]
        self._shown[seat] = len(log)
        return news

    def last_answer(self, seat: int) -> tuple[int, bool]:
        """A seat's last answer, and whether it may take it back without asking anybody."""
        record = self.recorder.record
        own = [entry.number for entry in effective_entries(record.entries) if entry.seat == seat]
        if not own:
            raise NothingToUndo("You have not answered anything yet.")
        free = may_undo(record, seat)
        return own[-1], free is not None and own[-1] >= free

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, and all that followed with everybody's consent."""
        first, _ = self.last_answer(seat)
        others = set(range(len(self.recorder.record.header.names))) - {seat}
        self.recorder.undo(seat, first, others)
        self._seated.clear()  # What they had planned was for another game.
        for log in self.logs.values():
            log.append(f"{self.seat_view(seat).speaker(seat)} takes back the last answer.")

    def _sights(self) -> dict[int, SeatView]:
        return {seat: self.seat_view(seat) for seat in self.people}

    def _log(self, answer: Answer, before: dict[int, SeatView]) -> None:
        entries = effective_entries(self.recorder.record.entries)
        for seat, log in self.logs.items():
            after = self.seat_view(seat)
            log.extend(log_lines(entries, answer, before[seat], after))
