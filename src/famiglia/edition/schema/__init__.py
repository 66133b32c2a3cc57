"""Everything printed in the box, as frozen structs. The field names are the keys of the TOML files.

Structs say what a value is and its range; what must fit together is checked in `check`.
"""

from collections.abc import Mapping

import msgspec

from famiglia.edition.effects import Action
from famiglia.edition.schema.board import Area, AreaTile, Mandamento, Sea, Symbol, SymbolId
from famiglia.edition.schema.box import Box, FamilyPieces
from famiglia.edition.schema.cards import Character, ConflictCard, ControlTile, Resources
from famiglia.edition.schema.component import Component, Id, TranslatedText
from famiglia.edition.schema.families import Family, InstitutionRow, Mat, Order, Slot
from famiglia.edition.schema.rules import (
    Fictional,
    ModeId,
    ModeNumbers,
    RuleNumbers,
    Seats,
    Switches,
)
from famiglia.edition.schema.sheets import Column, ColumnId, Sheet, Space
from famiglia.edition.schema.solo import Cupola, Level, SoloSide, SoloSpace

__all__ = [
    "Area",
    "AreaTile",
    "Box",
    "Character",
    "Column",
    "ColumnId",
    "Component",
    "ConflictCard",
    "Content",
    "ControlTile",
    "Cupola",
    "Edition",
    "EditionHeader",
    "Family",
    "FamilyPieces",
    "Fictional",
    "InstitutionRow",
    "Level",
    "Mandamento",
    "Mat",
    "ModeId",
    "ModeNumbers",
    "Order",
    "Resources",
    "RuleNumbers",
    "Sea",
    "Seats",
    "Sheet",
    "Slot",
    "SoloSide",
    "SoloSpace",
    "Space",
    "Switches",
    "Symbol",
    "SymbolId",
    "TranslatedText",
]


class Content(Component, frozen=True):
    """Everything an edition prints. Its hash is the edition's identity."""

    box: Box
    rules: RuleNumbers
    switches: Switches
    modes: Mapping[str, ModeNumbers]
    symbols: Mapping[str, Symbol]
    mandamenti: Mapping[str, Mandamento]
    areas: Mapping[str, Area]
    seas: Mapping[str, Sea]
    area_tiles: Mapping[str, AreaTile]
    columns: Mapping[str, Column]
    bar: Action
    sheets: Mapping[str, Sheet]
    families: Mapping[str, Family]
    mats: Mapping[str, Mat]
    orders: Mapping[str, Mapping[str, Order]]
    characters: Mapping[str, Character]
    control_tiles: Mapping[str, ControlTile]
    conflict_cards: Mapping[str, ConflictCard]
    solo: Mapping[str, SoloSide]


class EditionHeader(Component, frozen=True):
    """Who an edition is; an overlay also says what it lies on and what its box lacks."""

    key: Id = msgspec.field(name="id")
    name: TranslatedText | None = None
    base: str = ""
    remove: tuple[str, ...] = ()


class Edition(Content, frozen=True):
    """An edition: its printed content, who it is, and where each value comes from."""

    id: str
    name: TranslatedText
    hash: str
    provenance: Mapping[str, str]
    """Path of a value to `rulebook p. 6`, `reconstructed` or `owner`."""
    base: str = ""
    """The edition an overlay lies on; empty for a complete one."""
