"""Where order tokens are: on the board as written, else at home by what the mat has brought."""

from typing import Final

from famiglia.edition.tables import AREAS, NONE, ORDERS
from famiglia.engine.facts import revealed
from famiglia.engine.setup.box import BASIC
from famiglia.engine.state import HQ, IN_EXECUTION, REMOVED, State
from famiglia.record.notation import BadNotation
from famiglia.record.position.head import players
from famiglia.record.position.words import Words

ORDER: Final = "order"
IN_HQ: Final = "orders"
OUT: Final = "removed"
_FACE_UP: Final = "revealed"
_LAID_FROM: Final = "from"
_NO_ORDER: Final = "none"


def token_names(state: State) -> list[str]:
    """`red/basic-1` and so on; tokens of families that do not play have no name."""
    ids = state.tables.order_ids
    return [
        f"{name}/{order}" if name else ""
        for family, name in enumerate(players(state))
        for order in ids[family]
    ]


def gained_orders(state: State, family: int) -> list[int]:
    """The tokens a family has had from the beginning or by its revealed slots [2.2.4] [5.7.2]."""
    found = list(range(BASIC))
    for row, printed in enumerate(state.tables.mats[family]):
        slots = printed.slots[: state.facts[revealed(family, row)]]
        found += [slot.order for slot in slots if slot.order != NONE]
    return sorted(found)


# Writing


def write_order(state: State, token: int) -> str:
    """A token on the board, and what others may know of it if that is not all it can be."""
    family, own = divmod(token, ORDERS)
    name = f"{ORDER} {state.tables.family_ids[family]}/{state.tables.order_ids[family][own]}"
    if state.face_up[token]:
        return f"{name} {_FACE_UP}"
    mask = state.laid_from[token]
    if mask == state.owned(family):
        return name
    return f"{name} {_LAID_FROM} {_list(state, family, _tokens_of(mask))}"


def write_home(state: State, family: int) -> list[str]:
    """Headquarters if they do not hold just what they should, and what is out of the game."""
    places = state.orders[family * ORDERS : (family + 1) * ORDERS]
    in_hq = [token for token, place in enumerate(places) if place == HQ]
    out = [token for token, place in enumerate(places) if place == REMOVED]
    expected = [token for token in gained_orders(state, family) if not _is_away(places[token])]
    items = [] if in_hq == expected else [f"{IN_HQ} {_list(state, family, in_hq)}"]
    return [*items, f"{OUT} {_list(state, family, out)}"] if out else items


def _is_away(place: int) -> bool:
    return place < AREAS or place in (REMOVED, IN_EXECUTION)


def _tokens_of(mask: int) -> list[int]:
    return [token for token in range(ORDERS) if mask >> token & 1]


def _list(state: State, family: int, tokens: list[int]) -> str:
    return " ".join(state.tables.order_ids[family][token] for token in tokens) or _NO_ORDER


# Reading


class Tokens:
    """Order tokens as a text names them; none is in two places."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._named: set[int] = set()
        self._face_up: list[int] = []
        self._laid_from: dict[int, int] = {}
        self._with_hq: list[int] = []
        """The families whose headquarters are given."""

    def read_home(self, family: int, items: dict[str, Words]) -> None:
        """What a family's line says of its tokens."""
        if OUT in items:
            for token in self._own(items[OUT], family):
                self._put(family * ORDERS + token, REMOVED)
        if IN_HQ in items:
            self._with_hq.append(family)
            words = items[IN_HQ]
            for token in [] if words.skip(_NO_ORDER) else self._own(words, family):
                self._put(family * ORDERS + token, HQ)

    def read_order(self, words: Words, area: int) -> None:
        """A token in an area that its family holds."""
        state = self.state
        token = words.one("token", token_names(state))
        family = token // ORDERS
        if state.holder[area] != family:
            name, place = state.tables.family_ids[family], state.tables.area_ids[area]
            raise BadNotation(f"{name} does not hold {place}, so no order of {name} lies there")
        self._put(token, area)
        if words.skip(_FACE_UP):
            self._face_up.append(token)
        elif words.skip(_LAID_FROM):
            self._laid_from[token] = self._mask(words, token)
        words.end()

    def finish(self) -> None:
        """The rest is at home; then it is known what a face-down token can be [1.4.2]."""
        state = self.state
        for family in self._with_hq:
            for token in range(family * ORDERS, (family + 1) * ORDERS):
                if state.orders[token] == HQ and token not in self._named:
                    state.put(token, REMOVED)
        for token, place in enumerate(state.orders):
            if place < AREAS:
                state.laid_from[token] = self._laid_from.get(token, state.owned(token // ORDERS))
        for token in self._face_up:
            state.reveal(token)

    def _put(self, token: int, place: int) -> None:
        if token in self._named:
            raise BadNotation(f"token {token_names(self.state)[token]!r} is named twice")
        self._named.add(token)
        self.state.put(token, place)

    def _mask(self, words: Words, token: int) -> int:
        family, own = divmod(token, ORDERS)
        mask = sum(1 << other for other in self._own(words, family))
        if not mask >> own & 1:
            name = self.state.tables.order_ids[family][own]
            raise BadNotation(f"{name!r} itself is among the orders it was laid from")
        return mask

    def _own(self, words: Words, family: int) -> list[int]:
        return words.many(ORDER, self.state.tables.order_ids[family])
