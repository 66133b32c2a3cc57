"""Bots play by themselves, also when one fails; time that runs out is heard."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Timer
from typing import Final

import pytest

from famiglia.server.bots.job import Job, whole_move
from famiglia.server.bots.pool import BotPool
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.chat import ChatRow, said_after
from famiglia.server.store.deadlines import Deadline, due, set_deadline
from famiglia.server.store.log import rows_after
from famiglia.server.table.events import Paused
from famiglia.server.table.rows import ANSWER
from famiglia.server.table.seats import Guest, leave, sit, start
from famiglia.server.table.settings import PERSON, LiveClock, Settings
from famiglia.server.table.state import ENDED, PAUSED, TableState
from famiglia.server.table.timeouts import come_back
from famiglia.server.worker.scheduler import Pace, Scheduler
from tests.engine.build import PLAIN
from tests.server.event_loop import run

TABLE: Final = "table-1"
QUICK: Final = Pace(beat=0, budget=10)
SLOW: Final = Pace(beat=0.1, budget=10)
FOUR_BOTS: Final = ("picciotto", "soldato", "picciotto", "soldato")


class Clock:
    """A clock that tests can put forward."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(tmp_path: Path, clock: Clock) -> Iterator[Services]:
    ids = count()
    runtime = Runtime(clock, lambda: f"drawn-{next(ids)}")
    opened = open_services(f"sqlite:///{tmp_path / 'famiglia.db'}", tmp_path, runtime)
    yield opened
    opened.close()


class OwnProcess(BotPool):
    """Bots think in the test's own process: quicker to begin with."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def think(self, job: Job) -> Future[list[str]]:
        self.jobs.append(job)
        future: Future[list[str]] = Future()
        future.set_result(whole_move(job))
        return future


class Failing(OwnProcess):
    """Every third move goes wrong."""

    def think(self, job: Job) -> Future[list[str]]:
        if len(self.jobs) % 3:
            return super().think(job)
        self.jobs.append(job)
        future: Future[list[str]] = Future()
        future.set_exception(RuntimeError("a bot fell off its chair"))
        return future


class Refused(OwnProcess):
    """Its answers are never on offer."""

    def think(self, job: Job) -> Future[list[str]]:
        super().think(job)
        future: Future[list[str]] = Future()
        future.set_result(["turn pass", "turn pass"])
        return future


class Pausing(OwnProcess):
    """The table is paused while it thinks."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def think(self, job: Job) -> Future[list[str]]:
        self._services.tables.execute(TABLE, lambda work: work.append_event(Paused())).result()
        return super().think(job)


class Returning(OwnProcess):
    """The player comes back while it thinks."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services

    def think(self, job: Job) -> Future[list[str]]:
        person = f"person-{job.seat}"
        self._services.tables.execute(
            TABLE, lambda work: come_back(work, job.seat, person)
        ).result()
        return super().think(job)


class Thoughtful(OwnProcess):
    """Thinks for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds

    def think(self, job: Job) -> Future[list[str]]:
        move, future = super().think(job).result(), Future[list[str]]()
        future.set_running_or_notify_cancel()
        Timer(self._seconds, lambda: future.set_result(move)).start()
        return future


def opened(services: Services, settings: Settings, edition: str = str(PLAIN)) -> None:
    services.tables.open(TableSpec(TABLE, "anna", "7", settings, edition)).result()
    for seat in range(settings.seats):
        if settings.bot(seat) == PERSON:
            guest = Guest(f"person-{seat}", f"Person {seat}", f"link {seat}")
            services.tables.execute(TABLE, lambda work, s=seat, g=guest: sit(work, s, g)).result()  # type: ignore[misc]
    services.tables.execute(TABLE, lambda work: start(work, "anna")).result()


async def ended(scheduler: asyncio.Task[None]) -> None:
    scheduler.cancel()
    with suppress(asyncio.CancelledError):
        await scheduler


