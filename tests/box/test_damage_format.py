"""Damaged edition files are refused: files, keys, types, ranges, effect words, provenance."""

from pathlib import Path

import pytest

from famiglia.edition import BrokenEdition, examine, load

from .damage import (
    Damage,
    added,
    assert_refused,
    copied,
    damaged,
    drop,
    names,
    put,
    spoil,
    swap,
    text,
)

FILES = [
    Damage("broken TOML", "box.toml", text("[box]", "[box"), "", "is not TOML"),
    Damage(
        "one key twice", "box.toml", text("\nboards = 1", "\nboards = 1\nboards = 1"), "", "TOML"
    ),
    Damage("an unknown table", "box.toml", added("[weather]\nrain = 1"), "weather", "unknown key"),
    Damage(
        "a table of another file",
        "tiles.toml",
        added('[seas.mare-x]\nname = "X"'),
        "seas",
        "belongs into board.toml",
    ),
    Damage("a header without id", "edition.toml", drop("edition.id"), "edition.id", "missing"),
    Damage("an odd id", "edition.toml", put("edition.id", "My Box!"), "edition.id", "My Box!"),
    Damage("no header", "edition.toml", lambda _: "", "edition.id", "missing"),
]

VALUES = [
    Damage(
        "a misspelt key",
        "box.toml",
        text("\nneutral-tokens = 8", "\nneutral-token = 8"),
        "box.neutral-token",
        "unknown key",
    ),
    Damage(
        "a missing key",
        "box.toml",
        text("\nneutral-tokens = 8", "\n"),
        "box.neutral-tokens",
        "is missing",
    ),
    Damage(
        "an unknown key in an area",
        "board.toml",
        put("areas.enna.soldatti", 3),
        "areas.enna.soldatti",
        "unknown key",
    ),
    Damage(
        "text for a number", "rules.toml", put("rules.rounds", "4"), "rules.rounds", "whole number"
    ),
    Damage("a number for text", "board.toml", put("areas.enna.name", 7), "areas.enna.name", "7"),
    Damage("a float", "rules.toml", put("rules.rounds", 4.5), "rules.rounds", "whole number"),
    Damage(
        "a bool for a number",
        "rules.toml",
        put("rules.rounds", True),
        "rules.rounds",
        "whole number",
    ),
    Damage(
        "a number for a bool",
        "board.toml",
        put("areas.enna.tiebreak", 1),
        "areas.enna.tiebreak",
        "true or false",
    ),
    Damage("a negative number", "box.toml", put("box.labs", -1), "box.labs", "-1"),
    Damage("a number out of range", "box.toml", put("box.labs", 100), "box.labs", "100"),
    Damage(
        "an initiative of 0",
        "orders.toml",
        put("orders.red.basic-1.initiative", 0),
        "orders.red.basic-1.initiative",
        "1",
    ),
    Damage("a value for a table", "rules.toml", put("switches", 3), "switches", "expected a table"),
    Damage(
        "a value for a table of tables", "board.toml", put("seas", 9), "seas", "expected a table"
    ),
    Damage(
        "a value for a list",
        "board.toml",
        put("areas.enna.neighbours", "cefalu"),
        "areas.enna.neighbours",
        "expected a list",
    ),
    Damage(
        "an unknown choice",
        "orders.toml",
        put("orders.red.basic-1.type", "defence"),
        "orders.red.basic-1.type",
        "defence",
    ),
    Damage("an empty name", "board.toml", put("areas.enna.name", " "), "areas.enna.name", "empty"),
    Damage(
        "an unknown language",
        "tiles.toml",
        put("control-tiles.allies.name.it", "Alleati"),
        "control-tiles.allies.name",
        "unknown language it",
    ),
    Damage(
        "no English name",
        "tiles.toml",
        drop("control-tiles.allies.name.en"),
        "control-tiles.allies.name",
        "English name",
    ),
]

ORDER = "orders.red.basic-1.action"
SPACE = "sheets.2.spaces.order.action"
WORDS = [
    Damage("an unknown word", "orders.toml", put(ORDER, "shotgn"), ORDER, "did you mean 'shotgun'"),
    Damage("a foreign word", "orders.toml", put(ORDER, "xyzzy"), ORDER, "unknown effect word"),
    Damage("no word", "orders.toml", put(ORDER, ""), ORDER, "expected effect words"),
    Damage("a number for words", "orders.toml", put(ORDER, 3), ORDER, "expected effect words"),
    Damage("a word elsewhere", "orders.toml", put(ORDER, "shotgun + ultima"), ORDER, "ultima"),
    Damage("a number missing", "orders.toml", put(ORDER, "shotgun + skull"), ORDER, "takes 1"),
    Damage("a number too many", "sheets.toml", put(SPACE, "order 2"), SPACE, "takes 0"),
    Damage("a bonus too many", "orders.toml", put(ORDER, "shotgun + skull +1"), ORDER, "bonus"),
    Damage("an unknown qualifier", "sheets.toml", put(SPACE, "exert box"), SPACE, "supply, sheet"),
    Damage("no qualifier", "sheets.toml", put(SPACE, "exert"), SPACE, "must be followed by"),
    Damage("both joins", "sheets.toml", put(SPACE, "order + car / boat"), SPACE, "mixes + and /"),
    Damage(
        "a join too many", "sheets.toml", put(SPACE, "order + "), SPACE, "expected an effect word"
    ),
    Damage("an order's word on a space", "sheets.toml", put(SPACE, "shotgun"), SPACE, "shotgun"),
    Damage(
        "a space's word on a card",
        "tiles.toml",
        put("conflict-cards.turncoat.action", "launder"),
        "conflict-cards.turncoat.action",
        "launder",
    ),
    Damage(
        "a tile's word on a column",
        "sheets.toml",
        put("columns.two.action", "chain"),
        "columns.two.action",
        "chain",
    ),
    Damage("an order's word on the bar", "sheets.toml", put("bar", "bomb"), "bar", "bomb"),
    Damage(
        "an order's word on a solo space",
        "solo.toml",
        put("solo.1v1.spaces.launder.action", "skull 1"),
        "solo.1v1.spaces.launder.action",
        "skull",
    ),
]

