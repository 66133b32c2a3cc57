"""Action sheets and solo boards that do not fit together are refused."""

from pathlib import Path

import pytest

from .damage import Damage, assert_refused, both, damaged, drop, names, put

SHEETS = [
    Damage(
        "a sheet without unlimited space",
        "sheets.toml",
        both(
            put("sheets.1.spaces.odd-jobs.unlimited", False),
            put("sheets.1.spaces.order-paid.unlimited", False),
        ),
        "sheets.1.spaces",
        "unlimited",
    ),
    Damage("a sheet missing", "sheets.toml", drop("sheets.3"), "sheets", "3"),
    Damage(
        "a sheet too many",
        "sheets.toml",
        put("sheets.5", {"costs": {}, "spaces": {}}),
        "sheets",
        "5",
    ),
    Damage(
        "a column without space",
        "sheets.toml",
        both(
            put("sheets.1.spaces.exert-sheet.column", "start"),
            put("sheets.1.spaces.ultima.column", "start"),
            put("sheets.1.spaces.order-paid.column", "start"),
        ),
        "sheets.1.spaces",
        "two",
    ),
    Damage(
        "an unknown column",
        "sheets.toml",
        put("sheets.1.spaces.ultima.column", "media"),
        "sheets.1.spaces.ultima.column",
        "media",
    ),
    Damage(
        "a column without cost",
        "sheets.toml",
        drop("sheets.1.costs.police"),
        "sheets.1.costs",
        "police",
    ),
    Damage(
        "a cost for an unknown column",
        "sheets.toml",
        put("sheets.1.costs.media", 1),
        "sheets.1.costs",
        "media",
    ),
    Damage(
        "a negative cost",
        "sheets.toml",
        put("sheets.1.costs.police", -1),
        "sheets.1.costs.police",
        "-1",
    ),
    Damage(
        "a blue space with an action",
        "sheets.toml",
        put("sheets.1.spaces.blue-1.action", "launder"),
        "sheets.1.spaces.blue-1",
        "action",
    ),
    Damage(
        "an action space without action",
        "sheets.toml",
        drop("sheets.1.spaces.recruit-boat.action"),
        "sheets.1.spaces.recruit-boat.action",
        "is missing",
    ),
    Damage(
        "a blue space with money",
        "sheets.toml",
        put("sheets.1.spaces.blue-1.money", 1),
        "sheets.1.spaces.blue-1",
        "money",
    ),
    Damage(
        "an unknown kind of space",
        "sheets.toml",
        put("sheets.1.spaces.blue-1.kind", "purple"),
        "sheets.1.spaces.blue-1.kind",
        "purple",
    ),
    Damage(
        "a grey circle missing",
        "sheets.toml",
        put("sheets.0.spaces.start-circle.kind", "free"),
        "sheets.0.spaces",
        "8",
    ),
    Damage(
        "a grey circle too many",
        "sheets.toml",
        put("sheets.0.spaces.start-1.kind", "circle"),
        "sheets.0.spaces",
        "8",
    ),
    Damage(
        "a grey circle on a later sheet",
        "sheets.toml",
        put("sheets.2.spaces.blue-1.kind", "circle"),
        "sheets.2.spaces.blue-1.kind",
        "action or blue",
    ),
    Damage(
        "an action on sheet 0",
        "sheets.toml",
        put("sheets.0.spaces.start-1.action", "launder"),
        "sheets.0.spaces.start-1",
        "action",
    ),
    Damage(
        "rally on sheet 1",
        "sheets.toml",
        put("sheets.1.spaces.recruit-boat.action", "rally"),
        "sheets.1.spaces.recruit-boat.action",
        "empty",
    ),
    Damage(
        "money above 9",
        "sheets.toml",
        put("sheets.1.spaces.recruit-boat.money", 10),
        "sheets.1.spaces.recruit-boat.money",
        "10",
    ),
    Damage("a column gone", "sheets.toml", drop("columns.two"), "columns", "two"),
    Damage(
        "another column's institution",
        "sheets.toml",
        put("columns.police.action", "institution 2 church"),
        "columns.police.action.institution",
        "p. 10",
    ),
]

SOLO = [
    Damage(
        "rally on a solo space",
        "solo.toml",
        put("solo.1v1.spaces.launder.action", "rally"),
        "solo.1v1.spaces.launder.action",
        "empty",
    ),
    Damage("a side missing", "solo.toml", drop("solo.2v1"), "solo", "2v1"),
    Damage(
        "a Cupola with another number of seats",
        "solo.toml",
        put("solo.1v1.cupola.seats", 13),
        "solo.1v1.cupola.seats",
        "12",
    ),
    Damage(
        "control with more than all seats",
        "solo.toml",
        put("solo.1v1.cupola.control", 13),
        "solo.1v1.cupola.control",
        "11",
    ),
    Damage(
        "no Cupola in 1v1",
        "solo.toml",
        drop("solo.1v1.cupola"),
        "solo.1v1.cupola",
        "stands on the 1v1 side",
    ),
    Damage(
        "a blocked token that is not there",
        "solo.toml",
        put("solo.2v1.levels.easy.blocked", [5, 6, 8]),
        "solo.2v1.levels.easy.blocked",
        "there are 7 tokens",
    ),
    Damage(
        "a token blocked twice",
        "solo.toml",
        put("solo.2v1.levels.easy.blocked", [5, 6, 6]),
        "solo.2v1.levels.easy.blocked",
        "twice",
    ),
    Damage(
        "more opened locks than locks",
        "solo.toml",
        put("solo.2v1.levels.easy.opened", 12),
        "solo.2v1.levels.easy.opened",
        "1",
    ),
    Damage(
        "a level gone",
        "solo.toml",
        drop("solo.2v1.levels.hard"),
        "solo.2v1.levels",
        "hard",
    ),
    Damage(
        "no unlimited space in 2v1",
        "solo.toml",
        put("solo.2v1.spaces.small-jobs.unlimited", False),
        "solo.2v1.spaces",
        "unlimited",
    ),
    Damage(
        "a locked space in 1v1",
        "solo.toml",
        put("solo.1v1.spaces.launder.locked", True),
        "solo.1v1.spaces.launder.locked",
        "2v1 side",
    ),
    Damage(
        "an order's place on a solo space",
        "solo.toml",
        put("solo.1v1.spaces.launder.action", "reinforce 2 2"),
        "solo.1v1.spaces.launder.action",
        "reinforce",
    ),
]
ALL = SHEETS + SOLO


@pytest.mark.parametrize("damage", ALL, ids=names(ALL))
def test_sheets_and_solo_boards_must_fit_together(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)
