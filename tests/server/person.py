"""Somebody who plays over real connections."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx


class Person:
    """A browser that plays over a real connection."""

    def __init__(
        self, address: str, name: str, transport: httpx.BaseTransport | None = None
    ) -> None:
        self.client = httpx.Client(base_url=address, timeout=20, transport=transport)
        self.client.post("/api/people", json={"name": name})
        self.name = name

    def open(self, **settings: object) -> str:
        return str(self.client.post("/api/tables", json={"settings": settings}).json()["id"])

    def sit(self, table: str, seat: int) -> None:
        reply = self.client.post(f"/api/tables/{table}/seats/{seat}", json={"name": self.name})
        assert reply.is_success, reply.text

    def snapshot(self, table: str, seat: int) -> Any:
        return self.client.get(f"/api/tables/{table}/seats/{seat}").json()

    def draft(self, table: str, seat: int, chance: random.Random) -> dict[str, Any]:
        """A whole random move, drafted answer by answer."""
        snapshot = self.snapshot(table, seat)
        decision, question = snapshot["table"]["decision"], snapshot["question"]
        answers: list[str] = []
        while True:
            answers.append(chance.choice(question["options"])["text"])
            body = {"decision": decision, "answers": answers}
            reply = self.client.put(f"/api/tables/{table}/seats/{seat}/draft", json=body)
            assert reply.is_success, reply.text
            if reply.json()["is_whole"]:
                return {**body, "client": f"client-{decision}"}
            question = reply.json()["question"]

    def confirm(self, table: str, seat: int, body: dict[str, Any]) -> tuple[int, int]:
        """Make a move; the numbers of its rows."""
        reply = self.client.post(f"/api/tables/{table}/seats/{seat}/moves", json=body)
        assert reply.is_success, reply.text
        return int(reply.json()["first"]), int(reply.json()["last"])

    def move(self, table: str, seat: int, chance: random.Random) -> int:
        """A random move; the number of its last row."""
        return self.confirm(table, seat, self.draft(table, seat, chance))[1]

    @contextmanager
    def listening(
        self, known: str = "", of: str = "news", **query: str
    ) -> Iterator[Iterator[tuple[str, Any]]]:
        """The ids and messages of the stream, as they come; of one kind, or of all."""
        query["known"] = known
        with self.client.stream("GET", "/api/stream", params=query) as reply:
            assert reply.status_code == 200
            yield _events(reply.iter_lines(), of)


def _events(lines: Iterator[str], of: str) -> Iterator[tuple[str, Any]]:
    name = kind = ""
    for line in lines:
        if line.startswith("id: "):
            name = line.removeprefix("id: ")
        if line.startswith("event: "):
            kind = line.removeprefix("event: ")
        if line.startswith("data: ") and of in (kind, ""):
            yield name, json.loads(line.removeprefix("data: "))