SOURCES = [
    Damage(
        "an odd page",
        "board.toml",
        put("areas.enna.rulebook.name", "page six"),
        "areas.enna.rulebook.name",
        "page six",
    ),
    Damage(
        "a page that is no text",
        "board.toml",
        put("areas.enna.rulebook.name", 6),
        "areas.enna.rulebook.name",
        "p. 6",
    ),
    Damage(
        "pages that are no table",
        "board.toml",
        put("areas.enna.rulebook", "p. 6"),
        "areas.enna.rulebook",
        "expected a table",
    ),
    Damage(
        "a page for nothing",
        "board.toml",
        put("areas.noto.rulebook", {"nam": "p. 6"}),
        "areas.noto.nam",
        "no printed value",
    ),
    Damage(
        "a page for a border that is not there",
        "board.toml",
        put("areas.noto.rulebook", {"neighbours.enna": "p. 6"}),
        "areas.noto.neighbours.enna",
        "no printed value",
    ),
    Damage(
        "no page for a stated name",
        "board.toml",
        drop("areas.bronte.rulebook.name"),
        "areas.bronte.name.en",
        "p. 19",
    ),
    Damage("no page for the counts", "box.toml", drop("box.rulebook.labs"), "box.labs", "p. 3"),
    Damage(
        "no page for a stated border",
        "board.toml",
        drop("areas.enna.rulebook"),
        "areas.enna.neighbours.camastra",
        "p. 6",
    ),
]


@pytest.mark.parametrize("damage", FILES + VALUES, ids=names(FILES + VALUES))
def test_files_and_values_must_be_readable(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)


@pytest.mark.parametrize("damage", WORDS, ids=names(WORDS))
def test_effects_are_words_of_the_vocabulary(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)


@pytest.mark.parametrize("damage", SOURCES, ids=names(SOURCES))
def test_pages_name_values_and_stated_values_have_pages(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)


def test_a_file_must_be_there(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "mats.toml").unlink()
    assert_refused(examine(folder), "mats.toml", "", "the file is missing")


def test_an_empty_file_leaves_its_tables_missing(tmp_path: Path) -> None:
    examined = damaged(tmp_path, "characters.toml", lambda _: "")
    assert_refused(examined, "characters.toml", "characters", "is missing")


def test_a_file_must_be_utf_8(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    path = folder / "board.toml"
    path.write_bytes(path.read_text(encoding="utf-8").encode("latin-1"))
    assert_refused(examine(folder), "board.toml", "", "is not UTF-8")


def test_a_folder_in_place_of_a_file_is_told(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "mats.toml").unlink()
    (folder / "mats.toml").mkdir()
    assert_refused(examine(folder), "mats.toml", "", "cannot be read")


def test_something_that_does_not_exist_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    assert_refused(examine(missing), str(missing), "", "no such file")


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "box.toml", put("box.labs", 31.5))
    spoil(folder, "orders.toml", put(ORDER, "shotgn"))
    spoil(folder, "board.toml", swap("areas.enna.neighbours", "gela", "atlantis"))
    spoil(folder, "tiles.toml", lambda content: content + "\n[")
    examined = examine(folder)
    assert_refused(examined, "box.toml", "box.labs", "whole number")
    assert_refused(examined, "orders.toml", ORDER, "shotgn")
    assert_refused(examined, "board.toml", "areas.enna.neighbours", "atlantis")
    assert_refused(examined, "tiles.toml", "", "is not TOML")


def test_loading_a_damaged_edition_raises_with_every_problem(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "box.toml", put("box.labs", -1))
    spoil(folder, "rules.toml", put("rules.rounds", "four"))
    with pytest.raises(BrokenEdition, match=r"box\.toml: box\.labs: ") as broken:
        load(folder)
    assert {problem.file for problem in broken.value.problems} == {"box.toml", "rules.toml"}


def test_an_undamaged_copy_is_accepted_without_a_word(tmp_path: Path) -> None:
    examined = examine(copied(tmp_path))
    assert examined.edition is not None
    assert examined.problems == ()
