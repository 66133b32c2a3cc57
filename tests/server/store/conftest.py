"""Databases that do not wait long for a lock."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import migrate


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database may be."""
    return tmp_path / "famiglia.db"


@pytest.fixture
def sqlite(file: Path) -> Iterator[Database]:
    """A file of SQLite."""
    opened = open_database(str(file), busy_timeout=0.5)
    migrate(opened.engine)
    yield opened
    opened.close()


@pytest.fixture
def postgresql(postgres_url: str) -> Iterator[Database]:
    """A database of PostgreSQL."""
    opened = open_database(postgres_url, busy_timeout=1)
    migrate(opened.engine)
    yield opened
    opened.close()
