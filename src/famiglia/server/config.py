"""How a server is run: where it keeps its data, which database, how many workers."""

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from platformdirs import user_data_path

FOLDER: Final = "FAMIGLIA_DATA"
DATABASE: Final = "FAMIGLIA_DATABASE"
PASSWORD_FILE: Final = "FAMIGLIA_DATABASE_PASSWORD_FILE"
"""A file with the password of the database, which then no address has to hold."""
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
PROXIES: Final = "FAMIGLIA_PROXIES"
"""Addresses or networks of proxies on other machines, which are believed who asks."""
LOOPBACK: Final = ("127.0.0.1", "::1")
"""A proxy on the machine itself is believed without being named."""
SQLITE: Final = "sqlite:///"
POSTGRES: Final = "postgresql://"
WANTED: Final = "sqlite:///FILE or postgresql://USER@HOST/NAME"
"""How addresses of databases begin, and what who names another one is told."""
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
    proxies: tuple[str, ...] = ()

    @property
    def believed_proxies(self) -> list[str]:
        """Whose `X-Forwarded-For` says where a request comes from."""
        return [*LOOPBACK, *self.proxies]

    def to_environment(self) -> None:
        """Put it into the environment, where workers find it, besides what only stands there."""
        os.environ[FOLDER] = str(self.folder)
        os.environ[DATABASE] = self.database
        os.environ[SECURE] = "1" if self.is_secure else ""
        os.environ[QUIET] = "1" if self.is_quiet else ""
        os.environ[ADDRESS] = self.address
        os.environ[EDITIONS] = os.pathsep.join(self.editions)
        os.environ[PROXIES] = ",".join(self.proxies)
        os.environ.pop(PASSWORD_FILE, None)  # The database's address has it now.


def address_of(file: Path) -> str:
    """The address of an SQLite file; in one, % and ? mean something else than in a path."""
    return f"{SQLITE}{file}".replace("%", "%25").replace("?", "%3F")


def from_environment(data: Path | None = None) -> ServerConfig:
    """What the environment says, else a file in a folder, else in the user's own one.

    Raises ConfigError where nothing says which folder that is.
    """
    folder = data or Path(os.environ.get(FOLDER) or _user_folder())
    database = (data is None and os.environ.get(DATABASE)) or address_of(folder / FILE)
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
        tuple(os.environ.get(PROXIES, "").replace(",", " ").split()),
    )


def _user_folder() -> Path:
    try:
        return user_data_path("famiglia")
    except RuntimeError as homeless:
        raise ConfigError(
            "Nothing says where this user keeps things: set HOME, or name a folder with --data."
        ) from homeless


def check(config: ServerConfig, workers: int) -> None:
    """Refuses what would not work; raises ConfigError."""
    check_address(config.database)
    if workers > 1 and config.database.startswith(SQLITE):
        raise ConfigError("Several workers need PostgreSQL: --database postgresql://…")
    for proxy in config.proxies:
        _check_proxy(proxy)
    with_password(config.database)


def check_address(database: str) -> None:
    """Refuses what is no address of a database; raises ConfigError.

    It is not shown, nor any part of it but its kind: a password may stand anywhere in it.
    """
    if database.startswith(SQLITE):
        file = unquote(database.removeprefix(SQLITE))
        if not file or "?" in database or file == ":memory:" or file.startswith("file:"):
            raise ConfigError(f"A database is {WANTED}: here no file is named.")
    elif not database.startswith(POSTGRES):
        kind = re.match(r"[a-z0-9+]+://", database)
        refused = f"not {kind[0]}…" if kind else "and what is named is neither"
        raise ConfigError(f"A database is {WANTED}, {refused}.")
    elif not _is_read_as_meant(database):
        raise ConfigError(
            f"A database is {WANTED}, and this address cannot be read. In a password write / as "
            "%2F, ? as %3F, # as %23, @ as %40 and % as %25, or put it into a file that "
            f"{PASSWORD_FILE} names."
        )


def _is_read_as_meant(database: str) -> bool:
    """Whether nobody takes a part of a password for a port or a name, and shows it."""
    try:
        address = urlsplit(database)
        has_port = address.port is None or address.port > 0
    except ValueError:
        return False
    return has_port and "#" not in database and database.count("@") == address.netloc.count("@") < 2


def database_place(database: str) -> str:
    """Where a database is, without anything secret: its file, or its machine and its name there."""
    if database.startswith(SQLITE):
        return unquote(database.removeprefix(SQLITE))
    address = urlsplit(database)
    hosts = [value for name, value in parse_qsl(address.query) if name == "host"]
    place = address.netloc.rpartition("@")[2] or ", ".join(hosts) or "this machine"
    return f"{address.scheme} at {place}, database {address.path.strip('/')}"


def with_password(database: str) -> str:
    """The address of a database, with the password if a file holds it and it has none itself.

    Raises ConfigError.
    """
    file = os.environ.get(PASSWORD_FILE)
    if not file:
        return database
    check_address(database)
    address = urlsplit(database)
    user, _, place = address.netloc.rpartition("@")
    if ":" in user:
        return database
    if not user:
        raise ConfigError(
            f"With {PASSWORD_FILE} the database is named as postgresql://USER@HOST/NAME."
        )
    try:
        password = Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{PASSWORD_FILE} cannot be read: {error}") from error
    return address._replace(netloc=f"{user}:{quote(password, safe='')}@{place}").geturl()


def _check_proxy(proxy: str) -> None:
    """Names of machines are not looked up, and of all machines none can be believed."""
    try:
        network = ip_network(proxy)
    except ValueError as error:
        wanted = "an address or a network such as 10.0.0.0/24"
        raise ConfigError(f"A proxy is {wanted}, not {proxy!r}: {error}.") from error
    if network.prefixlen == 0:
        raise ConfigError(f"With {proxy} everybody would be believed: name the proxy's network.")
