"""The fields of steps: a name in the text, a place in the frame, and what it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from famiglia.edition.tables import NONE, ORDERS
from famiglia.edition.vocabulary import COLUMN_IDS, QUALIFIER_IDS, ROW_IDS, WORD_IDS
from famiglia.engine.act import ALL_OPEN
from famiglia.engine.answers import (
    choose_families_own,
    choose_families_partner,
    pack_choose_families,
)
from famiglia.engine.encounter.fight import Movement
from famiglia.engine.kinds import Field
from famiglia.engine.planning.phase import FIRST_TURN, TURNS
from famiglia.engine.rules import order_of_play
from famiglia.record.notation import Context, names
from famiglia.record.position.actions import (
    part_names,
    read_action,
    read_part,
    write_action,
    write_part,
)
from famiglia.record.position.colours import singles
from famiglia.record.position.domains import (
    Bits,
    Counts,
    Domain,
    EachSeat,
    Flag,
    Many,
    Number,
    Numbers,
    One,
    Scope,
    Text,
    seats,
)
from famiglia.record.position.head import PLAYER, is_seated, players
from famiglia.record.position.orders import token_names
from famiglia.record.position.words import Words


def _required(scope: Scope) -> Any:
    """A field that must be given."""
    return None


class StepField(NamedTuple):
    """A field of a step."""

    path: str
    """Where it is in the frame: `family`, `movement.start`."""
    name: str
    """What stands before it; the first field may go without."""
    domain: Domain
    default: Callable[[Scope], Any] = _required
    """What it is when nothing is given; None where it must be."""


def unless(value: Any) -> Callable[[Scope], Any]:
    """What a field is unless it is given."""
    return lambda scope: value


class Done(Domain):
    """Which parts of the step's action are closed: those done, or all of a choice."""

    def write(self, value: Any, scope: Scope) -> str:
        """The parts that are no longer open."""
        return _ALL if value == 0 else _PARTS.write(ALL_OPEN & ~value, scope)

    def read(self, words: Words, scope: Scope) -> Any:
        """The bits of the others."""
        return 0 if words.skip(_ALL) else ALL_OPEN & ~_PARTS.read(words, scope)


class Choice(Domain):
    """The own family and the partner's, as one answer."""

    def write(self, value: Any, scope: Scope) -> str:
        """Both; one that is hidden has no names."""
        if value < 0:
            return COLOURS.write([NONE, NONE], scope)
        families = [choose_families_own(value), choose_families_partner(value)]
        return COLOURS.write(families, scope)

    def read(self, words: Words, scope: Scope) -> Any:
        """Two of them."""
        return pack_choose_families(COLOUR.read(words, scope), COLOUR.read(words, scope))


class Mover(Domain):
    """Who moves: the token that is executed, or for agitated neutrals the family."""

    def write(self, value: Movement, scope: Scope) -> str:
        """A token or a family."""
        if value.token != NONE:
            return TOKEN.write(value.token, scope)
        return FAMILY.write(value.family, scope)

    def read(self, words: Words, scope: Scope) -> Any:
        """Family and token."""
        if "/" not in words.ahead():
            return FAMILY.read(words, scope), NONE
        token = TOKEN.read(words, scope)
        return token // ORDERS, token


def of_answers(domain: str, what: str = "") -> One:
    """What fields of answers can be too, with the same names."""
    field = Field(domain, domain)

    def known(scope: Scope) -> Sequence[str]:
        return names(field, Context(scope.state.tables, scope.state.round, NONE))

    return One(what or domain, known)


def one_of(what: str, *known: str) -> One:
    """One of a few words."""
    return One(what, lambda scope: known)


def _pickers(scope: Scope) -> Sequence[str]:
    """Only who plays alone picks a family [15.1.2] [16.1.2]."""
    printed = zip(seats(scope), scope.state.tables.seats, strict=True)
    return [name if seat.is_single else "" for name, seat in printed]


def _in_turn(scope: Scope) -> Sequence[str]:
    if not is_seated(scope.state):
        return []
    return [scope.state.tables.family_ids[family] for family in order_of_play(scope.state)]


def _then(scope: Scope) -> Sequence[str]:
    return [*_in_turn(scope), "nobody"]


def _then_in_planning(scope: Scope) -> Sequence[str]:
    """Turns go round, tiles and final actions do not [4.6.1]."""
    is_turn = scope.values["stage"] in (FIRST_TURN, TURNS)
    return _in_turn(scope) if is_turn else _then(scope)


def _parts_of_order(scope: Scope) -> Sequence[str]:
    return part_names(scope.state.tables.orders[scope.values["progress.token"]].action)


_ALL: Final = "all"
_PARTS: Final = Bits("part", lambda scope: part_names(scope.values["action"]))
"""Of the step's action."""
AREA, SEA, OWNER, SPACE = map(of_answers, ("area", "sea", "owner", "space"))
COLUMN, CARD, WAY = map(of_answers, ("column", "card", "way"))
SOLO: Final = of_answers("solo", "space")
SEAT: Final = One("seat", seats)
PICKER: Final = One("seat", _pickers)
DRAWN_FOR: Final = One("seat", lambda scope: [*seats(scope), "fictional"])
"""Whose colour is drawn: after the last seat the fictional family's."""
AREAS: Final = Bits("area", AREA.names)
TILES: Final = Bits("tile", of_answers("tile").names)
COLOUR: Final = of_answers("family")
"""Any family of the edition."""
COLOURS: Final = Many("family", COLOUR.names)
DRAWN: Final = Bits("family", COLOUR.names)
FAMILY: Final = One(PLAYER, lambda scope: players(scope.state))
SINGLE: Final = One("single player", lambda scope: singles(scope.state))
IN_TURN: Final = One(PLAYER, _in_turn)
"""A family by its place in the order of play."""
THEN: Final = One(PLAYER, _then)
"""The same, and nobody after the last."""
THEN_IN_PLANNING: Final = One(PLAYER, _then_in_planning)
TOKEN: Final = One("token", lambda scope: token_names(scope.state))
TOKENS: Final = Bits("token", TOKEN.names)
SOURCE: Final = one_of("column", *COLUMN_IDS, "bottom")
"""Where a token is used from; by a final action from the bottom sheet."""
SOLO_SOURCE: Final = one_of("row", *ROW_IDS, "", "additional")
"""Where a token of the commission is used from; never from the supply between them."""
HANDS: Final = EachSeat("hand", Bits("character", of_answers("character").names), 0)
KEPT: Final = EachSeat("kept", of_answers("character"), NONE)
ROWS: Final = Bits("row", lambda scope: ROW_IDS)
TARGETS: Final = Bits("destination", lambda scope: ("supply", "sheet"))
QUALIFIER: Final = one_of("qualifier", *QUALIFIER_IDS)
EFFECT: Final = one_of("effect", *WORD_IDS)
NUMBER: Final = Number()
NUMBERS: Final = Numbers()
UNITS: Final = Counts("unit", "soldati", "cars", "boats", "labs")
ACTION: Final = Text(write_action, read_action)
PART: Final = Text(write_part, read_part)
OPEN: Final = Bits("part", _parts_of_order)
DONE: Final = Done()
CHOICE: Final = Choice()
MOVER: Final = Mover()
YES: Final = Flag()
NO: Final = Flag(False)
