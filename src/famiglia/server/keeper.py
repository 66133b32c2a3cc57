"""Who looks after the tables: bots that are asked think and answer, clocks that run out are heard.

Of several workers one does it, whoever holds the lease; who takes it over begins with all tables.
"""

import asyncio
from asyncio import to_thread, wrap_future
from typing import Final, NamedTuple

import msgspec
import structlog

from famiglia.bots.bot import BUDGET
from famiglia.server.bots.job import Mind, job_of
from famiglia.server.bots.pool import BotPool
from famiglia.server.problems import Refusal
from famiglia.server.room import Table
from famiglia.server.services import Services
from famiglia.server.store.deadlines import due
from famiglia.server.store.drafts import draft_of
from famiglia.server.store.lease import take_lease
from famiglia.server.store.notices import Notice
from famiglia.server.store.problems import StoreProblem
from famiglia.server.store.tables import tables_in
from famiglia.server.table.moves import confirm
from famiglia.server.table.pen import Pen
from famiglia.server.table.settings import PERSON
from famiglia.server.table.state import RUNNING
from famiglia.server.table.time import run_out

LEASE: Final = "keeper"
LASTS: Final = 10_000
"""Milliseconds a lease holds unless it is renewed."""
TICK: Final = 1.0
"""Seconds between looks at the clocks."""
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
        self._again: set[str] = set()
        """Tables that changed while somebody attended to them."""

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
                except StoreProblem as problem:
                    _log.warning("the database does not answer", problem=str(problem))
                await asyncio.sleep(TICK)
        finally:
            for task in self._attended.values():
                task.cancel()

    async def _tick(self) -> None:
        was_keeper = self._is_keeper
        now = self._services.outside.clock()
        self._is_keeper = await wrap_future(
            self._services.writer.submit(
                LEASE, lambda connection: take_lease(connection, LEASE, self._name, now, LASTS)
            )
        )
        if not self._is_keeper:
            return
        read = self._services.database.read
        if not was_keeper:
            for row in await to_thread(read, lambda connection: tables_in(connection, RUNNING)):
                self._attend(row.id)
        for late in await to_thread(read, lambda connection: due(connection, now)):
            await self._ring(late.table_id)

    def _hear(self, notice: Notice | None) -> None:
        if notice is None:
            self._is_keeper = False  # Something may have been missed: begin with all tables again.
        elif self._is_keeper:
            self._attend(notice.table)

    def _attend(self, table: str) -> None:
        if table in self._attended:
            self._again.add(table)
            return
        task = asyncio.get_running_loop().create_task(self._play_bots(table))
        self._attended[table] = task
        task.add_done_callback(lambda _: self._leave(table))

    def _leave(self, table: str) -> None:
        del self._attended[table]
        if table in self._again:
            self._again.discard(table)
            self._attend(table)

    async def _play_bots(self, table: str) -> None:
        """Let bots answer as long as one is asked."""
        while True:
            found = await to_thread(self._services.room.look, table)
            decision = found.state.decision
            if decision is None or found.state.status != RUNNING:
                return
            if found.state.seats[decision.seat].bot == PERSON:
                return
            await self._play_bot(found, decision.seat)

    async def _play_bot(self, table: Table, seat: int) -> None:
        """One move of a bot; what it fails to give is given by default."""
        question = table.state.decision_number
        beat = asyncio.create_task(asyncio.sleep(self._pace.beat))
        texts = await self._thought_out(table, seat)
        await beat

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
        except Refusal as refusal:
            _log.error("a bot was refused", table=table.row.id, key=refusal.key)
            await wrap_future(room.do(table.row.id, default))

    async def _thought_out(self, table: Table, seat: int) -> list[str]:
        game = table.state.game
        assert game is not None
        bot = table.state.seats[seat].bot
        mind = Mind(bot, self._services.outside.draw(), self._pace.budget)
        try:
            job = job_of(table.played.place, game.view(seat), mind)
            return await wrap_future(self._pool.think(job))
        except Exception as failure:
            _log.error("a bot failed", table=table.row.id, bot=bot, failure=str(failure))
            return []

    async def _ring(self, table: str) -> None:
        """Somebody's time is over."""
        now = self._services.outside.clock()
        found = await to_thread(self._services.room.look, table)
        for seat, end in found.state.clocks.ends(found.state.at).items():
            if end <= now:
                await self._run_out(table, seat, now)

    async def _run_out(self, table: str, seat: int, now: int) -> None:
        draft = await to_thread(
            self._services.database.read, lambda connection: draft_of(connection, table, seat)
        )
        texts = [] if draft is None else msgspec.json.decode(draft.answers, type=list[str])
        try:
            await wrap_future(
                self._services.room.do(table, lambda pen: run_out(pen, seat, now, texts))
            )
        except Refusal as refusal:
            _log.info("in time after all", table=table, key=refusal.key)


def _is_open(pen: Pen, question: int) -> bool:
    """Whether that question still waits: nobody has paused the table or answered it meanwhile."""
    return pen.state.status == RUNNING and pen.state.decision_number == question
