"""The engine resolves thousands of random fights as the naive oracle does."""

import os
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tests.engine.oracle.conflict import CARDS
from tests.engine.oracle.fights import Fight

FIGHTS = 2400
MANY = int(os.environ.get("FAMIGLIA_SLICE", "20000"))
ORACLE = ("printed", "position", "conflict", "naive", "orders", "control")


@cache
def stories(first: int, number: int) -> Counter[str]:
    """What happened in so many random encounters, all of which agreed."""
    found: Counter[str] = Counter()
    for seed in range(first, first + number):
        found.update(Fight(seed).play())
    return found


def test_random_fights_end_as_the_oracle_says() -> None:
    """[8] [9.3] Every question, every offer and every piece, before each answer and at the end."""
    assert stories(0, FIGHTS)["attacks"] >= FIGHTS


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_many_random_fights_end_as_the_oracle_says() -> None:
    assert stories(100_000, MANY)


USUAL = [
    *(f"by {family}" for family in ("red", "blue", "green", "yellow", "black", "white")),
    *(f"skulls {number}" for number in range(5)),
    *(f"way {way}" for way in ("land", "boats", "allies")),
    *(f"car of {value}" for value in (1, 2, 3)),
    *(f"labs in the start {labs}" for labs in range(3)),
    *(f"labs in the target {labs}" for labs in range(3)),
    *(f"vests in the target {vests}" for vests in range(3)),
    *(f"family into {holder}" for holder in ("enemy", "neutral", "fictional", "empty", "own")),
    *(f"family: {side} left" for side in ("attackers", "defenders", "nobody")),
    *(f"agitated into {holder}" for holder in ("enemy", "neutral", "fictional", "empty")),
    *(f"agitated: {side} left" for side in ("attackers", "defenders", "nobody")),
    *(f"neutrals, switch {is_on}" for is_on in (True, False)),
    *(f"brute force removes {number}" for number in (1, 2)),
    *(f"difference {number}" for number in (-1, 0, 1, 2)),
    *(f"{tile} {answer}" for tile in ("bribery", "recruitment") for answer in ("yes", "done")),
    *(f"second Movement from {start}" for start in ("the order's area", "the area entered")),
    *("all go", "some stay", "cars in the target", "orders in the target"),
    *("miniguns", "lookouts", "defenders replaced", "defenders bought", "no defender left before"),
    *("equal cards both act", "of equal cards one acts", "turncoat without supply"),
    *("reward in full", "reward cut short", "one of several orders chosen", "a car serves twice"),
]
CARD_PLAYS = [
    f"cards {own} {other}, {attacker} {defender}"
    for own, other in product(CARDS, CARDS)
    for attacker, defender in product(("take", "leave"), ("take", "leave"))
]


def test_the_random_fights_are_of_every_sort() -> None:
    told = stories(0, FIGHTS)

    assert {sort: told[sort] for sort in USUAL if told[sort] < 20} == {}
    assert {play: told[play] for play in CARD_PLAYS if told[play] < 20} == {}
    assert told["turncoat without an enemy"] >= 5


@pytest.mark.parametrize("name", ORACLE)
def test_the_oracle_knows_nothing_of_the_engine(name: str) -> None:
    assert "famiglia" not in (Path(__file__).parent / f"{name}.py").read_text()
