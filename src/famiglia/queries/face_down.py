"""What face-down orders can still be [1.4.2] [1.4.7]: exactly, all of a family's together.

Each of them was laid from certain tokens, of which some were shown since; no two are the same
token. A token is possible for an order if all the others can then still be different ones.
"""

from typing import NamedTuple

from famiglia.edition.tables import AREAS, FAMILIES, ORDERS
from famiglia.engine.view import View, possible


class FaceDown(NamedTuple):
    """A hidden order on the board, and the tokens of its family that it can be."""

    area: int
    family: int
    tokens: list[int]


def face_down(seen: View) -> list[FaceDown]:
    """Every order on the board that the seat cannot see, in the sequence of `View.face_down`."""
    found = []
    for family in range(FAMILIES):
        laid = [order for order in seen.face_down if order[1] == family]
        tokens = exact([mask for _, _, mask in laid])
        found += [FaceDown(area, family, tokens.pop(0)) for area, _, _ in laid]
    return sorted(found, key=lambda order: order[:2])


def known_face_down(seen: View) -> dict[int, list[int]]:
    """The face-down orders that the seat knows; what each can be for those who do not."""
    state = seen.state
    found: dict[int, list[int]] = {}
    for family in range(FAMILIES):
        own = range(family * ORDERS, (family + 1) * ORDERS)
        laid = [token for token in own if state.orders[token] < AREAS and not state.face_up[token]]
        found |= zip(laid, exact([possible(state, token) for token in laid]), strict=True)
    return found


def exact(masks: list[int]) -> list[list[int]]:
    """For each of a family's orders, by what it was laid from, the tokens that it can be."""
    return [
        [
            token
            for token in range(ORDERS)
            if mask >> token & 1 and fits(masks[:number] + masks[number + 1 :], 1 << token)
        ]
        for number, mask in enumerate(masks)
    ]


def fits(masks: list[int], taken: int) -> bool:
    """Whether each mask can have a bit of its own, none of those taken.

    Found by augmenting paths: an order that finds its tokens taken asks their owners to move on.
    """
    owner: dict[int, int] = {}

    def settle(order: int, tried: set[int]) -> bool:
        for token in range(ORDERS):
            bit = 1 << token
            if not masks[order] & bit & ~taken or token in tried:
                continue
            tried.add(token)
            if token not in owner or settle(owner[token], tried):
                owner[token] = order
                return True
        return False

    return all(settle(order, set()) for order in range(len(masks)))
