"""What no position of a game of two or three says is refused, and what only they have elsewhere."""

import pytest

from famiglia.record.position import BadPosition, read
from tests.positions import position, tables_of


def refusal(text: str, mode: str) -> str:
    with pytest.raises(BadPosition) as refused:
        read(text, tables_of(mode))
    return str(refused.value)


@pytest.mark.parametrize(
    ("mode", "line", "reason"),
    [
        (
            "2v2",
            "round 1 planning, taken church",
            "no partners take turns one after the other in 2v2",
        ),
        (
            "1v1",
            "round 1 planning, taken church",
            "no partners take turns one after the other in 1v1",
        ),
        ("2v1", "round 1 planning, taken chruch", "unknown column 'chruch'"),
        ("1v1", "round 1 planning, passes 3", "expected a number from 0 to 2, found 3"),
        ("1v1", "round 4 encounter, winner red+blue", "unknown team 'red+blue'"),
        ("1v1", "teams red+green against blue", "expected 'against', found '+'"),
        ("1v1", "teams red against blue+yellow", "too much: '+' after 'red against blue'"),
        ("2v1", "teams red against blue", "expected '+', found 'nothing'"),
        ("2v1", "teams red+green against blue+yellow", "expected 'against', found '+'"),
        ("2v2", "teams red against blue+yellow", "expected '+', found 'against'"),
        ("2v2", "colours red white", "unknown single player 'red'"),
        ("2v2", "colours fictional white", "unknown single player 'fictional'"),
        ("2v1", "colours blue white", "unknown single player 'blue'"),
        ("1v1", "colours", "nothing stands after 'colours'"),
        ("1v1", "colours red pink", "unknown colour 'pink'"),
        ("1v1", "colours red blue", "colour 'blue' is in play already"),
        ("1v1", "colours red white, blue white", "colour 'white' is in play already"),
        ("1v1", "colours red white, red black", "'red' is given twice"),
        ("1v1", "colours red white black", "too much: 'black' after 'red white'"),
    ],
)
def test_the_first_lines_are_checked(mode: str, line: str, reason: str) -> None:
    assert refusal(line, mode).startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    ("mode", "line", "reason"),
    [
        ("2v2", "red: members 1", "there is no Cupola in 2v2"),
        ("2v1", "red: members 1", "there is no Cupola in 2v1"),
        ("1v1", "red: members 45", "too many red members: 45 more, but only 44 are left"),
        ("1v1", "red: members 2 of 3 to 4", "expected a number from 0 to 2, found 3"),
        ("1v1", "red: members 2 of 1 to 1", "expected a number from 2 to 999, found 1"),
        ("1v1", "red: members 2 of 1", "missing word after 'members 2 of 1'"),
        ("1v1", "red: members 2 of 1 to", "missing number after 'members 2 of 1 to'"),
        ("1v1", "red: members 2 to 4", "too much: 'to' after 'members 2'"),
        ("2v2", "red: uncovered justice", "red has no commission"),
        ("2v1", "blue: uncovered justice", "blue has no commission"),
        ("1v1", "red: uncovered justice", "row 'justice' has no token of the commission"),
        ("1v1", "red: mat economy 5, uncovered economy", "row 'economy' has no token"),
        ("1v1", "red: mat justice 4, uncovered justice", "row 'justice' has no token"),
        ("1v1", "red: mat justice 1, uncovered justice justice", "row 'justice' is named twice"),
        ("1v1", "red: uncovered", "missing row after 'uncovered'"),
        ("2v1", "green: character cars, uncovered church", "green has no commission"),
    ],
)
def test_families_are_checked(mode: str, line: str, reason: str) -> None:
    assert refusal(line, mode).startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    ("mode", "line", "reason"),
    [
        ("2v2", "cupola: red 6, blue 6", "there is no Cupola in 2v2"),
        ("2v1", "cupola: control red", "there is no Cupola in 2v1"),
        ("1v1", "cupola: red 8", "the Cupola has 12 seats, not 8"),
        ("1v1", "cupola: red 8, blue 5", "the Cupola has 12 seats, not 13"),
        ("1v1", "cupola: red 8, green 4", "unknown family of this game 'green'"),
        ("1v1", "cupola: control green", "unknown family of this game 'green'"),
        ("1v1", "cupola: control red blue", "too much: 'blue' after 'control red'"),
        ("1v1", "cupola: red 8 blue 4", "too much: 'blue' after 'red 8'"),
        ("2v2", "solo: order red 1", "there is no solo board in 2v2"),
        ("1v1", "solo: ordr red 1", "unknown space 'ordr' (did you mean 'order'?)"),
        ("1v1", "solo: order red 1 blue 1", "space 'order' has room for one token, not for 2"),
        ("1v1", "solo: order green 1", "unknown single player 'green'"),
        ("2v1", "solo: order blue 1", "unknown single player 'blue'"),
        ("1v1", "solo: opened order", "space 'order' has no lock"),
        ("1v1", "solo: waiting 1", "unknown space 'waiting'"),
        ("1v1", "solo: blocked 0", "unknown space 'blocked'"),
        ("1v1", "solo: out 1", "unknown space 'out'"),
        ("2v1", "solo: garrison red 1", "space 'garrison' is locked"),
        ("2v1", "solo: opened launder", "space 'launder' has no lock"),
        ("2v1", "solo: opened garrison garrison", "space 'garrison' is named twice"),
        ("2v1", "solo: waiting 4", "there are 7 additional tokens, not 8"),
        ("2v1", "solo: blocked 3, waiting 5", "there are 7 additional tokens, not 8"),
        ("2v1", "solo: waiting 1 2", "too much: '2' after 'waiting 1'"),
        (
            "2v1",
            "solo: choice red 21",
            "too many tokens of the commission of red: 21 more, but only 20 are left",
        ),
        (
            "2v1",
            "solo: out 14",
            "too many tokens of the commission of red: 14 more, but only 13 are left",
        ),
    ],
)
def test_the_boards_are_checked(mode: str, line: str, reason: str) -> None:
    assert refusal(line, mode).startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("set-up\ncolours red white", "no colours are there before the teams are"),
        ("set-up\nnow: draw-area", "there is no step 'draw-area' before the teams are"),
        ("set-up\nnow: draw-start", "there is no step 'draw-start' before the teams are"),
        ("set-up\ncupola: red 8, blue 4", "no pieces are there before the teams are"),
        ("set-up\nsolo: order red 1", "no pieces are there before the teams are"),
        (
            "cupola: red 12\nblue: members 51",
            "too many blue members: 51 more, but only 50 are left",
        ),
    ],
)
def test_lines_that_do_not_fit_together_are_refused(text: str, reason: str) -> None:
    assert refusal(text, "1v1") == f"line 2: {reason}"


