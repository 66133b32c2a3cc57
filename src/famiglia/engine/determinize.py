"""Complete games that fit a view: hidden orders and members, evenly over all that they can be."""

from random import Random

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE, ORDERS
from famiglia.engine.bits import has_bit
from famiglia.engine.cells import in_hq, in_supply, members_in_hq, members_in_supply
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.member_bounds import commission_left
from famiglia.engine.members import has_cupola
from famiglia.engine.state import HQ, State
from famiglia.engine.view import HIDDEN, View, knows_secrets_of


def determinize(seen: View, chance: Random) -> State:
    """A state whose view is this one; every consistent deal is equally likely."""
    state = seen.state.copy()
    state.frames = [chance.choice(frame.guesses(state)) for frame in state.frames]
    for family in range(FAMILIES):
        hidden = [
            token for token in range(ORDERS) if state.orders[family * ORDERS + token] == HIDDEN
        ]
        if hidden:
            _deal(state, seen, family, _fitting(seen, family, hidden, chance))
    if has_cupola(state):
        for family in state.family_of:
            if family != NONE and not knows_secrets_of(state, seen.seat, family):
                _split(state, family, chance)
    return state


def _split(state: State, family: i64, chance: Random) -> None:
    """Any number of the units at home within what all can work out is members [15.2.3]."""
    least, most = state.facts[members_least(family)], state.facts[members_most(family)]
    home = chance.randint(least, most)
    supply = commission_left(state, family) - home
    state.shift(in_hq(family), members_in_hq(family), home)
    state.shift(in_supply(family), members_in_supply(family), supply)


def _fitting(seen: View, family: i64, hidden: list[i64], chance: Random) -> list[i64]:
    """The hidden tokens in an order in which the first ones can be those on the board."""
    masks = [mask for _, owner, mask in seen.face_down if owner == family]
    while True:
        chance.shuffle(hidden)
        if all(has_bit(mask, hidden[number]) for number, mask in enumerate(masks)):
            return hidden


def _deal(state: State, seen: View, family: i64, tokens: list[i64]) -> None:
    laid = [(area, mask) for area, owner, mask in seen.face_down if owner == family]
    for number, token in enumerate(tokens):
        place = laid[number][0] if number < len(laid) else HQ
        state.orders[family * ORDERS + token] = place
        if number < len(laid):
            state.laid_from[family * ORDERS + token] = laid[number][1]
