"""What the server tells a window's seat when it is asked directly, to compare with the page."""

from typing import Any

from playwright.sync_api import Page

from tests.page.staged import TABLE


def told(page: Page, seat: int, what: str = "") -> Any:
    """As that window is told: it carries the cookie."""
    return page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{TABLE}/seats/{seat}{what}"
    )
