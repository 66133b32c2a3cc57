"""The board in words: areas, Mandamenti, seas, area tiles."""

from rich.text import Text as Rich

from famiglia.edition.schema import Area, Edition
from famiglia.terminal.layout import SYMBOLS, Shown, heading, legend, source, table


def show_areas(edition: Edition, which: str) -> Shown:
    """Every area by Mandamento, with its line-up and its neighbours."""
    lines = table("Area", "Start", "Neighbours, seas", "From")
    for mandamento in edition.mandamenti.values():
        lines.add_row(Rich(str(mandamento.name), style="bold underline"))
        for area in edition.areas.values():
            if area.mandamento == mandamento.id:
                lines.add_row(
                    f"  {area.name}{' †' if area.tiebreak else ''}",
                    f"{SYMBOLS[area.symbol]} {area.soldati}",
                    _reach(edition, area),
                    source(edition, f"areas.{area.id}"),
                )
        lines.add_section()
    signs = ", ".join(f"{sign} {symbol}" for symbol, sign in SYMBOLS.items())
    return [
        heading("Areas", edition),
        lines,
        f"Start symbols: {signs}. † breaks ties.",
        legend(edition),
    ]


def show_area(edition: Edition, which: str) -> Shown:
    """One area in full."""
    area = edition.areas[which]
    mandamento = edition.mandamenti[area.mandamento]
    lines = table("", "", "From")
    key = f"areas.{area.id}"
    for name, value, field in (
        ("Name", str(area.name), "name"),
        ("Mandamento", str(mandamento.name), "mandamento"),
        ("Start", f"{SYMBOLS[area.symbol]} {area.symbol}, {area.soldati} Soldati", "symbol"),
        ("Neighbours", _area_names(edition, area.neighbours), "neighbours"),
        ("Seas", _sea_names(edition, area.seas) or "none", "seas"),
        ("Breaks ties", "yes" if area.tiebreak else "no", "tiebreak"),
    ):
        lines.add_row(name, value, source(edition, f"{key}.{field}"))
    return [heading(str(area.name), edition), lines, legend(edition)]


def show_mandamenti(edition: Edition, which: str) -> Shown:
    """Each Mandamento with its areas and the sea of its control-token space."""
    lines = table("Mandamento", "Areas", "Control token in")
    for mandamento in edition.mandamenti.values():
        members = [area.id for area in edition.areas.values() if area.mandamento == mandamento.id]
        sea = str(edition.seas[mandamento.control].name)
        lines.add_row(str(mandamento.name), _area_names(edition, tuple(members)), sea)
    return [heading("Mandamenti", edition), lines]


def show_seas(edition: Edition, which: str) -> Shown:
    """Each sea with its neighbours and its coast."""
    lines = table("Sea", "Neighbouring seas", "Areas", "From")
    for sea in edition.seas.values():
        coast = tuple(area.id for area in edition.areas.values() if sea.id in area.seas)
        lines.add_row(
            str(sea.name),
            _sea_names(edition, sea.neighbours),
            _area_names(edition, coast),
            source(edition, f"seas.{sea.id}"),
        )
    return [heading("Seas", edition), lines, legend(edition)]


def show_area_tiles(edition: Edition, which: str) -> Shown:
    """The area tiles of the expansion by the symbol on their back."""
    lines = table("Symbol", "Areas (* marked)")
    for symbol in edition.symbols:
        names = [
            f"{edition.areas[tile.id].name}{'*' if tile.marked else ''}"
            for tile in edition.area_tiles.values()
            if edition.areas[tile.id].symbol == symbol
        ]
        lines.add_row(f"{SYMBOLS[symbol]} {symbol}", ", ".join(names))
    return [heading("Area tiles", edition), lines]


def _reach(edition: Edition, area: Area) -> str:
    seas = _sea_names(edition, area.seas)
    return _area_names(edition, area.neighbours) + (f"; {seas}" if seas else "")


def _area_names(edition: Edition, ids: tuple[str, ...]) -> str:
    return ", ".join(str(edition.areas[name].name) for name in ids)


def _sea_names(edition: Edition, ids: tuple[str, ...]) -> str:
    return ", ".join(str(edition.seas[name].name) for name in ids)
