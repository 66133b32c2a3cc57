"""Who looks after the tables: bots that are asked think and answer, clocks that run out are heard.

Of several workers one does it, whoever holds the lease; who takes it over begins with all tables.
"""

import asyncio
from asyncio import to_thread, wrap_future
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
import structlog

from famiglia.bots.bot import BUDGET
from famiglia.server.bots.job import Job, Mind, job_of
from famiglia.server.bots.pool import BotPool
from famiglia.server.cache.tables import Table
from famiglia.server.commands.chat import BOT, TEAM, Speech, kept_as
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.deadlines import clear_deadline, due
from famiglia.server.store.drafts import DRAFTS
from famiglia.server.store.lease import drop_lease, take_lease
from famiglia.server.store.notices import LOG, Notice
from famiglia.server.store.problems import StoreProblem
from famiglia.server.table.moves import confirm
from famiglia.server.table.settings import PERSON
from famiglia.server.table.timeouts import Draft, run_out
from famiglia.server.table.unit_of_work import Pen

LEASE: Final = "keeper"
LASTS: Final = 10_000
"""Milliseconds a lease holds unless it is renewed."""
TICK: Final = 1.0
"""Seconds between looks at the clocks."""
AT_ONCE: Final = 2
"""How many tables are read for bots and clocks at the same time."""
_log: Final = structlog.get_logger(__name__)


class Pace(NamedTuple):
    """How fast bots play: they answer on a beat, whatever they hold, and look at so much."""

    beat: float = 1.0
    """Seconds."""
    budget: int = BUDGET


