"""Who looks after the tables: bots that are asked think and answer, clocks that run out are heard.

Of several workers one does it, whoever holds the lease; who takes it over begins with all tables.
"""

import asyncio
from asyncio import to_thread, wrap_future
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, NamedTuple

import structlog

from famiglia.bots.bot import BUDGET_POSITIONS
from famiglia.server.bots.job import Job, SeatBot, job_of
from famiglia.server.bots.pool import BotPool
from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.chat import BOT, TEAM, Speech, stored_channel
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.deadlines import clear_deadline, due
from famiglia.server.store.drafts import DRAFTS
from famiglia.server.store.lease import drop_lease, take_lease
from famiglia.server.store.notices import LOG_TOPIC, Notice
from famiglia.server.store.problems import StoreProblem
from famiglia.server.table.drafts import Draft
from famiglia.server.table.moves import confirm
from famiglia.server.table.settings import PERSON
from famiglia.server.table.timeouts import run_out
from famiglia.server.table.unit_of_work import UnitOfWork

LEASE: Final = "scheduler"
LEASE_MILLISECONDS: Final = 10_000
"""Milliseconds a lease holds unless it is renewed."""
TICK_SECONDS: Final = 1.0
"""Seconds between looks at the clocks."""
LOADS_AT_ONCE: Final = 2
"""How many tables are read for bots and clocks at the same time."""
_log: Final = structlog.get_logger(__name__)


class Pace(NamedTuple):
    """How fast bots play: they answer on a beat, whatever they hold, and look at so much."""

    beat: float = 1.0
    """Seconds."""
    budget: int = BUDGET_POSITIONS


