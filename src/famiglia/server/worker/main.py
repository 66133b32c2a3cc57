"""A worker: the application with its database, and the keeper beside it."""

import asyncio
import gc
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import IO, Final

from litestar import Litestar

from famiglia.server.bots.pool import BotPool
from famiglia.server.config import told
from famiglia.server.http.app import application
from famiglia.server.http.limits import Limits
from famiglia.server.identity import drawn
from famiglia.server.services import Outside, Services, open_services
from famiglia.server.store.exclusive import alone_at
from famiglia.server.worker.logs import configure
from famiglia.server.worker.scheduler import Keeper, Pace
from famiglia.server.worker.warm_up import make_ready

THINKING: Final = max(1, (os.cpu_count() or 2) - 1)
"""How many processes think for bots."""


SELDOM: Final = 1000
"""After so many smaller collections there is a full one: every quarter of an hour at most."""
SWITCH: Final = 0.0005
"""Seconds after which threads take turns: who writes lets others in at every statement."""
PATIENCE: Final = 0.5
"""Seconds for which nobody is let in while all is made ready: the first would wait as long."""


def worker() -> Litestar:
    """What each worker process serves."""
    sys.setswitchinterval(SWITCH)
    _collect_seldom()
    settings = told()
    configure(logging.WARNING if settings.is_quiet else logging.INFO)
    alone = alone_at(settings.database)
    outside = Outside(lambda: time.time_ns() // 1_000_000, drawn)
    services = open_services(
        settings.database, settings.folder, outside, settings.is_secure, settings.editions
    )
    return application(
        services,
        lifespan=[lambda app: keeping(services, alone)],
        limits=Limits(outside.clock) if settings.has_limits else None,
        are_metrics_public=settings.are_metrics_public,
    )


def _collect_seldom() -> None:
    """Looking through all that lives long for what nobody needs stops everybody for a while.

    With some hundred tables that is a quarter of a second, and it finds next to nothing: tables
    are given up as soon as nobody refers to them.
    """
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)
    gc.freeze()  # What has been loaded stays.


@asynccontextmanager
async def keeping(services: Services, alone: IO[str] | None) -> AsyncIterator[None]:
    """While the application runs, tables are looked after, and nobody else has them."""
    pool = BotPool(THINKING)
    keeper = asyncio.create_task(Keeper(services, pool, Pace()).run())
    making = asyncio.create_task(asyncio.to_thread(make_ready, services))
    try:
        await asyncio.wait({making}, timeout=PATIENCE)
        yield
    finally:
        await making  # It reads the database, which is closed below.
        keeper.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await keeper
        pool.close()
        services.close()
        if alone is not None:
            alone.close()
