"""Characters, control tiles, conflict cards."""

from typing import Literal

from famiglia.edition.effects import Action
from famiglia.edition.schema.component import Component, Count, Few, TranslatedText


class Resources(Component, frozen=True):
    """Money and pieces, for headquarters or the board."""

    money: Count = 0
    soldati: Count = 0
    cars: Few = 0
    boats: Few = 0
    labs: Few = 0


class Character(Component, frozen=True):
    """A character card: what a player starts with in headquarters and on the board."""

    id: str
    name: TranslatedText
    hq: Resources
    board: Resources


class ControlTile(Component, frozen=True):
    """A control tile: when it works, what each use costs, what it does."""

    id: str
    name: TranslatedText
    phase: Literal["planning", "encounter"]
    moment: Literal["start", "always"]
    action: Action
    money: Few = 0
    soldati: Few = 0


class ConflictCard(Component, frozen=True):
    """One of the three cards every family has."""

    id: str
    name: TranslatedText
    action: Action