class Keeper:
    """Runs in the event loop of a worker; bots think in a pool."""

    def __init__(self, services: Services, pool: BotPool, pace: Pace) -> None:
        self._services = services
        self._pool = pool
        self._pace = pace
        self._name = services.outside.draw()
        self._is_keeper = False
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, int] = {}
        """Tables that changed while somebody attended to them, and their last rows."""
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Look after the tables until cancelled."""
        loop = asyncio.get_running_loop()

        def hear(notice: Notice | None) -> None:
            loop.call_soon_threadsafe(self._hear, notice)

        self._services.notices.subscribe(hear)
        try:
            while True:
                try:
                    await self._tick()
                except Exception as failure:  # Whatever it is: the next time may be better.
                    _log.error("nobody looks after the tables", exc_info=failure)
                await asyncio.sleep(TICK)
        finally:
            self._is_keeper = False
            self._again.clear()
            tasks = list(self._attended.values())
            for task in tasks:
                task.cancel()
            if tasks:
                await asyncio.wait(tasks, timeout=TICK)
            await self._give_up()

    async def _give_up(self) -> None:
        """The next one need not wait until the lease has run out."""
        with suppress(StoreProblem):
            await wrap_future(
                self._services.writer.submit(
                    LEASE, lambda connection: drop_lease(connection, LEASE, self._name)
                )
            )

    async def _tick(self) -> None:
        now = self._services.outside.clock()
        self._is_keeper = not self._services.database.is_shared or await self._takes_lease(now)
        if not self._is_keeper:
            return
        read = self._services.database.read
        for late in await to_thread(read, lambda connection: due(connection, now)):
            self._attend(late.table_id)

    async def _takes_lease(self, now: int) -> bool:
        return await wrap_future(
            self._services.writer.submit(
                LEASE, lambda connection: take_lease(connection, LEASE, self._name, now, LASTS)
            )
        )

    def _hear(self, notice: Notice | None) -> None:
        if self._is_keeper and notice is not None and notice.of == LOG:
            self._attend(notice.table, notice.number)

    def _attend(self, table: str, number: int | None = None) -> None:
        if table in self._attended:
            if number is not None:
                self._again[table] = number
            return
        task = asyncio.get_running_loop().create_task(self._look_after(table, number))
        self._attended[table] = task
        task.add_done_callback(lambda _: self._leave(table))

    def _leave(self, table: str) -> None:
        del self._attended[table]
        if table in self._again:
            self._attend(table, self._again.pop(table))

    async def _look_after(self, table: str, number: int | None) -> None:
        """Clocks that have run out are heard, bots answer as long as one is asked."""
        try:
            found = await self._look(table, number)
            if number is None:
                found = await self._ring(found)
            while found.state.asks_bot():
                await self._play_bot(found)
                found = await self._look(table, None)
            if number is None:
                await wrap_future(self._services.room.look_later(table))
        except Refusal as refusal:
            _log.error("a table cannot be looked after", table=table, key=refusal.key)
            self._services.writer.submit(
                table, lambda connection: clear_deadline(connection, table)
            )
        except Exception as failure:  # It is still due, so it will be tried again.
            _log.error("a table is not looked after", table=table, exc_info=failure)

    async def _look(self, table: str, number: int | None) -> Table:
        """Not many at once: people's requests go before."""
        if found := None if number is None else self._services.room.at_hand(table, number):
            return found
        async with self._gate:
            return await to_thread(self._services.room.look, table, number)

    async def _play_bot(self, table: Table) -> None:
        """One move of a bot; what it fails to give is given by default."""
        question, decision = table.state.decision_number, table.state.decision
        assert decision is not None
        seat = decision.seat
        texts = await self._on_the_beat(self._planned(table, seat))

        def move(pen: Pen) -> None:
            if _is_open(pen, question):
                confirm(pen, seat, question, texts, None)

        def default(pen: Pen) -> None:
            if _is_open(pen, question):
                pen.default()
                pen.go_on()

        room = self._services.room
        try:
            await wrap_future(room.do(table.row.id, move if texts else default))
            self._services.metrics.bot_moves.inc()
        except Refusal as refusal:
            _log.error("a bot was refused", key=refusal.key)
            self._services.metrics.bot_failures.inc()
            await wrap_future(room.do(table.row.id, default))

    async def _on_the_beat(self, planning: Coroutine[None, None, list[str]]) -> list[str]:
        """Who thinks longer than a beat answers on a later one: how long it took, nobody sees."""
        task = asyncio.create_task(planning)
        try:
            while not task.done():
                await asyncio.sleep(self._pace.beat)
            return task.result()
        finally:
            task.cancel()

    async def _planned(self, table: Table, seat: int) -> list[str]:
        """What a bot is about to do, which its partner learns first."""
        texts = await self._thought_out(table, seat)
        await self._tell_partner(table, seat, texts)
        return texts

    async def _thought_out(self, table: Table, seat: int) -> list[str]:
        game = table.state.game
        assert game is not None
        bot = table.state.seats[seat].bot
        mind = Mind(bot, self._services.outside.draw(), self._pace.budget)
        try:
            async with self._gate:
                job = await to_thread(job_of, table.played.place, game.view(seat), mind)
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
            await asyncio.sleep(TICK)
            return await wrap_future(self._pool.think(job))

    async def _tell_partner(self, table: Table, seat: int, texts: list[str]) -> None:
        """A bot beside a person says what it is about to do, before it does it."""
        state = table.state
        partners = [other for other in state.settings.partners(seat) if other != seat]
        if texts and any(state.seats[other].bot == PERSON for other in partners):
            channel = kept_as(TEAM, state.settings.team(seat))
            speech = Speech(channel, BOT, seat, "\n".join(texts))
            await wrap_future(self._services.chat.say(table.row.id, speech))

    async def _ring(self, table: Table) -> Table:
        """Whose time is over at a table; and the table then."""
        now, state = self._services.outside.clock(), table.state
        late = [seat for seat, end in state.clocks.ends(state.at).items() if end <= now]
        for seat in late:
            await self._run_out(table.row.id, seat, now)
        return await self._look(table.row.id, None) if late else table

    async def _run_out(self, table: str, seat: int, now: int) -> None:
        drafts = await to_thread(
            self._services.database.read, lambda connection: DRAFTS.all_at(connection, table)
        )
        draft = Draft()
        if kept := drafts.get(seat):
            draft = Draft(kept.decision, msgspec.json.decode(kept.answers, type=list[str]))
        try:
            await wrap_future(
                self._services.room.do(table, lambda pen: run_out(pen, seat, now, draft))
            )
            self._services.metrics.clocks_run_out.inc()
        except Refusal as refusal:
            _log.info("in time after all", key=refusal.key)


def _is_open(pen: Pen, question: int) -> bool:
    """Whether a bot still is to answer that question: meanwhile a person may have come back."""
    return pen.state.asks_bot() and pen.state.decision_number == question
