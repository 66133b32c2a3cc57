"""What face-down orders can still be [1.4.2] [1.4.7]: exactly, all of a family's together.

Each of them was laid from certain tokens, of which some were shown since; no two are the same
token. A token is possible for an order if all the others can then still be different ones.
"""

from typing import NamedTuple

from famiglia.edition.tables import FAMILIES, ORDERS
from famiglia.engine.view import HIDDEN, View


class FaceDown(NamedTuple):
    """A hidden order on the board, and the tokens of its family that it can be."""

    area: int
    family: int
    tokens: list[int]


def face_down(seen: View) -> list[FaceDown]:
    """Every order on the board that the seat cannot see, in the sequence of `View.face_down`."""
    found = [order for family in range(FAMILIES) for order in _of_family(seen, family)]
    return sorted(found, key=lambda order: order[:2])


def in_headquarters(seen: View, family: int) -> list[int]:
    """The tokens a seat cannot see that may lie in a family's headquarters [1.3.2].

    As many of them do as `View.in_hq` says.
    """
    masks = _masks(seen, family)
    return [token for token in hidden(seen, family) if fits(masks, 1 << token)]


def hidden(seen: View, family: int) -> list[int]:
    """The tokens of which the seat does not know whether they lie on the board or at home."""
    orders = seen.state.orders[family * ORDERS : (family + 1) * ORDERS]
    return [token for token, place in enumerate(orders) if place == HIDDEN]


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


def _of_family(seen: View, family: int) -> list[FaceDown]:
    laid = [order for order in seen.face_down if order[1] == family]
    masks = _masks(seen, family)
    found = []
    for number, (area, _, mask) in enumerate(laid):
        others = masks[:number] + masks[number + 1 :]
        tokens = [
            token for token in range(ORDERS) if mask >> token & 1 and fits(others, 1 << token)
        ]
        found.append(FaceDown(area, family, tokens))
    return found


def _masks(seen: View, family: int) -> list[int]:
    return [mask for _, owner, mask in seen.face_down if owner == family]
