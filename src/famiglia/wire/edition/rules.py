"""The numbers of the rules in a mode, and what each seat starts with."""

from famiglia.edition.tables import Numbers, PrintedSeat, Tables
from famiglia.wire.message import Message


class RuleNumbers(Message, frozen=True, kw_only=True):
    """Numbers of the rules, by the names the edition gives them; some differ by mode."""

    rounds: int
    tiles_drawn: int
    colours_per_team: int
    areas_for_control: int
    victory_family: int
    victory_team: int
    labs_per_area: int
    boats_that_collide: int
    orders_per_area: int
    token_cost: int
    foreign_token_cost: int
    order_sale: int
    gift_spent: int
    gift_received: int
    brute_force: int
    neutral_brute_force: int
    neutral_reward: int
    rally_boat_areas: int
    starter_pays: int
    other_pays: int
    last_receives: int
    columns_left: int
    """With how many filled columns planning ends [14.5.1]."""
    piece_decides: bool
    """Whether the starting piece breaks the last tie without a switch [14.6.2]."""
    fictional_soldati: int
    fictional_marked: bool
    fictional_drawn: int


class Pieces(Message, frozen=True):
    """How many pieces there are: of each family, then labs and neutral Soldati."""

    soldati: int
    cars: int
    influence_tokens: int
    labs: int
    neutral_soldati: int


class SeatStart(Message, frozen=True):
    """What a seat of the mode starts with."""

    seat: int
    team: int
    is_single: bool
    characters: int
    """How many are dealt, of which one is kept."""
    boats: int
    tokens: int
    """First tokens, and how many of them are laid at once."""
    tokens_at_once: int
    soldati_per_area: int
    """0 means as printed on the board."""


def rule_numbers(numbers: Numbers) -> RuleNumbers:
    """All numbers of the mode."""
    fields = RuleNumbers.__struct_fields__
    return RuleNumbers(**{name: getattr(numbers, name) for name in fields})


def pieces_of(tables: Tables) -> Pieces:
    """What is in the box."""
    return Pieces(
        tables.soldati,
        tables.cars,
        tables.influence_tokens,
        tables.labs,
        tables.neutral_soldati,
    )


def printed_seats(tables: Tables) -> list[SeatStart]:
    """All seats of the mode."""
    return [_seat(number, tables.teams[number], seat) for number, seat in enumerate(tables.seats)]


def _seat(number: int, team: int, seat: PrintedSeat) -> SeatStart:
    return SeatStart(
        number,
        team,
        seat.is_single,
        seat.characters,
        seat.boats,
        seat.tokens,
        seat.tokens_at_once,
        seat.soldati_per_area,
    )
