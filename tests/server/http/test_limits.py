"""Nobody takes the server from others by asking too fast; who only plays never notices."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import httpx
import pytest
from litestar import Litestar

from famiglia.server.config import LIMITS
from famiglia.server.http.app import application
from famiglia.server.http.limits import (
    MOST_PERSON_STREAMS,
    PERSON,
    Buckets,
    Caller,
    Limits,
    RequestRate,
)
from famiglia.server.http.problems import TooMuch
from famiglia.server.services import Runtime, open_services
from tests.server.http.addresses import ask_from
from tests.server.http.clients import Browser
from tests.server.person import Person
from tests.server.processes import serving

FAR_ADDRESS: Final = "203.0.113.7"


class Watch:
    """A clock that goes when told to."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@contextmanager
def limited(folder: Path) -> Iterator[tuple[Litestar, Watch]]:
    """An application with limits."""
    ids, clock = count(), Watch()
    runtime = Runtime(clock, lambda: f"drawn-{next(ids):04d}")
    services = open_services(f"sqlite:///{folder / 'famiglia.db'}", folder, runtime)
    try:
        yield application(services, limits=Limits(clock)), clock
    finally:
        services.close()


def made_from(app: Litestar, address: str, times: int) -> list[httpx.Response]:
    """People that somebody at an address makes."""
    return ask_from(app, address, "/api/people", {"name": "Anna"}, times)


def test_who_asks_too_fast_is_told_when_to_go_on(tmp_path: Path) -> None:
    with limited(tmp_path) as (app, clock):
        anna, bruno = Browser(app, "Anna"), Browser(app, "Bruno")
        found = [anna.client.get("/api/people/me") for _ in range(PERSON.at_once + 1)]
        assert [each.status_code for each in found] == [200] * PERSON.at_once + [429]
        late = found[-1]
        assert late.json()["key"] == "problem.too-fast"
        assert late.headers["content-type"].startswith("application/problem+json")
        assert late.headers["retry-after"] == "1"
        bruno.ok("get", "/api/people/me")
        clock.now += 1000
        found = [anna.client.get("/api/people/me") for _ in range(int(PERSON.per_second) + 1)]
        assert [each.status_code for each in found] == [200] * int(PERSON.per_second) + [429]


def test_one_address_makes_only_so_many_people(tmp_path: Path) -> None:
    with limited(tmp_path) as (app, clock):
        found = made_from(app, FAR_ADDRESS, 21)
        assert [each.status_code for each in found] == [201] * 20 + [429]
        assert found[-1].headers["retry-after"] == "5"
        assert made_from(app, "203.0.113.8", 1)[0].status_code == 201
        clock.now += 5000
        found = made_from(app, FAR_ADDRESS, 2)
        assert [each.status_code for each in found] == [201, 429]


def test_a_proxy_says_whose_address_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LIMITS, "on")
    with serving(tmp_path) as served:

        def made(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            path = f"{served.address}/api/people"
            return httpx.post(path, json={"name": "Anna"}, headers=headers).status_code

        # Twice as many as may come at once: meanwhile some more are allowed.
        assert any(made(FAR_ADDRESS) == 429 for _ in range(40))
        assert made("203.0.113.8") == 201


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.0.1", "::1"])
def test_the_machine_itself_is_no_address(tmp_path: Path, address: str) -> None:
    """A proxy there that does not say who asks would make all people one."""
    with limited(tmp_path) as (app, _):
        found = made_from(app, address, 40)
    assert {each.status_code for each in found} == {201}


def test_who_talks_too_fast_may_still_play(tmp_path: Path) -> None:
    with limited(tmp_path) as (app, _):
        anna = Browser(app, "Anna")
        table = anna.open()
        anna.sit(table, 0)
        path = f"/api/tables/{table}/seats/0/chat"
        found = [anna.client.post(path, json={"text": "x"}) for _ in range(11)]
        assert [each.status_code for each in found] == [201] * 10 + [429]
        anna.snapshot(table, 0)


def test_a_refused_request_changes_nothing(tmp_path: Path) -> None:
    with limited(tmp_path) as (app, clock):
        anna = Browser(app, "Anna")
        for _ in range(PERSON.at_once):
            anna.client.get("/api/people/me")
        assert anna.refused("post", "/api/tables", {}) == "problem.too-fast"
        clock.now += 60_000
        assert anna.open() == "drawn-0002"


def test_a_forged_cookie_does_not_count_for_its_person(tmp_path: Path) -> None:
    with limited(tmp_path) as (app, _):
        anna, eva = Browser(app, "Anna"), Browser(app, "Eva")
        person = anna.ok("get", "/api/people/me")["id"]
        eva.client.cookies.clear()
        eva.client.cookies.set("famiglia", f"{person}.{'0' * 64}")
        found = [eva.client.get("/api/people/me") for _ in range(PERSON.at_once + 1)]
        assert {(each.status_code, each.text) for each in found} == {(200, "null")}
        assert anna.ok("get", "/api/people/me")["id"] == person


def test_only_so_many_are_remembered() -> None:
    buckets, rate = Buckets(most=3), RequestRate(1, 1)
    waits = [buckets.take(("address", name), rate, 0) for name in "abcdcb"]
    assert len(buckets) == 3
    assert waits == [0, 0, 0, 0, 1, 1]
    assert buckets.take(("address", "a"), rate, 0) == 0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    buckets, rate = Buckets(), RequestRate(1, 1)
    assert buckets.take(("address", "a"), rate, 5000) == 0
    assert buckets.take(("address", "a"), rate, 0) == 1


def test_one_address_has_only_so_many_streams() -> None:
    limits = Limits(lambda: 0)
    for number in range(64):
        limits.open_stream(Caller(f"person-{number}", FAR_ADDRESS))
    with pytest.raises(TooMuch):
        limits.open_stream(Caller("eva", FAR_ADDRESS))
    limits.open_stream(Caller("eva", "203.0.113.8"))
    limits.close_stream(Caller("person-3", FAR_ADDRESS))
    limits.open_stream(Caller("eva", FAR_ADDRESS))


def test_one_person_has_only_so_many_streams(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LIMITS, "on")
    with serving(tmp_path) as served, ExitStack() as others:
        anna = Person(served.address, "Anna")
        for _ in range(MOST_PERSON_STREAMS - 1):
            others.enter_context(anna.listening())
        with anna.listening():
            refused = anna.client.get("/api/stream")
            assert (refused.status_code, refused.json()["key"]) == (429, "problem.too-many-streams")
            with Person(served.address, "Bruno").listening():
                pass
        assert in_time(anna, end=time.monotonic() + 20)


def in_time(person: Person, end: float) -> bool:
    """Whether there is room for a stream after a while: that one has gone is noticed by and by."""
    while time.monotonic() < end:
        with person.client.stream("GET", "/api/stream") as reply:
            if reply.status_code == 200:
                return True
        time.sleep(0.1)
    return False


def test_limits_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIMITS, "off")
    with serving(tmp_path) as served:
        anna = Person(served.address, "Anna")
        found = {anna.client.get("/api/people/me").status_code for _ in range(2 * PERSON.at_once)}
    assert found == {200}
