"""Pages of others can do nothing here, and a broken request changes nothing."""

import random
import sqlite3
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.http.clients import Browser, begun, served


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver.local.evil"])
def test_a_page_of_somebody_else_changes_nothing(app: Litestar, origin: str) -> None:
    anna = Browser(app, "Anna")
    reply = anna.client.post("/api/tables", json={}, headers={"origin": origin})
    assert (reply.status_code, reply.json()["key"]) == (403, "problem.origin")


def test_the_own_page_may(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    host = anna.client.base_url.netloc.decode()
    reply = anna.client.post("/api/tables", json={}, headers={"origin": f"http://{host}"})
    assert reply.status_code == 201


def test_every_reply_says_what_browsers_may_do(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    for path in ("/health", "/api/people/me", "/api/tables/nowhere", "/", "/plain.js", "/nothing"):
        headers = anna.client.get(path).headers
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]


def test_the_cookie_is_for_the_server_alone(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    cookie = anna.client.post("/api/people", json={"name": "Eva"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_with_https_the_cookie_is_for_that_alone(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, is_secure=True) as app:
        reply = Browser(app, "Anna").client.post("/api/people", json={"name": "Eva"})
    assert "secure" in reply.headers["set-cookie"].lower()


def test_the_server_tells_how_it_is(app: Litestar) -> None:
    assert Browser(app, "Anna").ok("get", "/health") == {"status": "well"}


def test_a_body_that_is_too_large_is_refused(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    status, said = anna.ask("post", "/api/people", {"name": "x" * 100_000})
    assert (status, said["key"]) == (413, "problem.too-large")


def test_broken_requests_change_nothing(four: list[Browser]) -> None:
    """Whatever is sent to a running table: a problem with a key, and the table as it was."""
    table, chance = begun(four), random.Random(3)
    before = [four[seat].snapshot(table, seat) for seat in range(4)]
    routes = ["draft", "moves", "votes", "undo", "concede", "ahead", "choice", "lend", "return"]
    bodies: list[object] = [
        None, [], {}, 7, "x", {"decision": 10**30, "answers": []}, {"decision": -1, "answers": 3},
        {"decision": 3, "answers": ["turn pass"], "client": "client-x"}, {"first": "a"},
        {"first": 10**12}, {"on": "undo", "first": -4}, {"name": "x", "answer": "y"},
        {"milliseconds": -1}, {"milliseconds": 5}, {"answer": "card nine"}, {"extra": 1},
    ]  # fmt: skip
    for _ in range(150):
        route = chance.choice([each for each in routes if each != "concede"])
        seat = chance.choice(["0", "1", "9", "-1", "x"])
        method = chance.choice(["post", "put"])
        path = f"/api/tables/{chance.choice([table, 'nowhere'])}/seats/{seat}/{route}"
        status, said = four[chance.randrange(2)].ask(method, path, chance.choice(bodies))
        assert 400 <= status < 500, (path, said)
        assert said["key"].startswith("problem.")
    assert [four[seat].snapshot(table, seat) for seat in range(4)] == before


def test_what_should_not_happen_is_told_in_a_word(tmp_path: Path) -> None:
    """An edition that was spoilt in the database, by whoever."""
    url = f"sqlite:///{tmp_path / 'famiglia.db'}"
    with served(url, tmp_path) as app:
        anna = Browser(app, "Anna")
        table = anna.open()
    with sqlite3.connect(tmp_path / "famiglia.db") as database:
        database.execute("UPDATE editions SET id = 'other', content = 'nonsense'")
    with served(url, tmp_path) as app:
        client = TestClient(app, raise_server_exceptions=False)
        reply = client.get(f"/api/tables/{table}")
    assert reply.status_code == 500
    assert reply.json()["key"] == "problem.internal"
    assert "nonsense" not in reply.text
    assert "Traceback" not in reply.text
