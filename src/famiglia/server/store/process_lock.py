"""An SQLite database is served by one process: two would not hear of each other's moves."""

import sys
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from famiglia.server.config import ConfigError
from famiglia.server.store.sqlite import make_folder

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_database(database: str) -> IO[str] | None:
    """Hold a database until the file is closed or the process ends; raises ConfigError.

    PostgreSQL needs no such thing.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    path = Path(f"{url.database}.lock")
    try:
        make_folder(path.parent)
        file = path.open("a", encoding="utf-8")
    except OSError as error:
        raise ConfigError(
            f"{path} cannot be made: {error.strerror}. See to it that it can be written there, "
            "or name another folder with --data."
        ) from error
    try:
        _lock(file)
    except OSError as taken:
        file.close()
        raise ConfigError(
            f"Another server plays with the games in {url.database}: end it first, "
            "or name another folder with --data."
        ) from taken
    return file
