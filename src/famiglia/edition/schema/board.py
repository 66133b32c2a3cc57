"""The board: Mandamenti, areas, seas, start symbols, area tiles."""

from typing import Annotated, Literal

import msgspec

from famiglia.edition.schema.component import Component, Few, Id, TranslatedText

SymbolId = Literal["ring", "star", "club", "diamond", "neutral"]


class Symbol(Component, frozen=True):
    """A start symbol: its table side and the corner it is printed in."""

    id: str
    side: Annotated[int, msgspec.Meta(ge=1, le=2)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Mandamento(Component, frozen=True):
    """A region of three areas; `control` is the sea that carries its control-token space."""

    id: str
    name: TranslatedText
    control: Id


class Area(Component, frozen=True):
    """One of the 36 areas, with its printed start symbol and strength."""

    id: str
    name: TranslatedText
    mandamento: Id
    symbol: SymbolId
    soldati: Few
    neighbours: tuple[Id, ...]
    seas: tuple[Id, ...] = ()
    tiebreak: bool = False


class Sea(Component, frozen=True):
    """One of the nine seas."""

    id: str
    name: TranslatedText
    neighbours: tuple[Id, ...]


class AreaTile(Component, frozen=True):
    """A tile of the expansion that names a start area; four of them are marked."""

    id: str
    marked: bool = False
