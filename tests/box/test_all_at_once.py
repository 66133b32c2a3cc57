"""Whatever is wrong with an edition is told at once, also where one problem could hide another."""

from pathlib import Path

import pytest

from famiglia.edition import Examined, examine

from .damage import assert_refused, copied, overlaid, put, spoil

HEAD = '[edition]\nid = "mine"\n'


def keys(examined: Examined) -> set[str]:
    return {problem.key for problem in examined.problems}


def test_a_wrong_value_does_not_hide_what_does_not_fit_together(tmp_path: Path) -> None:
    examined = overlaid(
        tmp_path,
        HEAD
        + """
        [areas.enna]
        soldati = 2.5
        [areas.gela]
        soldati = 7
        neighbours = ["enna", "licata"]
        [orders.red.basic-1]
        initiative = "early"
        [orders.red.basic-2]
        action = "shotgun 7"
        """,
    )
    assert_refused(examined, "mine.toml", "areas.enna.soldati", "2.5")
    assert_refused(examined, "mine.toml", "areas.gela.soldati", "must be 2 or 3, got 7")
    assert_refused(examined, "mine.toml", "areas.gela.neighbours", "lacks 'caltagirone'")
    assert_refused(examined, "mine.toml", "orders.red.basic-1.initiative", "early")
    assert_refused(examined, "mine.toml", "orders.red.basic-2.action", "takes 1 to 2, got 7")


def test_every_wrong_word_of_an_action_is_told(tmp_path: Path) -> None:
    line = 'orders.red.basic-1.action = "shotgn + skul 1 + vest"\n'
    examined = overlaid(tmp_path, line + HEAD)
    for hint in ("'shotgun'", "'skull'", "'vest' takes 1 number"):
        assert_refused(examined, "mine.toml", "orders.red.basic-1.action", hint)


def test_a_file_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "orders.toml", lambda text: f"{text}\n[")
    spoil(folder, "box.toml", put("box.labs", 0))
    assert keys(examine(folder)) == {"", "box.labs"}


def test_a_broken_overlay_tells_only_that_it_is_no_toml(tmp_path: Path) -> None:
    examined = overlaid(tmp_path, f"{HEAD}[areas.enna\n")
    assert [problem.key for problem in examined.problems] == [""]


def test_a_folder_without_an_edition_is_told_in_one_line(tmp_path: Path) -> None:
    problems = examine(tmp_path).problems
    assert len(problems) == 1
    assert "is no edition" in problems[0].reason


@pytest.mark.parametrize(
    ("line", "key", "reason"),
    [
        ("areas.enna.soldatti = 3", "areas.enna.soldatti", "did you mean 'soldati'?"),
        ("area.enna.soldati = 3", "area", "did you mean 'areas'?"),
        ('orders.red.basic-1.action = "shotgun+skull 1"', "orders.red.basic-1.action", "spaces"),
        ('orders.red.basic-1.action = "skull 99"', "orders.red.basic-1.action", "from 1 to 12"),
        ('sheets.1.spaces.order.action = "recruit 0"', "sheets.1.spaces.order.action", "got 0"),
        ('areas.enna.symbol = "moon"', "areas.enna.symbol", "one of ring, star, club, diamond"),
        ('areas.enna.name = "En\\u0007na"', "areas.enna.name", "signs that cannot be shown"),
        ("areas.Größe.soldati = 3", "areas", "small letters, digits and hyphens"),
        ("rules.rounds = 5", "rules.rounds", "there are only 4"),
        ("rules.control-tiles-drawn = 50", "rules.control-tiles-drawn", "there are only 11"),
        ("box.family.influence-tokens = 1", "box.family.influence-tokens", "the edition has 17"),
        ("solo.1v1.hq.cars = 2", "solo.1v1.hq", "go on the board"),
    ],
)
def test_a_mistake_gets_a_message_that_helps(
    tmp_path: Path, line: str, key: str, reason: str
) -> None:
    line = line.replace("areas.Größe", 'areas."Größe"')
    assert_refused(overlaid(tmp_path, f"{line}\n{HEAD}"), "mine.toml", key, reason)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("modes.2v2.team.boats = 9", "modes.2v2.team.boats"),
        ('columns.justice.name = "Law"', "columns.justice.name.en"),
        ("orders.red.justice-a.initiative = 5", "orders.red.justice-a.initiative"),
        ('columns.start.action = "start / equipment"', "columns.start.action.join"),
        ('areas.enna.name = "Castrogiovanni"', "areas.enna.name.en"),
    ],
)
def test_every_changed_value_with_a_page_is_warned_of(tmp_path: Path, line: str, key: str) -> None:
    examined = overlaid(tmp_path, f"{line}\n{HEAD}")
    assert examined.edition is not None
    assert key in keys(examined)
    assert all(
        problem.is_warning and "the rulebook says" in problem.reason
        for problem in examined.problems
    )
