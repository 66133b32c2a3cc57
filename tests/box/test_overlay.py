"""Overlays: owners of the box write the printed values over the reconstructed ones."""

from pathlib import Path

import pytest

from famiglia.edition import Edition, Examined, examine, load
from famiglia.edition.source import DATA
from famiglia.edition.template import template

from .damage import assert_refused, overlaid

HEAD = '[edition]\nid = "mine"\n'


def accepted(examined: Examined) -> Edition:
    """The edition, which was accepted without a word."""
    assert examined.problems == ()
    assert examined.edition is not None
    return examined.edition


def test_an_empty_overlay_prints_what_its_base_prints(tmp_path: Path) -> None:
    edition = accepted(overlaid(tmp_path, HEAD))
    assert edition.hash == load().hash
    assert (edition.id, edition.base) == ("mine", "sicilia")
    assert load().base == ""


def test_the_template_changes_nothing_until_it_is_filled_in(tmp_path: Path) -> None:
    assert accepted(overlaid(tmp_path, template(load()))).hash == load().hash


def test_an_overlay_may_rename(tmp_path: Path) -> None:
    edition = accepted(overlaid(tmp_path, 'areas.noto.name = "Noto Antica"\n' + HEAD))
    assert edition.areas["noto"].name.en == "Noto Antica"
    assert load().areas["noto"].name.en == "Noto"


def test_an_overlay_may_add_a_language(tmp_path: Path) -> None:
    edition = accepted(overlaid(tmp_path, 'areas.noto.name.ru = "Ното"\n' + HEAD))
    assert edition.areas["noto"].name.ru == "Ното"
    assert edition.areas["noto"].name.en == "Noto"


def test_what_an_overlay_sets_comes_from_the_owner(tmp_path: Path) -> None:
    text = "orders.red.basic-1.initiative = 6\nsheets.1.costs.police = 3\n" + HEAD
    edition = accepted(overlaid(tmp_path, text))
    assert edition.provenance["orders.red.basic-1.initiative"] == "owner"
    assert edition.provenance["sheets.1.costs.police"] == "owner"
    assert edition.provenance["sheets.1.costs.church"] == "reconstructed"
    assert edition.provenance["box.labs"] == "rulebook p. 3"


def test_confirming_a_value_makes_it_the_owners_and_keeps_the_hash(tmp_path: Path) -> None:
    initiative = load().orders["red"]["basic-1"].initiative
    edition = accepted(overlaid(tmp_path, f"orders.red.basic-1.initiative = {initiative}\n{HEAD}"))
    assert edition.provenance["orders.red.basic-1.initiative"] == "owner"
    assert edition.hash == load().hash


EXCHANGE = """
    areas.castelvetrano = { symbol = "club", soldati = 3 }
    areas.salemi = { symbol = "neutral", soldati = 2 }
    area-tiles.castelvetrano = {}
    [edition]
    id = "mine"
    remove = ["area-tiles.salemi"]
"""


def test_an_overlay_may_exchange_symbols_with_their_tiles(tmp_path: Path) -> None:
    edition = accepted(overlaid(tmp_path, EXCHANGE))
    assert edition.areas["castelvetrano"].symbol == "club"
    assert "castelvetrano" in edition.area_tiles
    assert "salemi" not in edition.area_tiles


def test_an_overlay_may_not_give_a_table_side_two_areas_of_a_mandamento(tmp_path: Path) -> None:
    examined = overlaid(tmp_path, EXCHANGE.replace("castelvetrano", "trapani"))
    assert examined.edition is None
    assert any("table side 2 has" in problem.reason for problem in examined.problems)


def test_an_overlay_may_move_a_border_on_both_sides(tmp_path: Path) -> None:
    gela, licata = (list(load().areas[area].neighbours) for area in ("gela", "licata"))
    text = f"""
        areas.gela.neighbours = {[*gela, "camastra"]}
        areas.camastra.neighbours = {[*load().areas["camastra"].neighbours, "gela"]}
        areas.licata.neighbours = {licata}
    """
    edition = accepted(overlaid(tmp_path, text + HEAD))
    assert "camastra" in edition.areas["gela"].neighbours


def test_moving_a_border_on_one_side_is_refused(tmp_path: Path) -> None:
    neighbours = [*load().areas["gela"].neighbours, "camastra"]
    examined = overlaid(tmp_path, f"areas.gela.neighbours = {neighbours}\n{HEAD}")
    assert_refused(examined, "mine.toml", "areas.camastra.neighbours", "lacks 'gela'")


def test_an_overlay_may_add_and_remove_spaces(tmp_path: Path) -> None:
    text = """
        sheets.1.spaces.errand = { column = "two", action = "recruit 1", money = 1 }
        [edition]
        id = "mine"
        remove = ["sheets.1.spaces.recruit-boat"]
    """
    spaces = accepted(overlaid(tmp_path, text)).sheets["1"].spaces
    assert spaces["errand"].money == 1
    assert "recruit-boat" not in spaces


