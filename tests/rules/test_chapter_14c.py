"""Chapter 14, fewer than four players: the end of planning, winning."""

import pytest

from famiglia.engine.game import Game
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import controls, headline, refused

TEAMS = {"2v1": "teams red against blue+yellow\n", "1v1": "teams red against blue\n", "2v2": ""}
MODES = ("2v1", "1v1")


def few(text: str, mode: str) -> Game:
    """Red alone against Blue and Yellow, or against Blue."""
    return position(f"{TEAMS[mode]}{text}", mode=mode)


def move(game: Game, *answers: str) -> None:
    """A move of a turn, without an additional action after it."""
    play(game, *answers)
    if asked(game) == "red additional-action":
        play(game, "additional-action done")


# 14.5 The end of planning

RECRUIT = ("turn use police neutral recruit", "act recruit 1")


@pytest.mark.parametrize(("mode", "next_asked"), [("2v1", ""), ("1v1", ""), ("2v2", "blue turn")])
def test_planning_ends_with_one_filled_column(mode: str, next_asked: str) -> None:
    """[14.5.1] [R110] X7. Two tokens of Church are left; with four players it would go on."""
    game = few("top: police neutral 1, church neutral 2\nnow: planning first-turn then red", mode)
    move(game, *RECRUIT)
    assert asked(game) == next_asked
    assert show(game, "top").startswith("church neutral 2")


@pytest.mark.parametrize("mode", MODES)
def test_planning_goes_on_with_two_filled_columns(mode: str) -> None:
    """[14.5.1] [R110] One of Police and one of Church."""
    game = few("top: police neutral 2, church neutral 1\nnow: planning first-turn then red", mode)
    move(game, *RECRUIT)
    assert asked(game) == "blue turn"


@pytest.mark.parametrize("mode", MODES)
def test_planning_ends_without_any_token(mode: str) -> None:
    """[14.5.1] The last column is gained as a whole."""
    game = few(
        "red: money 3\ntop: police neutral 2\nnow: planning first-turn then red",
        mode,
    )
    move(game, "turn gain police", "lay-token neutral place", "lay-token neutral car", "act done")
    assert asked(game) == ""


@pytest.mark.parametrize("mode", MODES)
def test_one_filled_column_is_enough_for_the_first_turn(mode: str) -> None:
    """[14.5.1] [R110] It is not looked at before; after the turn it is."""
    text = "top: police neutral 3\nnow: planning {} then red"
    game = few(text.format("first-turn"), mode)
    assert asked(game) == "red turn"
    move(game, *RECRUIT)
    assert asked(game) == ""
    assert asked(few(text.format("turns"), mode)) == ""


@pytest.mark.parametrize("mode", MODES)
def test_the_turn_is_finished_first(mode: str) -> None:
    """[14.5.1] [R110] The column is gained, one other is left: its action is still done."""
    game = few(
        "red: money 2\ntop: police neutral 1, church neutral 1\nnow: planning first-turn then red",
        mode,
    )
    play(game, "turn gain police", "lay-token neutral place")
    assert asked(game) == "red act"
    move(game, "act exert police supply", "act done")
    assert (show(game, "red"), asked(game)) == ("mat police 1", "")


def test_a_turn_that_is_passed_is_a_turn() -> None:
    """[14.5.1] [4.5.2] [R110] Red cannot pay for Blue's tokens, and one column is filled."""
    text = "red: orders none\ntop: {}\nnow: planning first-turn then red"
    assert asked(few(text.format("police blue 2"), "1v1")) == ""
    assert asked(few(text.format("police blue 2, church blue 1"), "1v1")) == "blue turn"


def test_a_partners_turn_ends_planning_too() -> None:
    """[14.5.1] [R110] Blue's turn leaves one column, and Yellow has none."""
    game = few("top: police neutral 1, church neutral 2\nnow: planning turns then blue", "2v1")
    play(game, *RECRUIT)
    assert asked(game) == ""


@pytest.mark.parametrize("mode", MODES)
def test_final_actions_follow(mode: str) -> None:
    """[14.5.1] [5.10.3] Red's bust stands on the sheet when one column is left."""
    game = few("top: police neutral 1, church neutral 2\nnow: planning first-turn then red", mode)
    move(game, "turn use police neutral ultima")
    assert asked(game) == "red final-action"


@pytest.mark.parametrize("mode", MODES)
def test_a_final_action_may_lay_a_token_in_the_column_that_is_left(mode: str) -> None:
    """[14.5.1] [5.10.7] [5.6.3] Church holds a token; the other columns are empty."""
    game = few(
        "red: bust ultima\nbottom: ultima red 1\ntop: church neutral 1\n"
        "now: planning final then red",
        mode,
    )
    play(game, "final-action exert-sheet")
    assert offered(game, "act exert economy top:") == {"act exert economy top:church"}


def next_round(text: str, mode: str) -> Game:
    """The planning of the next round, after nothing was changed at the end of the last one."""
    game = few(f"round 1 encounter\n{text}now: round then last-management", mode)
    if asked(game) == "red unlock":
        play(game, "unlock done")
    return game


@pytest.mark.parametrize("mode", MODES)
def test_tokens_that_are_left_stay_in_their_column(mode: str) -> None:
    """[14.5.2] [R110] X7. Two of Church join the one that was laid there."""
    game = next_round("top: church neutral 2\nbottom: recruit blue 1, place red 1\n", mode)
    assert headline(game).startswith("round 2 planning")
    assert show(game, "top") == "police red 1, church blue 1 neutral 2"
    assert show(game, "bottom") == ""
    assert asked(game) == "red turn"