@pytest.mark.parametrize(
    ("mode", "step", "reason"),
    [
        ("2v2", "majority", "there is no step 'majority' in 2v2"),
        ("2v1", "deploy red surplus 1", "there is no step 'deploy' in 2v1"),
        ("2v1", "refill red", "there is no step 'refill' in 2v1"),
        ("2v2", "split red number 2", "there is no step 'split' in 2v2"),
        ("2v1", "draw-picker", "there is no step 'draw-picker' in 2v1"),
        ("2v2", "pick-family seat-0", "there is no step 'pick-family' in 2v2"),
        ("1v1", "additional-action red", "there is no step 'additional-action' in 1v1"),
        ("1v1", "free-token red", "there is no step 'free-token' in 1v1"),
        ("2v2", "use-solo red from church space order", "there is no step 'use-solo' in 2v2"),
        ("1v1", "draw-colour", "there is no step 'draw-colour' in 1v1"),
        ("1v1", "partner-places red in licata most 1", "there is no step 'partner-places' in 1v1"),
        ("1v1", "pick-family seat-2", "unknown seat 'seat-2'"),
        ("2v1", "pick-family seat-1", "unknown seat 'seat-1'"),
        ("2v1", "free-token blue", "unknown single player 'blue'"),
        ("2v1", "use-solo blue from church space order", "unknown single player 'blue'"),
        ("1v1", "draw-commission seat-2", "unknown seat 'seat-2'"),
        ("1v1", "use-solo red from two space order", "unknown row 'two'"),
        ("1v1", "use-solo red from church space car", "unknown space 'car'"),
        ("1v1", "deal-hidden red hand", "missing seat after 'hand'"),
        ("1v1", "deal-hidden red hand seat-0", "missing character after 'hand seat-0'"),
        ("1v1", "deal-hidden red hand seat-0 carts", "unknown character 'carts'"),
        (
            "1v1",
            "deal-hidden red hand seat-0 cars hand seat-0 labs",
            "'hand' of 'seat-0' is given twice",
        ),
        ("1v1", "deal-hidden red hand seat-0 cars hand seat-1 cars", "a character is in two hands"),
        ("1v1", "deal-hidden red kept seat-0 cars", "too much: 'kept' after 'deal-hidden red'"),
        (
            "1v1",
            "choose-character red hand seat-0 cars labs kept seat-0 money",
            "'seat-0' keeps a character that is not in its hand",
        ),
        (
            "1v1",
            "choose-character red hand seat-0 cars labs kept seat-0 cars labs",
            "too much: 'labs' after 'kept seat-0 cars'",
        ),
        ("1v1", "turn red added added", "'added' is given twice"),
    ],
)
def test_steps_are_checked(mode: str, step: str, reason: str) -> None:
    assert refusal(f"now:\n{step}", mode).startswith(f"line 2: {reason}")


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("1v1", "now: use-solo red from additional space order"),
        ("1v1", "red: hq 1\nlicata: red 1\nnow: use-solo red from economy space order"),
        ("1v1", "now: split red number 99"),
        ("2v1", "set-up\nnow: choose-families seat-1 second-team blue yellow white"),
        (
            "2v1",
            "set-up\nteams red against blue+green\nsolo: opened order-place equipment "
            "exert-supply place-3 garrison\nnow: open-locks left 1",
        ),
    ],
)
def test_what_is_going_on_must_fit_the_board(mode: str, text: str) -> None:
    with pytest.raises(BadPosition):
        position(text, mode)
