"""Secrets that all workers share, such as the key that signs cookies."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, select

from famiglia.server.store.schema import secrets
from famiglia.server.store.upsert import insert_once


class _Secret(NamedTuple):
    name: str
    value: str


def shared_secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The secret of this name; made once, by whoever needs it first."""
    wanted = select(secrets.c.value).where(secrets.c.name == name)
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    if found is None:
        # Another worker may be faster: then its secret is the one.
        insert_once(connection, secrets, _Secret(name, make()))
        return str(connection.execute(wanted).scalar_one())
    return found
