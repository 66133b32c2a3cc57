"""The engine resolves thousands of random fights as the naive oracle does."""

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tests.engine.oracle.conflict import CARDS
from tests.engine.oracle.fights import Fight

MODES = ("2v2", "1v1", "2v1")
QUICK_RUN_FIGHTS = {"2v2": 2400, "1v1": 1500, "2v1": 1500}
LONG_RUN_FIGHTS = 20_000
ORACLE = ("printed", "position", "conflict", "naive", "orders", "control")


@cache
def stories(mode: str, first: int, number: int) -> Counter[str]:
    """What happened in so many random encounters, all of which agreed."""
    found: Counter[str] = Counter()
    for seed in range(first, first + number):
        found.update(Fight(seed, mode).play())
    return found


@pytest.mark.parametrize("mode", MODES)
def test_random_fights_end_as_the_oracle_says(mode: str) -> None:
    """[8] [9.3] Every question, every offer and every piece, before each answer and at the end."""
    assert stories(mode, 0, QUICK_RUN_FIGHTS[mode])["attacks"] >= QUICK_RUN_FIGHTS[mode]


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("mode", MODES)
def test_many_random_fights_end_as_the_oracle_says(mode: str) -> None:
    assert stories(mode, 100_000, LONG_RUN_FIGHTS)


USUAL = [
    *(f"by {family}" for family in ("red", "blue", "green", "yellow", "black", "white")),
    *(f"skulls {number}" for number in range(5)),
    *(f"way {way}" for way in ("land", "boats", "allies")),
    *(f"car of {value}" for value in (1, 2, 3)),
    *(f"labs in the start {labs}" for labs in range(3)),
    *(f"labs in the target {labs}" for labs in range(3)),
    *(f"vests in the target {vests}" for vests in range(2)),
    *(f"family into {holder}" for holder in ("enemy", "neutral", "fictional", "empty", "own")),
    *(f"family: {side} left" for side in ("attackers", "defenders", "nobody")),
    *(f"agitated into {holder}" for holder in ("enemy", "neutral", "fictional", "empty")),
    *(f"agitated: {side} left" for side in ("attackers", "defenders", "nobody")),
    *(f"neutrals, switch {is_on}" for is_on in (True, False)),
    "brute force removes 1",
    *(f"difference {number}" for number in (-1, 0, 1, 2)),
    *(f"{tile} {answer}" for tile in ("bribery", "recruitment") for answer in ("yes", "done")),
    *(f"second Movement from {start}" for start in ("the order's area", "the area entered")),
    *("all go", "some stay", "cars in the target", "orders in the target"),
    *("miniguns", "lookouts", "defenders replaced", "defenders bought", "no defender left before"),
    *("equal cards both act", "of equal cards one acts", "turncoat without supply"),
    *("reward in full", "reward cut short", "one of several orders chosen", "a car serves twice"),
]
OF_MODE = {
    "2v2": [
        "brute force removes 2",
        "vests in the target 2",
        "over a partner's boats",
        "helper of 2",
    ],
    "1v1": [
        *(f"reward with {how}" for how in ("some members", "no members", "one split only")),
        *("recruitment of members", "members cannot replace", "helper of 1"),
    ],
    "2v1": ["brute force removes 2", "over a partner's boats", "helper of 1", "helper of 2"],
}
NEVER = {
    "2v2": ["helper of 1", "recruitment of members"],
    "1v1": ["brute force removes 2", "over a partner's boats"],
    "2v1": ["recruitment of members"],
}
CARD_PLAYS = [
    f"cards {own} {other}, {attacker} {defender}"
    for own, other in product(CARDS, CARDS)
    for attacker, defender in product(("take", "leave"), ("take", "leave"))
]


@pytest.mark.parametrize("mode", MODES)
def test_the_random_fights_are_of_every_sort(mode: str) -> None:
    """[14.2.3] [15.4.2] [15.2.2] [14.1.2] Also those that only some modes have."""
    counts = stories(mode, 0, QUICK_RUN_FIGHTS[mode])

    assert {sort: counts[sort] for sort in USUAL + OF_MODE[mode] if counts[sort] < 15} == {}
    assert {play: counts[play] for play in CARD_PLAYS if counts[play] < 5} == {}
    assert counts["turncoat without an enemy"] >= 5
    assert [sort for sort in NEVER[mode] if counts[sort]] == []


@pytest.mark.parametrize("name", ORACLE)
def test_the_oracle_knows_nothing_of_the_engine(name: str) -> None:
    assert "famiglia" not in (Path(__file__).parent / f"{name}.py").read_text("utf-8")
