"""With other secrets of the other team a seat receives the same bytes from the server."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tools.fuzz.play import MODES, Answered

from famiglia.engine.view import SPECTATOR
from famiglia.record.notation import Answer
from famiglia.server.http.app import application
from famiglia.server.people import link_hash
from famiglia.server.room import Opening
from famiglia.server.services import Outside, Services, open_services
from famiglia.server.table.happenings import Started
from famiglia.server.table.pen import Pen
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.settings import LiveClock, Settings
from tests.engine.build import PLAIN
from tests.laws.test_blind import TABLES, Exchange, exchanges

TABLE: Final = "table-1"
CLOCK: Final = LiveClock(600, 10)


@contextmanager
def services_in(folder: Path) -> Iterator[Services]:
    """Everything that comes from outside is always the same: the time, and what is drawn."""
    ids, now = count(), count(1_000_000)
    outside = Outside(lambda: next(now), lambda: f"drawn-{next(ids):04d}")
    opened = open_services(f"sqlite:///{folder / 'famiglia.db'}", folder, outside)
    try:
        yield opened
    finally:
        opened.close()


def begin(services: Services, mode: str, answers: list[Answered]) -> None:
    """A table at which everybody has answered this."""
    tables = TABLES[mode].tables
    settings = Settings(mode=mode, level=tables.level, has_spectators=True, clock=CLOCK)
    services.room.open(Opening(TABLE, "anna", "7", settings, str(PLAIN))).result()

    def play(pen: Pen) -> None:
        for seat in range(settings.seats):
            sit(pen, seat, Guest(f"person-{seat}", f"Person {seat}", link_hash(f"link {seat}")))
        pen.happen(Started(tuple(f"Person {seat}" for seat in range(settings.seats))))
        for seat, kind, option in answers:
            pen.answer(seat, Answer(kind, option), f"person-{seat}" if seat >= 0 else None)

    services.room.do(TABLE, play).result()


def received(mode: str, answers: list[Answered], seat: int) -> list[tuple[str, int, bytes]]:
    """All that a seat, or a spectator, can get out of the server."""
    with TemporaryDirectory() as folder, services_in(Path(folder)) as services:
        begin(services, mode, answers)
        client = TestClient(application(services))
        person = "eva" if seat == SPECTATOR else f"person-{seat}"
        client.cookies.set("famiglia", services.passport.sign(person))
        found = []
        for method, path, body in requests(client, seat):
            reply = client.request(method, path, json=body)
            headers = sorted(reply.headers.items())
            found.append((f"{method} {path} {headers}", reply.status_code, reply.content))
        return found


def requests(client: TestClient[Litestar], seat: int) -> list[tuple[str, str, object]]:
    """What a seat may ask, and what it may try."""
    at = f"/api/tables/{TABLE}"
    if seat == SPECTATOR:
        return [("GET", at, None), ("GET", f"{at}/view", None), ("GET", f"{at}/chat", None)]
    own = f"{at}/seats/{seat}"
    stand = client.get(own).json()
    decision = stand["table"]["decision"]
    asked = [option["text"] for option in stand["question"]["options"][:3]]
    tries = [*asked, "turn pass", "act done", "card coward-1", "choose-families red blue"]
    drafts = [{"decision": decision, "answers": [text]} for text in tries]
    anytime = [each["text"] for each in stand["question"]["anytime"][:2]]
    drafts += [{"decision": decision, "answers": [text]} for text in anytime]
    return [
        ("GET", at, None),
        ("GET", own, None),
        ("GET", f"{own}/rows?after=0", None),
        ("GET", f"{own}/chat?channel=team", None),
        *(("PUT", f"{own}/draft", draft) for draft in drafts),
        ("POST", f"{own}/moves", {**drafts[0], "decision": decision + 1, "client": "client-1"}),
        ("POST", f"{own}/undo", {"first": 3}),
        ("GET", own, None),
        *(("GET", f"{at}/seats/{other}", None) for other in range(4) if other != seat),
    ]


def some(mode: str) -> list[Exchange]:
    """A few exchanges of every sort."""
    found: dict[str, list[Exchange]] = {}
    for exchange in exchanges(mode):
        found.setdefault(exchange.sort, []).append(exchange)
    return [exchange for sort in found.values() for exchange in sort[:2]]


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(mode: str) -> None:
    """[1.4.9] Views, options, events, drafts, refusals, numbers and sizes."""
    for _, seat, given, changed in some(mode):
        for who in (seat, SPECTATOR):
            assert received(mode, given, who) == received(mode, changed, who)


@pytest.mark.parametrize("mode", MODES)
def test_who_may_know_the_secret_receives_something_else(mode: str) -> None:
    """[1.4.5] Otherwise nothing would have been compared; but cards put back are seen no more."""
    for sort, seat, given, changed in some(mode):
        if sort != "characters":
            assert received(mode, given, 1 - seat) != received(mode, changed, 1 - seat)
