"""One browser and one server for all tests of a process; each has its own window and table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import chromium
from tests.page.hosted import Hosted, hosting


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosting(tmp_path_factory.mktemp("server")) as opened:
        yield opened
