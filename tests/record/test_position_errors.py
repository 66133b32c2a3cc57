"""A text that is no position is refused, with the line and the reason."""

import pytest

from famiglia.record.position import BadPosition, read, read_game
from tests.engine.build import TABLES

MOVE = "from enna to licata by land against blue"


def refusal(text: str) -> str:
    with pytest.raises(BadPosition) as refused:
        read(text, TABLES)
    assert str(refused.value) == f"line {refused.value.line}: {refused.value.reason}"
    return str(refused.value)


def test_the_line_is_counted_with_blank_ones_and_comments() -> None:
    text = "\n# so far\nlicata: red 1\n\nlycata: red 2  # here"

    assert refusal(text) == "line 5: unknown area 'lycata' (did you mean 'licata'?)"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("mare-licta: red 1 boat", "unknown sea 'mare-licta' (did you mean 'mare-licata'?)"),
        ("yelow: hq 1", "unknown family 'yelow' (did you mean 'yellow'?)"),
        ("botom: order red 1", "unknown area, sea or family 'botom' (did you mean 'bottom'?)"),
        ("xyz: red 1", "unknown area, sea or family 'xyz'"),
        ("licata red 1", "expected ':' after 'licata'"),
        ("round: 2 planning", "no ':' belongs after 'round'"),
        ("swiches neutrals", "a line may not begin with 'swiches' (did you mean 'switches'?)"),
        ("licata:", "nothing stands after 'licata'"),
        ("licata: red 1,", "nothing stands between commas"),
        ("switches", "nothing stands after 'switches'"),
        ("now:", "nothing stands after 'now'"),
    ],
)
def test_every_line_is_about_something(line: str, reason: str) -> None:
    assert refusal(line) == f"line 1: {reason}"


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ("licata: red 1", "licata: 1 lab", "licata"),
        ("red: hq 1", "red: money 1", "red"),
        ("round 1 planning", "round 2 planning", "round"),
        ("round 1 planning", "set-up", "round"),
        ("tiles allies", "tiles rents", "tiles"),
    ],
)
def test_nothing_has_two_lines(first: str, second: str, key: str) -> None:
    assert refusal(f"{first}\n{second}") == f"line 2: line 1 is about {key!r} already"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("round 0 planning", "expected a round from 1 to 4, found 0"),
        ("round 5 planning", "expected a round from 1 to 4, found 5"),
        ("round two planning", "expected a round, found 'two'"),
        ("round 02 planning", "expected a round, found '02'"),
        ("round 2", "missing phase after 'round 2'"),
        ("round 2 plannin", "unknown phase 'plannin' (did you mean 'planning'?)"),
        ("round 2 planning start red", "too much: 'start' after 'round 2 planning'"),
        ("round 2 planning, begin red", "unknown item 'begin'"),
        ("round 2 planning, start red, start blue", "'start' is given twice"),
        ("round 2 planning, start white", "unknown family of this game 'white'"),
        ("round 2 planning, passes 5", "expected a number from 0 to 4, found 5"),
        ("round 2 planning, winner red+blue", "unknown team 'red+blue'"),
        ("set-up, start red", "unknown family of this game 'red'"),
        ("set-up quick", "too much: 'quick' after 'set-up'"),
        ("teams red+green", "expected 'against', found 'nothing'"),
        ("teams red+green against blue", "expected '+', found 'nothing'"),
        ("teams red+green against blue+red", "family 'red' is named twice"),
        ("teams red+green against blue+pink", "unknown family 'pink'"),
        ("teams red+green against blue+yellow+white", "too much: '+'"),
        ("switches neutral", "unknown switch 'neutral' (did you mean 'neutrals'?)"),
        ("switches neutrals neutrals", "switch 'neutrals' is named twice"),
        ("tiles alies", "unknown tile 'alies' (did you mean 'allies'?)"),
    ],
)
def test_the_first_lines_are_checked(line: str, reason: str) -> None:
    assert refusal(line).startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("licata: rde 1", "unknown owner 'rde' (did you mean 'red'?)"),
        ("licata: red", "missing number after 'red'"),
        ("licata: red one", "expected a number, found 'one'"),
        ("licata: red 1 2", "too much: '2' after 'red 1'"),
        ("licata: red 1, blue 1", "two holders: 'red' and 'blue'"),
        ("licata: red 51", "too many red Soldati: 51 more, but only 50 are left"),
        ("licata: neutral 31", "too many neutral Soldati: 31 more, but only 30 are left"),
        ("licata: white 1", "too many white Soldati: 1 more, but only 0 are left"),
        ("licata: fictional 1", "too many fictional Soldati: 1 more, but only 0 are left"),
        ("licata: red 0", "nobody stands in licata to hold it"),
        ("licata: red 1, 6 cars", "too many red cars: 6 more, but only 5 are left"),
        ("licata: red 1, 1 cars", "unknown piece 'cars' (did you mean 'car'?)"),
        ("licata: red 1, 1 car, 2 cars", "the cars are counted twice"),
        ("licata: red 1, 0 cars", "expected a number from 1 to 999, found 0"),
        ("licata: 1 car", "a car without a family"),
        ("licata: neutral 2, 1 car", "a car without a family"),
        ("licata: red 1, 3 labs", "an area has at most 2 labs"),
        ("licata: red 1, 1 boat", "unknown piece 'boat'"),
        ("mare-licata: red 1", "missing piece after 'red 1'"),
        ("mare-licata: neutral 1 boat", "unknown family of this game 'neutral'"),
        ("mare-licata: red 2 boats, blue 1 boat", "a sea has at most 2 boats"),
        ("mare-licata: red 1 boat, red 1 boat", "the boats of red are counted twice"),
    ],
)
def test_the_board_is_checked(line: str, reason: str) -> None:
    assert refusal(line) == f"line 1: {reason}"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("licata: red 1, order basic-1", "unknown token 'basic-1'"),
        ("licata: red 1, order white/basic-1", "unknown token 'white/basic-1'"),
        ("licata: red 1, order red/basic-9", "unknown token 'red/basic-9'"),
        (
            "licata: red 1, order blue/basic-1",
            "blue does not hold licata, so no order of blue lies there",
        ),
        ("licata: order red/basic-1", "red does not hold licata, so no order of red lies there"),
        (
            "licata: red 1, order red/basic-1, order red/basic-1",
            "token 'red/basic-1' is named twice",
        ),
        (
            "licata: red 1, order red/basic-1, order red/basic-2, order red/basic-3",
            "an area has at most 2 orders",
        ),
        ("licata: red 1, order red/basic-1 open", "too much: 'open' after"),
        ("licata: red 1, order red/basic-1 from", "missing order after"),
        (
            "licata: red 1, order red/basic-1 from basic-2",
            "'basic-1' itself is among the orders it was laid from",
        ),
        ("red: orders basic-1, removed basic-1", "token 'red/basic-1' is named twice"),
        ("red: removed basic-1 basic-1", "order 'basic-1' is named twice"),
        ("red: orders none basic-1", "too much: 'basic-1' after 'orders none'"),
    ],
)
def test_orders_are_checked(line: str, reason: str) -> None:
    assert refusal(line).startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("white: hq 1", "white does not play"),
        ("red: gold 1", "unknown item 'gold'"),
        ("red: hq 1, hq 2", "'hq' is given twice"),
        ("red: hq 51", "too many red Soldati: 51 more, but only 50 are left"),
        ("red: hq -1", "expected a number, found '-1'"),
        ("red: hq 1 2", "too much: '2' after 'hq 1'"),
        ("red: mat justice 5", "row 'justice' has 4 slots, not 5"),
        ("red: mat justice 1 justice 2", "row 'justice' is named twice"),
        ("red: mat", "missing row after 'mat'"),
        ("red: tiles allies allies", "tile 'allies' is named twice"),
        ("red: character notary", "unknown character 'notary'"),
        ("red: confirmed licata", "unknown Mandamento 'licata' (did you mean 'catania'?)"),
        ("red: bust ultimo", "unknown space 'ultimo' (did you mean 'ultima'?)"),
    ],
)
def test_families_are_checked(line: str, reason: str) -> None:
    assert refusal(line) == f"line 1: {reason}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("licata: red 30\ngela: red 30", "too many red Soldati: 30 more, but only 20 are left"),
        (
            "licata: red 1, order red/basic-1\ngela: red 1, order red/basic-1",
            "token 'red/basic-1' is named twice",
        ),
        ("red: tiles allies\ngreen: tiles allies", "two tokens of a team lie on tile 'allies'"),
        ("tiles rents\nred: tiles allies", "tile 'allies' is not in play"),
        ("red: character cars\nblue: character cars", "character 'cars' is named twice"),
        ("red: confirmed gela\nblue: confirmed gela", "Mandamento 'gela' is named twice"),
        ("set-up\nlicata: red 1", "no pieces are there before the teams are"),
    ],
)
def test_lines_that_do_not_fit_together_are_refused(text: str, reason: str) -> None:
    assert refusal(text) == f"line 2: {reason}"


