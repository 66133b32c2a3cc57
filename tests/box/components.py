"""Reading an edition the way a person looks at the components on the table."""

from collections.abc import Iterator

from famiglia.edition import Edition
from famiglia.edition.effects import Effect
from famiglia.edition.schema import Area, Order, Slot, Space

ROWS = ("justice", "police", "economy", "church")
COLOURS = {"black", "blue", "green", "red", "white", "yellow"}
SYMBOLS = ("ring", "star", "club", "diamond")


def areas_of(edition: Edition, symbol: str) -> list[Area]:
    """The areas with a start symbol, or the neutral ones."""
    return [area for area in edition.areas.values() if area.symbol == symbol]


def members(edition: Edition, mandamento: str) -> list[Area]:
    """The areas of a Mandamento."""
    return [area for area in edition.areas.values() if area.mandamento == mandamento]


def steps(edition: Edition, start: str) -> dict[str, int]:
    """How many borders lie between an area and each other one."""
    found = {start: 0}
    waiting = [start]
    for area in waiting:
        for neighbour in edition.areas[area].neighbours:
            if neighbour not in found:
                found[neighbour] = found[area] + 1
                waiting.append(neighbour)
    return found


def boats_between(edition: Edition, start: str, target: str) -> int:
    """How many boats the shortest chain of seas between two areas needs; 0 for none."""
    reached, boats = set(edition.areas[start].seas), 1
    while not reached & set(edition.areas[target].seas):
        wider = reached | {near for sea in reached for near in edition.seas[sea].neighbours}
        if wider == reached:
            return 0
        reached, boats = wider, boats + 1
    return boats


def round_spaces(edition: Edition) -> Iterator[tuple[str, Space]]:
    """The spaces of action sheets 1 to 4, each with its sheet."""
    for sheet in edition.sheets.values():
        if sheet.id != "0":
            for space in sheet.spaces.values():
                yield sheet.id, space


def showing(edition: Edition, action: str) -> list[tuple[str, Space]]:
    """The spaces of sheets 1 to 4 that show exactly this action."""
    return [(sheet, space) for sheet, space in round_spaces(edition) if str(space.action) == action]


def all_orders(edition: Edition) -> list[Order]:
    """The orders of all families."""
    return [order for orders in edition.orders.values() for order in orders.values()]


def words_on_orders(edition: Edition, family: str = "") -> list[Effect]:
    """Every effect on the orders of a family, or of all."""
    families = [family] if family else list(edition.orders)
    return [
        part
        for each in families
        for order in edition.orders[each].values()
        for part in order.action.parts
    ]


def slots_of(edition: Edition, row: str) -> list[Slot]:
    """The slots of one row on all mats."""
    return [slot for mat in edition.mats.values() for slot in mat.row(row).slots]


def is_stated(edition: Edition, path: str, *pages: str) -> bool:
    """Whether the edition says that the rulebook states a value, on one of these pages."""
    return edition.provenance[path] in {f"rulebook {page}" for page in pages}
