"""A browser hears of its tables by one stream, and takes it up where it was cut."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import serving


class Person:
    """A browser that plays over a real connection."""

    def __init__(self, address: str, name: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=20)
        self.client.post("/api/people", json={"name": name})
        self.name = name

    def open(self, **settings: object) -> str:
        return str(self.client.post("/api/tables", json={"settings": settings}).json()["id"])

    def sit(self, table: str, seat: int) -> None:
        reply = self.client.post(f"/api/tables/{table}/seats/{seat}", json={"name": self.name})
        assert reply.is_success, reply.text

    def stand(self, table: str, seat: int) -> Any:
        return self.client.get(f"/api/tables/{table}/seats/{seat}").json()

    def move(self, table: str, seat: int, chance: random.Random) -> int:
        """A random move; the number of its last row."""
        path = f"/api/tables/{table}/seats/{seat}"
        stand = self.stand(table, seat)
        decision, question = stand["table"]["decision"], stand["question"]
        answers: list[str] = []
        while True:
            answers.append(chance.choice(question["options"])["text"])
            body = {"decision": decision, "answers": answers}
            draft = self.client.put(f"{path}/draft", json=body).json()
            if draft["is_whole"]:
                break
            question = draft["question"]
        reply = self.client.post(f"{path}/moves", json={**body, "client": f"client-{decision}"})
        assert reply.is_success, reply.text
        return int(reply.json()["last"])

    @contextmanager
    def listening(self, known: str = "", watch: str = "") -> Iterator[Iterator[tuple[str, Any]]]:
        """The ids and messages of the stream, as they come."""
        query = {"known": known, "watch": watch}
        with self.client.stream("GET", "/api/stream", params=query) as reply:
            assert reply.status_code == 200
            yield _events(reply.iter_lines())


def _events(lines: Iterator[str]) -> Iterator[tuple[str, Any]]:
    name = ""
    for line in lines:
        if line.startswith("id: "):
            name = line.removeprefix("id: ")
        if line.startswith("data: "):
            yield name, json.loads(line.removeprefix("data: "))


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Person]]:
    with serving(tmp_path) as served:
        yield [Person(served.address, name) for name in ("Anna", "Bruno")]


def begun(two: list[Person], **settings: object) -> str:
    table = two[0].open(mode="1v1", **settings)
    for seat, person in enumerate(two):
        person.sit(table, seat)
    assert two[0].client.post(f"/api/tables/{table}/start").is_success
    return table


def asked(two: list[Person], table: str) -> int:
    return int(two[0].stand(table, 0)["table"]["asked"][0])


def test_who_listens_hears_every_row_once_and_in_sequence(two: list[Person]) -> None:
    table, chance = begun(two), random.Random(1)
    with two[1].listening() as news:
        _, first = next(news)
        assert (first["table"], first["anew"], first["rows"]) == (table, True, [])
        last = first["number"]
        for _ in range(10):
            seat = asked(two, table)
            end = two[seat].move(table, seat, chance)
            while last < end:
                _, message = next(news)
                assert message["rows"][0]["number"] == last + 1
                last = message["number"]


def test_a_stream_that_was_cut_goes_on_without_a_gap(two: list[Person]) -> None:
    table, chance = begun(two), random.Random(1)
    with two[1].listening() as news:
        known, first = next(news)
    for _ in range(6):
        seat = asked(two, table)
        end = two[seat].move(table, seat, chance)
    with two[1].listening(known) as news:
        _, message = next(news)
    numbers = [row["number"] for row in message["rows"]]
    assert numbers == list(range(first["number"] + 1, end + 1))


def test_a_table_at_which_one_sits_down_later_is_heard_of_too(two: list[Person]) -> None:
    with two[1].listening() as news:
        table = two[0].open(mode="1v1")
        two[1].sit(table, 0)
        _, message = next(news)
    assert message["table"] == table


def test_spectators_listen_where_they_may(two: list[Person]) -> None:
    table, chance = begun(two, has_spectators=True), random.Random(1)
    eva = Person(str(two[0].client.base_url), "Eva")
    with eva.listening(watch=table) as news:
        _, first = next(news)
        seat = asked(two, table)
        two[seat].move(table, seat, chance)
        _, message = next(news)
    assert first["seat"] is message["seat"] is None
    assert message["rows"]
    closed = begun(two)
    refused = eva.client.get("/api/stream", params={"watch": closed})
    assert refused.json()["key"] == "problem.no-spectators"


def test_a_place_that_is_none_is_refused(two: list[Person]) -> None:
    refused = two[0].client.get("/api/stream", params={"known": "nonsense"})
    assert (refused.status_code, refused.json()["key"]) == (409, "problem.cursor")