def test_an_order_on_the_board_is_not_at_home() -> None:
    text = "licata: red 1, order red/basic-1\nred: orders basic-1"

    assert refusal(text) == "line 1: token 'red/basic-1' is named twice"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("top: polize red 1", "unknown column 'polize' (did you mean 'police'?)"),
        ("top: police", "missing owner after 'police'"),
        ("top: police red 9", "too many red tokens: 9 more, but only 8 are left"),
        ("top: police neutral 9", "too many neutral tokens: 9 more, but only 8 are left"),
        ("top: police fictional 1", "unknown owner 'fictional'"),
        ("top: police red 1 red 1", "owner 'red' is named twice"),
        ("top: police red 1, police blue 1", "'police' is given twice"),
        ("top: police red 1, closed police", "column 'police' is closed, but tokens lie there"),
        ("bottom: recrut red 1", "unknown space 'recrut' (did you mean 'recruit'?)"),
        ("bottom: recruit red 1 blue 1", "space 'recruit' has room for one token, not for 2"),
    ],
)
def test_sheets_are_checked(line: str, reason: str) -> None:
    assert refusal(line) == f"line 1: {reason}"


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("trun red", "unknown step 'trun' (did you mean 'turn'?)"),
        ("turn", "missing family of this game after 'turn'"),
        ("turn white", "unknown family of this game 'white'"),
        ("turn red blue", "too much: 'blue' after 'turn red'"),
        ("draw-start red", "too much: 'red' after 'draw-start'"),
        ("give-up red", "missing 'cost' of 'give-up'"),
        ("give-up red cost", "missing number after 'cost'"),
        ("give-up red cost 1 cost 2", "'cost' is given twice"),
        ("act red doing recrut 2", "unknown effect word 'recrut' (did you mean 'recruit'?)"),
        ("act red doing recruit", "'recruit' takes 1 number(s), got 0"),
        ("act red doing recruit 2 done place", "unknown part 'place'"),
        ("act red doing recruit 2 must go", "too much: 'go' after 'must'"),
        ("more-tokens red doing exert row 2 + car left 1 rows church to supply", "expected one"),
        ("planning turns then nobody", "unknown family of this game 'nobody'"),
        ("execute red/basic-1", "missing 'in' of 'execute'"),
        (f"force basic-1 {MOVE}", "unknown family of this game 'basic-1'"),
        (f"conflict red/basic-1 {MOVE}", "it is not said who has set out (fight:)"),
        (f"card red {MOVE} attack ace", "unknown card 'ace'"),
        ("licata: red 1", "after 'now:' only steps follow, not 'licata: red 1'"),
        ("now: turn red", "after 'now:' only steps follow, not 'now: turn red'"),
    ],
)
def test_steps_are_checked(step: str, reason: str) -> None:
    assert refusal(f"now:\n{step}").startswith(f"line 2: {reason}")


