"""Workers behind proxies are killed, stopped and started while people stream and move."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Final

import pytest

from tests.deploy.certificates import Certificate
from tests.deploy.proxies import PROXIES, Proxy, proxying
from tests.server.conftest import Server
from tests.server.listener import Listener
from tests.server.person import Person
from tests.server.processes import Served, free_port, serving
from tests.server.test_kill import Game, check, wait_until_all_go_on

THINKING_SECONDS: Final = 0.4
FORGIVEN_SECONDS: Final = 3
"""After two a proxy asks a worker again that was not there."""
QUIET_SECONDS: Final = 70
"""Longer than proxies usually wait for the next word."""


class SlowGame(Game):
    """Of people who think, so that it is not over before the test is."""

    def _confirm(self, seat: int, body: dict[str, object], is_over: Event) -> None:
        is_over.wait(THINKING_SECONDS)
        super()._confirm(seat, body, is_over)


@contextmanager
def listening(games: list[Game]) -> Iterator[list[list[Listener]]]:
    """For each game what its people's browsers hear, each of the own seat."""
    heard = [
        [Listener(person, [(game.table, seat)]) for seat, person in enumerate(game.people)]
        for game in games
    ]
    try:
        yield heard
    finally:
        ears = [ear for of_game in heard for ear in of_game]
        with ThreadPoolExecutor(len(ears)) as threads:
            list(threads.map(Listener.stop, ears))


def check_heard(games: list[Game], heard: list[list[Listener]]) -> None:
    """Everybody has heard of every row once, in order, though streams were cut."""
    for game, ears in zip(games, heard, strict=True):
        last = game.people[0].snapshot(game.table, 0)["table"]["number"]
        end = time.monotonic() + 30
        while any(_last(ear) < last for ear in ears):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert [problem for ear in ears for problem in ear.problems] == []
        assert all(ear.begun > 1 for ear in ears)


def _last(ear: Listener) -> int:
    return max((ear.known(each) for each in list(ear.heard) if not each.channel), default=0)


@contextmanager
def playing(games: list[Game]) -> Iterator[None]:
    """All of them until the block ends, and until each has gone on after it."""
    is_over = Event()
    with ThreadPoolExecutor(len(games)) as threads:
        plays = [threads.submit(game.play, is_over) for game in games]
        try:
            yield
            wait_until_all_go_on(games, plays)
        finally:
            is_over.set()
        for each in plays:
            each.result(60)


def a_game(number: int, *proxies: Proxy) -> Game:
    """Of two people, who come by these proxies in turn."""
    chosen = [proxies[seat % len(proxies)] for seat in range(2)]
    names = ("Anna", "Bruno")
    return SlowGame(
        [Person(p.address, name, p.transport()) for p, name in zip(chosen, names, strict=True)],
        number,
    )


def restarted(folder: Path, port: int, proxies: list[Proxy], tables: int, restarts: int) -> None:
    """Every other time it is killed, else it ends as when it is told to."""
    with ExitStack() as stack:
        served = stack.enter_context(serving(folder, "--https", port=port))
        games = [a_game(number, *proxies) for number in range(tables)]
        with listening(games) as heard:
            with playing(games):
                for number in range(restarts):
                    time.sleep(0.5)
                    if number % 2 == 0:
                        served.process.kill()
                    stack.close()
                    served = stack.enter_context(serving(folder, "--https", port=port))
            check_heard(games, heard)
    check(f"sqlite:///{folder / 'famiglia.db'}", folder, games)


def test_a_restart_loses_and_doubles_nothing(certificate: Certificate, tmp_path: Path) -> None:
    """Anna comes by nginx, Bruno by Caddy."""
    port = free_port()
    with (
        proxying("nginx", [port], certificate, tmp_path / "nginx") as nginx,
        proxying("caddy", [port], certificate, tmp_path / "caddy") as caddy,
    ):
        restarted(tmp_path / "data", port, [nginx, caddy], tables=1, restarts=1)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", PROXIES)
def test_ten_restarts_lose_and_double_nothing(
    name: str, certificate: Certificate, tmp_path: Path
) -> None:
    port = free_port()
    with proxying(name, [port], certificate, tmp_path / name) as proxy:
        restarted(tmp_path / "data", port, [proxy], tables=6, restarts=10)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", PROXIES)
def test_workers_come_and_go_behind_a_proxy(
    name: str, certificate: Certificate, tmp_path: Path, postgres: Server
) -> None:
    """Three on one PostgreSQL, two of them of one command; one after the other is away."""
    postgres.execute(f"CREATE DATABASE behind_{name}")
    url = postgres.url(f"behind_{name}")
    ports = [free_port(), free_port()]
    options: tuple[list[str], list[str]] = (["--workers", "2"], [])

    def worker(number: int) -> AbstractContextManager[Served]:
        words = ["--https", "--database", url, *options[number]]
        return serving(tmp_path / str(number), *words, port=ports[number])

    with (
        proxying(name, ports, certificate, tmp_path / name) as proxy,
        ExitStack() as first,
        ExitStack() as second,
    ):
        stacks = (first, second)
        for number, stack in enumerate(stacks):
            stack.enter_context(worker(number))
        games = [a_game(number, proxy) for number in range(6)]
        with listening(games) as heard:
            with playing(games):
                for turn in range(4):
                    time.sleep(FORGIVEN_SECONDS)
                    stacks[turn % 2].close()
                    known = sum(len(game.acknowledged) for game in games)
                    time.sleep(1)
                    assert sum(len(game.acknowledged) for game in games) > known
                    stacks[turn % 2].enter_context(worker(turn % 2))
            check_heard(games, heard)
    check(url, tmp_path / "0", games)


@pytest.mark.long
def test_a_quiet_stream_stays_open(both: dict[str, Proxy]) -> None:
    people = {name: Person(proxy.address, name, proxy.transport()) for name, proxy in both.items()}
    table = people["nginx"].open()
    for seat, person in enumerate(people.values()):
        person.sit(table, seat)
    with ExitStack() as stack:
        streams = [stack.enter_context(person.listening()) for person in people.values()]
        for news in streams:
            next(news)
        time.sleep(QUIET_SECONDS)
        for name in ("Carla", "Dario"):
            other = Person(both["caddy"].address, name, both["caddy"].transport())
            other.sit(table, ("", "", "Carla", "Dario").index(name))
        for news in streams:
            assert next(news)[1]["table"] == table