def kept(
    services: Services,
    pool: BotPool,
    is_there: Callable[[TableState], bool],
    pace: Pace = QUICK,
) -> TableState:
    """Let a scheduler work until something is the case."""

    async def work() -> TableState:
        scheduler = asyncio.create_task(Scheduler(services, pool, pace).run())
        end = time.monotonic() + 120
        while time.monotonic() < end:
            state = services.tables.load(TABLE).state
            if is_there(state):
                break
            await asyncio.sleep(0.02)
        await ended(scheduler)
        return state

    return run(work())


def is_over(state: TableState) -> bool:
    return state.status == ENDED


@pytest.mark.parametrize(
    "settings",
    [
        Settings(bots=FOUR_BOTS),
        Settings(mode="1v1", bots=FOUR_BOTS[:2]),
        Settings(mode="2v1", level="hard", bots=FOUR_BOTS[:3]),
    ],
    ids=lambda settings: settings.mode,
)
def test_a_table_of_bots_runs_by_itself(services: Services, settings: Settings) -> None:
    opened(services, settings)
    state = kept(services, OwnProcess(), is_over)
    assert state.status == ENDED


def test_a_table_goes_on_when_a_bot_fails(services: Services) -> None:
    opened(services, Settings(mode="1v1", bots=FOUR_BOTS[:2]))
    state = kept(services, Failing(), lambda state: state.decision_number > 60)
    assert state.decision_number > 60
    assert services.metrics.bot_failures._value.get() > 0


def test_what_is_refused_to_a_bot_is_given_by_default(services: Services) -> None:
    opened(services, Settings(mode="1v1", set_up="quick", bots=FOUR_BOTS[:2]))
    state = kept(services, Refused(), lambda state: state.decision_number > 60)
    assert state.decision_number > 60


def test_a_bot_gives_no_answer_at_a_table_that_was_paused_meanwhile(services: Services) -> None:
    opened(services, Settings(mode="1v1", set_up="quick", bots=FOUR_BOTS[:2]))
    before = services.tables.load(TABLE).state.decision_number
    pool, begin = Pausing(services), time.monotonic()
    state = kept(services, pool, lambda state: bool(pool.jobs) and time.monotonic() > begin + 1)
    assert (state.status, state.decision_number) == (PAUSED, before)


def test_a_bot_gives_no_answer_for_who_has_come_back_meanwhile(services: Services) -> None:
    opened(services, Settings(set_up="quick"))
    [asked] = services.tables.load(TABLE).state.seats_on_clock()
    services.tables.execute(TABLE, lambda work: leave(work, asked, f"person-{asked}")).result()
    before = services.tables.load(TABLE).state.decision_number
    pool, begin = Returning(services), time.monotonic()
    state = kept(services, pool, lambda _: bool(pool.jobs) and time.monotonic() > begin + 1)
    assert (state.seats_on_clock(), state.decision_number) == ([asked], before)


@pytest.mark.parametrize(("thinks", "answers"), [(0.01, 0.4), (0.5, 0.8)])
def test_bots_answer_on_a_beat_however_long_they_think(
    services: Services, thinks: float, answers: float
) -> None:
    """[1.4.9] How long it takes would tell what they hold."""
    opened(services, Settings(mode="1v1", set_up="quick", bots=FOUR_BOTS[:2]))
    begin, before = time.monotonic(), services.tables.load(TABLE).state.number
    kept(services, Thoughtful(thinks), lambda state: state.number > before, Pace(0.4, 10))
    assert time.monotonic() - begin >= answers


class Stumbling(Scheduler):
    """The first time something goes wrong that nobody has thought of."""

    has_stumbled = False

    async def _tick(self) -> None:
        if not self.has_stumbled:
            self.has_stumbled = True
            raise RuntimeError("what is this?")
        await super()._tick()


def test_tables_are_looked_after_whatever_goes_wrong(services: Services) -> None:
    opened(services, Settings(mode="1v1", set_up="quick", bots=FOUR_BOTS[:2]))
    pool = OwnProcess()

    async def work() -> None:
        scheduler = asyncio.create_task(Stumbling(services, pool, QUICK).run())
        end = time.monotonic() + 60
        while not pool.jobs and time.monotonic() < end:
            await asyncio.sleep(0.05)
        await ended(scheduler)

    run(work())
    assert pool.jobs


