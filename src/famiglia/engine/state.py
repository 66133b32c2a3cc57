"""The state of a game: flat lists of small integers, and the stack of what is going on."""

from __future__ import annotations

from typing import Final

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS, ROWS, Tables
from famiglia.engine.cells import (
    CELLS,
    LAB_SUPPLY,
    NOBODY,
    TILES,
    car_in,
    car_supply,
    in_area,
    lab_in,
)

HQ: Final = AREAS
"""Where an order is when it is not in an area: in headquarters, on the mat, or out of the game."""
MAT: Final = AREAS + 1
REMOVED: Final = AREAS + 2

PLANNING, ENCOUNTER = range(2)
CHANCE: Final[int] = NONE
"""The seat that draws tiles, colours and cards; a driver outside answers for it."""

MOVED, ORDER_MOVED, HOLDER, ASKED = range(4)
"""Kinds of events."""

Event = tuple[int, int, int, int]


class Rules:
    """The switches of a table: the recommended changes, and the variant."""

    def __init__(self, flags: int) -> None:
        self.neutrals = bool(flags & 1)
        self.blue_spaces = bool(flags & 2)
        self.rally_by_boat = bool(flags & 4)
        self.moving_tiles = bool(flags & 8)
        self.starting_piece_wins = bool(flags & 16)
        self.identical_cards = bool(flags & 32)


CLASSIC: Final = 0
RECOMMENDED: Final = 31


