"""Connections are cut at any byte: no move is lost or doubled, and nobody misses a row."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.server.listener import Listener, Subscription, insist
from tests.server.log_check import Move, check_moves
from tests.server.person import Person
from tests.server.processes import Served, serving
from tests.server.proxy import BadLine, bad_line

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
TIMEOUT_SECONDS: Final = 20.0


class Friend(Person):
    """Somebody on the bad line; what is not under test goes by a good one."""

    def __init__(self, served: Served, name: str) -> None:
        super().__init__(served.address, name)
        self.good = httpx.Client(base_url=served.address, timeout=20, cookies=self.client.cookies)

    def go_through(self, line: BadLine) -> None:
        self.client.base_url = httpx.URL(f"http://127.0.0.1:{line.port}")

    def there_is(self, subscription: Subscription) -> list[Any]:
        """All that can be heard in a place."""
        return list(self.good.get(f"{subscription.path}0").json())


class Game:
    """A table, by whom its seats are played, and what they were told became of their moves."""

    def __init__(self, people: list[Friend], seats: list[int], **settings: object) -> None:
        self.players = [people[number] for number in seats]
        self.table = people[seats[0]].open(set_up="quick", **settings)
        for seat, person in enumerate(self.players):
            person.sit(self.table, seat)
        assert self.players[0].client.post(f"/api/tables/{self.table}/start").is_success
        self.moves: list[Move] = []

    def seats_of(self, person: Friend) -> list[tuple[str, int]]:
        return [(self.table, seat) for seat, each in enumerate(self.players) if each is person]

    def play(self, moves: int, chance: random.Random) -> None:
        """Each request again and again, until it is answered."""
        for _ in range(moves):
            asked = insist(lambda: self.players[0].snapshot(self.table, 0)["table"]["asked"])
            if not asked:
                return
            seat = asked[0]
            body = insist(lambda seat=seat: self._draft(seat, chance))  # type: ignore[misc]
            first, last = insist(lambda seat=seat, body=body: self._confirm(seat, body))  # type: ignore[misc]
            self.moves.append(Move(first, last, seat, body["answers"]))
            self._say(seat, chance.choice(["team", "table"]))

    def _say(self, seat: int, channel: str) -> None:
        saying = {"text": f"{len(self.moves)} moves", "channel": channel}
        path = f"/api/tables/{self.table}/seats/{seat}/chat"
        assert self.players[seat].good.post(path, json=saying).is_success

    def _draft(self, seat: int, chance: random.Random) -> dict[str, Any]:
        return self.players[seat].draft(self.table, seat, chance)

    def _confirm(self, seat: int, body: dict[str, Any]) -> tuple[int, int]:
        return self.players[seat].confirm(self.table, seat, body)


@contextmanager
def listening(
    people: list[Friend], games: list[Game], *, is_hasty: bool = False
) -> Iterator[list[Listener]]:
    """Each with one stream for all tables."""
    listeners = [Listener(each, seats_of(each, games), is_hasty=is_hasty) for each in people]
    try:
        yield listeners
    finally:
        for listener in listeners:
            listener.stop()


def seats_of(person: Friend, games: list[Game]) -> list[tuple[str, int]]:
    return [seat for game in games for seat in game.seats_of(person)]


def subscriptions_of(person: Friend, games: list[Game]) -> list[Subscription]:
    """All that somebody hears of: rows, and both channels of talk."""
    return [
        Subscription(*seat, of) for seat in seats_of(person, games) for of in ("", "table", "team")
    ]


def wait_for_end(person: Friend, listener: Listener, subscriptions: list[Subscription]) -> None:
    """Until everything was heard."""
    end = time.monotonic() + TIMEOUT_SECONDS
    ends = {subscription: len(person.there_is(subscription)) for subscription in subscriptions}
    while missed := [
        subscription for subscription, last in ends.items() if listener.known(subscription) < last
    ]:
        assert time.monotonic() < end, (missed, listener.problems)
        time.sleep(0.05)


def check_heard(person: Friend, listener: Listener, subscriptions: list[Subscription]) -> None:
    """What was heard bit by bit is what there is."""
    assert listener.problems == []
    for table, seat, _ in listener.told_anew:
        seen = person.good.get(f"/api/tables/{table}/seats/{seat}").json()
        assert seen["table"]["status"] == "ended"
    assert set(listener.heard) == set(subscriptions)
    for subscription, heard in listener.heard.items():
        assert heard == person.there_is(subscription)


def cut(folder: Path, seed: int, moves: int) -> tuple[int, int]:
    """How often a connection was cut, and how often a stream was taken up again."""
    with serving(folder) as served, bad_line(port_of(served), seed) as line:
        people = [Friend(served, name) for name in NAMES]
        # At the third table two share a screen, so that two seats hear of it by one stream.
        games = [
            Game(people, [0, 1, 2, 3]),
            Game(people, [0, 1], mode="1v1"),
            Game(people, [2, 3, 2, 3]),
        ]
        for person in people:
            person.go_through(line)
        with listening(people, games) as listeners:
            with ThreadPoolExecutor(len(games)) as threads:
                chances = [random.Random(f"{seed} {number}") for number in range(len(games))]
                list(threads.map(Game.play, games, [moves] * len(games), chances))
            for person, listener in zip(people, listeners, strict=True):
                wait_for_end(person, listener, subscriptions_of(person, games))
        for game in games:
            check_moves(folder, game.table, game.moves)
        for person, listener in zip(people, listeners, strict=True):
            check_heard(person, listener, subscriptions_of(person, games))
        return line.cuts, sum(listener.begun for listener in listeners) - len(listeners)


def port_of(served: Served) -> int:
    return int(served.address.rpartition(":")[2])


def test_who_is_cut_off_after_every_event_hears_everything(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        people = [Friend(served, name) for name in NAMES[:2]]
        games = [Game(people, [0, 1, 0, 1]), Game(people, [0, 1], mode="1v1")]
        with listening(people, games, is_hasty=True) as listeners:
            for game in games:
                game.play(3, random.Random(3))
            for person, listener in zip(people, listeners, strict=True):
                wait_for_end(person, listener, subscriptions_of(person, games))
        for person, listener in zip(people, listeners, strict=True):
            check_heard(person, listener, subscriptions_of(person, games))


def test_nobody_misses_or_doubles_anything_on_a_bad_line(tmp_path: Path) -> None:
    """How often streams are cut is not settled by the seed: that goes by who connects first."""
    cuts, resumed = cut(tmp_path, seed=1, moves=4)
    assert cuts > 20
    assert resumed > 2


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_nobody_misses_or_doubles_anything_in_long_games_on_a_bad_line(tmp_path: Path) -> None:
    moves = 100
    cuts, resumed = cut(tmp_path, seed=2, moves=moves)
    assert cuts > moves
    assert resumed > moves / 4
