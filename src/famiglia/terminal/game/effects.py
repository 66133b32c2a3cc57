"""Printed actions of the engine's tables in English words."""

from typing import Final

from famiglia.edition.effects import Action, Effect
from famiglia.edition.tables import NONE, Part, PrintedAction, PrintedSpace
from famiglia.edition.vocabulary import QUALIFIER_IDS, ROW_IDS, WORD_IDS
from famiglia.edition.words import On
from famiglia.engine.bits import has_bit
from famiglia.engine.rules import base_value
from famiglia.engine.state import State
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.seat_view import SeatView

_BASES: Final = {"place": ROW_IDS.index("police"), "recruit": ROW_IDS.index("church")}
"""The row of the mat that gives a word its base value [5.7.5]."""


def action_text(printed: PrintedAction, on: On, seat_view: SeatView, open_parts: int = -1) -> str:
    """What the parts of an action, or those still open, do for the family that looks."""
    return family_action_text(printed, on, seat_view.state, seat_view.family, open_parts)


def family_action_text(
    printed: PrintedAction, on: On, state: State, family: int, open_parts: int = -1
) -> str:
    """What they do for a family, NONE for nobody in particular."""
    parts = [part for number, part in enumerate(printed.parts) if has_bit(open_parts, number)]
    join = "/" if printed.choose else "+"
    effects = tuple(_effect(part, state, family) for part in parts)
    return counted(Action(effects, join).text(on))


def space_text(space: PrintedSpace, seat_view: SeatView) -> str:
    """What using a space costs, brings and does."""
    money = f"receive {space.money} Money; " if space.money > 0 else ""
    if space.money < 0:
        money = f"pay {-space.money} Money; "
    return money + action_text(space.action, On.SPACE, seat_view)


def _effect(part: Part, state: State, family: int) -> Effect:
    """A part as it counts for a family: a bonus is added to its base value."""
    word, qualifier = WORD_IDS[part.word], QUALIFIER_IDS[part.qualifier]
    if part.bonus and family != NONE:
        number = base_value(state, family, _BASES[word]) + part.number
        return Effect(word, (number,), qualifier=qualifier)
    return Effect(word, tuple(part.numbers), part.bonus, qualifier)
