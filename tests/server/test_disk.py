"""The disk is full or the database locked: that is told, nothing is lost, and then it goes on."""

import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, Final

import httpx
import pytest

from tests.server.disks import Disk, FailingDisk, small_disk
from tests.server.log_check import Move, check_moves, rows_of
from tests.server.person import Person
from tests.server.processes import Served, free_port, serving

PAUSE_SECONDS: Final = 0.05
LONGEST_PAUSE_SECONDS: Final = 60.0
"""Seconds after which most tables must go on once the server is back."""
BUSY: Final = "The database is busy. Nothing was kept; try again."
LONGEST_WAIT_SECONDS: Final = 15.0
"""Seconds after which somebody must have been told that the database is locked."""


class NotKept(Exception):
    """The server says that it could not keep something."""


def raise_problem(reply: httpx.Response) -> None:
    """Raises NotKept for what the database did not take."""
    if reply.status_code == 503:
        reply.read()
        problem = reply.json()
        assert problem["key"] == "problem.store"
        raise NotKept(problem["detail"])


class Game:
    """Two people at one table after the other, and what was acknowledged to them."""

    def __init__(self, address: str, seed: int) -> None:
        self.chance = random.Random(seed)
        self.people = [Person(address, name) for name in ("Anna", "Bruno")]
        for person in self.people:
            person.client.event_hooks = {"response": [raise_problem]}
        self.acknowledged: dict[str, list[Move]] = {}
        self.begin()

    def begin(self) -> None:
        """At a new table."""
        table = self.people[0].open(mode="1v1", set_up="quick")
        for seat, person in enumerate(self.people):
            person.sit(table, seat)
        assert self.people[0].client.post(f"/api/tables/{table}/start").is_success
        self.table, self.acknowledged[table] = table, []

    @property
    def moves(self) -> list[Move]:
        """Those at the present table."""
        return self.acknowledged[self.table]

    @property
    def number(self) -> int:
        """How many moves were acknowledged in all."""
        return sum(map(len, self.acknowledged.values()))

    def asked(self) -> int:
        return int(self.people[0].snapshot(self.table, 0)["table"]["asked"][0])

    def draft(self) -> tuple[int, dict[str, Any]]:
        """A move that only needs to be confirmed, and whose it is."""
        seat = self.asked()
        return seat, self.people[seat].draft(self.table, seat, self.chance)

    def confirm(self, seat: int, body: dict[str, Any]) -> Move:
        move = Move(*self.people[seat].confirm(self.table, seat, body), seat, body["answers"])
        if move not in self.moves:
            self.moves.append(move)
        return move

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self.confirm(*self.draft())

    def seen(self) -> list[Any]:
        """What both see; reading must always go on."""
        return [person.snapshot(self.table, seat) for seat, person in enumerate(self.people)]

    def insist(self, is_over: Event) -> None:
        """Play whatever becomes of the server: ask again for what was not kept."""
        waiting: tuple[int, dict[str, Any]] | None = None
        has_ended = False
        while not is_over.is_set():
            try:
                if has_ended:
                    self.begin()
                    has_ended = False
                waiting = waiting or self.draft()
                self.confirm(*waiting)
                waiting = None
            except (NotKept, httpx.TransportError):
                time.sleep(PAUSE_SECONDS)
            except IndexError:
                has_ended = True  # Nobody is asked any more.


def refused(disk: Disk, game: Game, seat: int, body: dict[str, Any]) -> None:
    """The move is not taken, however often it is sent; what there is can be looked at."""
    before = game.seen()
    for _ in range(3):
        with pytest.raises(NotKept, match=disk.message):
            game.confirm(seat, body)
    with pytest.raises(NotKept, match=disk.message):
        game.people[0].client.post("/api/tables", json={})
    assert game.seen() == before


def taken_once(folder: Path, game: Game, seat: int, body: dict[str, Any]) -> None:
    """The move is taken, and sent again it counts no second time."""
    number = len(rows_of(folder, game.table))
    move = game.confirm(seat, body)
    assert move.first == number + 1
    assert game.confirm(seat, body) == move
    assert len(rows_of(folder, game.table)) == move.last


def fills_up(disk: Disk) -> None:
    folder, port = disk.folder, free_port()
    with serving(folder, port=port) as served:
        game = Game(served.address, 1)
        game.play(5)
        seat, body = game.draft()
        disk.fill(served)
        refused(disk, game, seat, body)
        disk.make_room(served)
        taken_once(folder, game, seat, body)
        game.play(3)
        seat, body = game.draft()
        disk.fill(served)
        refused(disk, game, seat, body)
        served.process.kill()
        served.process.wait()
        disk.make_room(served)
    check_moves(folder, game.table, game.moves)
    with serving(folder, port=port):
        taken_once(folder, game, seat, body)
        game.play(3)
    check_moves(folder, game.table, game.moves)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        fills_up(disk)


def test_a_disk_that_fails_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    fills_up(FailingDisk(tmp_path))


def test_a_locked_database_is_told_and_reading_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as served, ThreadPoolExecutor(1) as thread:
        game = Game(served.address, 2)
        game.play(3)
        seat, body = game.draft()
        before = game.seen()
        other = sqlite3.connect(tmp_path / "famiglia.db", isolation_level=None, timeout=10)
        other.execute("BEGIN IMMEDIATE")
        begin = time.monotonic()
        waiting = thread.submit(game.confirm, seat, body)
        while not waiting.done():
            assert game.seen() == before
            time.sleep(PAUSE_SECONDS)
        failure = waiting.exception()
        assert (type(failure), str(failure)) == (NotKept, BUSY)
        assert time.monotonic() - begin < LONGEST_WAIT_SECONDS
        other.rollback()
        other.close()
        taken_once(tmp_path, game, seat, body)
        game.play(2)
    check_moves(tmp_path, game.table, game.moves)


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_nothing_is_lost_when_the_disk_is_full_again_and_again(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        full_again_and_again(disk, tables=8, times=20)


def full_again_and_again(disk: Disk, tables: int, times: int) -> None:
    """At any moment, while all play; at times the server is killed while there is no room."""
    port, is_over, chance = free_port(), Event(), random.Random(5)
    with ThreadPoolExecutor(tables) as threads:
        try:
            with serving(disk.folder, port=port) as served:
                games = [Game(served.address, number) for number in range(tables)]
                playing = [threads.submit(game.insist, is_over) for game in games]
                full_for_a_while(disk, served, chance)
            for _ in range(times - 1):
                with serving(disk.folder, port=port) as served:
                    full_for_a_while(disk, served, chance)
            with serving(disk.folder, port=port):
                wait_until_most_go_on(games)
                is_over.set()
                for each in playing:
                    each.result(60)
        finally:
            is_over.set()
    for game in games:
        for table, moves in game.acknowledged.items():
            check_moves(disk.folder, table, moves)


def wait_until_most_go_on(games: list[Game]) -> None:
    known, end = [game.number for game in games], time.monotonic() + LONGEST_PAUSE_SECONDS
    while sum(g.number > n for g, n in zip(games, known, strict=True)) <= len(games) / 2:
        assert time.monotonic() < end, "most games do not go on"
        time.sleep(PAUSE_SECONDS)


def full_for_a_while(disk: Disk, served: Served, chance: random.Random) -> None:
    time.sleep(chance.random())
    disk.fill(served)
    time.sleep(chance.random())
    if chance.random() < 0.5:
        served.process.kill()
        served.process.wait()
        disk.make_room(served)
    else:
        disk.make_room(served)
        time.sleep(chance.random())
