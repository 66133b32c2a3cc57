"""A board that does not fit together is refused: areas, borders, seas, start line-up, tiles."""

from pathlib import Path

import pytest

from .damage import Damage, assert_refused, both, damaged, drop, names, put, swap

AREA = {
    "name": "Atlantis",
    "mandamento": "enna",
    "symbol": "neutral",
    "soldati": 2,
    "neighbours": [],
}

BORDERS = [
    Damage("an area gone", "board.toml", drop("areas.noto"), "areas", "36"),
    Damage("an area too many", "board.toml", put("areas.atlantis", AREA), "areas", "36"),
    Damage(
        "an unknown neighbour",
        "board.toml",
        swap("areas.enna.neighbours", "gela", "atlantis"),
        "areas.enna.neighbours",
        "atlantis",
    ),
    Damage(
        "a border seen from one side",
        "board.toml",
        swap("areas.enna.neighbours", "gela", None),
        "areas.enna.neighbours",
        "lacks 'gela'",
    ),
    Damage(
        "an area next to itself",
        "board.toml",
        swap("areas.enna.neighbours", None, "enna"),
        "areas.enna.neighbours",
        "its own neighbour",
    ),
    Damage(
        "a neighbour named twice",
        "board.toml",
        swap("areas.enna.neighbours", None, "gela"),
        "areas.enna.neighbours",
        "twice",
    ),
    Damage(
        "an unknown sea",
        "board.toml",
        swap("areas.noto.seas", "mare-siracusa", "mare-nostrum"),
        "areas.noto.seas",
        "mare-nostrum",
    ),
    Damage(
        "an area at three seas",
        "board.toml",
        swap("areas.ragusa.seas", None, "mare-catania"),
        "areas.ragusa.seas",
        "2",
    ),
    Damage("a sea gone", "board.toml", drop("seas.mare-cefalu"), "seas", "9"),
    Damage(
        "a sea next to an unknown one",
        "board.toml",
        swap("seas.mare-cefalu.neighbours", "mare-palermo", "mare-nostrum"),
        "seas.mare-cefalu.neighbours",
        "mare-nostrum",
    ),
    Damage(
        "a sea border seen from one side",
        "board.toml",
        swap("seas.mare-cefalu.neighbours", "mare-palermo", None),
        "seas.mare-cefalu.neighbours",
        "lacks 'mare-palermo'",
    ),
    Damage(
        "an island in two parts",
        "board.toml",
        both(
            put("areas.patti.neighbours", []),
            swap("areas.mistretta.neighbours", "patti", None),
            swap("areas.randazzo.neighbours", "patti", None),
            swap("areas.messina.neighbours", "patti", None),
        ),
        "areas.patti",
        "cannot be reached",
    ),
    Damage(
        "an unknown Mandamento",
        "board.toml",
        put("areas.noto.mandamento", "atlantis"),
        "areas.noto.mandamento",
        "no Mandamento 'atlantis'",
    ),
    Damage(
        "a Mandamento of four areas",
        "board.toml",
        put("areas.noto.mandamento", "ragusa"),
        "mandamenti.ragusa",
        "3",
    ),
    Damage("a Mandamento gone", "board.toml", drop("mandamenti.gela"), "mandamenti", "12"),
    Damage(
        "a control space in an unknown sea",
        "board.toml",
        put("mandamenti.gela.control", "mare-nostrum"),
        "mandamenti.gela.control",
        "mare-nostrum",
    ),
    Damage(
        "a control space at another coast",
        "board.toml",
        put("mandamenti.gela.control", "mare-messina"),
        "mandamenti.gela.control",
        "mare-messina",
    ),
]

START = [
    Damage(
        "two areas of a Mandamento for one table side",
        "board.toml",
        both(put("areas.trapani.symbol", "star"), put("areas.messina.symbol", "neutral")),
        "areas.alcamo.symbol",
        "table side 1 has 'trapani'",
    ),
    Damage(
        "five areas of a symbol",
        "board.toml",
        put("areas.noto.symbol", "neutral"),
        "symbols.star",
        "6",
    ),
    Damage(
        "eleven neutral areas",
        "board.toml",
        put("areas.lentini.symbol", "ring"),
        "symbols.ring",
        "6",
    ),
    Damage(
        "an unknown symbol",
        "board.toml",
        put("areas.noto.symbol", "moon"),
        "areas.noto.symbol",
        "moon",
    ),
    Damage(
        "strength 4", "board.toml", put("areas.noto.soldati", 4), "areas.noto.soldati", "2 or 3"
    ),
    Damage(
        "strength 1", "board.toml", put("areas.noto.soldati", 1), "areas.noto.soldati", "2 or 3"
    ),
    Damage("too many neutrals", "board.toml", put("areas.trapani.soldati", 3), "areas", "30"),
    Damage("a second tiebreak", "board.toml", put("areas.noto.tiebreak", True), "areas", "tie"),
    Damage("no tiebreak", "board.toml", put("areas.bronte.tiebreak", False), "areas", "tie"),
    Damage("a symbol gone", "board.toml", drop("symbols.ring"), "symbols", "ring"),
    Damage(
        "an odd table side", "board.toml", put("symbols.ring.side", 3), "symbols.ring.side", "3"
    ),
    Damage("two symbols in a corner", "board.toml", put("symbols.ring.seat", 1), "symbols", "seat"),
    Damage(
        "partners one after the other",
        "board.toml",
        both(put("symbols.club.seat", 2), put("symbols.star.seat", 1)),
        "symbols",
        "side",
    ),
]

TILES = [
    Damage(
        "a tile of a neutral area",
        "board.toml",
        put("area-tiles.trapani", {}),
        "area-tiles.trapani",
        "no start area",
    ),
    Damage(
        "a tile of no area",
        "board.toml",
        put("area-tiles.atlantis", {}),
        "area-tiles.atlantis",
        "no start area",
    ),
    Damage(
        "a tile missing", "board.toml", drop("area-tiles.noto"), "area-tiles.noto", "has no tile"
    ),
    Damage(
        "a marked tile unmarked",
        "board.toml",
        put("area-tiles.ragusa", {}),
        "area-tiles.ragusa.marked",
        "X p. 4",
    ),
    Damage(
        "a fifth marked tile",
        "board.toml",
        put("area-tiles.noto.marked", True),
        "area-tiles",
        "marked",
    ),
]
ALL = BORDERS + START + TILES


@pytest.mark.parametrize("damage", ALL, ids=names(ALL))
def test_the_board_must_fit_together(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)
