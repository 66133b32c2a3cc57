"""Leases: what only one of several workers may do, such as watching the clocks."""

from typing import NamedTuple

from sqlalchemy import Connection, delete

from famiglia.server.store.schema import leases
from famiglia.server.store.upsert import put_if


class Lease(NamedTuple):
    """Who holds what, and until when."""

    name: str
    holder: str
    until: int


def take_lease(connection: Connection, name: str, holder: str, now: int, lasts: int) -> bool:
    """Take a lease that is free, has run out or is the holder's own; whether it is held now.

    The clocks of workers may differ, so it should last much longer than they do.
    """
    is_free = (leases.c.until <= now) | (leases.c.holder == holder)
    return put_if(connection, leases, Lease(name, holder, now + lasts), is_free)


def drop_lease(connection: Connection, name: str, holder: str) -> None:
    """Give a lease back, if it is still the holder's."""
    connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))
