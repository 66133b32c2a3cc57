"""A worker: the application with its database, and the keeper beside it."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar import Litestar

from famiglia.server.bots.pool import BotPool
from famiglia.server.http.app import application
from famiglia.server.keeper import Keeper, Pace
from famiglia.server.people import drawn
from famiglia.server.services import Outside, Services, open_services
from famiglia.server.settings import told

THINKING: Final = max(1, (os.cpu_count() or 2) - 1)
"""How many processes think for bots."""


def worker() -> Litestar:
    """What each worker process serves."""
    settings = told()
    outside = Outside(lambda: time.time_ns() // 1_000_000, drawn)
    services = open_services(settings.database, settings.folder, outside, settings.is_secure)
    return application(services, lifespan=[lambda app: keeping(services)])


@asynccontextmanager
async def keeping(services: Services) -> AsyncIterator[None]:
    """While the application runs, tables are looked after."""
    pool = BotPool(THINKING)
    keeper = asyncio.create_task(Keeper(services, pool, Pace()).run())
    try:
        yield
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper
        pool.close()
        services.close()
