"""The plain page is served with everything it needs."""

import re

from litestar import Litestar

from tests.server.http.clients import Browser


def test_the_page_finds_what_it_names(app: Litestar) -> None:
    client = Browser(app, "Anna").client
    page = client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    named = re.findall(r'(?:href|src)="(/[^"]+)"', page.text)
    assert len(named) == 3
    assert all(client.get(path).is_success for path in named)


def test_nothing_else_of_the_machine_is_served(app: Litestar) -> None:
    client = Browser(app, "Anna").client
    for path in ("/../room.py", "/%2e%2e/room.py", "/..%2froom.py", "/__init__.py", "//etc/passwd"):
        assert client.get(path).status_code == 404


def test_the_page_knows_the_links_that_are_printed(app: Litestar) -> None:
    """Behind #, which browsers do not send; a script gives it back as a request."""
    script = Browser(app, "Anna").client.get("/plain.js").text
    assert "#link=" in script
    assert "/api/people/recover" in script