class Scheduler:
    """Runs in the event loop of a worker; bots think in a pool."""

    def __init__(self, services: Services, pool: BotPool, pace: Pace) -> None:
        self._services = services
        self._pool = pool
        self._pace = pace
        self._name = services.runtime.new_token()
        self._has_lease = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, int] = {}
        """Tables that changed while somebody attended to them, and their last rows."""
        self._gate = asyncio.Semaphore(LOADS_AT_ONCE)

    async def run(self) -> None:
        """Look after the tables until cancelled."""
        loop = asyncio.get_running_loop()

        def on_notice(notice: Notice | None) -> None:
            loop.call_soon_threadsafe(self._on_notice, notice)

        self._services.notices.subscribe(on_notice)
        try:
            while True:
                try:
                    await self._tick()
                except Exception as failure:  # Whatever it is: the next time may be better.
                    _log.error("nobody looks after the tables", exc_info=failure)
                await asyncio.sleep(TICK_SECONDS)
        finally:
            self._has_lease = False
            self._again.clear()
            tasks = list(self._tasks.values())
            for task in tasks:
                task.cancel()
            if tasks:
                await asyncio.wait(tasks, timeout=TICK_SECONDS)
            await self._give_lease_back()

    async def _give_lease_back(self) -> None:
        """The next one need not wait until the lease has run out."""
        with suppress(StoreProblem):
            await wrap_future(
                self._services.writer.submit(
                    LEASE, lambda connection: drop_lease(connection, LEASE, self._name)
                )
            )

    async def _tick(self) -> None:
        now = self._services.runtime.clock()
        self._has_lease = not self._services.database.is_shared or await self._take_lease(now)
        if not self._has_lease:
            return
        read = self._services.database.read
        for late in await to_thread(read, lambda connection: due(connection, now)):
            self._schedule(late.table_id)

    async def _take_lease(self, now: int) -> bool:
        return await wrap_future(
            self._services.writer.submit(
                LEASE,
                lambda connection: take_lease(
                    connection, LEASE, self._name, now, LEASE_MILLISECONDS
                ),
            )
        )

    def _on_notice(self, notice: Notice | None) -> None:
        if self._has_lease and notice is not None and notice.topic == LOG_TOPIC:
            self._schedule(notice.table, notice.number)

    def _schedule(self, table: str, number: int | None = None) -> None:
        if table in self._tasks:
            if number is not None:
                self._again[table] = number
            return
        task = asyncio.get_running_loop().create_task(self._run_table(table, number))
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._leave(table))

    def _leave(self, table: str) -> None:
        del self._tasks[table]
        if table in self._again:
            self._schedule(table, self._again.pop(table))

    async def _run_table(self, table: str, number: int | None) -> None:
        """Clocks that have run out are heard, bots answer as long as one is asked."""
        try:
            found = await self._look(table, number)
            if number is None:
                found = await self._end_turns_out_of_time(found)
            while found.state.asks_bot():
                await self._play_bot(found)
                found = await self._look(table, None)
            if number is None:
                await wrap_future(self._services.tables.save_deadline(table))
        except Refusal as refusal:
            _log.error("a table cannot be looked after", table=table, key=refusal.key)
            self._services.writer.submit(
                table, lambda connection: clear_deadline(connection, table)
            )
        except Exception as failure:  # It is still due, so it will be tried again.
            _log.error("a table is not looked after", table=table, exc_info=failure)

    async def _look(self, table: str, number: int | None) -> CachedTable:
        """Not many at once: people's requests go before."""
        if found := None if number is None else self._services.tables.cached(table, number):
            return found
        async with self._gate:
            return await to_thread(self._services.tables.load, table, number)

    async def _play_bot(self, table: CachedTable) -> None:
        """One move of a bot; what it fails to give is given by default."""
        question, decision = table.state.decision_number, table.state.decision
        assert decision is not None
        seat = decision.seat
        texts = await self._on_the_beat(self._plan_move(table, seat))

        def move(work: UnitOfWork) -> None:
            if _is_open(work, question):
                confirm(work, seat, Draft(question, texts), None)

        def default(work: UnitOfWork) -> None:
            if _is_open(work, question):
                work.default()
                work.advance()

        tables = self._services.tables
        try:
            await wrap_future(tables.execute(table.row.id, move if texts else default))
            self._services.metrics.bot_moves.inc()
        except Refusal as refusal:
            _log.error("a bot was refused", key=refusal.key)
            self._services.metrics.bot_failures.inc()
            await wrap_future(tables.execute(table.row.id, default))

    async def _on_the_beat(self, planning: Coroutine[None, None, list[str]]) -> list[str]:
        """Who thinks longer than a beat answers on a later one: how long it took, nobody sees."""
        task = asyncio.create_task(planning)
        try:
            while not task.done():
                await asyncio.sleep(self._pace.beat)
            return task.result()
        finally:
            task.cancel()

    async def _plan_move(self, table: CachedTable, seat: int) -> list[str]:
        """What a bot is about to do, which its partner learns first."""
        texts = await self._think_in_pool(table, seat)
        await self._announce_to_partner(table, seat, texts)
        return texts

    async def _think_in_pool(self, table: CachedTable, seat: int) -> list[str]:
        game = table.state.game
        assert game is not None
        bot = table.state.seats[seat].bot
        bot_in_seat = SeatBot(bot, self._services.runtime.new_token(), self._pace.budget)
        try:
            async with self._gate:
                job = await to_thread(job_of, table.edition.source, game.view(seat), bot_in_seat)
            return await self._think(job)
        except Exception as failure:
            _log.error("a bot failed", bot=bot, exc_info=failure)
            self._services.metrics.bot_failures.inc()
            return []

    async def _think(self, job: Job) -> list[str]:
        """Once more where a process died: it may have thought about another table."""
        try:
            return await wrap_future(self._pool.think(job))
        except BrokenProcessPool:
            await asyncio.sleep(TICK_SECONDS)
            return await wrap_future(self._pool.think(job))

    async def _announce_to_partner(self, table: CachedTable, seat: int, texts: list[str]) -> None:
        """A bot beside a person says what it is about to do, before it does it."""
        state = table.state
        partner = state.settings.partner(seat)
        if texts and partner is not None and state.seats[partner].bot == PERSON:
            channel = stored_channel(TEAM, state.settings.team(seat))
            speech = Speech(channel, BOT, seat, "\n".join(texts))
            await wrap_future(self._services.chat.say(table.row.id, speech))

    async def _end_turns_out_of_time(self, table: CachedTable) -> CachedTable:
        """Whose time is over at a table; and the table then."""
        now, state = self._services.runtime.clock(), table.state
        late = [seat for seat, end in state.clocks.ends(state.at).items() if end <= now]
        for seat in late:
            await self._answer_for_late_seat(table.row.id, seat, now)
        return await self._look(table.row.id, None) if late else table

    async def _answer_for_late_seat(self, table: str, seat: int, now: int) -> None:
        drafts = await to_thread(
            self._services.database.read, lambda connection: DRAFTS.all_at(connection, table)
        )
        draft = drafts.get(seat)
        try:
            await wrap_future(
                self._services.tables.execute(table, lambda work: run_out(work, seat, now, draft))
            )
            self._services.metrics.clocks_run_out.inc()
        except Refusal as refusal:
            _log.info("in time after all", key=refusal.key)


def _is_open(work: UnitOfWork, question: int) -> bool:
    """Whether a bot still is to answer that question: meanwhile a person may have come back."""
    return work.state.asks_bot() and work.state.decision_number == question
