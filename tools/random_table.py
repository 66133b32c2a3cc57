"""Random games at real tables: which are worth telling, and what seats see of them."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from tools.fuzz.play import Answered, FuzzTable, answers, give

from famiglia.engine.kinds import KINDS, TURN
from famiglia.engine.packing import describe
from famiglia.engine.state import CHANCE
from famiglia.record.mode import Mode
from famiglia.record.notation import Answer
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.messages.snapshot import snapshot_message
from famiglia.server.messages.types import SnapshotMessage
from famiglia.server.services import Services
from famiglia.server.table.events import Started
from famiglia.server.table.moments import MomentMessage
from famiglia.server.table.projection import RowMessage
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import UnitOfWork
from famiglia.server.table.votes import take_back

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")

Sort = tuple[str, str, bool]
"""A kind of question, a variant of its answers, and whether there are others."""


class Chapter(NamedTuple):
    """What is answered in a row, and then to whom something new is asked, and what."""

    answers: list[Answered]
    seat: int
    kind: str


def chapters(table: FuzzTable, seed: int, known: set[Sort]) -> list[Chapter]:
    """A game cut where a player is asked something unknown; the last chapter is its end."""
    game, found = table.game(), [Chapter([], CHANCE, "")]
    for answer in answers(game, seed):
        decision = game.decision()
        assert decision is not None
        kind, is_choice = KINDS[decision.kind].name, len(decision.options) > 1
        variants = {describe(decision.kind, option).variant for option in decision.options}
        sorts = {(kind, variant, is_choice) for variant in variants}
        if decision.seat != CHANCE and not sorts <= known:
            known |= sorts
            found[-1] = Chapter(found[-1].answers, decision.seat, kind)
            found.append(Chapter([], CHANCE, ""))
        found[-1].answers.append(answer)
        give(game, answer)
    return found


class RealTable:
    """A table of the server at which people give recorded answers."""

    def __init__(self, services: Services, mode: Mode, id_: str, set_up: str) -> None:
        self._services = services
        self._id = id_
        self._settings = Settings(mode=mode.name, level=mode.level, set_up=set_up)
        self._has_undone = False
        services.tables.open(TableSpec(id_, _person(0), "0", self._settings)).result()

    def begin(self) -> None:
        """All sit down, and the game starts."""

        def command(work: UnitOfWork) -> None:
            names = NAMES[: self._settings.seats]
            for seat, name in enumerate(names):
                sit(work, seat, Guest(_person(seat), name, f"{self._id} {seat}"))
            work.append_event(Started(names))

        self._services.tables.execute(self._id, command).result()

    def play(self, parts: list[Chapter]) -> Iterator[Chapter]:
        """Play each chapter, and stop behind it."""
        for chapter in parts:
            self._services.tables.execute(self._id, partial(self._give, chapter.answers)).result()
            yield chapter

    def snapshot(self, seat: int) -> SnapshotMessage:
        """Everything a seat sees."""
        return snapshot_message(self._services.tables.snapshot(self._id, seat), _person(seat))

    def rows(self, seat: int) -> list[RowMessage]:
        """All that a seat was told."""
        return self._services.tables.rows_for(self._id, seat, 0)

    def moments(self, seat: int) -> list[MomentMessage]:
        """What it saw after each answer."""
        last = self._services.tables.load(self._id).state.number
        return self._services.tables.moments_for(self._id, seat, 1, last)

    def _give(self, answered: list[Answered], work: UnitOfWork) -> None:
        for answer in answered:
            self._answer(work, answer)
            if answer.kind == TURN and not self._has_undone:
                self._undo(work, answer)
        if work.state.decision is None:
            work.advance()

    def _answer(self, work: UnitOfWork, answer: Answered) -> None:
        person = None if answer.seat == CHANCE else _person(answer.seat)
        work.answer(answer.seat, Answer(answer.kind, answer.option), person)

    def _undo(self, work: UnitOfWork, answer: Answered) -> None:
        """Once a player takes back a turn that is not over, and then does it all the same."""
        if work.state.decision is not None and work.state.decision.seat == answer.seat:
            self._has_undone = True
            last = work.recorder().record.entries[-1].number
            take_back(work, answer.seat, last, _person(answer.seat))
            self._answer(work, answer)


def _person(seat: int) -> str:
    return f"person-{seat}"
