"""Refused in planning: turns, payments, tokens, tiles, final actions [3.2], [4], [5.10]."""

from functools import partial

import pytest

from famiglia.engine.cells import NEUTRAL
from famiglia.engine.game import Game
from famiglia.engine.state import State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    add_bottom,
    add_hq,
    add_money,
    add_top,
    hold,
    position,
)
from tests.engine.refusals import Refusal, names, refuse
from tests.engine.table import mark, no_orders, planning, put_bust, turn, with_action

GAIN_POLICE = ("gain police",)


def _sheet(money: int = 5) -> State:
    """Tokens of four owners in Police, Red holds Gela and has some Money."""
    state = position()
    for owner in (NEUTRAL, RED, BLUE, GREEN):
        add_top(state, owner, "police")
    hold(state, "gela", RED)
    add_money(state, RED, money)
    return state


def _turn(money: int = 5) -> Game:
    """Red's turn."""
    return turn(_sheet(money))


def _rich() -> Game:
    """Red's turn, with Money for the whole column."""
    return _turn(20)


def _without_orders() -> Game:
    """Red has 1 Money and no order to give up."""
    state = _sheet(1)
    no_orders(state, RED)
    return turn(state)


def _one_order() -> Game:
    """Red has 1 Money and one order, which a space for 2 Money would take."""
    state = _sheet(1)
    no_orders(state, RED, 1)
    return turn(state)


def _taken() -> Game:
    """Tokens lie on two spaces below."""
    state = _sheet(20)
    add_bottom(state, BLUE, "recruit")
    add_bottom(state, RED, "order")
    return turn(state)


def _favours() -> Game:
    """Red has a favour in this phase."""
    state = _sheet(20)
    mark(state, RED, "favours")
    return turn(state)


def _first_bust() -> Game:
    """Red's bust stands on the sheet, and another Ultima Azione is printed on `boat`."""
    state = _sheet()
    with_action(state, "boat", "ultima")
    put_bust(state, RED, RED)
    return turn(state)


def _full() -> Game:
    """Red lays a token from the mat; Church is full, the token in Start was its last."""
    state = position()
    add_top(state, NEUTRAL, "start")
    add_top(state, BLUE, "church", 5)
    return turn(state)


def _tiles(*tiles: str, soldati: int = 2) -> Game:
    """Planning begins; Red has marked tiles, holds inland Enna and has Soldati at home."""
    state = _sheet()
    hold(state, "enna", RED)
    add_hq(state, RED, soldati)
    mark(state, RED, *tiles)
    mark(state, GREEN, "miniguns")
    return planning(state)


def _inland() -> Game:
    """Planning begins; Red, without a coast, has two tiles of which one places a boat."""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "enna", RED)
    add_hq(state, RED, 1)
    mark(state, RED, "speedboats", "influence")
    return planning(state)


def _final() -> Game:
    """Planning has ended; another Ultima Azione is printed on `boat`."""
    state = position()
    hold(state, "gela", RED)
    with_action(state, "boat", "ultima")
    add_bottom(state, BLUE, "recruit")
    put_bust(state, RED, RED)
    return planning(state)


