"""One browser for the tests of a file; Playwright allows no other event loop while it is open."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened
