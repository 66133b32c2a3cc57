"""A game at the terminal, driven by what somebody types."""

from itertools import repeat
from pathlib import Path

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.kinds import TURN
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from tests.terminal.typist import Typist, move_with_parts, play, table, table_at_turn


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("plain", [True, False])
def test_typing_1_all_the_time_plays_a_whole_game(tmp_path: Path, seed: int, plain: bool) -> None:
    at = table(seed)

    seen = play(Typist(repeat("1"), plain=plain), at, tmp_path)

    assert at.recorder.decision() is None
    assert "The game is over: " in seen
    assert "Mandament" in seen.split("The game is over: ")[1]


def test_the_record_that_is_left_replays(tmp_path: Path) -> None:
    at = table(3)

    seen = play(Typist(["1"] * 30 + ["quit"]), at, tmp_path)

    saved = next(tmp_path.iterdir())
    again = replay(from_text(saved.read_text("utf-8")), flatten(load(), "2v2"))
    assert str(saved) in seen
    assert position_digest(again.state) == position_digest(at.recorder.game.state)


def test_records_are_not_overwritten(tmp_path: Path) -> None:
    for seed in (1, 2):
        play(Typist([]), table(seed), tmp_path)

    assert len(list(tmp_path.iterdir())) == 2


LOOKS = ["?", "help", "table", "map", "sheets", "log", "mat", "orders", "tiles", "families"]
BAD = ["", "0", "99", "9" * 5000, "-1", "1.5", "{0}", "[red]", "turn use", "rules 99.9", "mat pink"]
BAD += [
    "log x",
    "sell nothing",
    "why",
    "why {",
    "\x00",
    "é" * 300,
    "act place noto 2",
    "choose-families",
]


@pytest.mark.parametrize("plain", [True, False])
def test_bad_input_is_told_and_asked_again(tmp_path: Path, plain: bool) -> None:
    at = table_at_turn(3)

    play(Typist(BAD, plain=plain), at, tmp_path)

    decision = at.recorder.decision()
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, TURN)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    seen = play(Typist(["99", "turn pass", "xyz"]), table_at_turn(3), tmp_path)

    assert "There is no answer 99; they go from 1 to " in seen
    assert "'turn pass' is refused: " in seen
    assert "No answer has the words 'xyz'" in seen


def test_an_answer_can_be_given_in_notation(tmp_path: Path) -> None:
    at = table_at_turn(3)
    move = move_with_parts(at)

    play(Typist([move]), at, tmp_path)

    assert at.recorder.record.entries[-1].text == move


def test_words_narrow_the_list_and_back_widens_it(tmp_path: Path) -> None:
    seen = play(Typist(["gain influence", "back"]), table_at_turn(3), tmp_path)

    narrowed, widened = seen.split("> gain influence\n")[1].split("> back\n")
    *rows, hint = narrowed.splitlines()
    assert rows
    assert all(". Gain influence in " in row for row in rows)
    assert hint == "Type back for all answers."
    assert len(widened.splitlines()) > len(rows)


def test_undo_takes_back_the_own_answer(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist([move_with_parts(at), "undo"]), at, tmp_path)

    decision = at.recorder.decision()
    assert decision is not None
    assert decision.kind == TURN
    assert at.recorder.record.entries[-1].text.startswith("undo ")
    assert "takes back the last answer" in seen


def test_undo_past_others_needs_their_consent(tmp_path: Path) -> None:
    refused, agreed = table_at_turn(3), table_at_turn(3)

    play(Typist(["undo", "n"]), refused, tmp_path)
    play(Typist(["undo", "y"]), agreed, tmp_path)

    assert not refused.recorder.record.entries[-1].text.startswith("undo")
    undone = [entry.text for entry in agreed.recorder.record.entries if "undo" in entry.text]
    assert len(undone) == 1
    assert undone[0].endswith("agreed")


def test_nothing_to_undo_is_said(tmp_path: Path) -> None:
    assert "You have not answered anything yet." in play(Typist(["undo"]), table(3), tmp_path)


def test_an_order_can_be_sold_and_money_given_at_any_time(tmp_path: Path) -> None:
    at = table_at_turn(3)

    play(Typist(["sell basic-1", "give"]), at, tmp_path)

    texts = [entry.text for entry in at.recorder.record.entries[-2:]]
    assert texts == ["anytime sell basic-1", "anytime give"]


def test_why_names_the_rule_and_what_is_offered_instead(tmp_path: Path) -> None:
    typed = ["why turn pass", "why act launder", "why zzz"]
    seen = play(Typist(typed), table_at_turn(3), tmp_path)

    assert "'turn pass' is refused: " in seen
    assert "[4.5.1]" in seen
    assert "'act launder' is refused: Something else is asked. [3.4.1]" in seen
    assert "No answer on offer has the words 'zzz'" in seen
    assert seen.count("Offered and nearest to it:") == 3


def test_rules_are_printed_by_number_and_word(tmp_path: Path) -> None:
    seen = play(
        Typist(["rules 4.3.1", "rules [12.1]", "rules", "rules Bronte"]), table(3), tmp_path
    )

    assert "4.3.1 Whoever uses another family's token first pays its owner 1 Money" in seen
    assert "12.1.5 " in seen
    assert "## 16 Three players: 2v1" in seen


@pytest.mark.parametrize("command", [*LOOKS, "mat blue", "orders yellow"])
@pytest.mark.parametrize("plain", [True, False])
def test_every_look_shows_something(tmp_path: Path, command: str, plain: bool) -> None:
    seen = play(Typist([command], plain=plain), table_at_turn(3), tmp_path)

    assert len(seen.split(f"> {command}\n")[1]) > 200


def test_a_curtain_falls_between_teams_and_not_between_partners(tmp_path: Path) -> None:
    opponents = play(Typist(repeat("1", 60)), table(3, 0, 1), tmp_path)
    partners = play(Typist(repeat("1", 60)), table(3, 0, 2), tmp_path)

    assert "Pass the keyboard to Bruno, seat 1, and press Enter." in opponents
    assert "Pass the keyboard to Anna, seat 0, and press Enter." in opponents
    assert "Pass the keyboard" not in partners


def test_plain_output_has_no_escapes_boxes_or_pictures(tmp_path: Path) -> None:
    seen = play(Typist(repeat("1")), table(1), tmp_path)

    assert not set("\x1b─━│┃▀▄█") & set(seen)


def test_the_picture_shows_colours(tmp_path: Path) -> None:
    seen = play(Typist([], plain=False), table_at_turn(3), tmp_path)

    assert "\x1b[" in seen
    assert "▀" in seen
