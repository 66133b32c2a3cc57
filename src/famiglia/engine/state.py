"""The state of a game: flat arrays of small integers, and the stack of what is going on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS, Tables
from famiglia.engine.bits import bit
from famiglia.engine.cells import (
    CELLS,
    LAB_SUPPLY,
    NOBODY,
    car_in,
    car_supply,
    in_area,
    in_hq,
    in_supply,
    lab_in,
    members_in_hq,
    members_in_supply,
)
from famiglia.engine.events import (
    ENLISTED,
    HELD,
    MOVED,
    NOTED,
    ORDER_MOVED,
    ORDER_MOVED_FACE_DOWN,
    ORDER_REVEALED,
    SEATED,
    UNPACKED,
    Event,
)
from famiglia.engine.facts import (
    BEGUN,
    FIRST,
    PASSES,
    PHASE,
    ROUND,
    STARTING_PIECE,
    WINNER,
    first_facts,
)
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK

TOKENS: Final = FAMILIES * ORDERS
"""Order tokens of all families."""
HQ: Final = AREAS
"""Where an order is when it is not in an area: in headquarters, on the mat, out of the game, or
being executed while its area is lost."""
MAT: Final = AREAS + 1
REMOVED: Final = AREAS + 2
IN_EXECUTION: Final = AREAS + 3

PLANNING: Final = 0
ENCOUNTER: Final = 1
CHANCE: Final[i64] = NONE
"""The seat that draws tiles, colours and cards; a driver outside answers for it."""


class Rules:
    """The switches of a table: the recommended changes, and the variant."""

    def __init__(self, flags: i64) -> None:
        self.flags = flags
        self.neutrals = bool(flags & 1)
        self.blue_spaces = bool(flags & 2)
        self.rally_by_boat = bool(flags & 4)
        self.moving_tiles = bool(flags & 8)
        self.starting_piece_wins = bool(flags & 16)
        self.identical_cards = bool(flags & 32)


CLASSIC: Final = 0
RECOMMENDED: Final = 31
ALL_SWITCHES: Final = 63
"""The recommended changes and the variant."""


class State:
    """Everything that is true of a game at one moment; filled by `first_state`, or from another."""

    def __init__(self, tables: Tables, rules: Rules) -> None:
        self.tables = tables
        self.rules = rules
        self.seats = len(tables.teams)
        self.pieces = vec[i16]()
        """How many there are in each of the cells of `famiglia.engine.cells`; see `count`."""
        self.holder = vec[i64]()
        self.orders = vec[i64]()
        """Where each order token is: an area, HQ, MAT, REMOVED or IN_EXECUTION."""
        self.face_up = vec[bool]()
        """Whether a token in an area has been revealed."""
        self.laid_from = vec[i64]()
        """Of a face-down token the family's tokens, as bits, of which one was laid [1.4.2]."""
        self.facts = vec[i64]()
        """Everything else that is public, by the cells of `famiglia.engine.facts`."""
        self.quick = False
        """Whether chance answers for everybody in the set-up [2.6.1]."""
        self.family_of: list[i64] = []
        """Who leads which family; set once, so copies share these two."""
        self.seat_of: list[i64] = []
        self.frames: list[Frame] = []
        self.events: list[Event] | None = None
        """What happened since somebody began to listen; simulations do not."""

    def copy(self) -> State:
        """A game of its own from this moment on, without the log."""
        other = State(self.tables, self.rules)
        other.pieces = self.pieces[:]
        other.holder = self.holder[:]
        other.orders = self.orders[:]
        other.face_up = self.face_up[:]
        other.laid_from = self.laid_from[:]
        other.facts = self.facts[:]
        other.quick = self.quick
        other.family_of = self.family_of
        other.seat_of = self.seat_of
        other.frames = self.frames.copy()
        return other

    def count(self, cell: i64) -> i64:
        """How many pieces there are in a cell."""
        return int(self.pieces[cell])  # Interpreted, i64() would cost more than all the rest.

    def shift(self, source: i64, target: i64, number: i64) -> None:
        """Pieces change their cell without an event: what was hidden takes another shape."""
        self.pieces[source] -= int(number)
        self.pieces[target] += int(number)

    def move(self, source: i64, target: i64, number: i64) -> None:
        """The one way a piece changes its cell."""
        if number == 0:
            return
        self.shift(source, target, number)
        if self.events is not None:
            self.events.append((MOVED, source, target, number))

    def unpack(self, cell: i64, number: i64) -> None:
        """Pieces come out of the box in the set-up."""
        self.pieces[cell] += int(number)
        if self.events is not None:
            self.events.append((UNPACKED, cell, number, 0))

    def enlist(self, family: i64, number: i64, members: i64) -> None:
        """Units come from the supply into headquarters: one event, whatever they are [15.2.2]."""
        self.shift(in_supply(family), in_hq(family), number - members)
        self.shift(members_in_supply(family), members_in_hq(family), members)
        if self.events is not None:
            self.events.append((ENLISTED, family, number, members))

    def put(self, token: i64, place: i64) -> None:
        """Bring an order to an area, to headquarters or out of the game."""
        source = self.orders[token]
        is_shown = source in (MAT, IN_EXECUTION) or place == REMOVED or self.face_up[token]
        self.laid_from[token] = self.owned(token // ORDERS) if place < AREAS else 0
        self.orders[token] = place
        self.face_up[token] = False
        if self.events is not None:
            kind = ORDER_MOVED if is_shown else ORDER_MOVED_FACE_DOWN
            self.events.append((kind, token, source, place))

    def reveal(self, token: i64) -> None:
        """Turn an order face up."""
        self.face_up[token] = True
        self.laid_from[token] = 0
        if self.events is not None:
            self.events.append((ORDER_REVEALED, token, self.orders[token], 0))

    def owned(self, family: i64) -> i64:
        """The tokens of a family that are off its mat and in the game, as bits."""
        owned = 0
        for token in range(ORDERS):
            if self.orders[family * ORDERS + token] not in (MAT, REMOVED):
                owned |= bit(token)
        return owned

    def hold(self, area: i64, owner: i64) -> None:
        """Note who holds an area from now on."""
        self.holder[area] = owner
        if self.events is not None:
            self.events.append((HELD, area, owner, 0))

    def note(self, fact: i64, value: i64) -> None:
        """The one way a fact changes."""
        if self.facts[fact] == value:
            return
        self.facts[fact] = value
        if self.events is not None:
            self.events.append((NOTED, fact, value, 0))

    def take_seats(self, families: list[i64]) -> None:
        """Each seat leads a family from now on."""
        self.family_of = families
        self.seat_of = [NONE] * FAMILIES
        for seat, family in enumerate(families):
            self.seat_of[family] = seat
            if self.events is not None:
                self.events.append((SEATED, seat, family, 0))

    def emit(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Something happened that changes nothing by itself: a question, an answer, a card."""
        if self.events is not None:
            self.events.append((kind, a, b, c))

    @property
    def round(self) -> i64:
        """The round, from 1 on."""
        return self.facts[ROUND]

    @round.setter
    def round(self, value: i64) -> None:
        self.note(ROUND, value)

    @property
    def phase(self) -> i64:
        """PLANNING or ENCOUNTER."""
        return self.facts[PHASE]

    @phase.setter
    def phase(self, value: i64) -> None:
        self.note(PHASE, value)

    @property
    def first(self) -> i64:
        """The seat that begins this phase."""
        return self.facts[FIRST]

    @first.setter
    def first(self, value: i64) -> None:
        self.note(FIRST, value)

    @property
    def starting_piece(self) -> i64:
        """The seat that holds the starting piece."""
        return self.facts[STARTING_PIECE]

    @starting_piece.setter
    def starting_piece(self, value: i64) -> None:
        self.note(STARTING_PIECE, value)

    @property
    def begun(self) -> bool:
        """Whether the first planning phase has begun."""
        return self.facts[BEGUN] == 1

    @begun.setter
    def begun(self, value: bool) -> None:
        self.note(BEGUN, 1 if value else 0)

    @property
    def passes(self) -> i64:
        """How many families have passed one after another."""
        return self.facts[PASSES]

    @passes.setter
    def passes(self, value: i64) -> None:
        self.note(PASSES, value)

    @property
    def winner(self) -> i64:
        """The team that has won, 2 after a draw, NONE before the end."""
        return self.facts[WINNER]

    @winner.setter
    def winner(self, value: i64) -> None:
        self.note(WINNER, value)

    def deploy(self, owner: i64, source: i64, area: i64, number: i64) -> None:
        """Bring Soldati into an area that is the owner's or empty [1.3.10]."""
        if number and self.holder[area] == NOBODY:
            self.move(lab_in(area), LAB_SUPPLY, min(1, self.count(lab_in(area))))
            self.hold(area, owner)
        self.move(source, in_area(area), number)

    def clear_if_empty(self, area: i64) -> None:
        """If nobody is left in an area, its cars go to the supply, its orders home [1.3.11].

        The order that is being executed goes there when it has been [7.2.7].
        """
        owner = self.holder[area]
        if owner == NOBODY or self.count(in_area(area)) > 0:
            return
        if owner < FAMILIES:
            self.move(car_in(area), car_supply(owner), self.count(car_in(area)))
            for token in self.orders_in(area):
                self.put(token, IN_EXECUTION if self.is_in_execution(token) else HQ)
        self.hold(area, NOBODY)

    def orders_in(self, area: i64) -> list[i64]:
        """The order tokens in an area."""
        return [token for token in range(TOKENS) if self.orders[token] == area]

    def is_in_execution(self, token: i64) -> bool:
        """Whether it is the order that is being executed."""
        return any(frame.order_in_execution() == token for frame in self.frames)

    def push(self, frame: Frame) -> None:
        """Begin something before what is going on continues."""
        self.frames.append(frame)

    def replace(self, frame: Frame) -> None:
        """Go on with what is going on, one step further."""
        self.frames[-1] = frame

    def end(self) -> None:
        """What was going on is finished."""
        self.frames.pop()


def first_state(tables: Tables, rules: Rules) -> State:
    """A game of which nothing has come out of the box yet."""
    state = State(tables, rules)
    state.pieces = vec[i16]([0] * CELLS)
    state.holder = vec[i64]([NOBODY] * AREAS)
    state.orders = vec[i64]([MAT] * TOKENS)
    state.face_up = vec[bool]([False] * TOKENS)
    state.laid_from = vec[i64]([0] * TOKENS)
    state.facts = vec[i64](first_facts())
    state.family_of = [NONE] * state.seats
    state.seat_of = [NONE] * FAMILIES
    return state


class Frame:
    """Something that is going on: one step of the rulebook. Frames do not change; others follow."""

    def kind(self) -> i64:
        """Which kind of question it asks."""
        raise NotImplementedError

    def seat(self, state: State) -> i64:
        """Who is asked."""
        raise NotImplementedError

    def enter(self, state: State) -> bool:
        """Called when it is on top: do what needs no answer; True when it has a question.

        Then it must have changed nothing: it is called again after Anytime Options.
        """
        return True

    def has_choice(self, state: State) -> bool:
        """Whether there is more than one answer; a single one is given unasked [1.4.10]."""
        options = self.options(state)
        if len(options) > 1:
            return True
        self.answer(state, options[0])
        return False

    def options(self, state: State) -> vec[i64]:
        """The answers on offer, each once, in the sequence in which they were listed."""
        options = Options()
        self.ask(state, options)
        return options.listed

    def ask(self, state: State, options: Options) -> None:
        """List the answers on offer."""
        raise NotImplementedError

    def answer(self, state: State, option: i64) -> None:
        """Do what an offered answer says."""
        raise NotImplementedError

    def order_in_execution(self) -> i64:
        """The order that is executed in this step, or NONE."""
        return NONE

    def allow(self, state: State, option: i64, options: Options) -> None:
        """List an answer unless something stands against it."""
        if self.why_not(state, option) == OK:
            options.add(option)

    def why_not(self, state: State, option: i64) -> i64:
        """OK for an answer that `ask` offers, else the number of the reason against it."""
        raise NotImplementedError

    def seen_by(self, state: State, seat: i64) -> Frame:
        """What a seat may know of it: itself, unless something in it is hidden [1.4]."""
        return self

    def guesses(self, state: State) -> list[Frame]:
        """The complete frames of which this can be what a seat knows."""
        return [self]


class FamilyFrame(Frame):
    """Something that one family does: its player is asked."""

    def __init__(self, family: i64) -> None:
        self.family = family

    def seat(self, state: State) -> i64:
        """The family's player."""
        return state.seat_of[self.family]


class ChanceFrame(Frame):
    """Something that chance decides; a driver outside answers for it."""

    def seat(self, state: State) -> i64:
        """Chance."""
        return CHANCE
