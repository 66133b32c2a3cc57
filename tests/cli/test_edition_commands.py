"""The `famiglia edition` commands, as a person at a terminal uses them."""

import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from famiglia.cli import famiglia
from famiglia.edition import load
from famiglia.terminal import VIEWS

PLAIN = Path(__file__).parent.parent / "edition"
RENAME = """
[edition]
id = "mine"
name = "My box"

[areas.licata]
name = "Alicata"
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(famiglia, words, terminal_width=80)


@pytest.fixture
def overlay(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(RENAME, encoding="utf-8")
    return str(path)


def component(view: str) -> list[str]:
    return {"area": ["area", "enna"], "sheet": ["sheet", "1"], "mat": ["mat", "red"]}.get(
        view, [view]
    )


def test_checking_the_built_in_edition_finds_no_problems() -> None:
    result = run("edition", "check")

    assert result.exit_code == 0
    assert "sicilia" in result.output
    assert "no problems" in result.output


def test_checking_a_broken_overlay_tells_file_key_and_reason_with_status_2(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[edition]\nid = "mine"\n[areas.enna]\nsoldati = "many"\n', encoding="utf-8")

    result = run("edition", "check", str(path))

    assert result.exit_code == 2
    assert (
        "mine.toml: areas.enna.soldati: expected a whole number from 0 to 12, got 'many'"
        in result.stderr
    )


@pytest.mark.parametrize("view", VIEWS)
def test_every_component_fits_a_terminal_of_80_columns(view: str) -> None:
    result = run("edition", "show", *component(view))

    assert result.exit_code == 0, result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        (["area", "enna"], ["Camastra", "p. 6", "club"]),
        (["area", "piazza", "armerina"], ["Piazza Armerina", "Nicosia"]),
        (["area", "Piazza Armerina"], ["Piazza Armerina", "Nicosia"]),
        (["values", "areas.enna.neighbours"], ["areas.enna.neighbours.camastra", "rulebook p. 6"]),
        (["sheet", "1"], ["order-place", "place +1", "unlimited", "costs"]),
        (["mat", "red"], ["Justice", "money 1", "p. 11"]),
        (["orders", "blue"], ["bomb + shotgun", "justice-b"]),
        (["tiles"], ["Chain of Command", "Delay Detonator"]),
        (["cards"], ["Turncoat", "Coward 2"]),
        (["solo", "2v1"], ["locked", "Level easy: tokens 5, 6, 7 blocked; 1 lock opened."]),
        (["solo", "1v1"], ["Cupola: 12 seats", "garrison 3"]),
        (["box"], ["neutral soldati", "30"]),
        (["modes"], ["brute force", "X p. 5"]),
        (["words"], ["pentito N ...", "shotgun [2]"]),
        (["seas"], ["Mare Agrigento"]),
        (["area-tiles"], ["Marsala*"]),
    ],
)
def test_showing_a_component_prints_what_is_on_it(words: list[str], seen: list[str]) -> None:
    output = run("edition", "show", *words).output

    for text in seen:
        assert text in output


def test_showing_the_box_names_every_family_and_what_else_can_be_shown() -> None:
    output = run("edition", "show").output

    for family in load().families.values():
        assert str(family.name) in output
    for view in VIEWS:
        assert view in output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["matt", "red"], "Did you mean 'mat'?"),
        (["mat"], "Which mat?"),
        (["mat", "purple"], "There is no mat 'purple'"),
        (["tiles", "allies"], "'tiles' stands alone"),
    ],
)
def test_an_unknown_component_is_refused_with_what_is_known(words: list[str], reason: str) -> None:
    result = run("edition", "show", *words)

    assert result.exit_code == 2
    assert reason in result.stderr


def test_the_template_changes_nothing_until_it_is_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(run("edition", "template").stdout, encoding="utf-8")

    assert load(path).hash == load().hash
    assert run("edition", "diff", "sicilia", str(path)).exit_code == 0


def test_the_template_holds_every_printed_value(tmp_path: Path) -> None:
    """Uncommented as a whole it is the same edition, and every value is its owner's."""
    filled = re.sub(r"^# ([a-z0-9-]+ = )", r"\1", run("edition", "template").stdout, flags=re.M)
    path = tmp_path / "mine.toml"
    path.write_text(filled, encoding="utf-8")

    assert tomllib.loads(filled)["areas"]["enna"]["soldati"] == 3
    assert load(path).hash == load().hash
    assert set(load(path).provenance.values()) == {"owner"}


def test_the_templates_recipe_for_a_new_sheet_works(tmp_path: Path) -> None:
    """Headings left empty say nothing about what was removed."""
    text = run("edition", "template").stdout
    text = text.replace("# remove = []", 'remove = ["sheets.2.spaces"]')
    columns = ("start", "justice", "police", "economy", "church", "two")
    spaces = (
        f'{name} = {{ column = "{name}", action = "order", unlimited = true }}' for name in columns
    )
    path = tmp_path / "mine.toml"
    path.write_text("\n".join([text, "[sheets.2.spaces]", *spaces]), encoding="utf-8")

    assert list(load(path).sheets["2"].spaces) == list(columns)


