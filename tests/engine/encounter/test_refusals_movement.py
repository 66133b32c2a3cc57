"""Refused: starts, targets, ways, numbers and cars of a Movement [8], and unique orders in it."""

import pytest

from tests.engine.encounter.refusals import Refusal, refuse
from tests.engine.refusals import names

LONE = "camastra: red 2, basic-1"
BOATS = LONE + "\nsea agrigento: red\nsea siracusa: red"
WITH_ALLIES = LONE + "\nred: money 1, tile allies"
PAST_FICTIONAL = "licata: red 2, basic-1\ncamastra: fictional 1\nred: money 1, tile allies"
TWO_CARS = "camastra: red 4, cars 2, justice-a"
LOSING = "camastra: red 4, justice-a\nlicata: blue 9"
REPLACING = "camastra: green 4, church-a\nlicata: neutral 3"
BUYING = "camastra: yellow 4, economy-c\nlicata: neutral 3\nyellow: money 2"
TO_LICATA = "shotgun camastra licata land"

CASES = [
    # The start
    Refusal("wrong-start", "8.8.2", LONE + "\nenna: red 2", (), "shotgun enna gela land"),
    Refusal(
        "wrong-start",
        "8.8.2",
        LOSING,
        (TO_LICATA, "1 0", "brute-force"),
        "shotgun licata gela land",
    ),
    # The target
    Refusal("start-itself", "8.2.1", BOATS, (), "shotgun camastra camastra boats"),
    Refusal("start-itself", "8.2.1", LONE, (), "shotgun camastra camastra land"),
    Refusal("partners-area", "8.2.2", LONE + "\nlicata: green 1", (), TO_LICATA),
    Refusal(
        "partners-area", "8.2.2", BOATS + "\nsciacca: green 1", (), "shotgun camastra sciacca boats"
    ),
    # The way
    Refusal("land-not-adjacent", "8.2.1", LONE, (), "shotgun camastra gela land"),
    Refusal("no-boats", "8.2.3", LONE, (), "shotgun camastra licata boats"),
    Refusal("no-boats", "8.2.3", BOATS, (), "shotgun camastra ragusa boats"),
    Refusal("no-allies", "11.2.3", LONE, (), "shotgun camastra gela allies"),
    Refusal(
        "not-in-hand",
        "11.2.1",
        LONE + "\nred: tile allies",
        (),
        "shotgun camastra gela allies",
    ),
    Refusal("land-leads-there", "11.2.3", WITH_ALLIES, (), "shotgun camastra licata allies"),
    Refusal("no-way-through", "11.2.3", WITH_ALLIES, (), "shotgun camastra vittoria allies"),
    Refusal("no-way-through", "11.2.3", PAST_FICTIONAL, (), "shotgun licata agrigento allies"),
    # Numbers and cars
    Refusal("wrong-force", "8.3.1", LONE, (TO_LICATA,), "0 0"),
    Refusal("wrong-force", "8.3.1", LONE, (TO_LICATA,), "3 0"),
    Refusal("no-car", "8.3.2", LONE, (TO_LICATA,), "1 1"),
    Refusal(
        "car-by-land",
        "8.3.2",
        "camastra: red 2, cars 1, basic-1\nsea agrigento: red",
        ("shotgun camastra licata boats",),
        "1 1",
    ),
    Refusal(
        "one-car",
        "8.8.3",
        TWO_CARS,
        ("shotgun camastra agrigento land", "1 1", TO_LICATA),
        "1 1",
    ),
    # Replacing defenders, and paying to remove them
    Refusal("too-many-replaced", "10.1.2", REPLACING, (TO_LICATA, "3 0"), "2"),
    Refusal("too-many-bought", "10.1.3", BUYING, (TO_LICATA, "3 0"), "3"),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_a_movement_is_not_made_so(case: Refusal) -> None:
    """[8.2] [8.3] [8.8] [10.1] [11.2] Each with its rule."""
    refuse(case)
