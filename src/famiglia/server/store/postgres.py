"""Connections to PostgreSQL, and the locks that workers share."""

from hashlib import blake2b
from typing import Final

from sqlalchemy import URL, BigInteger, Connection, Engine, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from famiglia.extras import ExtraMissing, import_extra
from famiglia.server.store.problems import NoDatabase, any_problem

DIALECT: Final = "postgresql"
KEPT_ALIVE: Final[dict[str, int]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""So that a machine that vanished without a word is noticed within half a minute."""
_IDLE_MS: Final = 60_000
"""Milliseconds; a worker that hangs in a transaction must not hold a table for ever."""


def open_server(url: URL, busy_timeout: float) -> tuple[Engine, Engine]:
    """An engine that writes and one that only reads, each job from one moment."""
    settings = {
        "lock_timeout": round(busy_timeout * 1000),
        "idle_in_transaction_session_timeout": _IDLE_MS,
        # Whatever the server is set to: what was acknowledged is on its disk.
        "synchronous_commit": "on",
    }
    try:
        import_extra("psycopg", "server")
    except ExtraMissing as missing:
        raise NoDatabase(str(missing)) from missing
    writing = create_engine(
        url.set(drivername="postgresql+psycopg"),
        # What others wrote before the lock of a table was given must be seen, whatever is usual.
        isolation_level="READ COMMITTED",
        pool_size=8,
        max_overflow=8,
        connect_args={
            "application_name": "famiglia",
            "options": " ".join(f"-c {name}={value}" for name, value in settings.items()),
            **KEPT_ALIVE,
        },
    )
    reading = writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        writing.connect().close()
    except DBAPIError as error:
        writing.dispose()
        raise any_problem(error) from error
    return writing, reading


def lock(connection: Connection, name: str) -> None:
    """Wait until nobody else holds the lock of this name, and hold it to the transaction's end."""
    connection.execute(select(func.pg_advisory_xact_lock(lock_key(name), type_=BigInteger)))


def lock_key(name: str) -> int:
    """A number of 64 bits for a lock, the same in all workers."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)
