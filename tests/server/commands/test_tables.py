"""What people do at tables is kept; workers that share a database see the same tables."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from famiglia.server.cache.editions import Editions
from famiglia.server.commands.execute import CommandResult, IdempotencyKey
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.commands.tables import TableService
from famiglia.server.problems import Refusal
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.deadlines import due
from famiglia.server.store.drafts import DRAFTS
from famiglia.server.store.log import rows_after
from famiglia.server.store.notices import Notice, Notices, notices_of
from famiglia.server.store.tables import table_of
from famiglia.server.store.writer import Writer, writer_of
from famiglia.server.table.drafts import Draft
from famiglia.server.table.moves import confirm
from famiglia.server.table.seats import Guest, sit, start
from famiglia.server.table.settings import LiveClock, Settings
from famiglia.server.table.state import ENDED, TableState
from famiglia.server.table.unit_of_work import Command, UnitOfWork
from tests.engine.build import PLAIN
from tests.server.table.tables import PEOPLE, move_at, visible_state

TABLE = "table-1"


class Worker:
    """One process's part: its own writer, notices and memory, over a database."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.writer: Writer = writer_of(database)
        self.notices: Notices = notices_of(database)
        self.heard: list[Notice | None] = []
        self.notices.subscribe(self.heard.append)
        self.now = 1_000_000
        editions = Editions(folder)
        self.tables = TableService(database, self.writer, self.notices, editions, lambda: self.now)

    def open(self, settings: Settings) -> None:
        self.tables.open(TableSpec(TABLE, "anna", "7", settings, str(PLAIN))).result()
        for seat in range(settings.seats):
            self.do(sitting(seat))
        self.do(lambda work: start(work, PEOPLE[0]))

    def do(self, command: Command, key: IdempotencyKey | None = None) -> CommandResult:
        return self.tables.execute(TABLE, command, key).result()

    @property
    def state(self) -> TableState:
        return self.tables.load(TABLE).state

    def move(self, chance: random.Random, client: str | None = None) -> CommandResult:
        """A random move of whoever is asked."""
        state = self.state
        seat, texts = move_at(state, chance)
        key = None if client is None else IdempotencyKey(seat, client)
        return self.do(confirming(state, seat, texts), key)

    def close(self) -> None:
        self.writer.close()
        self.notices.close()


def sitting(seat: int) -> Command:
    return lambda work: sit(
        work, seat, Guest(PEOPLE[seat], PEOPLE[seat].capitalize(), f"link {seat}")
    )


def confirming(state: TableState, seat: int, texts: list[str]) -> Command:
    decision = state.decision_number
    return lambda work: confirm(work, seat, Draft(decision, texts), PEOPLE[seat])


Hire = Callable[[], Worker]


@pytest.fixture
def hire(url: str, database: Database, tmp_path: Path) -> Iterator[Hire]:
    """Workers over one database; the first one's is open already."""
    workers: list[Worker] = []
    databases: list[Database] = []

    def make() -> Worker:
        databases.append(open_database(url))
        workers.append(Worker(databases[-1], tmp_path / "editions"))
        return workers[-1]

    yield make
    for worker in workers:
        worker.close()
    for opened in databases:
        opened.close()


def test_a_table_goes_on_after_a_restart(hire: Hire) -> None:
    worker, chance = hire(), random.Random(2)
    worker.open(Settings())
    for _ in range(20):
        worker.move(chance)
    worker.writer.close()
    other = hire()
    assert visible_state(other.state) == visible_state(worker.state)
    for _ in range(5):
        other.move(chance)


def test_what_is_sent_twice_counts_once(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings())
    state = worker.state
    seat, texts = move_at(state, random.Random(2))
    command, key = confirming(state, seat, texts), IdempotencyKey(seat, "client-1")
    first = worker.do(command, key)
    again = worker.do(command, key)
    assert (again.first, again.last, again.rows) == (first.first, first.last, [])
    assert worker.state.number == first.last


def test_what_is_refused_leaves_nothing(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings())
    before = visible_state(worker.state)

    def half(work: UnitOfWork) -> None:
        work.default()
        raise Refusal("enough", "Something is refused after a row was written.")

    with pytest.raises(Refusal):
        worker.do(half, IdempotencyKey(0, "client-1"))
    assert visible_state(worker.state) == before
    assert len(worker.database.read(lambda c: rows_after(c, TABLE, 0))) == worker.state.number


def test_a_table_that_is_not_there_is_refused(hire: Hire) -> None:
    worker = hire()
    with pytest.raises(Refusal, match="no such table"):
        worker.tables.load("elsewhere")
    with pytest.raises(Refusal, match="no such table"):
        worker.tables.execute("elsewhere", lambda work: None).result()


def test_settings_that_cannot_be_played_are_refused(hire: Hire) -> None:
    worker = hire()
    with pytest.raises(Refusal):
        worker.tables.open(TableSpec(TABLE, "anna", "7", Settings(mode="3v3"), str(PLAIN)))