def test_an_overlay_may_write_a_sheet_anew(tmp_path: Path) -> None:
    columns = ["start", "justice", "police", "economy", "church", "two"]
    spaces = [
        f'{column} = {{ column = "{column}", action = "order", unlimited = true }}'
        for column in columns
    ]
    text = "\n".join(["[sheets.2.spaces]", *spaces, HEAD, 'remove = ["sheets.2.spaces"]'])
    examined = overlaid(tmp_path, text)
    assert examined.edition is not None
    assert list(examined.edition.sheets["2"].spaces) == columns


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("box.labs = 28", "box.labs"),
        ("rules.victory-team = 7", "rules.victory-team"),
        ('areas.bronte.name = "Etna"', "areas.bronte.name.en"),
        ('control-tiles.miniguns.action = "seaborne 2"', "control-tiles.miniguns.action.seaborne"),
        ("solo.1v1.hq.soldati = 6", "solo.1v1.hq.soldati"),
    ],
)
def test_contradicting_the_rulebook_is_a_warning_and_can_be_played(
    tmp_path: Path, line: str, key: str
) -> None:
    examined = overlaid(tmp_path, f"{line}\n{HEAD}")
    assert examined.edition is not None
    [problem] = examined.problems
    assert problem.is_warning
    assert (problem.file, problem.key) == ("mine.toml", key)
    assert "rulebook" in problem.reason
    assert load(tmp_path / "mine.toml").provenance[key] == "owner"


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("areas.noto.soldati = 4", "areas.noto.soldati", "2 or 3"),
        ('areas.noto.symbol = "neutral"', "symbols.star", "6"),
        ('orders.red.basic-1.action = "shotgn"', "orders.red.basic-1.action", "shotgun"),
        ("orders.red.basic-1.iniative = 3", "orders.red.basic-1.iniative", "unknown key"),
        ('areas.atlantis.name = "A"', "areas.atlantis.symbol", "missing"),
        ('weather = "fine"', "weather", "unknown key"),
        ('sheets.1.spaces.car.action = "rally"', "sheets.1.spaces.car.action", "empty"),
        ("mats.red.police.slots = [1, 2]", "mats.red", "17 slots"),
        ('orders = "none"', "orders", "expected a table"),
        ("rulebook = { bar = 3 }", "rulebook.bar", "a page is written"),
    ],
)
def test_a_damaged_overlay_is_refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    examined = overlaid(tmp_path, f"{text}\n{HEAD}")
    assert examined.edition is None
    found = [problem for problem in examined.problems if problem.key == key]
    assert any(reason in problem.reason for problem in found), examined.problems
    written = text.partition(" =")[0]
    if key.startswith(written):
        assert {problem.file for problem in found} == {"mine.toml"}


@pytest.mark.parametrize(
    "line",
    [
        "sheets.3.spaces.blue-1.money = 1",
        'sheets.4.spaces.hire.action.car = "car"',
        "mats.red.police.slots = [1, 2]",
        'areas.noto.symbol = "neutral"',
    ],
)
def test_what_an_overlay_breaks_is_told_with_the_overlays_name(tmp_path: Path, line: str) -> None:
    """Its base is sound, and its owner has no other file to mend."""
    examined = overlaid(tmp_path, f"{line}\n{HEAD}")
    assert examined.edition is None
    assert {problem.file for problem in examined.problems} == {"mine.toml"}


@pytest.mark.parametrize(
    ("header", "key", "reason"),
    [
        ('[edition]\nid = "mine"\nbase = "palermo"', "edition.base", "no edition 'palermo'"),
        ('[edition]\nname = "Mine"', "edition.id", "missing"),
        ('[edition]\nid = "mine"\nauthor = "me"', "edition.author", "unknown key"),
        (HEAD + 'remove = ["areas.atlantis"]', "edition.remove", "no 'areas.atlantis'"),
        (HEAD + 'remove = ["areas.enna.soldati.3"]', "edition.remove", "areas.enna.soldati.3"),
        (HEAD + 'remove = "areas"', "edition.remove", "expected a list"),
        (HEAD + 'remove = ["area-tiles.noto"]', "area-tiles.noto", "has no tile"),
        ("edition = 3", "edition", "expected a table"),
        ("", "edition.id", "missing"),
        ("[edition", "", "is not TOML"),
    ],
)
def test_a_damaged_header_is_refused(tmp_path: Path, header: str, key: str, reason: str) -> None:
    examined = overlaid(tmp_path, header)
    assert examined.edition is None
    problems = [problem for problem in examined.problems if problem.key == key]
    assert any(reason in problem.reason for problem in problems), examined.problems
    if key.startswith("edition") or not key:
        assert problems[0].file == "mine.toml"


def test_an_overlay_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'[edition]\nid = "mine"\nname = "\xe9"\n')
    assert_refused(examine(path), "mine.toml", "", "is not UTF-8")


def test_all_mistakes_of_an_overlay_are_told_at_once(tmp_path: Path) -> None:
    mistakes = ["areas.noto.soldati = 4", 'bar = "bomb"', 'solo.1v1.spaces.order.action = "ordr"']
    examined = overlaid(tmp_path, "\n".join([*mistakes, HEAD]))
    assert {problem.key for problem in examined.problems} >= {
        "areas.noto.soldati",
        "bar",
        "solo.1v1.spaces.order.action",
    }
    assert {problem.file for problem in examined.problems} == {"mine.toml"}


def test_an_overlay_may_bring_its_base_with_it(tmp_path: Path) -> None:
    """So it stays the same when the built-in edition of that name changes, or is gone."""
    for name in ("sicilia", "gone"):
        base = tmp_path / name
        base.mkdir()
        for path in (DATA / "sicilia").glob("*.toml"):
            old, new = 'name = "Noto"', 'name = "Noto Antica"'
            (base / path.name).write_text(path.read_text().replace(old, new))
        edition = accepted(overlaid(tmp_path, f'{HEAD}base = "{name}"\n'))
        assert edition.areas["noto"].name.en == "Noto Antica"
        assert edition.base == name
