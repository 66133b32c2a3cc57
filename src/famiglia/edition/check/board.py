"""The board: areas, Mandamenti, seas, adjacency and the start line-up."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from famiglia.edition.problems import Report
from famiglia.edition.schema import Area, Content, Sea

AREAS: Final = 36
MANDAMENTI: Final = 12
AREAS_PER_MANDAMENTO: Final = 3
SEAS: Final = 9
SYMBOLS: Final = ("ring", "club", "star", "diamond")
AREAS_PER_SYMBOL: Final = 6
NEUTRAL: Final = "neutral"


def counts(content: Content, report: Report) -> None:
    """36 areas in 12 Mandamenti of 3, 9 seas."""
    for key, table, wanted in (
        ("areas", content.areas, AREAS),
        ("mandamenti", content.mandamenti, MANDAMENTI),
        ("seas", content.seas, SEAS),
    ):
        if len(table) != wanted:
            report.error(key, f"there must be {wanted} of them, got {len(table)}")
    sizes = Counter(area.mandamento for area in content.areas.values())
    for mandamento in content.mandamenti:
        if sizes[mandamento] != AREAS_PER_MANDAMENTO:
            reason = f"must have {AREAS_PER_MANDAMENTO} areas, got {sizes[mandamento]}"
            report.error(f"mandamenti.{mandamento}", reason)


def references(content: Content, report: Report) -> None:
    """Every area, Mandamento and sea that is named exists."""
    for area in content.areas.values():
        key = f"areas.{area.id}"
        if area.mandamento not in content.mandamenti:
            report.error(f"{key}.mandamento", f"there is no Mandamento {area.mandamento!r}")
        _names_known(f"{key}.neighbours", area.neighbours, content.areas, area.id, report)
        _names_known(f"{key}.seas", area.seas, content.seas, area.id, report)
    for sea in content.seas.values():
        _names_known(f"seas.{sea.id}.neighbours", sea.neighbours, content.seas, sea.id, report)
    for mandamento in content.mandamenti.values():
        if mandamento.control not in content.seas:
            key = f"mandamenti.{mandamento.id}.control"
            report.error(key, f"there is no sea {mandamento.control!r}")


def adjacency(content: Content, report: Report) -> None:
    """Borders are seen from both sides; land and sea each hang together."""
    for key, table in (("areas", content.areas), ("seas", content.seas)):
        _symmetric(key, table, report)
        _connected(key, table, report)
    for area in content.areas.values():
        if len(area.seas) > 2:
            reason = f"touches {len(area.seas)} seas; a coastal area touches 1 or 2"
            report.error(f"areas.{area.id}.seas", reason)
    touched = {sea for area in content.areas.values() for sea in area.seas}
    for name in content.seas:
        if name not in touched:
            report.error(f"seas.{name}", "no area touches it")


def control_spaces(content: Content, report: Report) -> None:
    """A Mandamento with a coast has its control-token space in a sea that touches it."""
    for mandamento in content.mandamenti.values():
        members = [area for area in content.areas.values() if area.mandamento == mandamento.id]
        coast = {sea for area in members for sea in area.seas}
        if coast and mandamento.control not in coast:
            reason = f"{mandamento.control!r} does not touch this Mandamento"
            report.error(f"mandamenti.{mandamento.id}.control", reason)


def line_up(content: Content, report: Report) -> None:
    """Six areas for each symbol; no table side has two areas of one Mandamento."""
    of_symbol = Counter(area.symbol for area in content.areas.values())
    for symbol in SYMBOLS:
        if of_symbol[symbol] != AREAS_PER_SYMBOL:
            reason = f"must stand in {AREAS_PER_SYMBOL} areas, got {of_symbol[symbol]}"
            report.error(f"symbols.{symbol}", reason)
    seen: dict[tuple[str, int], str] = {}
    for area in content.areas.values():
        if area.symbol == NEUTRAL or area.symbol not in content.symbols:
            continue
        side = content.symbols[area.symbol].side
        other = seen.setdefault((area.mandamento, side), area.id)
        if other != area.id:
            reason = f"table side {side} has {other!r} in this Mandamento already"
            report.error(f"areas.{area.id}.symbol", reason)


def strengths(content: Content, report: Report) -> None:
    """2 or 3 Soldati in each area, and no more neutrals than the box holds."""
    for area in content.areas.values():
        if area.soldati not in (2, 3):
            report.error(f"areas.{area.id}.soldati", f"must be 2 or 3, got {area.soldati}")
    neutrals = sum(area.soldati for area in content.areas.values() if area.symbol == NEUTRAL)
    if neutrals > content.box.neutral_soldati:
        reason = f"the line-up needs {neutrals} neutral Soldati, the box holds"
        report.error("areas", f"{reason} {content.box.neutral_soldati}")


def corners(content: Content, report: Report) -> None:
    """Four symbols in four corners; the order of play alternates between the table sides."""
    if set(content.symbols) != set(SYMBOLS):
        report.error("symbols", f"must be {', '.join(SYMBOLS)}, got {', '.join(content.symbols)}")
        return
    by_seat = sorted(content.symbols.values(), key=lambda symbol: symbol.seat)
    if [symbol.seat for symbol in by_seat] != [0, 1, 2, 3]:
        report.error("symbols", "seats must be 0, 1, 2 and 3, each once")
    elif any(left.side == right.side for left, right in pairwise(by_seat)):
        report.error("symbols", "after each seat plays one of the other table side")


def tie_break(content: Content, report: Report) -> None:
    """Exactly one area breaks ties."""
    breakers = [area.id for area in content.areas.values() if area.tiebreak]
    if len(breakers) != 1:
        report.error("areas", f"exactly one area has tiebreak = true, got {len(breakers)}")


def area_tiles(content: Content, report: Report) -> None:
    """One tile for each start area; the marked ones have four different symbols."""
    starts = {area.id for area in content.areas.values() if area.symbol != NEUTRAL}
    for name in sorted(starts ^ set(content.area_tiles)):
        reason = "is no start area" if name in content.area_tiles else "a start area has no tile"
        report.error(f"area-tiles.{name}", reason)
    marked = [tile.id for tile in content.area_tiles.values() if tile.marked]
    symbols = {content.areas[name].symbol for name in marked if name in content.areas}
    if len(marked) != len(SYMBOLS) or len(symbols) != len(SYMBOLS):
        report.error("area-tiles", "one tile of each symbol is marked")


def _names_known(
    key: str, names: tuple[str, ...], table: Mapping[str, object], own: str, report: Report
) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            report.error(key, f"names {name!r} twice")
        if name == own:
            report.error(key, f"{own!r} is its own neighbour")
        elif name not in table:
            report.error(key, f"there is no {name!r}")


def _symmetric(key: str, table: Mapping[str, Area] | Mapping[str, Sea], report: Report) -> None:
    for name, place in table.items():
        for other in place.neighbours:
            if other in table and name not in table[other].neighbours:
                reason = f"lacks {name!r}, whose neighbours name {other!r}"
                report.error(f"{key}.{other}.neighbours", reason)


def _connected(key: str, table: Mapping[str, Area] | Mapping[str, Sea], report: Report) -> None:
    if not table:
        return
    first = next(iter(table))
    reached, ahead = {first}, [first]
    while ahead:
        for other in table[ahead.pop()].neighbours:
            if other in table and other not in reached:
                reached.add(other)
                ahead.append(other)
    for name in table:
        if name not in reached:
            report.error(f"{key}.{name}", f"cannot be reached from {first!r}")


CHECKS: Final = (
    counts,
    references,
    adjacency,
    control_spaces,
    line_up,
    strengths,
    corners,
    tie_break,
    area_tiles,
)
