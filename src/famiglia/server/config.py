"""How a server is run: where it keeps its data, which database, how many workers."""

import os
import re
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from platformdirs import user_data_path

FOLDER: Final = "FAMIGLIA_DATA"
DATABASE: Final = "FAMIGLIA_DATABASE"
SECURE: Final = "FAMIGLIA_SECURE"
"""Variables of the environment, by which workers get their config too."""
LIMITS: Final = "FAMIGLIA_LIMITS"
"""`off`: people and addresses may ask as fast as they like."""
METRICS: Final = "FAMIGLIA_METRICS"
"""`public`: `/metrics` is served to everybody, not only on the machine itself."""
QUIET: Final = "FAMIGLIA_QUIET"
"""Whether only what goes wrong is written to the log."""
EDITIONS: Final = "FAMIGLIA_EDITIONS"
"""Folders or overlays with which tables can be played besides what is built in."""
BACKUP: Final = "FAMIGLIA_BACKUP"
"""`off`: a database of an older version is changed without a backup."""
ADDRESS: Final = "FAMIGLIA_ADDRESS"
"""Where others reach the server: who opens the page on the machine itself invites them there."""
COMPILED_COPY: Final = "FAMIGLIA_COMPILED_COPY"
"""A folder in which this program is being compiled: bots use it from when that is done."""
FILE: Final = "famiglia.db"
BACKUPS: Final = "backups"
"""The folder of backups that are made before an upgrade, in the data folder."""


class StartProblem(Exception):
    """Why a server cannot start."""

    advice = ""
    """What who starts it can do; {backups} is the folder of backups."""
    is_of_database = False


class ConfigError(StartProblem):
    """What cannot be run like that."""


class ServerConfig(NamedTuple):
    """What a worker needs to know."""

    folder: Path
    database: str
    is_secure: bool = False
    has_limits: bool = True
    are_metrics_public: bool = False
    editions: tuple[str, ...] = ()
    is_quiet: bool = False
    address: str = ""
    compiled_copy: Path | None = None
    has_backup: bool = True

    def to_environment(self) -> None:
        """Put it into the environment, where workers find it, besides what only stands there."""
        os.environ[FOLDER] = str(self.folder)
        os.environ[DATABASE] = self.database
        os.environ[SECURE] = "1" if self.is_secure else ""
        os.environ[QUIET] = "1" if self.is_quiet else ""
        os.environ[ADDRESS] = self.address
        os.environ[EDITIONS] = os.pathsep.join(self.editions)


def address_of(file: Path) -> str:
    """The address of an SQLite file; in one, % and ? mean something else than in a path."""
    return f"sqlite:///{file}".replace("%", "%25").replace("?", "%3F")


def from_environment() -> ServerConfig:
    """What the environment says; else a file in the user's own folder."""
    folder = Path(os.environ.get(FOLDER) or user_data_path("famiglia"))
    database = os.environ.get(DATABASE) or address_of(folder / FILE)
    return ServerConfig(
        folder,
        database,
        bool(os.environ.get(SECURE)),
        os.environ.get(LIMITS) != "off",
        os.environ.get(METRICS) == "public",
        tuple(filter(None, os.environ.get(EDITIONS, "").split(os.pathsep))),
        bool(os.environ.get(QUIET)),
        os.environ.get(ADDRESS, ""),
        Path(copy) if (copy := os.environ.get(COMPILED_COPY)) else None,
        os.environ.get(BACKUP) != "off",
    )


def check(config: ServerConfig, workers: int) -> None:
    """Refuses what would not work; raises ConfigError."""
    name = urlsplit(config.database).scheme
    if name not in ("sqlite", "postgresql"):
        wanted = "sqlite:///file or postgresql://…"
        raise ConfigError(f"A database is {wanted}, not {without_password(config.database)!r}.")
    if workers > 1 and name == "sqlite":
        raise ConfigError("Several workers need PostgreSQL: --database postgresql://…")


def without_password(database: str) -> str:
    """An address as it was given, but for who may come in and by which word."""
    return re.sub(r"\?.*", "?…", re.sub("//.*@", "//…@", database))


def database_place(database: str) -> str:
    """Where a database is, without anything secret: its file, or its machine and its name there."""
    address = urlsplit(database)
    if address.scheme == "sqlite":
        return unquote(database.removeprefix("sqlite:///"))
    hosts = [value for name, value in parse_qsl(address.query) if name == "host"]
    place = address.netloc.rpartition("@")[2] or ", ".join(hosts) or "this machine"
    return f"{address.scheme} at {place}, database {address.path.strip('/')}"
