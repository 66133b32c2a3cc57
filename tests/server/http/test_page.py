"""The page is served with everything it needs."""

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


def test_what_the_page_is_built_of_is_packed_and_kept(app: Litestar) -> None:
    """The address of each part changes with its content; of the page itself it does not."""
    client = Browser(app, "Anna").client
    [script] = re.findall(r'src="(/assets/[^"]+)"', client.get("/").text)
    part = client.get(script)
    assert part.headers["content-encoding"] == "gzip"
    assert "immutable" in part.headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-store"


def test_the_first_script_is_small(app: Litestar) -> None:
    """Less than 200 kB on the way."""
    client = Browser(app, "Anna").client
    [script] = re.findall(r'src="(/assets/[^"]+)"', client.get("/").text)
    with client.stream("GET", script) as part:
        assert sum(len(each) for each in part.iter_raw()) < 200_000
