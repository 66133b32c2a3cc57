"""The printed solo board of a mode."""

from famiglia.edition.schema import Edition, SoloSpace
from famiglia.edition.tables import Tables
from famiglia.edition.words import On
from famiglia.wire.edition.common import Brought, PrintedAction, brought_message, printed_action
from famiglia.wire.message import Message


class PrintedSoloSpace(Message, frozen=True):
    """A space of the solo board."""

    id: str
    action: PrintedAction
    money: int
    unlimited: bool
    locked: bool


class PrintedCupola(Message, frozen=True):
    """The Cupola: its seats, how many members each starts with, what control and the lock need."""

    seats: int
    start: int
    control: int
    lock: int


class PrintedSolo(Message, frozen=True):
    """The side of the solo board for the mode."""

    home: Brought
    board: Brought
    spaces: list[PrintedSoloSpace]
    additional_tokens: int
    blocked: int
    """How many of them the level blocks at the start, and how many locks it opens."""
    opened: int
    starting_piece: bool
    """Whether it gives the starting piece to its player."""
    cupola: PrintedCupola | None


def printed_solo(edition: Edition, tables: Tables) -> PrintedSolo | None:
    """The solo board of the mode at its level; None where nobody plays alone."""
    side = edition.solo.get(tables.mode)
    if side is None:
        return None
    cupola = side.cupola
    return PrintedSolo(
        brought_message(side.hq),
        brought_message(side.board),
        [_solo_space(space) for space in side.spaces.values()],
        side.additional_tokens,
        tables.solo.blocked,
        tables.solo.opened,
        side.starting_piece,
        None
        if cupola is None
        else PrintedCupola(cupola.seats, cupola.start, cupola.control, cupola.lock),
    )


def _solo_space(space: SoloSpace) -> PrintedSoloSpace:
    action = printed_action(space.action, On.SPACE)
    return PrintedSoloSpace(space.id, action, space.money, space.unlimited, space.locked)
