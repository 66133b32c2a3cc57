"""Both sides of the solo board of the expansion."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

import msgspec

from famiglia.edition.effects import Action
from famiglia.edition.schema.cards import Resources
from famiglia.edition.schema.component import Component, Few, Number


class SoloSpace(Component, frozen=True):
    """An action space of the solo board."""

    id: str
    action: Action
    money: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    unlimited: bool = False
    locked: bool = False


class Cupola(Component, frozen=True):
    """The commission's seats: how many, how many each side starts with, what control needs."""

    seats: Number
    start: Number
    control: Number
    lock: Number


class Level(Component, frozen=True):
    """A difficulty of 2v1: which additional tokens are blocked, how many locks are opened."""

    blocked: tuple[Number, ...]
    opened: Few = 0


class SoloSide(Component, frozen=True):
    """One side of the solo board, with the start resources printed on it."""

    id: str
    hq: Resources
    board: Resources
    spaces: Mapping[str, SoloSpace]
    additional_tokens: Few = 0
    starting_piece: bool = False
    cupola: Cupola | None = None
    levels: Mapping[str, Level] = msgspec.field(default_factory=lambda: MappingProxyType({}))
