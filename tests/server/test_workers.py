"""Two workers over one PostgreSQL: players of a table are spread over both, and one may die."""

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.conftest import Server
from tests.server.person import Person
from tests.server.processes import Served, serving

CUT = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="session")
def database(postgres: Server) -> str:
    """One of their own, since other tests empty theirs; made once in a process."""
    postgres.execute("CREATE DATABASE workers")
    return postgres.url("workers")


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """They serve many tests, each of which has a table and people of its own."""
    with both(database, tmp_path_factory.mktemp("workers")) as started:
        yield started


@contextmanager
def both(database: str, folder: Path) -> Iterator[list[Served]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(folder / str(number), "--database", database))
            for number in range(2)
        ]


def begun(workers: list[Served]) -> tuple[str, list[Person]]:
    """A table of four; every other one plays by the other worker."""
    names = ("Anna", "Bruno", "Carla", "Dario")
    people = [Person(workers[seat % 2].address, name) for seat, name in enumerate(names)]
    table = people[0].open(set_up="quick")
    for seat, person in enumerate(people):
        person.sit(table, seat)
    assert people[3].client.post(f"/api/tables/{table}/start").is_success
    return table, people


def play(people: list[Person], table: str, moves: int, chance: random.Random) -> int:
    """Random moves of whoever is asked; the number of the last row."""
    last = 0
    for _ in range(moves):
        asked = people[0].snapshot(table, 0)["table"]["asked"][0]
        last = people[asked].move(table, asked, chance)
    return last


def test_players_of_one_table_are_spread_over_both(workers: list[Served]) -> None:
    table, people = begun(workers)
    last = play(people, table, 20, random.Random(1))
    stands = [person.snapshot(table, seat) for seat, person in enumerate(people)]
    assert {snapshot["table"]["number"] for snapshot in stands} == {last}
    views = [{**snapshot["view"], "seat": None} for snapshot in stands]
    assert views[0]["areas"][0]["holder"] == views[1]["areas"][0]["holder"]


def test_who_listens_hears_what_is_done_at_the_other_worker(workers: list[Served]) -> None:
    table, people = begun(workers)
    with people[1].listening() as news:
        _, first = next(news)
        last = play(people, table, 6, random.Random(2))
        number = first["number"]
        while number < last:
            _, message = next(news)
            assert message["rows"][0]["number"] == number + 1
            number = message["number"]


def test_a_move_sent_to_both_counts_once(workers: list[Served]) -> None:
    table, people = begun(workers)
    asked = people[0].snapshot(table, 0)["table"]["asked"][0]
    body = people[asked].draft(table, asked, random.Random(3))
    other = httpx.Client(base_url=workers[(asked + 1) % 2].address)
    other.cookies = people[asked].client.cookies
    first = people[asked].confirm(table, asked, body)
    again = other.post(f"/api/tables/{table}/seats/{asked}/moves", json=body)
    assert (again.json()["first"], again.json()["last"]) == first


def test_the_table_goes_on_when_a_worker_is_killed(database: str, tmp_path: Path) -> None:
    with both(database, tmp_path) as workers:
        table, people = begun(workers)
        chance = random.Random(4)
        last = play(people, table, 10, chance)
        workers[1].process.kill()
        workers[1].process.wait()
        for person in people[1::2]:
            person.client.base_url = httpx.URL(workers[0].address)
        assert people[1].snapshot(table, 1)["table"]["number"] == last
        assert play(people, table, 10, chance) > last


def test_the_tables_go_on_when_all_connections_are_cut(
    workers: list[Served], database: str
) -> None:
    table, people = begun(workers)
    chance = random.Random(5)
    last = play(people, table, 5, chance)
    with people[1].listening() as news:
        next(news)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(CUT)
        time.sleep(0.5)
        after = play(people, table, 5, chance)
        heard = last
        while heard < after:
            _, message = next(news)
            assert message["rows"][0]["number"] == heard + 1
            heard = message["number"]


def test_what_postgresql_cannot_keep_is_refused(workers: list[Served]) -> None:
    table, people = begun(workers)
    anna = people[0].client
    seat = f"/api/tables/{table}/seats/0"
    for method, path, body in [
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/tables/%ED%A0%80/seats/0", None),
        ("POST", "/api/people", {"name": "a\x00b"}),
        ("POST", f"{seat}/chat", {"text": "a\x00b"}),
        ("PUT", f"{seat}/ahead", {"name": "a\x00b", "answer": "act done"}),
        ("POST", f"{seat}/moves", {"decision": 0, "answers": [], "client": "\x00" * 9}),
        ("PUT", f"{seat}/draft", {"decision": 0, "answers": ["\x00"]}),
    ]:
        reply = anna.request(method, path, json=body)
        assert 400 <= reply.status_code < 500, (path, reply.text)


def test_one_command_starts_several_workers(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database, "--workers", "2") as served:
        table, people = begun([served, served])
        last = play(people, table, 12, random.Random(6))
        assert people[2].snapshot(table, 2)["table"]["number"] == last
