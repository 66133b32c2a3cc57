"""What things are worth, in Money: the one place that says what *Soldato* is after."""

from typing import Final

from famiglia.engine.state import PLANNING, State

WON: Final = 1000.0
"""A game that is won, or lost."""


class Horizon:
    """How much of the game is left: a move that ends a phase is judged as of when it began."""

    def __init__(self, state: State) -> None:
        self.rounds_left = state.tables.numbers.rounds - state.round
        """How many follow this one."""
        self.is_planning = state.phase == PLANNING


class Weights:
    """What a bot is after; another one with other numbers is another character."""

    def __init__(self) -> None:
        self.mandamenti = [36.0, 15.0, 12.0, 10.0]
        """Holding one when the encounter of this round ends, by the rounds that follow."""
        self.areas = [2.0, 3.0, 3.0, 3.0]
        """An area by itself, as a place to start from, by the rounds that follow."""
        self.foothold = 0.12
        """Of a Mandamento: one area of it that will be kept."""
        self.near_victory = 14.0
        """Each Mandamento that a team is sure to have beyond what is two short of victory."""
        self.tiebreak = [8.0, 2.0, 1.0, 0.5]
        self.starting_piece = [2.5, 1.2, 1.0, 1.0]
        """The tie-break area and the starting piece, by the rounds that follow."""
        self.soldato = 1.6
        """In an area, and in headquarters."""
        self.soldato_at_home = 1.0
        self.placed = 1.6
        """By an order: a Soldato who comes to where he is needed, an enemy removed."""
        self.fallen = 1.6
        self.trusted = 0.75
        """How far what an order promises is trusted: others move before."""
        self.vest = 7.0
        """In an area that would surely be lost."""
        self.money = 1.1
        self.money_now = 0.6
        """While planning goes on, for it can be spent at once."""
        self.spare_money = 0.4
        """What is more than one round needs."""
        self.needed_money = 6.0
        self.car = 2.0
        self.boat = 1.4
        self.lab = 2.2
        self.token_off_mat = 2.3
        self.token_on_sheet = 0.3
        """Others pay for moving it."""
        self.base_value = 0.6
        """Each Soldato more that Recruit or Place move, each point more of a car."""
        self.order_at_home = 0.6
        """Of what the order itself is worth: it can be laid later."""
        self.to_lay = [2.0, 1.5, 1.0, 0.5]
        """The first orders at home while planning goes on: they can be laid now."""
        self.bust = 2.5
        self.member = 1.2
        """A member in the Cupola, and at home."""
        self.member_at_home = 0.8

    def purse(self, money: float) -> float:
        """What so much Money is worth."""
        needed = min(money, self.needed_money)
        return needed * self.money + (money - needed) * self.spare_money

    def lasting(self, horizon: Horizon) -> float:
        """How much of its worth a thing has that serves only later: all of it in round 1."""
        later = 0.25 * float(horizon.rounds_left)
        return later + 0.25 if horizon.is_planning else later
