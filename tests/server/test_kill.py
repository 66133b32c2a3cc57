"""The server is killed in the middle of games: what was acknowledged is there, and once."""

import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Final

import httpx
import pytest

from famiglia.server.cache.editions import Editions
from famiglia.server.commands.tables import TableService
from famiglia.server.store.database import open_database
from famiglia.server.store.log import rows_after
from famiglia.server.store.notices import notices_of
from famiglia.server.store.writer import writer_of
from famiglia.server.table.rows import ANSWER
from tests.server.person import Person
from tests.server.processes import free_port, serving

PAUSE_SECONDS: Final = 0.05


class Game:
    """Two people at one table, who go on whatever becomes of the server."""

    def __init__(self, people: list[Person], number: int) -> None:
        self.chance = random.Random(number)
        self.people = people
        self.table = self.people[0].open(mode="1v1", set_up="quick")
        for seat, person in enumerate(self.people):
            person.sit(self.table, seat)
        assert self.people[0].client.post(f"/api/tables/{self.table}/start").is_success
        self.acknowledged: list[tuple[int, int, int, list[str]]] = []

    def play(self, is_over: Event) -> None:
        """Until told to stop, or the game ends."""
        while not is_over.is_set():
            try:
                asked = self.people[0].snapshot(self.table, 0)["table"]["asked"]
                if not asked:
                    return
                seat = asked[0]
                body = self.people[seat].draft(self.table, seat, self.chance)
            except httpx.TransportError:
                time.sleep(PAUSE_SECONDS)
                continue
            self._confirm(seat, body, is_over)

    def _confirm(self, seat: int, body: dict[str, object], is_over: Event) -> None:
        """Send a move again and again until it is acknowledged."""
        while not is_over.is_set():
            try:
                first, last = self.people[seat].confirm(self.table, seat, body)
            except httpx.TransportError:
                time.sleep(PAUSE_SECONDS)
                continue
            answers = body["answers"]
            assert isinstance(answers, list)
            self.acknowledged.append((seat, first, last, answers))
            return


def two(address: str) -> list[Person]:
    return [Person(address, name) for name in ("Anna", "Bruno")]


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    killed(tmp_path, tables=4, kills=3)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_nothing_is_lost_at_fifty_tables_in_thirty_kills(tmp_path: Path) -> None:
    killed(tmp_path, tables=50, kills=30)


def killed(folder: Path, tables: int, kills: int) -> None:
    port, is_over = free_port(), Event()
    chance = random.Random(7)
    with ThreadPoolExecutor(tables) as threads:
        try:
            with serving(folder, port=port) as served:
                games = list(threads.map(lambda n: Game(two(served.address), n), range(tables)))
                playing = [threads.submit(game.play, is_over) for game in games]
                time.sleep(1 + chance.random())
                served.process.kill()
            for _ in range(kills - 1):
                with serving(folder, port=port) as served:
                    time.sleep(0.5 + chance.random())
                    served.process.kill()
            with serving(folder, port=port):
                wait_until_all_go_on(games, playing)
                is_over.set()
                for each in playing:
                    each.result(60)
        finally:
            is_over.set()
    check(f"sqlite:///{folder / 'famiglia.db'}", folder, games)


def wait_until_all_go_on(games: list[Game], playing: "list[Future[None]]") -> None:
    """On a busy machine with many tables that takes a while."""
    known, end = [len(game.acknowledged) for game in games], time.monotonic() + 120
    waiting = set(range(len(games)))
    while waiting:
        assert time.monotonic() < end, f"tables that do not go on: {waiting}"
        time.sleep(0.1)
        waiting = {
            number
            for number in waiting
            if len(games[number].acknowledged) == known[number] and not playing[number].done()
        }


def check(url: str, folder: Path, games: list[Game]) -> None:
    """Every acknowledged answer stands in the log where it was said to stand, and only there."""
    database = open_database(url)
    writer, notices = writer_of(database), notices_of(database)
    tables = TableService(database, writer, notices, Editions(folder / "editions"), lambda: 0)
    try:
        for game in games:
            rows = database.read(lambda connection, t=game.table: rows_after(connection, t, 0))  # type: ignore[misc]
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            heard: set[int] = set()
            for seat, first, last, answers in game.acknowledged:
                own = [row for row in rows[first - 1 : last] if row.kind == ANSWER]
                assert [row.text for row in own][: len(answers)] == answers
                assert {row.seat for row in own[: len(answers)]} == {seat}
                assert heard.isdisjoint(range(first, last + 1))
                heard.update(range(first, last + 1))
            assert tables.load(game.table).state.number == len(rows)
    finally:
        writer.close()
        notices.close()
        database.close()
