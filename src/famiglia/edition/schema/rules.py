"""Numbers the rulebooks state, for all modes and for each."""

from typing import Literal

from famiglia.edition.schema.component import Component, Few, Number

ModeId = Literal["2v2", "1v1", "2v1"]


class RuleNumbers(Component, frozen=True):
    """Numbers that hold in every mode."""

    rounds: Number
    control_tiles_drawn: Number
    colours_per_team: Number
    areas_for_control: Number
    victory_family: Number
    victory_team: Number
    labs_per_area: Number
    boats_that_collide: Number
    orders_per_area: Number
    token_cost: Few
    foreign_token_cost: Few
    order_sale: Few
    gift_spent: Few
    gift_received: Few


class Seats(Component, frozen=True):
    """What each team player, or each single player, of a mode starts with."""

    players: Number
    characters: Number
    boats: Number
    tokens: Number
    tokens_at_once: Number
    soldati_per_area: Few = 0
    """0 means as printed on the board."""
    doubled_slots: Few = 0


class Fictional(Component, frozen=True):
    """Where the fictional family stands: areas of the marked tiles, and some drawn by symbol."""

    drawn: Number
    soldati: Number
    marked: bool = False


class ModeNumbers(Component, frozen=True):
    """Numbers that differ with the number of players."""

    id: str
    brute_force: Number
    starter_pays: Few = 0
    other_pays: Few = 0
    last_receives: Few = 0
    team: Seats | None = None
    single: Seats | None = None
    fictional: Fictional | None = None

    @property
    def seats(self) -> tuple[Seats, ...]:
        """The kinds of players at this table."""
        return tuple(seats for seats in (self.team, self.single) if seats)


class Switches(Component, frozen=True):
    """Numbers of the recommended rule changes."""

    neutral_brute_force: Number
    neutral_reward: Number
    rally_boat_areas: Number
