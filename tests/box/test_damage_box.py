"""Tiles, cards, characters and modes that do not fit together."""

from pathlib import Path

import pytest

from .damage import Damage, assert_refused, both, damaged, drop, names, put

TILE = {"name": "Spare", "phase": "planning", "moment": "start", "action": "money 1"}
CARD = {"name": "Spare", "hq": {"money": 5}, "board": {"soldati": 2}}

ALL = [
    Damage("ten tiles", "tiles.toml", drop("control-tiles.rents"), "control-tiles", "11"),
    Damage("twelve tiles", "tiles.toml", put("control-tiles.x", TILE), "control-tiles", "11"),
    Damage(
        "a named tile gone",
        "tiles.toml",
        both(drop("control-tiles.allies"), put("control-tiles.x", TILE)),
        "control-tiles.allies.name.en",
        "p. 20",
    ),
    Damage(
        "a tile in the wrong phase",
        "tiles.toml",
        put("control-tiles.rents.phase", "encounter"),
        "control-tiles.rents.phase",
        "does nothing in encounter",
    ),
    Damage(
        "a fight's tile in planning",
        "tiles.toml",
        put("control-tiles.lookouts.phase", "planning"),
        "control-tiles.lookouts.phase",
        "does nothing in planning",
    ),
    Damage(
        "an unknown phase",
        "tiles.toml",
        put("control-tiles.rents.phase", "siesta"),
        "control-tiles.rents.phase",
        "siesta",
    ),
    Damage(
        "a conflict card gone",
        "tiles.toml",
        drop("conflict-cards.coward-2"),
        "conflict-cards",
        "3",
    ),
    Damage("a card gone", "characters.toml", drop("characters.notary"), "characters", "6"),
    Damage("a card too many", "characters.toml", put("characters.x", CARD), "characters", "6"),
    Damage(
        "a character with six cars",
        "characters.toml",
        put("characters.driver.board.cars", 6),
        "characters.driver",
        "5",
    ),
    Damage(
        "a character with five boats",
        "characters.toml",
        put("characters.skipper.board.boats", 5),
        "characters.skipper",
        "4",
    ),
    Damage(
        "a character with 51 Soldati",
        "characters.toml",
        put("characters.notary.hq.soldati", 51),
        "characters.notary",
        "50",
    ),
    Damage(
        "labs in headquarters",
        "characters.toml",
        put("characters.notary.hq.labs", 1),
        "characters.notary.hq",
        "go on the board",
    ),
    Damage(
        "money on the board",
        "characters.toml",
        put("characters.notary.board.money", 1),
        "characters.notary.board.money",
        "goes to headquarters",
    ),
    Damage("a mode gone", "rules.toml", drop("modes.1v1"), "modes", "1v1"),
    Damage(
        "a mode without players",
        "rules.toml",
        drop("modes.2v2.team"),
        "modes.2v2",
        "seats 4 team players",
    ),
    Damage(
        "other doubled slots",
        "rules.toml",
        put("modes.1v1.single.doubled-slots", 4),
        "modes.1v1.single.doubled-slots",
        "5",
    ),
]


@pytest.mark.parametrize("damage", ALL, ids=names(ALL))
def test_tiles_cards_and_modes_must_fit_together(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)
