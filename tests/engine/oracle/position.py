"""A position in plain words and numbers, and how a question is put to a player."""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from tests.engine.oracle.printed import Edition

HQ: Final = "headquarters"
MAT: Final = "mat"
OUT: Final = "removed"
EXECUTION: Final = "in execution"
NOBODY: Final = ""
NEUTRAL: Final = "neutral"
FICTIONAL: Final = "fictional"
TEAMS: Final = {"2v2": [0, 1, 0, 1], "1v1": [0, 1], "2v1": [0, 1, 1]}
"""The team of each seat [2.1.1] [15.1.1] [16.1.1]."""

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
    mode: str
    switches: frozenset[str]
    seats: list[str]
    """The family of each seat."""
    first: int
    """The seat that begins the phase."""
    revealed: dict[str, int]
    """Of each family the revealed slots of the Justice row."""
    tiles: dict[str, frozenset[str]]
    areas: dict[str, Area]
    orders: dict[str, dict[str, str]]
    """Of each family the place of each order: an area, HQ, MAT, OUT or EXECUTION."""
    hq: dict[str, int]
    supply: dict[str, int]
    members: dict[str, int]
    """Of each family the members in headquarters; there are some in 1v1 only [15.2.1]."""
    member_supply: dict[str, int]
    cupola: dict[str, int]
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
    executed: tuple[str, str] | None = field(default=None, compare=False)
    """Family and name of the order in execution."""
    story: Counter[str] = field(default_factory=Counter, compare=False, repr=False)
    """What has happened, and how often."""

    def seat(self, family: str) -> int:
        return self.seats.index(family)

    def team(self, family: str) -> list[str]:
        """A family and its partner, or who plays alone [14.1.1]."""
        teams = TEAMS[self.mode]
        own = teams[self.seat(family)]
        return [other for other, team in zip(self.seats, teams, strict=True) if team == own]

    def after(self, family: str) -> list[str]:
        """The other families as they follow in the order of play [2.1.2]."""
        seat = self.seat(family)
        return self.seats[seat + 1 :] + self.seats[:seat]

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

    def gain(self, family: str, number: int) -> Asking[None]:
        """From the supply to headquarters, as many as it holds [1.3.3]; in 1v1 which [15.2.2]."""
        coming = min(number, self.supply[family] + self.member_supply[family])
        members = 0
        if coming > 0 and self.mode == "1v1":
            offers = [
                str(members)
                for members in range(coming + 1)
                if self.can_part(family, coming, members)
            ]
            members = int((yield Question("split", self.seat(family), frozenset(offers))))
            self.story[f"reward with {'some' if members else 'no'} members"] += 1
            self.story["reward with one split only"] += len(offers) == 1
        self.supply[family] -= coming - members
        self.hq[family] += coming - members
        self.member_supply[family] -= members
        self.members[family] += members
        if number:
            self.story["reward in full" if coming == number else "reward cut short"] += 1

    def can_part(self, family: str, number: int, members: int) -> bool:
        """Whether the supply holds so many members and so many Soldati [15.2.2]."""
        soldati = number - members
        return members <= self.member_supply[family] and soldati <= self.supply[family]

    def sit_down(self, family: str, number: int) -> None:
        """Members displace as many of the opponent's to the opponent's supply [15.2.8]."""
        if number == 0:
            return
        (opponent,) = self.after(family)
        self.members[family] -= number
        self.cupola[family] += number
        self.cupola[opponent] -= number
        self.member_supply[opponent] += number

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
                is_executed = (family, order) == self.executed
                self.story["area of the order lost"] += is_executed
                self.orders[family][order] = EXECUTION if is_executed else HQ
        area.holder = NOBODY