def test_a_confirmed_draft_is_gone(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings())
    seat, _ = move_at(worker.state, random.Random(2))
    draft = Draft(worker.state.decision_number, ["pass"])
    worker.writer.submit(TABLE, lambda c: DRAFTS.put(c, TABLE, seat, draft)).result()
    worker.move(random.Random(2))
    assert not worker.database.read(lambda c: DRAFTS.all_at(c, TABLE))


def test_the_next_deadline_is_known_without_the_table(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings(clock=LiveClock(600)))
    soon = worker.now + 600_000
    assert worker.database.read(lambda c: due(c, soon - 1)) == []
    assert [each.table_id for each in worker.database.read(lambda c: due(c, soon))] == [TABLE]


def test_the_end_is_published(hire: Hire) -> None:
    worker, chance = hire(), random.Random(3)
    worker.open(Settings(mode="1v1", set_up="quick"))
    while worker.state.decision is not None:
        worker.move(chance)
    row = worker.database.read(lambda c: table_of(c, TABLE))
    assert row is not None
    assert (row.state, row.ended) == (ENDED, worker.now)


def test_two_commands_at_the_same_instant_are_done_one_after_the_other(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings())
    state = worker.state
    seat, texts = move_at(state, random.Random(2))
    command = confirming(state, seat, texts)
    with ThreadPoolExecutor(8) as threads:
        futures: list[Future[CommandResult]] = [
            threads.submit(worker.do, command, IdempotencyKey(seat, f"client-{number % 2}"))
            for number in range(8)
        ]
    failures = [future.exception() for future in futures]
    done = [future.result() for future in futures if future.exception() is None]
    assert sum(bool(each.rows) for each in done) == 1
    assert len(done) == 4
    assert all(isinstance(each, Refusal) for each in failures if each)


def test_workers_take_turns_at_one_table(hire: Hire, database: Database) -> None:
    """Each sees what the other has written, and hears of it where they share a database."""
    one, other, chance = hire(), hire(), random.Random(4)
    one.open(Settings())
    while one.state.decision is not None and one.state.number < 150:
        (one if chance.random() < 0.5 else other).move(chance)
    assert visible_state(one.state) == visible_state(other.state)
    assert one.heard


def test_an_edition_stays_as_it_was(hire: Hire, tmp_path: Path) -> None:
    """Its files may change; who plays goes on with what was printed then."""
    worker = hire()
    folder = tmp_path / "mine"
    folder.mkdir()
    for path in PLAIN.glob("*.toml"):
        (folder / path.name).write_text(path.read_text())
    worker.tables.open(TableSpec("t-2", "anna", "7", Settings(), str(folder))).result()
    before = worker.tables.load("t-2").state.tables.hash
    (folder / "orders.toml").unlink()
    other = hire()
    table = other.tables.load("t-2")
    assert (table.state.tables.hash, table.edition.edition.hash) == (before, before)


def test_rows_of_another_worker_are_told_from_memory_too(hire: Hire) -> None:
    """Who writes behind them has read them, and need not replay the game to tell of them."""
    one, other = hire(), hire()
    one.open(Settings(mode="1v1"))
    for _ in range(12):
        one.move(random.Random(1))
    before = one.state.number
    other.move(random.Random(2))
    one.move(random.Random(3))
    assert one.tables.has_recent(TABLE, before, one.state.number)
    numbers = [row.number for row in one.tables.rows_for(TABLE, 0, before)]
    assert numbers == list(range(before + 1, one.state.number + 1))


@pytest.mark.parametrize("moves", [1, 30])
def test_what_was_told_before_is_told_again_with_what_came_since(hire: Hire, moves: int) -> None:
    """As a worker tells it who replays the whole game; few rows are remembered, many are not."""
    worker = hire()
    worker.open(Settings())
    seats = range(4)
    for _ in range(20):
        worker.move(random.Random(1))
    early = [worker.tables.rows_for(TABLE, seat, 0) for seat in seats]
    for _ in range(moves):
        worker.move(random.Random(2))
    late = [worker.tables.rows_for(TABLE, seat, 0) for seat in seats]
    assert late == [hire().tables.rows_for(TABLE, seat, 0) for seat in seats]
    for before, after in zip(early, late, strict=True):
        assert after[: len(before)] == before
        assert len(before) < len(after) == worker.state.number
    assert worker.tables.rows_for(TABLE, 1, 3, 9) == late[1][3:9]


def test_rows_that_are_not_remembered_yet_are_read_from_the_log(hire: Hire) -> None:
    worker = hire()
    worker.open(Settings(mode="1v1"))
    worker.move(random.Random(1))
    number = worker.state.number
    worker.tables._cache._recent[TABLE].pop()
    assert [row.number for row in worker.tables.rows_for(TABLE, 0, number - 2)] == [
        number - 1,
        number,
    ]
