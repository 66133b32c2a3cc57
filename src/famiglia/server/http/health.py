"""Whether the server can do its work."""

from asyncio import to_thread

import msgspec
from litestar import get
from sqlalchemy import select

from famiglia.server.http.dependencies import GivenServices


class Health(msgspec.Struct, frozen=True):
    """All is well; else the reply is a problem."""

    status: str = "well"


@get("/health")
async def health(services: GivenServices) -> Health:
    """Looks whether the database answers."""
    await to_thread(services.database.read, lambda connection: connection.execute(select(1)))
    return Health()
