"""One browser and one server for all tests of this room; each has windows and a table of its own.

Both end with the room: the server writes to the process's log, and the browser runs a loop in it.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import chromium
from tests.page.page_server import Hosted, hosting


@pytest.fixture(scope="package")
def one_browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """What a test opens in it is closed afterwards."""
    yield one_browser
    for context in one_browser.contexts:
        context.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosting(tmp_path_factory.mktemp("server")) as opened:
        yield opened
