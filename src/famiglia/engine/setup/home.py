"""What comes to headquarters in the set-up, and the first payments [2.4.1], [2.4.2]."""

from mypy_extensions import i64

from famiglia.engine.cells import BANK, money_of
from famiglia.engine.members import bring_home
from famiglia.engine.rules import order_of_play
from famiglia.engine.setup.resources import MONEY, SOLDATI, home_resource, units_of
from famiglia.engine.setup.units import PlaceUnits
from famiglia.engine.state import State


def take_resources(state: State) -> None:
    """Money and Soldati come to headquarters, payments are made; then units are placed [2.4]."""
    families = order_of_play(state)
    state.replace(PlaceUnits(0, units_of(state, 0)))
    for family in families:
        state.move(BANK, money_of(family), home_resource(state, family, MONEY))
    first_payments(state, families)
    for place in range(len(families) - 1, -1, -1):
        bring_home(state, families[place], home_resource(state, families[place], SOLDATI))


def first_payments(state: State, families: list[i64]) -> None:
    """The first player pays the last [2.4.2]; in 1v1 both pay the bank [15.1.6].

    Nobody pays more than there is, and the last gets no more than was paid.
    """
    numbers = state.tables.numbers
    paid = [0] * len(families)
    for place, family in enumerate(families):
        owed = numbers.starter_pays if place == 0 else numbers.other_pays
        paid[place] = min(owed, state.count(money_of(family)))
        state.move(money_of(family), BANK, paid[place])
    state.move(BANK, money_of(families[-1]), min(paid[0], numbers.last_receives))
