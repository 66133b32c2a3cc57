"""Tables for tests: people sit down and play, by commands alone."""

import random
from collections.abc import Callable
from typing import Final

import pytest

from famiglia.engine.game import Decision, Game
from famiglia.queries.preview import preview
from famiglia.record.notation import Answer, context_of, write
from famiglia.record.position import write as write_position
from famiglia.server.problems import Refusal
from famiglia.server.table.drafts import Draft
from famiglia.server.table.moves import confirm
from famiglia.server.table.rows import Row
from famiglia.server.table.sealed_answers import SealedAnswer
from famiglia.server.table.seats import Guest, sit, start
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import TableState
from famiglia.server.table.unit_of_work import Command, UnitOfWork
from tests.positions import tables_of

PEOPLE: Final = ("anna", "bruno", "carla", "dario")
BEGIN: Final = 1_000_000
"""When tests begin, in milliseconds."""


def situation(game: Game) -> str:
    """Everything there is of a game, as text."""
    return write_position(game.state)


def visible_state(state: TableState) -> tuple[object, ...]:
    """Everything that can be seen of a table, to compare two."""
    record = "" if state.recorder is None else state.recorder.record.to_text()
    game = "" if state.game is None else situation(state.game)
    head = (state.number, state.at, state.status, state.decision_number, state.ended)
    clocks = state.clocks
    times = (clocks.left, clocks.since, clocks.missed, state.chosen_early)
    return head, state.seats, state.votes, times, record, game


class Desk:
    """A table, its log, and a hand that does one command after the other."""

    def __init__(self, settings: Settings, seed: str = "7") -> None:
        self.state = TableState(settings, tables_of(settings.mode, settings.level))
        self.log: list[Row] = []
        self.now = BEGIN
        self.ahead: dict[int, dict[str, SealedAnswer]] = {}
        self._seed = seed

    def do(self, command: Command) -> list[Row]:
        """A command; what it refuses leaves everything as it was."""
        work = self._work()
        command(work)
        self.state, self.ahead = work.state, work.ahead
        self.log += work.rows
        return work.rows

    def refused(self, command: Command) -> str:
        """The key of the refusal; nothing may have changed."""
        before = visible_state(self.state)
        with pytest.raises(Refusal) as refused:
            command(self._work())
        assert visible_state(self.state) == before
        return refused.value.key

    def _work(self) -> UnitOfWork:
        return UnitOfWork(self.state, self.now, self._seed, self.ahead)

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game

    @property
    def question(self) -> Decision:
        """The open question; there must be one."""
        decision = self.state.decision
        assert decision is not None
        return decision

    def anew(self) -> TableState:
        """The table as whoever reads its log finds it."""
        found = TableState(self.state.settings, self.state.tables)
        for row in self.log:
            found.replay(row)
        return found


def opened(settings: Settings | None = None) -> Desk:
    """A table at which everybody sits."""
    desk = Desk(settings or Settings())
    for seat, taken in enumerate(desk.state.seats):
        if not taken.is_taken:
            desk.do(sitting(seat, PEOPLE[seat]))
    return desk


def begun(settings: Settings | None = None) -> Desk:
    """A table at its first question."""
    desk = opened(settings)
    desk.do(lambda work: start(work, PEOPLE[0]))
    return desk


def sitting(seat: int, person: str) -> Command:
    return lambda work: sit(work, seat, Guest(person, person.capitalize()))


def confirming(desk: Desk, seat: int, *texts: str) -> Command:
    """A confirm of the question that is open now."""
    decision = desk.state.decision_number
    person = PEOPLE[seat] if desk.state.seats[seat].is_played_by_person else None
    return lambda work: confirm(work, seat, Draft(decision, list(texts)), person)


def any_move(desk: Desk, chance: random.Random) -> tuple[int, *tuple[str, ...]]:
    """The asked seat and a whole random move of it."""
    seat, texts = move_at(desk.state, chance)
    return seat, *texts


def move_at(state: TableState, chance: random.Random) -> tuple[int, list[str]]:
    """The asked seat of a table and a whole random move of it."""
    game, decision = state.game, state.decision
    assert game is not None
    assert decision is not None
    seen, answers = game.view(decision.seat), list[Answer]()
    found = preview(seen, answers)
    while not found.moves:
        assert found.decision is not None
        option = chance.choice(list(found.decision.options))
        answers.append(Answer(found.decision.kind, option))
        found = preview(seen, answers)
    context = context_of(game.state, decision.seat)
    return decision.seat, [write(answer, context) for answer in answers]


def written(desk: Desk, seat: int, answer: Answer) -> str:
    return write(answer, context_of(desk.game.state, seat))


def play_until(desk: Desk, is_there: Callable[[Desk], bool], seed: int = 1) -> None:
    """Random moves, until something is the case."""
    chance = random.Random(seed)
    while not is_there(desk):
        desk.do(confirming(desk, *any_move(desk, chance)))