CASES = [
    # Using a space
    Refusal("no-such-token", "4.1.2", _turn, (), "use police yellow recruit"),
    Refusal("no-such-token", "4.1.2", _turn, (), "use church red recruit"),
    Refusal("no-such-token", "4.1.2", _turn, (), "use police fictional recruit"),
    Refusal("space-taken", "4.1.4", _taken, (), "use police red recruit"),
    Refusal("space-blue", "4.1.6", _turn, (), "use police red blue-1"),
    Refusal("cannot-pay", "4.3.3", _without_orders, (), "use police red paid-order"),
    Refusal("cannot-pay", "4.3.3", _without_orders, (), "use police blue recruit-place"),
    Refusal("does-nothing", "4.2.2", _turn, (), "use police red launder"),
    Refusal("no-order-left", "4.3.5", _one_order, (), "use police red paid-order"),
    Refusal("bust-on-sheet", "5.10.2", _first_bust, (), "use police red boat"),
    Refusal("no-favour", "11.1.6", _turn, (), "use police blue recruit favour"),
    Refusal("no-fee", "11.1.6", _favours, (), "use police neutral recruit favour"),
    # Gaining influence
    Refusal("column-empty", "4.4.1", _turn, (), "gain church"),
    Refusal("cannot-pay", "4.3.3", _without_orders, (), "gain police"),
    Refusal("no-favour", "11.1.6", _rich, (), "gain police blue"),
    Refusal("no-fee", "11.1.6", _favours, (), "gain police red"),
    Refusal("no-such-token", "4.1.2", _favours, (), "gain police yellow"),
    # Passing
    Refusal("must-move", "4.5.1", _turn, (), "pass"),
    # Orders given up
    Refusal("give-up-not-at-home", "4.3.4", partial(_turn, 3), GAIN_POLICE, "justice-a"),
    Refusal(
        "give-up-not-at-home", "4.3.4", partial(_turn, 3), (*GAIN_POLICE, "basic-1"), "basic-1"
    ),
    # Laying the tokens of a column
    Refusal("no-such-token", "4.1.2", _rich, GAIN_POLICE, "yellow recruit"),
    Refusal("no-such-token", "4.1.2", _rich, (*GAIN_POLICE, "blue recruit"), "blue order"),
    Refusal("space-taken", "4.1.4", _rich, (*GAIN_POLICE, "blue recruit"), "red recruit"),
    Refusal("space-blue", "4.1.6", _rich, GAIN_POLICE, "red blue-1"),
    # A token from the mat
    Refusal(
        "column-closed",
        "4.1.7",
        _full,
        ("use start neutral exert-sheet",),
        "exert police top:start",
    ),
    Refusal(
        "nothing-to-join",
        "5.6.3",
        _full,
        ("use start neutral exert-sheet",),
        "exert police top:justice",
    ),
    Refusal(
        "column-full",
        "5.6.3",
        _full,
        ("use start neutral exert-sheet",),
        "exert police top:church",
    ),
    # Doing the action
    Refusal("must-do", "4.2.2", _turn, ("use police red recruit",), "done"),
    Refusal("no-such-part", "4.2.1", _turn, ("use police red recruit",), "car gela"),
    Refusal(
        "part-done", "4.2.5", _turn, ("use police red recruit-place", "recruit 1"), "recruit 1"
    ),
    # Tiles at the beginning
    Refusal("not-its-tile", "6.2.3", partial(_tiles, "influence"), (), "speedboats"),
    Refusal("not-its-tile", "6.2.3", partial(_tiles, "influence"), (), "miniguns"),
    Refusal(
        "not-at-the-beginning", "3.2.1", partial(_tiles, "influence", "favours"), (), "favours"
    ),
    Refusal(
        "tile-used",
        "3.2.1",
        partial(_tiles, "influence", "speedboats"),
        ("influence", "exert police supply"),
        "influence",
    ),
    Refusal(
        "not-its-price",
        "11.1.3",
        partial(_tiles, "influence", "speedboats", soldati=0),
        (),
        "influence",
    ),
    Refusal("does-nothing", "4.2.2", _inland, (), "speedboats"),
    # Final actions
    Refusal("no-other-ultima", "5.10.4", _final, (), "boat"),
    Refusal("no-other-ultima", "5.10.4", _final, (), "ultima"),
    Refusal("space-taken", "4.1.4", _final, (), "recruit"),
    Refusal("does-nothing", "4.2.2", _final, (), "launder"),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_it_is_not_planned_so(case: Refusal) -> None:
    """[3.2.1] [4] [5.6] [5.10] [11.1] Each with its rule."""
    refuse(case)
