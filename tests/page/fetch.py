"""What the server sends a window's seat when it is asked directly, to compare with the page."""

from typing import Any

from playwright.sync_api import Page

ASK = """async ([seat, what]) => {
  const table = location.hash.slice(1).split('/')[0];
  return (await fetch(`/api/tables/${table}/seats/${seat}${what}`)).json();
}"""


def fetch(page: Page, seat: int, what: str = "") -> Any:
    """As that window would get it at its table: it carries the cookie."""
    return page.evaluate(ASK, [seat, what])
