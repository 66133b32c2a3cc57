"""Where unique orders lie on the mats [10.1.1], and a Strike beside a Movement [10.2.3]."""

import pytest

from tests.engine import build
from tests.engine.build import TABLES, hand, open_slots
from tests.engine.encounter import scene
from tests.engine.table import answer, fresh, run_to


@pytest.mark.parametrize(
    ("seat", "family", "own", "words"),
    [(0, "white", "catania", {"pull"}), (1, "blue", "enna", {"bomb", "shotgun"})],
)
def test_the_third_slot_of_justice_brings_blue_and_white_their_unique_order(
    seat: int, family: str, own: str, words: set[str]
) -> None:
    """[10.1.1] [5.7.2] [R90] Both are Justice B: one pulls, one has bomb and shotgun."""
    game = fresh()
    run_to(game, "draw-colour")
    answer(game, "white", "red", "green", "blue", "black")
    run_to(game, "choose-families")
    answer(game, "white red", "blue black")
    run_to(game, "turn")
    state = game.state
    leader = TABLES.family_ids.index(family)
    assert state.family_of[seat] == leader
    open_slots(state, leader, "justice", 2)

    answer(build.act(state, leader, "exert supply"), "exert justice supply")
    assert "justice-b" in hand(state, leader)
    build.add_order(state, own, leader, "justice-b")

    assert {text.split()[0] for text in scene.offered(scene.begin(state))} == {*words, "done"}


@pytest.mark.parametrize(
    ("target", "left"),
    [("red 5", "red 3"), ("red 5, labs 1", "red 5, labs 1"), ("red 5, basic-4", "red 5, basic-4")],
)
def test_labs_and_vests_defend_fully_against_blues_strike_and_movement(
    target: str, left: str
) -> None:
    """[10.2.3] [R81] Skull 1 each time, against the same area; a lab or a vest stops both."""
    game = scene.scene(f"camastra: blue 6, justice-b\nlicata: {target}")
    while not scene.offered(game, "bomb"):
        scene.play(game, "done")
    scene.play(game, "bomb camastra licata 0", "shotgun camastra licata land", "1 0")

    assert scene.in_place(game, "licata") == left
