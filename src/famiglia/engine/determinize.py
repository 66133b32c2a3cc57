"""Complete games that fit a view: hidden orders dealt evenly over all that they can be."""

from random import Random

from famiglia.edition.tables import FAMILIES, ORDERS
from famiglia.engine.state import HQ, State
from famiglia.engine.view import HIDDEN, View


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
    return state


def _fitting(seen: View, family: int, hidden: list[int], chance: Random) -> list[int]:
    """The hidden tokens in an order in which the first ones can be those on the board."""
    masks = [mask for _, owner, mask in seen.face_down if owner == family]
    while True:
        chance.shuffle(hidden)
        if all(mask >> hidden[number] & 1 for number, mask in enumerate(masks)):
            return hidden


def _deal(state: State, seen: View, family: int, tokens: list[int]) -> None:
    laid = [(area, mask) for area, owner, mask in seen.face_down if owner == family]
    for number, token in enumerate(tokens):
        place = laid[number][0] if number < len(laid) else HQ
        state.orders[family * ORDERS + token] = place
        if number < len(laid):
            state.laid_from[family * ORDERS + token] = laid[number][1]
