"""What one seat sees of a game, with the edition's names for it."""

from typing import Final

from famiglia.edition.schema import Edition
from famiglia.edition.tables import FAMILIES, NONE, ORDERS
from famiglia.edition.vocabulary import COLUMN_IDS, ROW_IDS
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.rules import team_of_seat
from famiglia.engine.state import State
from famiglia.engine.view import View, knows_secrets_of, view

LETTERS: Final = {
    "red": "R",
    "blue": "B",
    "green": "G",
    "yellow": "Y",
    "black": "K",
    "white": "W",
    "neutral": "n",
    "fictional": "f",
}


class SeatView:
    """A view and the words for what is in it; the true state is not kept."""

    def __init__(self, edition: Edition, truth: State, seat: int, names: tuple[str, ...]) -> None:
        self.edition = edition
        self.seen: View = view(truth, seat)
        self.state: State = self.seen.state
        self.seat = seat
        self.people = names
        self.tables = self.state.tables

    @property
    def family(self) -> int:
        """The family of the seat, NONE before it has one."""
        return self.state.family_of[self.seat]

    @property
    def is_alone(self) -> bool:
        """Whether the seat has no partner [14.1.1]."""
        return self.tables.seats[self.seat].is_single

    def is_own_team(self, seat: int) -> bool:
        """Whether a seat is this one or its partner's; chance is neither."""
        return team_of_seat(self.state, seat) == team_of_seat(self.state, self.seat)

    def knows(self, family: int) -> bool:
        """Whether the seat knows what is hidden of a family in play [1.4.5]."""
        return knows_secrets_of(self.state, self.seat, family)

    def area(self, number: int) -> str:
        """An area's name."""
        return str(self.edition.areas[self.tables.area_ids[number]].name)

    def mandamento(self, number: int) -> str:
        """A Mandamento's name."""
        return str(self.edition.mandamenti[self.tables.mandamento_ids[number]].name)

    def sea(self, number: int) -> str:
        """A sea's name."""
        return str(self.edition.seas[self.tables.sea_ids[number]].name)

    def tile(self, number: int) -> str:
        """A control tile's name."""
        return str(self.edition.control_tiles[self.tables.tile_ids[number]].name)

    def card(self, number: int) -> str:
        """A conflict card's name."""
        return str(self.edition.conflict_cards[self.tables.card_ids[number]].name)

    def character(self, number: int) -> str:
        """A character's name."""
        return str(self.edition.characters[self.tables.character_ids[number]].name)

    def order(self, family: int, token: int) -> str:
        """An order's name and its word in the notation."""
        order = self.tables.order_ids[family][token]
        return f"{self.edition.orders[self.tables.family_ids[family]][order].name} ({order})"

    def column(self, number: int) -> str:
        """A column's name."""
        return str(self.edition.columns[COLUMN_IDS[number]].name)

    def row(self, number: int) -> str:
        """A row of a mat."""
        return str(self.edition.columns[ROW_IDS[number]].name)

    def space(self, number: int) -> str:
        """A space of the bottom sheet."""
        return self.tables.space_ids[self.state.round][number]

    def solo_space(self, number: int) -> str:
        """A space of the solo board."""
        return self.tables.solo_ids[number]

    def owner_id(self, number: int) -> str:
        """A family's id, neutral or fictional."""
        if number < FAMILIES:
            return self.tables.family_ids[number]
        return "neutral" if number == NEUTRAL else "fictional"

    def owner(self, number: int) -> str:
        """A family's colour, neutral or fictional."""
        name = self.owner_id(number)
        return name.capitalize() if number < FAMILIES else name

    def whose(self, number: int) -> str:
        """What a token or boat is: your own, somebody's, or neutral."""
        if number == self.family:
            return "your"
        return f"{self.owner(number)}'s" if number < FAMILIES else "a neutral"

    def letter(self, number: int) -> str:
        """The crest letter of an owner."""
        return LETTERS.get(self.owner_id(number), "x")

    def speaker(self, seat: int) -> str:
        """A seat by its family, or by its player before there is one."""
        family = self.state.family_of[seat]
        return self.people[seat] if family == NONE else self.owner(family)

    def order_of(self, token: int) -> str:
        """An order by its number among all families'."""
        return self.order(token // ORDERS, token % ORDERS)
