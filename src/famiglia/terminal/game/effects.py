"""Printed actions of the engine's tables in English words."""

from typing import Final

from famiglia.edition.effects import Action, Effect
from famiglia.edition.tables import NONE, Part, PrintedAction, PrintedSpace
from famiglia.edition.vocabulary import QUALIFIER_IDS, ROW_IDS, WORD_IDS
from famiglia.edition.words import On
from famiglia.engine.rules import base_value
from famiglia.terminal.game.sight import Sight

_BASES: Final = {"place": ROW_IDS.index("police"), "recruit": ROW_IDS.index("church")}
"""The row of the mat that gives a word its base value [5.7.5]."""


def action_text(printed: PrintedAction, on: On, sight: Sight, open_parts: int = -1) -> str:
    """What the parts of an action, or those still open, do."""
    parts = [part for number, part in enumerate(printed.parts) if open_parts >> number & 1]
    join = "/" if printed.choose else "+"
    return Action(tuple(_effect(part, sight) for part in parts), join).text(on)


def space_text(space: PrintedSpace, sight: Sight) -> str:
    """What using a space costs, brings and does."""
    money = f"receive {space.money} Money; " if space.money > 0 else ""
    if space.money < 0:
        money = f"pay {-space.money} Money; "
    return money + action_text(space.action, On.SPACE, sight)


def _effect(part: Part, sight: Sight) -> Effect:
    """A part as it counts for the family that looks: a bonus is added to its base value."""
    word, qualifier = WORD_IDS[part.word], QUALIFIER_IDS[part.qualifier]
    if part.bonus and sight.family != NONE:
        number = base_value(sight.state, sight.family, _BASES[word]) + part.number
        return Effect(word, (number,), qualifier=qualifier)
    return Effect(word, tuple(part.numbers), part.bonus, qualifier)
