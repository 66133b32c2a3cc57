"""How a server is run: where it keeps its data, which database, how many workers."""

import os
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from platformdirs import user_data_path

FOLDER: Final = "FAMIGLIA_DATA"
DATABASE: Final = "FAMIGLIA_DATABASE"
SECURE: Final = "FAMIGLIA_SECURE"
"""Variables of the environment, by which workers are told too."""
FILE: Final = "famiglia.db"


class BadServer(Exception):
    """What cannot be run like that."""


class ServerSettings(NamedTuple):
    """What a worker needs to know."""

    folder: Path
    database: str
    is_secure: bool = False

    def tell(self) -> None:
        """Put it into the environment, where workers find it."""
        os.environ[FOLDER] = str(self.folder)
        os.environ[DATABASE] = self.database
        os.environ[SECURE] = "1" if self.is_secure else ""


def told() -> ServerSettings:
    """What the environment says; else a file in the user's own folder."""
    folder = Path(os.environ.get(FOLDER) or user_data_path("famiglia"))
    database = os.environ.get(DATABASE) or f"sqlite:///{folder / FILE}"
    return ServerSettings(folder, database, bool(os.environ.get(SECURE)))


def check(settings: ServerSettings, workers: int) -> None:
    """Refuses what would not work; raises BadServer."""
    name = urlsplit(settings.database).scheme
    if name not in ("sqlite", "postgresql"):
        wanted = "sqlite:///file or postgresql://…"
        raise BadServer(f"A database is {wanted}, not {settings.database!r}.")
    if workers > 1 and name == "sqlite":
        raise BadServer("Several workers need PostgreSQL: --database postgresql://…")
