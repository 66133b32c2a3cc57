"""A team draws on the board what it has in mind."""

import random
from typing import Any

import pytest

from tests.server.http.clients import Browser, begun

MARK: dict[str, Any] = {"kind": "mark", "at": [1.5, 2], "sign": "cross"}


def sketch(browser: Browser, table: str, seat: int, *strokes: object) -> tuple[int, Any]:
    return browser.ask("put", f"/api/tables/{table}/seats/{seat}/sketch", {"strokes": strokes})


def test_a_sketch_takes_the_place_of_the_last_one(four: list[Browser]) -> None:
    table = begun(four)
    for sign in ("ring", "flag"):
        assert sketch(four[0], table, 0, {**MARK, "sign": sign})[0] == 200
    assert sketch(four[2], table, 2, MARK)[0] == 200
    flag = {**MARK, "sign": "flag"}
    assert four[2].snapshot(table, 2)["sketches"] == {"0": [flag], "2": [MARK]}
    assert four[1].snapshot(table, 1)["sketches"] == {}
    sketch(four[0], table, 0)
    assert four[2].snapshot(table, 2)["sketches"] == {"2": [MARK]}


def test_before_the_game_a_team_may_draw_too(four: list[Browser]) -> None:
    table = four[0].open()
    four[0].sit(table, 0)
    assert sketch(four[0], table, 0, MARK)[0] == 200
    assert four[0].snapshot(table, 0)["sketches"] == {"0": [MARK]}
    four[0].ok("delete", f"/api/tables/{table}/seats/0")
    four[1].sit(table, 0)
    assert four[1].snapshot(table, 0)["sketches"] == {}


@pytest.mark.parametrize(
    "stroke",
    [
        {**MARK, "sign": "skull"},
        {**MARK, "at": [1, 2, 3]},
        {**MARK, "at": [1, 2001]},
        {**MARK, "at": [-101, 2]},
        {**MARK, "at": [1, None]},
        {**MARK, "colour": "red"},
        {"kind": "arrow", "points": [[1, 2]]},
        {"kind": "arrow", "points": [[1, 2]] * 41},
        {"kind": "text", "at": [1, 2]},
    ],
)
def test_what_cannot_be_drawn_is_refused(four: list[Browser], stroke: Any) -> None:
    table = begun(four)
    status, said = sketch(four[0], table, 0, stroke)
    assert (status, said["key"]) == (400, "problem.request")


def test_a_sketch_has_its_limits(four: list[Browser]) -> None:
    table = begun(four)
    assert sketch(four[0], table, 0, *[MARK] * 60)[0] == 200
    assert sketch(four[0], table, 0, *[MARK] * 61)[0] == 400
    text = '{"strokes": [{"kind": "mark", "at": [1, %s], "sign": "ring"}]}'
    for number in ("1e999", "NaN", "Infinity"):
        reply = four[0].client.put(
            f"/api/tables/{table}/seats/0/sketch",
            content=text % number,
            headers={"content-type": "application/json"},
        )
        assert reply.status_code == 400
    assert len(four[0].snapshot(table, 0)["sketches"]["0"]) == 60


def test_orders_are_proposed_for_families_of_the_own_team(four: list[Browser]) -> None:
    table, chance = begun(four, set_up="quick"), random.Random(5)
    while None in (families := led(four, table)):
        seat = four[0].snapshot(table, 0)["table"]["asked"][0]
        four[seat].move(table, seat, chance)
    ghost = {"kind": "order", "area": "enna", "order": "basic-1", "family": families[2]}
    assert sketch(four[0], table, 0, ghost) == (200, [ghost])
    for change, key in (
        ({"family": families[1]}, "not-your-team"),
        ({"family": "pink"}, "not-your-team"),
        ({"area": "atlantis"}, "no-name"),
        ({"order": "basic-9"}, "no-name"),
    ):
        status, said = sketch(four[0], table, 0, {**ghost, **change})
        assert said["key"] == f"problem.{key}", (status, said)


def led(four: list[Browser], table: str) -> list[str | None]:
    """The family of each seat."""
    return [seat["family"] for seat in four[0].snapshot(table, 0)["view"]["seats"]]
