"""Refused: orders out of turn, and parts that an order does not have or no longer allows [7]."""

import pytest

from tests.engine.encounter.refusals import Refusal, refuse
from tests.engine.refusals import names

ATTACKS = """
    camastra: red 3, justice-a
    noto: red 3, police-a
    alcamo: red 2, economy-c
"""
SUPPLIES = """
    camastra: red 3, church-b
    noto: red 3, economy-b
    alcamo: red 2, basic-1
"""
EVERYTHING = """
    camastra: red 4, economy-c
    enna: red 3
    licata: blue 3
"""
STRIKES = "camastra: red 4, justice-b\nlicata: blue 9"
MOVED = ("shotgun camastra agrigento land", "2 0")
ALL_LEAVE = ("shotgun camastra agrigento land", "4 0")

CASES = [
    # Which order is next
    Refusal("lower-first", "7.1.2", ATTACKS, (), "economy-c"),
    Refusal("supply-first", "7.1.2", SUPPLIES, (), "basic-1"),
    Refusal("not-on-board", "7.1.1", ATTACKS, (), "basic-1"),
    Refusal("executed", "7.2.3", ATTACKS + "gela: red 1, basic-4", ("money",), "basic-4"),
    # Parts that are not there, or done
    Refusal("not-on-order", "7.2.1", "camastra: red 2, basic-1", (), "car camastra"),
    Refusal("not-on-order", "7.2.1", "camastra: red 2, basic-2", (), "skull"),
    Refusal(
        "not-on-order",
        "7.2.1",
        "camastra: red 2, basic-4",
        (),
        "vest",
        ("red", "basic-4", "vest 1 + money 1"),
    ),
    Refusal("order-part-done", "7.2.1", "enna: red 2, economy-a", ("money",), "money"),
    Refusal(
        "order-part-done",
        "7.2.1",
        EVERYTHING,
        (*MOVED, "shotgun camastra licata land", "1 0", "brute-force"),
        "shotgun camastra agrigento land",
    ),
    # The sequence of parts
    Refusal("rally-too-late", "7.2.2", EVERYTHING, MOVED, "rally camastra"),
    Refusal(
        "not-after-rally",
        "7.2.2",
        EVERYTHING,
        ("rally camastra", "enna 1 0", "car camastra"),
        "shotgun camastra licata land",
    ),
    Refusal(
        "series-broken",
        "7.2.2",
        EVERYTHING,
        (*MOVED, "car camastra"),
        "shotgun camastra licata land",
    ),
    Refusal(
        "series-broken",
        "7.2.2",
        STRIKES,
        ("bomb camastra licata 0", "money"),
        "bomb camastra licata 0",
        ("red", "justice-b", "bomb 2 + money 1 + lab"),
    ),
    Refusal(
        "out-of-sequence",
        "10.3.1",
        "enna: yellow 1, economy-b\nyellow: hq 2",
        ("lab enna",),
        "car enna",
    ),
    # A lost area
    Refusal(
        "area-lost",
        "7.2.5",
        "camastra: red 4, police-a\nlicata: neutral 2\nred: hq 3",
        ALL_LEAVE,
        "place camastra 1",
    ),
    Refusal(
        "area-lost",
        "7.2.5",
        "camastra: red 4, justice-a",
        ALL_LEAVE,
        "shotgun camastra licata land",
    ),
    Refusal(
        "area-lost",
        "7.2.5",
        "camastra: blue 4, justice-b\nlicata: red 1\nlercara-friddi: red 1",
        ALL_LEAVE,
        "bomb camastra licata 0",
    ),
    Refusal(
        "area-lost",
        "7.2.5",
        "camastra: red 4, economy-c\nnoto: red 1",
        (*ALL_LEAVE, "shotgun agrigento camastra land", "4 0"),
        "lab camastra",
        ("red", "economy-c", "lab + shotgun 2"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_an_order_is_not_executed_so(case: Refusal) -> None:
    """[7.1] [7.2] Each with its rule."""
    refuse(case)
