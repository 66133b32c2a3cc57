"""Refused while the parts of an action are done [5]."""

from collections.abc import Callable

import pytest

from famiglia.engine.cells import LAB_SUPPLY, boat_supply, car_supply
from famiglia.engine.game import Game
from famiglia.engine.state import CLASSIC, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    add_boat,
    add_cars,
    add_hq,
    add_labs,
    add_order,
    add_tile,
    hold,
    open_slots,
    position,
    run_out,
)
from tests.engine.refusals import Refusal, names, refuse

RALLY_BY_BOAT = 4
"""The switch of [13.1.5]."""


def _board(rules: int = CLASSIC) -> State:
    """Red holds Gela, its neighbours Enna and Piazza Armerina, and Noto, and has 2 Soldati at home.

    Licata and Vittoria beside Gela are Blue's and Green's.
    """
    state = position(rules)
    for name in ("gela", "enna", "piazza-armerina", "noto"):
        hold(state, name, RED, 2)
    hold(state, "licata", BLUE)
    hold(state, "vittoria", GREEN)
    add_hq(state, RED, 2)
    return state


def _plain(state: State) -> None:
    """Nothing more is on the board."""


def _red(
    text: str, order_in: str = "", prepared: Callable[[State], None] = _plain
) -> Callable[[], Game]:
    """Red does an action, of a space or of an order in an area."""

    def begin() -> Game:
        state = _board()
        prepared(state)
        return act(state, RED, text, order_in)

    return begin


def _two_boats(state: State) -> None:
    """A boat of Blue and one of Yellow lie before Gela."""
    add_boat(state, "licata", BLUE)
    add_boat(state, "licata", YELLOW)


def _labs(state: State) -> None:
    """Two labs stand in Gela, one in Enna, one in Blue's Licata."""
    add_labs(state, "gela", 2)
    add_labs(state, "enna", 1)
    add_labs(state, "licata", 1)


def _no_equipment(state: State) -> None:
    """Cars and labs have run out."""
    run_out(state, car_supply(RED))
    run_out(state, LAB_SUPPLY)


def _no_boats(state: State) -> None:
    """Boats have run out."""
    run_out(state, boat_supply(RED))


def _an_order(state: State) -> None:
    """One of Red's orders lies in Gela."""
    add_order(state, "gela", RED, "basic-1")


def _two_orders(state: State) -> None:
    """Two of Red's orders lie in Gela; under Chain of Command one could be joined."""
    _an_order(state)
    add_order(state, "gela", RED, "basic-2")
    add_tile(state, RED, "chain-of-command")


def _open_police(state: State) -> None:
    """The Police row of the mat is empty."""
    open_slots(state, RED, "police", 4)


def _fleet() -> Game:
    """Red's boats join Gela to Ragusa and Noto, but not to Palermo; a car stands in Ragusa."""
    state = _board(RALLY_BY_BOAT)
    for name in ("ragusa", "palermo"):
        hold(state, name, RED)
    add_cars(state, "ragusa")
    add_boat(state, "licata", RED)
    add_boat(state, "siracusa", RED)
    return act(state, RED, "rally", "gela")


INTO_GELA = ("rally gela",)

