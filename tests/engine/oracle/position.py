"""A position in plain words and numbers, and how a question is put to a player."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from tests.engine.oracle.printed import Edition

HQ: Final = "headquarters"
MAT: Final = "mat"
NOBODY: Final = ""
NEUTRAL: Final = "neutral"
FICTIONAL: Final = "fictional"

T = TypeVar("T")


class Question(NamedTuple):
    """What is asked, of which seat, and the answers on offer."""

    kind: str
    seat: int
    offers: frozenset[str]


Asking = Generator[Question, str, T]
"""A step of the rules: it puts its questions by `yield` and gets the answers as words."""


def ask(kind: str, seat: int, offers: Iterable[str]) -> Asking[str]:
    """A question that leaves one answer only is not put [1.4.10]."""
    choices = frozenset(offers)
    if len(choices) == 1:
        return next(iter(choices))
    answer = yield Question(kind, seat, choices)
    return answer


@dataclass
class Area:
    """Who holds an area and what stands in it; orders are listed in the position."""

    holder: str = NOBODY
    soldati: int = 0
    cars: int = 0
    labs: int = 0


@dataclass
class Attackers:
    """Who is between the start area and the result of a Movement."""

    soldati: int = 0
    cars: int = 0


@dataclass
class Position:
    """Where every piece is, by names."""

    edition: Edition = field(compare=False, repr=False)
    switches: frozenset[str]
    seats: list[str]
    """The family of each seat; even seats play against odd ones [2.1.1]."""
    first: int
    """The seat that begins the phase."""
    revealed: dict[str, int]
    """Of each family the revealed slots of the Justice row."""
    tiles: dict[str, frozenset[str]]
    areas: dict[str, Area]
    orders: dict[str, dict[str, str]]
    """Of each family the place of each order: an area, HQ or MAT."""
    hq: dict[str, int]
    supply: dict[str, int]
    money: dict[str, int]
    bank: int
    cars: dict[str, int]
    """Cars in the supplies; those on the board stand in areas."""
    labs: int
    """Labs in the supply."""
    boats: dict[str, dict[str, int]]
    """In each sea, whose."""
    boat_supply: dict[str, int]
    attacking: Attackers = field(default_factory=Attackers)
    story: Counter[str] = field(default_factory=Counter, compare=False, repr=False)
    """What has happened, and how often."""

    def seat(self, family: str) -> int:
        return self.seats.index(family)

    def partner(self, family: str) -> str:
        return self.seats[(self.seat(family) + 2) % 4]

    def has_tile(self, family: str, tile: str) -> bool:
        """A tile serves the family whose token lies on it, not the partner [6.2.3]."""
        return tile in self.tiles.get(family, frozenset())

    def orders_in(self, area: str) -> list[tuple[str, str]]:
        """Family and name of every order that lies there."""
        return [
            (family, order)
            for family, places in self.orders.items()
            for order, place in places.items()
            if place == area
        ]

    def vest(self, family: str, order: str) -> int:
        return self.edition.orders[family][order].parts.get("vest", 0)

    def pay(self, family: str, price: int) -> None:
        """Prices go to the bank."""
        self.money[family] -= price
        self.bank += price

    def gain(self, family: str, number: int) -> None:
        """From the supply to headquarters, as many as it holds [1.3.3]."""
        coming = min(number, self.supply[family])
        self.supply[family] -= coming
        self.hq[family] += coming
        if number:
            self.story["reward in full" if coming == number else "reward cut short"] += 1

    def take_lab(self, name: str) -> None:
        """A new holder costs exactly 1 lab, if there is one [1.3.10]."""
        if self.areas[name].labs > 0:
            self.areas[name].labs -= 1
            self.labs += 1

    def abandon(self, name: str) -> None:
        """An area without Soldati is nobody's; cars to the supply, orders home [1.3.11]."""
        area = self.areas[name]
        assert area.soldati == 0
        if area.holder in self.seats:
            self.cars[area.holder] += area.cars
            area.cars = 0
            for family, order in self.orders_in(name):
                self.orders[family][order] = HQ
        area.holder = NOBODY