@pytest.mark.parametrize("mode", MODES)
def test_tokens_of_several_columns_stay_if_all_have_passed(mode: str) -> None:
    """[14.5.2] [4.6.2] [R110] Each in its own."""
    game = next_round("top: church neutral 2, police blue 1\nbottom: ultima red 1\n", mode)
    assert show(game, "top") == "police blue 1, church neutral 2, two red 1"


@pytest.mark.parametrize(("money", "enough"), [(6, False), (7, True)])
def test_tokens_beside_the_spaces_count_for_the_column(money: int, enough: bool) -> None:
    """[14.5.2] [4.4.2] [R110] Five where sheet 1 has two spaces: 1, five tokens, 1 to Blue."""
    game = next_round(
        f"red: money {money}, orders none\ntop: church neutral 3\n"
        "bottom: recruit blue 1, recruit-place red 1, place red 1\n",
        "2v1",
    )
    assert show(game, "top") == "police red 1, church red 1 blue 1 neutral 3"
    assert ("turn gain church" in offered(game)) == enough
    if enough:
        play(game, "turn gain church", *["lay-token neutral choice"] * 3)
        play(game, "lay-token red choice", "lay-token blue choice")
        assert show(game, "top") == "police red 1, closed church"


@pytest.mark.parametrize(
    ("column", "tokens", "room"),
    [("church", 1, True), ("church", 2, False), ("start", 3, True), ("start", 4, False)],
)
def test_tokens_that_are_left_take_the_free_spaces(column: str, tokens: int, room: bool) -> None:
    """[14.5.2] [5.6.3] [R110] Church of sheet 1 has two; the first column three and a blue one."""
    game = next_round(f"top: {column} neutral {tokens}\nbottom: place red 1\n", "1v1")
    assert show(game, "top").count(f"{column} neutral {tokens}") == 1
    play(game, "turn use police red exert-sheet")
    answer = f"act exert economy top:{column}"
    assert (answer in offered(game)) == room
    if not room:
        assert refused(game, answer) == "5.6.3"


# 14.6 Winning

FIVE = "trapani sciacca palermo cefalu caltanissetta"
FOUR = "trapani sciacca palermo cefalu"
OTHERS = "enna gela caltagirone ragusa siracusa catania messina"


def some(number: int, beginning: int = 0) -> str:
    """So many Mandamenti of the second half of the list."""
    return " ".join(OTHERS.split()[beginning : beginning + number])


def end(board: str, mode: str, number: int = 1, start: str = "red") -> str:
    """Who has won after the encounter of a round, if anybody."""
    game = few(
        f"round {number} encounter, start {start}\n{board}\nbottom: place neutral 1\n"
        "now: round then last-management",
        mode,
    )
    return headline(game).partition("winner ")[2]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("held", "winner"), [(FIVE, "red"), (FOUR, "")])
def test_a_single_player_wins_with_five(mode: str, held: str, winner: str) -> None:
    """[14.6.1] [R100] X7. Four are not enough before the end of round 4."""
    assert end(controls("red", held), mode) == winner


@pytest.mark.parametrize(
    ("blue", "yellow", "winner"),
    [
        (some(5), "", "blue+yellow"),
        (some(4), some(1, 4), ""),
        (some(4), some(2, 4), "blue+yellow"),
    ],
)
def test_the_team_needs_five_of_a_family_or_six(blue: str, yellow: str, winner: str) -> None:
    """[14.6.1] [12.1.2] [R100] As with four players."""
    assert end(controls("blue", blue) + controls("yellow", yellow), "2v1") == winner


def test_if_both_meet_the_condition_more_mandamenti_win() -> None:
    """[14.6.1] [12.1.4] [R100] X7, first tie-break: six against five; Red has the rest."""
    board = controls("red", FIVE) + controls("blue", some(4)) + controls("yellow", some(2, 4))
    assert end(f"{board}bronte: red 1", "2v1") == "blue+yellow"


@pytest.mark.parametrize(
    ("bronte", "winner"), [("bronte: red 1", "red"), ("bronte: blue 1", "blue")]
)
@pytest.mark.parametrize("start", ["red", "blue"])
def test_bronte_comes_before_the_starting_piece(bronte: str, winner: str, start: str) -> None:
    """[14.6.2] [12.1.5] [R100] X7, second tie-break: five each."""
    board = controls("red", FIVE) + controls("blue", some(5)) + bronte
    assert end(board, "1v1", start=start) == winner


@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("bronte", ["", "bronte: neutral 3", "bronte: fictional 3"])
@pytest.mark.parametrize(
    ("mode", "start", "winner"),
    [
        ("1v1", "red", "red"),
        ("1v1", "blue", "blue"),
        ("2v1", "red", "red"),
        ("2v1", "blue", "blue+yellow"),
        ("2v1", "yellow", "blue+yellow"),
    ],
)
def test_the_starting_piece_decides_at_last(
    mode: str, start: str, winner: str, bronte: str, number: int
) -> None:
    """[14.6.2] [R100] [R119] X7, third tie-break: five each, no switch, Bronte is nobody's."""
    board = controls("red", FIVE) + controls("blue", some(5)) + bronte
    assert end(board, mode, number, start) == winner


@pytest.mark.parametrize("mode", MODES)
def test_the_starting_piece_decides_between_equals_after_round_four_only(mode: str) -> None:
    """[14.6.2] [12.1.4] [R100] One each, and round 3 is not the last."""
    board = controls("red", "enna") + controls("blue", "gela")
    assert end(board, mode, 4, "red") == "red"
    assert end(board, mode, 3, "red") == ""


def test_with_four_players_it_does_not_decide() -> None:
    """[14.6.2] [12.1.6] Without the switch it is a draw."""
    board = controls("red", "enna") + controls("blue", "gela")
    assert end(board, "2v2", 4) == "nobody"