class State:
    """Everything that is true of a game at one moment."""

    def __init__(self, tables: Tables, rules: Rules, seats: int) -> None:
        self.tables = tables
        self.rules = rules
        self.seats = seats
        self.pieces = [0] * CELLS
        self.holder = [NOBODY] * AREAS
        self.orders = [MAT] * (FAMILIES * ORDERS)
        """Where each order token is: an area, HQ, MAT or REMOVED."""
        self.face_up = [False] * (FAMILIES * ORDERS)
        """Whether a token in an area has been revealed."""
        self.laid_from = [0] * (FAMILIES * ORDERS)
        """The family's tokens, as bits, of which one was laid: what others know of it [1.4.2]."""
        self.revealed = [0] * (FAMILIES * ROWS)
        """How many slots of each row of each mat are revealed."""
        self.closed = [False] * 6
        """Columns of the top sheet that were emptied in this phase."""
        self.bust = [NONE] * FAMILIES
        """The space of the bottom sheet beside which a family's bust stands."""
        self.tile_in_play = [False] * TILES
        self.tile_family = [NONE] * (2 * TILES)
        """Whose token lies on each tile of each team."""
        self.confirmed = [NONE] * 12
        """Which family's control of a Mandamento the last management confirmed."""
        self.quick = False
        """Whether chance answers for everybody in the set-up [2.6.1]."""
        self.family_of = [NONE] * seats
        self.seat_of = [NONE] * FAMILIES
        self.character = [NONE] * seats
        self.starting_piece = 0
        self.first = 0
        """The seat that begins this phase."""
        self.begun = False
        """Whether the first planning phase has begun."""
        self.round = 1
        self.phase = PLANNING
        self.passes = 0
        """How many families have passed one after another."""
        self.favours = [0] * FAMILIES
        """How many foreign tokens each family has moved unpaid in this phase [11.1.6]."""
        self.winner = NONE
        """The team that has won; 2 after a draw."""
        self.frames: list[Frame] = []
        self.events: list[Event] | None = None

    def copy(self) -> State:
        """A game of its own from this moment on, without the log."""
        other = State(self.tables, self.rules, self.seats)
        other.pieces = self.pieces.copy()
        other.holder = self.holder.copy()
        other.orders = self.orders.copy()
        other.face_up = self.face_up.copy()
        other.laid_from = self.laid_from.copy()
        other.revealed = self.revealed.copy()
        other.closed = self.closed.copy()
        other.bust = self.bust.copy()
        other.tile_in_play = self.tile_in_play.copy()
        other.tile_family = self.tile_family.copy()
        other.confirmed = self.confirmed.copy()
        other.quick = self.quick
        other.family_of = self.family_of.copy()
        other.seat_of = self.seat_of.copy()
        other.character = self.character.copy()
        other.starting_piece = self.starting_piece
        other.first = self.first
        other.begun = self.begun
        other.round = self.round
        other.phase = self.phase
        other.passes = self.passes
        other.favours = self.favours.copy()
        other.winner = self.winner
        other.frames = self.frames.copy()
        return other

    def move(self, source: int, target: int, number: int) -> None:
        """The one way a piece changes its cell."""
        if number == 0:
            return
        self.pieces[source] -= number
        self.pieces[target] += number
        if self.events is not None:
            self.events.append((MOVED, source, target, number))

    def put(self, token: int, place: int) -> None:
        """Bring an order to an area, to headquarters or out of the game."""
        if place < AREAS:
            self.laid_from[token] = self._owned(token // ORDERS)
        self.orders[token] = place
        self.face_up[token] = False
        if self.events is not None:
            self.events.append((ORDER_MOVED, token, place, 0))

    def _owned(self, family: int) -> int:
        """The tokens of a family that are off its mat and in the game, as bits."""
        owned = 0
        for token in range(ORDERS):
            if self.orders[family * ORDERS + token] < MAT:
                owned |= 1 << token
        return owned

    def hold(self, area: int, owner: int) -> None:
        """Note who holds an area from now on."""
        self.holder[area] = owner
        if self.events is not None:
            self.events.append((HOLDER, area, owner, 0))

    def deploy(self, owner: int, source: int, area: int, number: int) -> None:
        """Bring Soldati into an area that is the owner's or empty [1.3.10]."""
        if number and self.holder[area] == NOBODY:
            self.move(lab_in(area), LAB_SUPPLY, min(1, self.pieces[lab_in(area)]))
            self.hold(area, owner)
        self.move(source, in_area(area), number)

    def settle(self, area: int) -> None:
        """If nobody is left in an area, its cars go to the supply, its orders home [1.3.11]."""
        owner = self.holder[area]
        if owner == NOBODY or self.pieces[in_area(area)] > 0:
            return
        if owner < FAMILIES:
            self.move(car_in(area), car_supply(owner), self.pieces[car_in(area)])
            for token in self.orders_in(area):
                self.put(token, HQ)
        self.hold(area, NOBODY)

    def orders_in(self, area: int) -> list[int]:
        """The order tokens in an area."""
        return [token for token, place in enumerate(self.orders) if place == area]

    def push(self, frame: Frame) -> None:
        """Begin something before what is going on continues."""
        self.frames.append(frame)

    def replace(self, frame: Frame) -> None:
        """Go on with what is going on, one step further."""
        self.frames[-1] = frame

    def end(self) -> None:
        """What was going on is finished."""
        self.frames.pop()


class Frame:
    """Something that is going on: one step of the rulebook. Frames do not change; others follow."""

    def kind(self) -> int:
        """Which kind of question it asks."""
        raise NotImplementedError

    def seat(self, state: State) -> int:
        """Who is asked."""
        raise NotImplementedError

    def enter(self, state: State) -> bool:
        """Called when it is on top: do what needs no answer; True when it has a question."""
        return True

    def ask(self, state: State) -> list[int]:
        """The answers on offer."""
        raise NotImplementedError

    def answer(self, state: State, option: int) -> None:
        """Do what an offered answer says."""
        raise NotImplementedError

    def seen_by(self, state: State, seat: int) -> Frame:
        """What a seat may know of it: itself, unless something in it is hidden [1.4]."""
        return self

    def guesses(self, state: State) -> list[Frame]:
        """The complete frames of which this can be what a seat knows."""
        return [self]


class FamilyFrame(Frame):
    """Something that one family does: its player is asked."""

    def __init__(self, family: int) -> None:
        self.family = family

    def seat(self, state: State) -> int:
        """The family's player."""
        return state.seat_of[self.family]
