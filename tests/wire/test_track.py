"""The orders of an encounter phase are told in their sequence."""

import random

import pytest

from famiglia.engine.encounter.phase import NextOrder
from famiglia.engine.game import Game
from famiglia.engine.redact import redact
from famiglia.engine.state import RECOMMENDED
from famiglia.wire.events import entry_message
from famiglia.wire.now import now_of
from famiglia.wire.track import TrackedOrder, track_of
from tests.engine.encounter.scene import scene
from tests.positions import play, position, tables_of

ORDERS = """
    enna: red 3, basic-1
    gela: blue 3, justice-a
    noto: blue 3, police-a
    licata: blue 3, basic-1
    blue: justice 1, police 1
"""


def test_orders_come_by_initiative_and_are_done_one_by_one() -> None:
    """[7.1.2] Justice A and police A of Blue have 11, the basic orders come before."""
    game = scene(ORDERS)

    assert now_of(game.view(3).state).track == [
        TrackedOrder("red", "basic-1", "enna", "present"),
        TrackedOrder("blue", "basic-1", "licata", "waiting"),
        TrackedOrder("blue", "justice-a", "gela", "waiting"),
        TrackedOrder("blue", "police-a", "noto", "waiting"),
    ]
    play(game, "act done")
    states = {(each.family, each.order): each for each in now_of(game.view(3).state).track}
    assert states["red", "basic-1"] == TrackedOrder("red", "basic-1", None, "done")
    assert states["blue", "basic-1"].state == "present"


def test_outside_an_encounter_phase_nothing_is_told_of_orders() -> None:
    game = position("licata: red 2, order red/basic-1\nround 2 planning\nnow: turn red")

    assert now_of(game.view(0).state).track == []


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_the_entry_that_begins_an_encounter_phase_tells_its_orders(mode: str) -> None:
    """[7.1.1] And all that follow tell which of them they belong to."""
    chance, game = random.Random(2), Game.new(tables_of(mode), RECOMMENDED)
    game.listen()
    begun = 0
    while (decision := game.decision()) is not None:
        before = game.state.copy()
        game.apply(decision.seat, chance.choice(decision.options))
        entry = entry_message(1, before, game.state, redact(game.state, game.listen(), 0))
        was, is_now = (
            any(isinstance(f, NextOrder) for f in s.frames) for s in (before, game.state)
        )
        assert bool(entry.track) == (is_now and not was)
        assert len({(each.family, each.order) for each in entry.track}) == len(entry.track)
        present = [each for each in track_of(before) if each.state == "present"]
        assert [(each.family, each.order) for each in present] == (
            [(entry.order.family, entry.order.order)] if entry.order else []
        )
        begun += bool(entry.track)
    assert begun > 0
