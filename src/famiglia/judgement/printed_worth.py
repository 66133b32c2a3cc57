"""What printed actions and orders are worth by themselves, wherever they are used."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.edition.tables import NONE, Part, PrintedAction, PrintedTile, Tables
from famiglia.engine.encounter.words import (
    AGITATE,
    ALLIES,
    BOMB,
    BRIBE,
    BUY,
    DETONATOR,
    GUARD,
    OCCUPY,
    PENTITO,
    PULL,
    SEABORNE,
    SHOTGUN,
    TURN,
)
from famiglia.engine.members import at_home
from famiglia.engine.parts.money import own_labs
from famiglia.engine.parts.people import most_placed, most_recruits
from famiglia.engine.state import State
from famiglia.engine.words import (
    BOAT,
    CAR,
    CHAIN,
    EQUIPMENT,
    EXERT,
    FAVOUR,
    GARRISON,
    INSTITUTION,
    INSTITUTIONS,
    LAB,
    LAUNDER,
    MONEY,
    ORDER,
    PLACE,
    RALLY,
    RECRUIT,
    REINFORCE,
    START,
    ULTIMA,
)
from famiglia.judgement.weights import Weights

_WORTH: Final[dict[int, tuple[float, float]]] = {
    RECRUIT: (0.0, 0.75),
    PLACE: (0.0, 0.75),
    GARRISON: (0.0, 0.75),
    REINFORCE: (4.5, 0.0),
    ORDER: (1.0, 3.0),
    EQUIPMENT: (2.5, 0.0),
    CAR: (2.0, 0.0),
    BOAT: (1.5, 0.0),
    LAB: (2.0, 0.0),
    LAUNDER: (0.0, 1.0),
    MONEY: (0.0, 1.0),
    EXERT: (3.0, 0.0),
    INSTITUTION: (5.0, 0.0),
    INSTITUTIONS: (5.5, 0.0),
    START: (1.5, 0.0),
    ULTIMA: (3.0, 0.0),
    RALLY: (1.5, 0.0),
    SHOTGUN: (1.0, 3.0),
    BOMB: (0.0, 1.5),
    PENTITO: (2.0, 0.0),
    AGITATE: (2.0, 0.0),
    TURN: (2.0, 0.0),
    PULL: (2.0, 0.0),
    BUY: (1.0, 0.0),
}
"""Of each word what it is worth at all, and for each of its number; as the edition prices them."""
_TILES: Final[dict[int, float]] = {
    GUARD: 3.0,
    OCCUPY: 2.8,
    CHAIN: 2.6,
    ALLIES: 2.4,
    BRIBE: 2.8,
    SEABORNE: 1.8,
    DETONATOR: 1.6,
    FAVOUR: 1.0,
}
"""Words that only tiles have; the others are worth what they are worth anywhere."""
_PER_COST: Final = 0.4
"""Of each Money or Soldato that a use of it costs."""
_USUAL_BASE: Final = 3
"""Soldati that Recruit or Place usually bring besides a number printed with a plus sign."""
_USUAL_LABS: Final = 3
"""Labs that a family usually has."""
_PER_SIGN: Final = 0.7
"""Of a skull, and of a vest."""
_PER_STRIKE_SKULL: Final = 0.6
"""Of a skull in a Strike, which does nothing but remove."""


def worth_of_action(action: PrintedAction) -> float:
    """The sum of its parts, or the best of them where one is chosen."""
    found = 0.0
    for part in action.parts:
        worth = worth_of_part(part)
        found = max(found, worth) if action.choose else found + worth
    return found


def worth_of_part(part: Part) -> float:
    """In Money; words that only help another part count with it."""
    at_all, each = _WORTH.get(part.word, (0.0, 0.0))
    usual = (
        _USUAL_LABS if part.word == LAUNDER else part.number + (_USUAL_BASE if part.bonus else 0)
    )
    return at_all + each * float(usual)


def worth_to(state: State, family: i64, action: PrintedAction) -> float:
    """What a space would bring a family now: no Soldati whom it does not have, no empty supply."""
    found = 0.0
    for part in action.parts:
        at_all, each = _WORTH.get(part.word, (0.0, 0.0))
        worth = at_all + each * float(_amount(state, family, part))
        found = max(found, worth) if action.choose else found + worth
    return found


def _amount(state: State, family: i64, part: Part) -> i64:
    """How much of its number a part can do."""
    word, number = part.word, part.number
    if word == RECRUIT:
        return most_recruits(state, family, part)
    if word == PLACE:
        return most_placed(state, family, part)
    if word == GARRISON:
        return min(number, at_home(state, family))
    return own_labs(state, family) if word == LAUNDER else number


def worth_of_tile(tile: PrintedTile) -> float:
    """What a control tile is worth in a round to whoever has marked it."""
    found = 0.0
    for part in tile.action.parts:
        found += _TILES[part.word] if part.word in _TILES else worth_of_part(part)
    return found - _PER_COST * float(tile.money + tile.soldati)


class PrintedWorth:
    """What is printed on orders and tiles, flat, with its worth by the weights of a bot."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.weights = weights
        self.tile_worth = [worth_of_tile(tile) for tile in tables.tiles]
        self.order_worth = vec[float]()
        """Of each order token; so is all that follows."""
        self.shotgun = vec[i64]()
        """Which part of it moves, or NONE."""
        self.movements = vec[i64]()
        self.skulls = vec[i64]()
        self.vests = vec[i64]()
        for order in tables.orders:
            words = [part.word for part in order.action.parts]
            shotgun = order.action.part(SHOTGUN)
            bomb = order.action.part(BOMB)
            signs = _PER_SIGN * float(order.skull + order.vest)
            if bomb is not None:
                signs += _PER_STRIKE_SKULL * float(order.skull * bomb.number)
            self.order_worth = append(self.order_worth, worth_of_action(order.action) + signs)
            where = NONE if shotgun is None else words.index(SHOTGUN)
            self.shotgun = append(self.shotgun, where)
            self.movements = append(self.movements, 0 if shotgun is None else shotgun.number)
            self.skulls = append(self.skulls, order.skull)
            self.vests = append(self.vests, order.vest)
