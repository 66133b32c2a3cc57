"""The lines about areas, seas and a fight: who stands where, with cars, labs, boats and orders."""

from typing import Final

from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import (
    CAR_IN_FIGHT,
    FIGHT,
    NOBODY,
    boat_in,
    car_in,
    in_area,
    lab_in,
)
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.head import PLAYER, players
from famiglia.record.position.lines import FIGHT as FIGHT_LINE
from famiglia.record.position.lines import Line, Lines
from famiglia.record.position.orders import ORDER, Tokens, write_order
from famiglia.record.position.supply import (
    bring_boats,
    bring_cars,
    bring_labs,
    bring_soldati,
    owners,
)
from famiglia.record.position.words import Words, at, noun

_CAR: Final = "car"
_LAB: Final = "lab"
_BOAT: Final = "boat"


# Writing


def write_areas(state: State) -> list[str]:
    """A line for each area in which there is anything."""
    lines = []
    for area, name in enumerate(state.tables.area_ids):
        if items := _area(state, area):
            lines.append(f"{name}: {', '.join(items)}")
    return lines


def _area(state: State, area: int) -> list[str]:
    holder = state.holder[area]
    soldati = state.count(in_area(area))
    items = [] if holder == NOBODY else [f"{owners(state)[holder]} {soldati}"]
    items += _counted(state.count(car_in(area)), _CAR)
    items += _counted(state.count(lab_in(area)), _LAB)
    return [*items, *(write_order(state, token) for token in state.orders_in(area))]


def write_seas(state: State) -> list[str]:
    """A line for each sea with boats."""
    lines = []
    for sea, name in enumerate(state.tables.sea_ids):
        boats = [(family, state.count(boat_in(sea, family))) for family in range(FAMILIES)]
        items = [
            f"{state.tables.family_ids[family]} {number} {noun(number, _BOAT)}"
            for family, number in boats
            if number
        ]
        if items:
            lines.append(f"{name}: {', '.join(items)}")
    return lines


def write_fight(state: State, attacker: int) -> list[str]:
    """A line about those who have set out and not arrived."""
    soldati, cars = state.count(FIGHT), state.count(CAR_IN_FIGHT)
    if not soldati and not cars:
        return []
    items = [f"{owners(state)[attacker]} {soldati}", *_counted(cars, _CAR)]
    return [f"{FIGHT_LINE}: {', '.join(items)}"]


def _counted(number: int, piece: str) -> list[str]:
    return [f"{number} {noun(number, piece)}"] if number else []


# Reading


class AreaPieces:
    """What a line says: whose Soldati and how many, cars, labs, and orders still to be read."""

    def __init__(self, line: Line, state: State, pieces: tuple[str, ...]) -> None:
        self.owner = NOBODY
        self.soldati = 0
        self.counts: dict[str, int] = {}
        self.orders: list[Words] = []
        for words in line.items():
            if words.ahead().isdigit():
                self._count(words, pieces)
            elif ORDER in pieces and words.skip(ORDER):
                self.orders.append(words)
            else:
                self._stand(words, owners(state))

    def _stand(self, words: Words, names: list[str]) -> None:
        owner = words.one("owner", names)
        if self.owner != NOBODY:
            raise BadNotation(f"two holders: {names[self.owner]!r} and {names[owner]!r}")
        self.owner = owner
        self.soldati = words.number("number")
        words.end()

    def _count(self, words: Words, pieces: tuple[str, ...]) -> None:
        number = words.number("number", 1)
        known = [noun(number, piece) for piece in pieces if piece != ORDER]
        piece = pieces[words.one("piece", known)]
        words.end()
        if piece in self.counts:
            raise BadNotation(f"the {piece}s are counted twice")
        self.counts[piece] = number

    def cars_of(self) -> int:
        """The cars, which only a family has."""
        cars = self.counts.get(_CAR, 0)
        if cars and not 0 <= self.owner < FAMILIES:
            raise BadNotation("a car without a family")
        return cars


def read_areas(lines: Lines, state: State, tokens: Tokens) -> None:
    """What is said of each area."""
    for line in lines.about(state.tables.area_ids):
        with at(line.number):
            area = state.tables.area_ids.index(line.key)
            found = AreaPieces(line, state, (_CAR, _LAB, ORDER))
            if found.owner != NOBODY:
                state.hold(area, found.owner)
                bring_soldati(state, found.owner, in_area(area), found.soldati)
            if cars := found.cars_of():
                bring_cars(state, found.owner, car_in(area), cars)
            _bring_labs(state, area, found.counts.get(_LAB, 0))
            _lay(found.orders, state, tokens, area)


def _bring_labs(state: State, area: int, number: int) -> None:
    most = state.tables.numbers.labs_per_area
    if number > most:
        raise BadNotation(f"an area has at most {most} labs")
    bring_labs(state, lab_in(area), number)


def _lay(orders: list[Words], state: State, tokens: Tokens, area: int) -> None:
    most = state.tables.numbers.orders_per_area
    if len(orders) > most:
        raise BadNotation(f"an area has at most {most} orders")
    for words in orders:
        tokens.read_order(words, area)


def read_seas(lines: Lines, state: State) -> None:
    """What is said of each sea; before too many boats meet, one of them has gone [5.4.4]."""
    most = state.tables.numbers.boats_that_collide - 1
    for line in lines.about(state.tables.sea_ids):
        with at(line.number):
            sea = state.tables.sea_ids.index(line.key)
            for words in line.items():
                _read_boats(words, state, sea)
            if sum(state.count(boat_in(sea, family)) for family in range(FAMILIES)) > most:
                raise BadNotation(f"a sea has at most {most} boats")


def _read_boats(words: Words, state: State, sea: int) -> None:
    family = words.one(PLAYER, players(state))
    number = words.number("number", 1)
    words.one("piece", [noun(number, _BOAT)])
    words.end()
    if state.count(boat_in(sea, family)):
        raise BadNotation(f"the boats of {state.tables.family_ids[family]} are counted twice")
    bring_boats(state, family, boat_in(sea, family), number)


def read_fight(line: Line, state: State, attacker: int) -> None:
    """Who has set out; it must be who attacks by what is going on."""
    found = AreaPieces(line, state, (_CAR,))
    if found.owner != attacker:
        raise BadNotation(f"{owners(state)[attacker]} attacks by what is going on")
    bring_soldati(state, attacker, FIGHT, found.soldati)
    if cars := found.cars_of():
        bring_cars(state, attacker, CAR_IN_FIGHT, cars)
