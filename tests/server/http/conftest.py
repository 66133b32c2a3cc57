"""A server in the test's own process, and four people."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar

from tests.server.http.clients import NAMES, Browser, served


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Litestar]:
    with served(f"sqlite:///{tmp_path / 'famiglia.db'}", tmp_path) as made:
        yield made


@pytest.fixture
def four(app: Litestar) -> list[Browser]:
    return [Browser(app, name) for name in NAMES]