def test_a_template_over_an_owners_edition_keeps_what_is_filled_in(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    first.write_text(
        RENAME.replace('name = "My box"', 'remove = ["sheets.1.spaces.place-1"]'), encoding="utf-8"
    )
    assert "place-1" in load().sheets["1"].spaces

    second.write_text(run("edition", "template", "--edition", str(first)).stdout, encoding="utf-8")

    assert load(second).hash == load(first).hash != load().hash


def test_a_template_lies_over_a_built_in_edition_only() -> None:
    result = run("edition", "template", "--edition", str(PLAIN))

    assert result.exit_code == 2
    assert "an overlay lies over one of sicilia, not 'plain'" in result.stderr


def test_a_difference_is_shown_with_both_values_and_status_1(overlay: str) -> None:
    result = run("edition", "diff", "sicilia", overlay)

    assert result.exit_code == 1
    assert "areas.licata.name.en" in result.output
    assert "Alicata" in result.output


def test_diff_with_one_edition_compares_it_with_the_chosen_one(overlay: str) -> None:
    assert run("edition", "diff", overlay, "--edition", overlay).exit_code == 0
    assert run("edition", "diff", overlay).exit_code == 1


@pytest.mark.parametrize("command", ["check", "show", "template", "board"])
def test_every_command_takes_an_owners_edition(command: str, overlay: str, tmp_path: Path) -> None:
    drawing = tmp_path / "board.svg"
    more = ["--out", str(drawing)] if command == "board" else ["areas"] if command == "show" else []

    result = run("edition", command, *more, "--edition", overlay)

    assert result.exit_code == 0, result.output
    seen = drawing.read_text(encoding="utf-8") if command == "board" else result.output
    assert "mine" in seen if command == "check" else "Alicata" in seen


def test_a_file_that_is_not_there_is_named_with_the_editions_that_are() -> None:
    result = run("edition", "check", "nowhere.toml")

    assert result.exit_code == 2
    assert "nowhere.toml: no such file; built-in editions: sicilia" in result.stderr


@pytest.mark.parametrize("name", ["board.pdf", "board"])
def test_a_board_in_an_unknown_format_is_refused(name: str, tmp_path: Path) -> None:
    result = run("edition", "board", "--out", str(tmp_path / name))

    assert result.exit_code == 2
    assert ".svg or .png" in result.stderr


def test_a_board_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    result = run("edition", "board", "--out", str(tmp_path / "nowhere" / "board.svg"))

    assert result.exit_code == 2
    assert "nowhere" in result.stderr


def test_play_shows_the_box_and_writes_the_board(tmp_path: Path) -> None:
    board = tmp_path / "pictures" / "board.svg"

    result = run("play", "--terminal", "--board", str(board))

    assert result.exit_code == 0, result.output
    assert "What lies in the box" in result.output
    assert "<svg" in board.read_text(encoding="utf-8")[:200]


def test_a_broken_edition_is_told_in_full_by_every_command(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[edition]\n[areas.enna]\nsoldati = 9\n[box]\nlabs = -1\n", encoding="utf-8")

    result = run("edition", "show", "--edition", str(path))

    assert result.exit_code == 2
    assert "mine.toml: edition.id: is missing" in result.stderr
    assert "mine.toml: areas.enna.soldati: must be 2 or 3, got 9" in result.stderr
    assert "mine.toml: box.labs: expected a whole number from 1 to 99, got -1" in result.stderr


def test_names_are_printed_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(RENAME.replace("Alicata", "Licata [/red] :star:"), encoding="utf-8")

    shown = run("edition", "show", "area", "licata", "--edition", str(path))
    compared = run("edition", "diff", "sicilia", str(path))

    assert "Licata [/red] :star:" in shown.output
    assert "Licata [/red] :star:" in compared.output


def test_an_edition_that_cannot_be_drawn_is_told_by_play_too(tmp_path: Path) -> None:
    result = run("play", "--terminal", "--board", str(tmp_path / "board.pdf"))

    assert result.exit_code == 2
    assert ".svg or .png" in result.stderr


def test_comparing_two_broken_editions_tells_the_problems_of_both(tmp_path: Path) -> None:
    paths = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for path in paths:
        path.write_text('[edition]\nid = "x"\n[box]\nlabs = 0\n', encoding="utf-8")

    result = run("edition", "diff", *(str(path) for path in paths))

    assert result.exit_code == 2
    assert "one.toml: box.labs" in result.stderr
    assert "two.toml: box.labs" in result.stderr


def test_check_takes_one_edition(overlay: str) -> None:
    result = run("edition", "check", overlay, "--edition", "sicilia")

    assert result.exit_code == 2
    assert "Name one edition" in result.stderr


def test_the_pieces_are_drawn_with_every_familys_name(tmp_path: Path) -> None:
    out = tmp_path / "pieces.svg"

    assert run("edition", "pieces", "--out", str(out)).exit_code == 0
    for family in load().families.values():
        assert family.name.en in out.read_text(encoding="utf-8")
