"""The printed board: areas, seas and Mandamenti."""

from famiglia.edition.schema import Edition
from famiglia.edition.tables import Tables
from famiglia.wire.edition.common import Translated, translated
from famiglia.wire.message import Message
from famiglia.wire.names import seat_or_none


class PrintedArea(Message, frozen=True):
    """An area."""

    id: str
    name: Translated
    mandamento: str
    neighbours: list[str]
    seas: list[str]
    symbol: str
    """The start symbol, or `neutral`."""
    start_seat: int | None
    """The seat that has this symbol in the mode, or null."""
    soldati: int
    """How many stand there at the start by what is printed."""
    is_tiebreak: bool
    """Whether its holder wins a tie [12.1.5]."""
    is_marked: bool
    """Whether its tile of the expansion is marked."""


class PrintedSea(Message, frozen=True):
    """A sea."""

    id: str
    name: Translated
    neighbours: list[str]
    areas: list[str]
    """Those on its coast."""


class PrintedMandamento(Message, frozen=True):
    """A Mandamento; its control token lies in a sea."""

    id: str
    name: Translated
    areas: list[str]
    control: str


def printed_areas(edition: Edition, tables: Tables) -> list[PrintedArea]:
    """All areas."""
    return [
        PrintedArea(
            area.id,
            translated(area.name),
            area.mandamento,
            list(area.neighbours),
            list(area.seas),
            area.symbol,
            seat_or_none(tables.start_seat[number]),
            area.soldati,
            area.tiebreak,
            tables.marked[number],
        )
        for number, area in enumerate(edition.areas.values())
    ]


def printed_seas(edition: Edition, tables: Tables) -> list[PrintedSea]:
    """All seas."""
    return [
        PrintedSea(
            sea.id,
            translated(sea.name),
            list(sea.neighbours),
            [tables.area_ids[area] for area in tables.sea_areas[number]],
        )
        for number, sea in enumerate(edition.seas.values())
    ]


def printed_mandamenti(edition: Edition, tables: Tables) -> list[PrintedMandamento]:
    """All Mandamenti."""
    return [
        PrintedMandamento(
            mandamento.id,
            translated(mandamento.name),
            [tables.area_ids[area] for area in tables.mandamento_areas[number]],
            mandamento.control,
        )
        for number, mandamento in enumerate(edition.mandamenti.values())
    ]
