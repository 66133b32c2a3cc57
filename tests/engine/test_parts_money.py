"""Launder and Take Money [5.5]."""

from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    act,
    add_labs,
    hold,
    money_in_hq,
    offered,
    play,
    position,
)


def test_launder_pays_for_each_own_lab() -> None:
    """[5.5.1] [1.3.9] [R31] Not for a partner's, an enemy's or nobody's."""
    state = position()
    for name, family in (("gela", RED), ("enna", RED), ("licata", GREEN), ("noto", BLUE)):
        hold(state, name, family)
    for name, number in (("gela", 2), ("enna", 1), ("licata", 1), ("noto", 2), ("ragusa", 1)):
        add_labs(state, name, number)

    play(act(state, RED, "launder"), "launder")

    assert money_in_hq(state, RED) == 3


def test_launder_without_labs_does_nothing() -> None:
    """[5.5.1] [4.2.2]"""
    state = position()
    hold(state, "gela", RED)

    assert offered(act(state, RED, "launder")) == set()


def test_take_money_pays_the_printed_amount() -> None:
    """[5.5.1] [R205]"""
    state = position()

    play(act(state, RED, "money 2"), "money")

    assert money_in_hq(state, RED) == 2