CASES = [
    # Soldati
    Refusal("too-many-recruits", "5.1.1", _red("recruit 1"), (), "recruit 2"),
    Refusal("too-many-recruits", "5.1.1", _red("recruit 1"), (), "recruit 0"),
    Refusal("too-many-placed", "5.2.2", _red("place 1"), (), "place gela 2"),
    Refusal("too-many-placed", "5.2.2", _red("place 5"), (), "place gela 3"),
    Refusal("held-by-another", "5.2.1", _red("place 1"), (), "place licata 1"),
    Refusal("held-by-another", "5.2.1", _red("place 1"), (), "place vittoria 1"),
    Refusal("only-held", "5.2.4", _red("place 1 held"), (), "place palermo 1"),
    Refusal("not-its-area", "7.3.1", _red("place 1", "gela"), (), "place enna 1"),
    # Equipment
    Refusal("car-not-own", "5.4.2", _red("car"), (), "car vittoria"),
    Refusal("not-its-area", "7.3.1", _red("car", "gela"), (), "car enna"),
    Refusal("lab-not-own", "5.4.5", _red("lab"), (), "lab licata"),
    Refusal("labs-full", "1.3.8", _red("lab", prepared=_labs), (), "lab gela"),
    Refusal("sea-too-far", "5.4.3", _red("equipment"), (), "boat palermo"),
    Refusal("sea-too-far-for-order", "7.3.3", _red("boat", "noto"), (), "boat agrigento"),
    Refusal("supply-empty", "1.3.3", _red("equipment", prepared=_no_equipment), (), "car gela"),
    Refusal("supply-empty", "1.3.3", _red("equipment", prepared=_no_equipment), (), "lab gela"),
    Refusal("supply-empty", "1.3.3", _red("equipment", prepared=_no_boats), (), "boat licata"),
    Refusal("no-boat-of-it", "5.4.4", _red("boat", prepared=_two_boats), ("boat licata",), "green"),
    # Money
    Refusal("no-labs", "5.5.1", _red("launder / recruit 1"), (), "launder"),
    # Orders
    Refusal("order-not-at-home", "5.3.1", _red("order"), (), "order gela justice-a"),
    Refusal("order-not-own", "5.3.1", _red("order"), (), "order vittoria basic-1"),
    Refusal("holds-order", "5.3.1", _red("order", prepared=_an_order), (), "order gela basic-2"),
    Refusal(
        "same-area",
        "5.3.2",
        _red("order 2 areas"),
        ("order gela basic-1",),
        "order gela basic-2",
    ),
    Refusal(
        "other-area",
        "5.3.3",
        _red("order 2 together"),
        ("order gela basic-1",),
        "order enna basic-2",
    ),
    Refusal(
        "held-one-before",
        "5.3.3",
        _red("order 2 together", prepared=_an_order),
        (),
        "order gela basic-2",
    ),
    Refusal("orders-full", "5.3.5", _red("order", prepared=_two_orders), (), "order gela basic-3"),
    Refusal(
        "part-begun",
        "4.2.5",
        _red("order 2 areas + recruit 1"),
        ("order gela basic-1",),
        "recruit 1",
    ),
    # Influence
    Refusal(
        "row-empty", "5.6.1", _red("exert supply", prepared=_open_police), (), "exert police supply"
    ),
    Refusal("only-to-supply", "5.6.1", _red("exert supply"), (), "exert police bottom:recruit"),
    Refusal("only-to-sheet", "5.6.2", _red("exert sheet"), (), "exert police supply"),
    Refusal(
        "only-one-row",
        "5.6.4",
        _red("exert 2 row"),
        ("exert police supply",),
        "exert church supply",
    ),
    Refusal("only-its-row", "5.8.2", _red("institution 2 police"), (), "exert church supply"),
    Refusal(
        "only-another-row",
        "5.8.3",
        _red("institutions 2"),
        ("exert police supply",),
        "exert police bottom:recruit",
    ),
    Refusal(
        "only-the-other-way",
        "5.8.3",
        _red("institutions 2"),
        ("exert police supply",),
        "exert church supply",
    ),
    # Rally
    Refusal("rally-not-own", "5.9.1", _red("rally"), (), "rally vittoria"),
    Refusal("nothing-comes", "5.9.1", _red("rally"), (), "rally noto"),
    Refusal("not-its-rally", "8.1.1", _red("rally", "gela"), (), "rally enna"),
    Refusal("comes-from-own", "5.9.1", _red("rally"), INTO_GELA, "licata 1 0"),
    Refusal("has-come", "5.9.1", _red("rally"), (*INTO_GELA, "enna 1 0"), "enna 1 0"),
    Refusal("not-adjacent", "5.9.1", _red("rally"), INTO_GELA, "noto 1 0"),
    Refusal("not-adjacent", "5.9.1", _red("rally"), INTO_GELA, "gela 1 0"),
    Refusal("too-many-come", "5.9.1", _red("rally"), INTO_GELA, "enna 3 0"),
    Refusal("too-many-come", "5.9.1", _red("rally"), INTO_GELA, "enna 1 1"),
    Refusal("brings-nothing", "4.2.2", _red("rally"), INTO_GELA, "enna 0 0"),
    Refusal("brings-nothing", "4.2.2", _red("rally"), INTO_GELA, "done"),
    Refusal("no-boats-there", "13.1.5", _fleet, INTO_GELA, "palermo 1 0"),
    Refusal("no-cars-by-boat", "13.1.5", _fleet, INTO_GELA, "ragusa 1 1"),
    Refusal("boats-used", "13.1.5", _fleet, (*INTO_GELA, "ragusa 1 0"), "noto 1 0"),
    # Soldati with labs
    Refusal("no-own-lab", "10.3.1", _red("garrison all", "", _labs), (), "garrison noto 1"),
    Refusal("no-own-lab", "10.3.1", _red("garrison all", "", _labs), (), "garrison licata 1"),
    Refusal("too-many-with-labs", "10.3.1", _red("garrison all", "", _labs), (), "garrison enna 2"),
    Refusal(
        "labs-named",
        "10.3.2",
        _red("garrison all", "", _labs),
        ("garrison gela 1",),
        "garrison gela 1",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_a_part_is_not_done_so(case: Refusal) -> None:
    """[5] [7.3] [10.3] [13.1.5] Each with its rule."""
    refuse(case)
