"""The page is served with everything it needs."""

import re
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.testing import TestClient

from famiglia.server.http.page_files import PAGE
from tests.server.http.clients import Browser

SCRIPT: Final = r'(?:src|href)="(/assets/[^"]+\.js)"'
AT_ONCE: Final = r'(?:from|import)\s*"\./([\w.-]+\.js)"'
"""What a script needs before it begins."""
EVER: Final = r"""["'`](?:\./|/?assets/)([\w.-]+\.js)["'`]"""
"""What it may ask for at any time."""


def test_the_page_finds_what_it_names(app: Litestar) -> None:
    client = Browser(app, "Anna").client
    page = client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    named = re.findall(r'(?:href|src)="(/[^"]+)"', page.text)
    assert {path.rpartition(".")[2] for path in named} == {"css", "js", "svg"}
    assert all(client.get(path).is_success for path in named)


def test_nothing_else_of_the_machine_is_served(app: Litestar) -> None:
    client = Browser(app, "Anna").client
    above, far = PAGE.parent / "config.py", Path("/etc/passwd")
    assert above.exists()
    assert far.exists()
    ways = [f"/{up}{above.name}" for up in ("../", "%2e%2e/", "..%2f", "%2e%2e%2f", "")]
    for path in (*ways, "/__init__.py", f"/{far}", f"/{'..%2f' * 20}etc/passwd", f"/{above}"):
        assert client.get(path).status_code == 404


def test_a_browser_at_an_unknown_address_gets_the_page_and_a_program_a_problem(
    app: Litestar,
) -> None:
    client = Browser(app, "Anna").client
    seen = client.get("/nowhere/at/all", headers={"accept": "text/html,*/*;q=0.8"})
    assert (seen.status_code, seen.text) == (404, client.get("/").text)
    assert seen.headers["content-type"].startswith("text/html")
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html,*/*;q=0.8")):
        reply = client.get(path, headers={"accept": accept})
        assert (reply.status_code, reply.json()["key"]) == (404, "problem.no-page")


def test_what_the_page_is_built_of_is_packed_and_kept(app: Litestar) -> None:
    """The address of each part changes with its content; of the page itself it does not."""
    client = Browser(app, "Anna").client
    for script in scripts(client):
        part = client.get(script)
        assert part.headers["content-encoding"] == "gzip"
        assert "immutable" in part.headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-store"


def test_all_scripts_together_are_small(app: Litestar) -> None:
    """Less than 200 kB on the way, however the page is cut."""
    client = Browser(app, "Anna").client
    found, ahead = set[str](), scripts(client)
    while ahead:
        path = ahead.pop()
        found.add(path)
        ahead += named_in(client, path, EVER) - found
    assert len(found) > len(scripts(client))
    assert sum(packed_size(client, path) for path in found) < 200_000


def test_what_the_first_scripts_need_is_fetched_together_with_them(app: Litestar) -> None:
    client = Browser(app, "Anna").client
    fetched = set(scripts(client))
    needed = [named_in(client, path, AT_ONCE) for path in fetched]
    assert any(needed)
    assert all(each <= fetched for each in needed)


def scripts(client: TestClient[Litestar]) -> list[str]:
    """Those that the page names: the one that begins, and those fetched together with it."""
    found = re.findall(SCRIPT, client.get("/").text)
    assert len(found) > 1
    return found


def named_in(client: TestClient[Litestar], path: str, how: str) -> set[str]:
    return {f"/assets/{name}" for name in re.findall(how, client.get(path).text)}


def packed_size(client: TestClient[Litestar], path: str) -> int:
    with client.stream("GET", path) as part:
        return sum(len(each) for each in part.iter_raw())
