"""A worker: the application with its database, and the scheduler beside it."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import parent_process
from pathlib import Path
from typing import IO, Final

import structlog
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from famiglia.arena.processes import most_processes
from famiglia.server.bots.pool import BotPool
from famiglia.server.config import ConfigError, from_environment
from famiglia.server.http.app import application
from famiglia.server.http.limits import Limits
from famiglia.server.services import Services
from famiglia.server.store.problems import (
    DatabaseBusy,
    DatabaseFull,
    DatabaseGone,
    StoreProblem,
)
from famiglia.server.store.process_lock import lock_database
from famiglia.server.worker.logs import configure
from famiglia.server.worker.prepare import prepared
from famiglia.server.worker.scheduler import Pace, Scheduler
from famiglia.server.worker.warm_up import warm_up

BOT_PROCESSES: Final = most_processes(sys.platform, max(1, (os.cpu_count() or 2) - 1))
"""How many processes think for bots."""


COLLECTIONS_PER_FULL: Final = 1000
"""After so many smaller collections there is a full one: every quarter of an hour at most."""
SWITCH_SECONDS: Final = 0.0005
"""Seconds after which threads take turns: who writes lets others in at every statement."""
WARM_UP_SECONDS: Final = 0.5
"""Seconds for which nobody is let in while all is made ready: the first would wait as long."""

_log: Final = structlog.get_logger(__name__)


def worker() -> Litestar:
    """What each worker process serves."""
    sys.setswitchinterval(SWITCH_SECONDS)
    _collect_seldom()
    config = from_environment()
    configure(logging.WARNING if config.is_quiet else logging.INFO)
    with _told_to_parent():
        process_lock = lock_database(config.database)
        services = prepared(config)
    return application(
        services,
        lifespan=[lambda app: lifespan(services, process_lock, config.compiled_copy)],
        limits=Limits(services.runtime.clock) if config.has_limits else None,
        are_metrics_public=config.are_metrics_public,
    )


@contextmanager
def _told_to_parent() -> Iterator[None]:
    """Of several workers each says in one line why it cannot serve, and ends.

    A database that is away may come back: then the parent tries again. A worker that is alone
    leaves it to who started it.
    """
    try:
        yield
    except (ConfigError, StoreProblem) as problem:
        if parent_process() is None:
            raise
        _log.error(str(problem))
        may_pass = isinstance(problem, (DatabaseGone, DatabaseBusy, DatabaseFull))
        sys.exit(1 if may_pass else STARTUP_FAILURE)


def _collect_seldom() -> None:
    """Looking through all that lives long for what nobody needs stops everybody for a while.

    With some hundred tables that is a quarter of a second, and it finds next to nothing: tables
    are given up as soon as nobody refers to them.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, COLLECTIONS_PER_FULL)
    gc.freeze()  # What has been loaded stays.


@asynccontextmanager
async def lifespan(
    services: Services, process_lock: IO[str] | None, compiled_copy: Path | None = None
) -> AsyncIterator[None]:
    """While the application runs, tables are looked after, and nobody else has them."""
    pool = BotPool(BOT_PROCESSES, compiled_copy)
    scheduler = asyncio.create_task(Scheduler(services, pool, Pace()).run())
    making = asyncio.create_task(asyncio.to_thread(warm_up, services))
    try:
        await asyncio.wait({making}, timeout=WARM_UP_SECONDS)
        yield
    finally:
        await making  # It reads the database, which is closed below.
        scheduler.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await scheduler
        pool.close()
        services.close()
        if process_lock is not None:
            process_lock.close()
