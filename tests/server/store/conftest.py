"""Databases under test: an SQLite file and a PostgreSQL server, each empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import migrate
from famiglia.server.store.writer import Writer, writer_of


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


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database may be."""
    return tmp_path / "famiglia.db"


@pytest.fixture
def sqlite(file: Path) -> Iterator[Database]:
    """An SQLite database that does not wait long for a lock."""
    opened = open_database(str(file), busy_timeout=0.5)
    migrate(opened.engine)
    yield opened
    opened.close()


@pytest.fixture
def postgresql(postgres_url: str) -> Iterator[Database]:
    """A PostgreSQL database that does not wait long for a lock."""
    opened = open_database(postgres_url, busy_timeout=1)
    migrate(opened.engine)
    yield opened
    opened.close()
