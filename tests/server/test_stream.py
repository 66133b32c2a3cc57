"""A browser hears of its tables by one stream, and takes it up where it was cut."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.person import Person
from tests.server.processes import serving


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