def test_bots_wait_for_people(services: Services) -> None:
    opened(services, Settings(bots=("", "soldato", "soldato", "soldato")))
    pool = OwnProcess()
    state = kept(services, pool, lambda state: state.seats_on_clock() == [0])
    assert state.decision is not None
    assert all(job.seat != 0 for job in pool.jobs)


def test_a_real_pool_plays_with_the_real_edition(services: Services) -> None:
    opened(services, Settings(set_up="quick", bots=FOUR_BOTS), "sicilia")
    pool = BotPool(1)
    try:
        state = kept(services, pool, lambda state: state.decision_number > 40)
    finally:
        pool.close()
    assert state.decision_number > 40


def test_time_that_runs_out_is_heard(services: Services, clock: Clock) -> None:
    opened(services, Settings(set_up="quick", clock=LiveClock(60)))
    before = services.tables.load(TABLE).state
    [late] = before.seats_on_clock()
    clock.now += 60_000
    state = kept(services, OwnProcess(), lambda state: state.number > before.number)
    assert state.clocks.missed[late] == 1


@pytest.fixture
def shared(postgres_url: str, tmp_path: Path, clock: Clock) -> Iterator[Services]:
    """With a database that several workers share."""
    ids = count()
    opened = open_services(postgres_url, tmp_path, Runtime(clock, lambda: f"drawn-{next(ids)}"))
    yield opened
    opened.close()


def test_one_of_two_workers_keeps_the_tables(shared: Services) -> None:
    services = shared
    opened(services, Settings(set_up="quick", bots=FOUR_BOTS))
    one, other = OwnProcess(), OwnProcess()

    async def work() -> None:
        schedulers = [asyncio.create_task(Scheduler(services, one, SLOW).run())]
        await asyncio.sleep(0.3)
        schedulers.append(asyncio.create_task(Scheduler(services, other, SLOW).run()))
        await asyncio.sleep(1.5)
        await ended(schedulers[0])
        had_jobs.append((bool(one.jobs), bool(other.jobs)))
        await asyncio.sleep(2.5)
        await ended(schedulers[1])

    had_jobs: list[tuple[bool, bool]] = []
    run(work())
    assert had_jobs == [(True, False)]
    assert other.jobs, "who ends gives the lease back at once"


def said(services: Services, team: int) -> list[ChatRow]:
    return services.database.read(
        lambda connection: said_after(connection, TABLE, f"team {team}", 0)
    )


def test_a_bot_that_takes_over_tells_the_partner_its_plan_before_it_moves(
    services: Services,
) -> None:
    """And nobody else."""
    opened(services, Settings(set_up="quick"))
    state = services.tables.load(TABLE).state
    [asked] = state.seats_on_clock()
    services.tables.execute(TABLE, lambda work: leave(work, asked, f"person-{asked}")).result()
    before = services.tables.load(TABLE).state.number
    state = kept(services, OwnProcess(), lambda state: state.number > before)
    team = state.settings.team(asked)
    [plan] = said(services, team)
    assert (plan.seat, plan.person) == (asked, "")
    rows = services.database.read(lambda connection: rows_after(connection, TABLE, before))
    moved = [row.text for row in rows if row.seat == asked and row.kind == ANSWER]
    assert plan.text.splitlines() == moved
    assert not said(services, 1 - team)


def test_bots_among_themselves_say_nothing(services: Services) -> None:
    opened(services, Settings(set_up="quick", bots=FOUR_BOTS))
    kept(services, OwnProcess(), lambda state: state.decision_number > 10)
    assert not said(services, 0)
    assert not said(services, 1)


def test_a_table_at_which_nothing_is_due_is_looked_at_once(services: Services) -> None:
    """As one that another version of the program has marked to be looked at."""
    opened(services, Settings(set_up="quick"))
    read, write = services.database.read, services.writer.submit
    write(TABLE, lambda connection: set_deadline(connection, Deadline(TABLE, 0))).result()
    kept(services, OwnProcess(), lambda _: not read(lambda connection: due(connection, 2**50)))
    assert not read(lambda connection: due(connection, 2**50))
