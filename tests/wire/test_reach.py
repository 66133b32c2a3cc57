"""Reach as a message: areas by their ids, both ways."""

import msgspec

from famiglia.wire.reach import reach_message
from tests.engine.build import area
from tests.positions import position

BOARD = """
    camastra: red 4, 1 car
    licata: neutral 2
    enna: blue 2
    now: turn red
"""


def test_a_reach_is_told_by_ids() -> None:
    message = reach_message(position(BOARD).view(0), area("camastra"))

    assert message.to.bomb == message.to.car_bomb == ["enna", "licata"]
    assert message.to.agitate == {"licata": 1}
    assert message.led == []


def test_who_reaches_an_area_is_told_by_ids() -> None:
    message = reach_message(position(BOARD).view(0), area("camastra"))

    assert message.from_.land == {"enna": ["blue"]}
    assert message.from_.agitate == {"licata": ["blue", "yellow"]}


def test_neutrals_can_be_led() -> None:
    message = msgspec.to_builtins(reach_message(position(BOARD).view(0), area("licata")))

    assert set(message["led"]) == {"enna", "gela"}
    assert message["to"]["agitate"] == {}
    assert message["from"]["land"] == {"camastra": ["red"], "enna": ["blue"]}
