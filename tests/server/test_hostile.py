"""Thousands of malformed, foreign and stale requests: no failure, and everything as it was."""

import random
import sqlite3
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.server.hostile_requests import Hostile, Request, Scene
from tests.server.person import Person
from tests.server.processes import serving

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
MORE: Final = {
    "clock": {"type": "live", "bank": 86400, "increment": 10},
    "has_spectators": True,
}


class Game:
    """A running table and its people, with a move behind them."""

    def __init__(self, address: str, names: tuple[str, ...], **settings: object) -> None:
        self.chance = random.Random(len(names))
        self.people = [Person(address, name) for name in names]
        self.table = self.people[0].open(set_up="quick", **settings)
        self.links = [self._sit(seat) for seat in range(len(names))]
        assert self.people[0].client.post(f"/api/tables/{self.table}/start").is_success
        for _ in range(6):
            self.sender = self.asked()
            self.sent = self.people[self.sender].draft(self.table, self.sender, self.chance)
            self.reply = self.people[self.sender].confirm(self.table, self.sender, self.sent)
        asked = self.people[self.asked()]
        asked.client.post(
            f"/api/tables/{self.table}/seats/{self.asked()}/chat", json={"text": "ciao"}
        )
        asked.draft(self.table, self.asked(), self.chance)

    def _sit(self, seat: int) -> str:
        person = self.people[seat]
        path = f"/api/tables/{self.table}/seats/{seat}"
        return str(person.client.post(path, json={"name": person.name}).json()["link"])

    def asked(self) -> int:
        return int(self.people[0].snapshot(self.table, 0)["table"]["asked"][0])

    def scene(self) -> Scene:
        asked = self.asked()
        snapshot = self.people[asked].snapshot(self.table, asked)
        return Scene(
            self.table,
            [str(person.client.cookies["famiglia"]) for person in self.people],
            self.links,
            asked,
            snapshot["table"]["decision"],
            [option["text"] for option in snapshot["question"]["options"]],
            self.sent,
            self.sender,
        )

    def seen(self) -> list[bytes]:
        """Everything that its seats can get out of the server, to the byte."""
        ways = ("", "/rows?after=0", "/chat", "/chat?channel=team")
        return [
            person.client.get(f"/api/tables/{self.table}/seats/{seat}{way}")
            .raise_for_status()
            .content
            for seat, person in enumerate(self.people)
            for way in ways
        ]

    def goes_on(self) -> None:
        """With a legal move; and the last one sent again is still what it was."""
        again = self.people[self.sender].confirm(self.table, self.sender, self.sent)
        assert again == self.reply
        seat = self.asked()
        number = self.people[0].snapshot(self.table, 0)["table"]["number"]
        assert self.people[seat].move(self.table, seat, self.chance) > number


def kept(folder: Path) -> list[str]:
    """Everything in the database, but for who holds which lease."""
    with sqlite3.connect(folder / "famiglia.db") as database:
        found = [line for line in database.iterdump() if '"leases"' not in line]
    database.close()
    return found


def send(client: httpx.Client, request: Request) -> tuple[int, Any]:
    """The status of a reply, and the problem it tells of."""
    headers = [(name.encode(), value) for name, value in request.headers.items()]
    with client.stream(
        request.method, request.path, content=request.body, headers=headers
    ) as reply:
        if reply.status_code < 400:
            return reply.status_code, None
        reply.read()
        assert reply.headers["content-type"].startswith("application/problem+json"), reply.text
        return reply.status_code, reply.json()


def check(request: Request, status: int, problem: Any) -> None:
    shown = f"{request} {status} {problem}"[:2000]
    assert status < 500, shown
    if problem is None:
        assert not request.is_refused, shown
        return
    assert problem["status"] == status, shown
    assert problem["key"].startswith("problem."), shown
    assert problem["detail"], shown
    assert "Traceback" not in problem["detail"], shown


def attacked(folder: Path, seed: int, requests: int) -> None:
    with serving(folder) as served:
        games = [
            Game(served.address, NAMES),
            Game(served.address, NAMES[:3], mode="2v1", level="easy", **MORE),
        ]
        document = httpx.get(f"{served.address}/schema/openapi.json").json()
        hostile = Hostile(document, [game.scene() for game in games], random.Random(seed))
        seen, before = [game.seen() for game in games], kept(folder)
        with httpx.Client(base_url=served.address, timeout=20) as client:
            for _ in range(requests):
                request = hostile.next()
                check(request, *send(client, request))
        assert [game.seen() for game in games] == seen
        assert kept(folder) == before
        for game in games:
            game.goes_on()


def test_hundreds_of_hostile_requests_change_nothing(tmp_path: Path) -> None:
    attacked(tmp_path, seed=1, requests=500)


@pytest.mark.long
def test_thousands_of_hostile_requests_change_nothing(tmp_path: Path) -> None:
    attacked(tmp_path, seed=2, requests=20_000)