@pytest.mark.parametrize(
    ("fight", "step", "reason"),
    [
        ("red 3", "turn red", "nobody has set out by what is going on"),
        ("blue 3", f"conflict red/basic-1 {MOVE}", "red attacks by what is going on"),
        ("red 3", f"conflict red {MOVE}", "neutral attacks by what is going on"),
        ("neutral 3, 1 car", f"conflict red {MOVE}", "a car without a family"),
        ("red 3, 1 lab", f"conflict red/basic-1 {MOVE}", "unknown piece 'lab'"),
        ("red 51", f"conflict red/basic-1 {MOVE}", "too many red Soldati: 51 more"),
        ("red 3, order red/basic-1", f"conflict red/basic-1 {MOVE}", "unknown owner 'order'"),
    ],
)
def test_a_fight_is_what_is_going_on(fight: str, step: str, reason: str) -> None:
    assert refusal(f"fight: {fight}\nnow: {step}").startswith(f"line 1: {reason}")


@pytest.mark.parametrize(
    "text",
    [
        "now: boat-goes red in mare-licata",
        "now: force red/basic-1 from licata to enna by land",
        "red: orders none\nnow: give-up red cost 99",
        "licata: red 2\nenna: blue 2\nnow: rally-from red to enna",
    ],
)
def test_what_is_going_on_must_fit_the_board(text: str) -> None:
    """[3.4.2] A game that begins there would ask nothing that has an answer, or break."""
    with pytest.raises(BadPosition):
        read_game(text, TABLES)
