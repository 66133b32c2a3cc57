"""Browsers for tests: each keeps its cookie, and plays by requests alone."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.testing import TestClient

from famiglia.server.http.app import application
from famiglia.server.services import Runtime, open_services

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")


@contextmanager
def served(url: str, folder: Path, is_secure: bool = False) -> Iterator[Litestar]:
    """The application over a database, with a clock and ids that are always the same."""
    ids = count()
    runtime = Runtime(lambda: 1_000_000, lambda: f"drawn-{next(ids):04d}")
    services = open_services(url, folder, runtime, is_secure)
    with in_one_loop(application(services)) as app:
        yield app
    services.close()


@contextmanager
def in_one_loop(app: Litestar) -> Iterator[Litestar]:
    """All requests run in one event loop, as in a server; a new one for each would take long."""
    with TestClient(app) as client:
        app.state.loop = client.blocking_portal
        yield app


def client_of(app: Litestar) -> TestClient[Litestar]:
    """A browser with cookies of its own."""
    client = TestClient(app)
    if "loop" in app.state:
        client.blocking_portal = app.state.loop
    return client


class Browser:
    """One person."""

    def __init__(self, app: Litestar, name: str) -> None:
        self.client = client_of(app)
        self.name = name
        self._ids = count()
        self.ok("post", "/api/people", {"name": name}, 201)

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request: its status and what it says."""
        kwargs: dict[str, Any] = {} if body is None else {"json": body}
        reply = getattr(self.client, method)(path, **kwargs)
        return reply.status_code, reply.json()

    def ok(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        found, said = self.ask(method, path, body)
        assert found == status, said
        return said

    def refused(self, method: str, path: str, body: object = None) -> str:
        """The key of a problem."""
        status, said = self.ask(method, path, body)
        assert 400 <= status < 500, said
        return str(said["key"])

    def open(self, **settings: object) -> str:
        found = self.ok("post", "/api/tables", {"settings": settings}, 201)
        return str(found["id"])

    def sit(self, table: str, seat: int) -> str:
        """Take a seat; its private link."""
        path = f"/api/tables/{table}/seats/{seat}"
        return str(self.ok("post", path, {"name": self.name}, 201)["link"])

    def snapshot(self, table: str, seat: int) -> Any:
        """What a seat sees."""
        return self.ok("get", f"/api/tables/{table}/seats/{seat}")

    def draft(self, table: str, seat: int, decision: int, answers: list[str]) -> Any:
        path = f"/api/tables/{table}/seats/{seat}/draft"
        return self.ok("put", path, {"decision": decision, "answers": answers})

    def move(self, table: str, seat: int, chance: random.Random) -> Any:
        """Draft a random move answer by answer, and confirm it."""
        snapshot = self.snapshot(table, seat)
        decision, answers = snapshot["table"]["decision"], list[str]()
        question = snapshot["question"]
        while True:
            answers.append(chance.choice(question["options"])["text"])
            draft = self.draft(table, seat, decision, answers)
            if draft["is_whole"]:
                break
            question = draft["question"]
        client = f"{self.name}-{next(self._ids):06d}"
        body = {"decision": decision, "answers": answers, "client": client}
        return self.ok("post", f"/api/tables/{table}/seats/{seat}/moves", body, 201)


def begun(people: list[Browser], **settings: object) -> str:
    """A table at its first question."""
    table = people[0].open(**settings)
    for seat, browser in enumerate(people):
        browser.sit(table, seat)
    people[0].ok("post", f"/api/tables/{table}/start", None, 201)
    return table
