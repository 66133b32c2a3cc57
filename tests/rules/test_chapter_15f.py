"""Chapter 15, two players: the Cupola at the start of a round."""

from functools import partial

import pytest

from famiglia.engine.game import Game
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused

duel = partial(position, mode="1v1")

# 15.3.1 The surplus, 15.3.2 Refilling


BEGIN = """
    round 2 planning
    gela: red 1
    noto: 2 labs
    enna: blue 1
    cupola: {}
    red: {}
    blue: {}
    top: start neutral 1, police neutral 1, church neutral 1
    now: round then planning
"""


def begin(cupola: str, red: str = "hq 4, members 2", blue: str = "members 4") -> Game:
    """A round begins."""
    return duel(BEGIN.format(cupola, red, blue))


def test_control_surplus_and_refilling() -> None:
    """X3 [15.3.1] [15.3.2] [15.3.3] [15.3.4] [R113] [R114] The whole example."""
    game = duel("""
        round 1 encounter
        gela: red 1
        enna: blue 1
        cupola: red 11, blue 1
        red: hq 4, members 2
        blue: members 4
        tiles allies bribery
        bottom: order neutral 1, place neutral 1, recruit neutral 1
        now: round then last-management
    """)
    assert asked(game) == "red place-tile"
    assert show(game, "cupola") == "red 11, blue 1, control red"
    play(game, "place-tile allies")
    assert (headline(game), asked(game)) == ("round 2 planning, start red", "red act")
    play(game, "act place gela 3 members:1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 4", "red 12, blue 0, control red")
    assert asked(game) == "blue refill"
    assert offered(game) == {f"refill {number}" for number in range(5)}
    play(game, "refill 4")
    assert show(game, "cupola") == "red 8, blue 4, control red"
    assert asked(game) == "red turn"


@pytest.mark.parametrize(
    ("answer", "gela", "cupola"),
    [
        ("act place gela 2", "red 3", "red 8, blue 4"),
        ("act place gela 1 members:1", "red 2", "red 9, blue 3"),
        ("act members 2", "red 1", "red 10, blue 2"),
        ("act members 1", "red 1", "red 9, blue 3"),
        ("act done", "red 1", "red 8, blue 4"),
    ],
)
def test_the_majority_deploys_its_surplus(answer: str, gela: str, cupola: str) -> None:
    """[15.3.1] [R113] 8 are 2 more than 6: up to two units, of either sort; then Blue."""
    game = begin("red 8, blue 4")
    assert asked(game) == "red act"
    play(game, answer)
    assert (show(game, "gela"), show(game, "cupola")) == (gela, cupola)
    assert asked(game) == "blue refill"


def test_no_more_than_the_surplus_is_offered() -> None:
    """[15.3.1] [R113] Two units, though four Soldati and two members are at home."""
    game = begin("red 8, blue 4")
    assert offered(game, "act place gela") == {
        "act place gela 1",
        "act place gela 2",
        "act place gela 1 members:1",
    }
    assert offered(game, "act members") == {"act members 1", "act members 2"}


@pytest.mark.parametrize("answer", ["act place gela 3", "act place gela 2 members:1"])
def test_more_than_the_surplus_is_refused(answer: str) -> None:
    """[15.3.1] Three where two may come."""
    game = begin("red 8, blue 4")
    assert refused(game, answer) == "15.3.1"


def test_the_surplus_goes_into_one_area() -> None:
    """[15.3.1] After Gela there is none."""
    game = begin("red 8, blue 4")
    play(game, "act place gela 1")
    assert asked(game) == "blue refill"


def test_the_surplus_goes_into_an_own_or_empty_area() -> None:
    """[15.3.1] [1.3.10] Into empty Noto, where a lab goes; not into Blue's Enna."""
    game = begin("red 8, blue 4")
    assert refused(game, "act place enna 1") == "5.2.1"
    play(game, "act place noto 2")
    assert show(game, "noto") == "red 2, 1 lab"


def test_the_surplus_comes_from_headquarters() -> None:
    """[15.3.1] One Soldato and one member at home; from the supply comes nobody."""
    game = begin("red 10, blue 2", "hq 1, members 1")
    assert refused(game, "act place gela 2") == "5.2.2"
    assert refused(game, "act members 2") == "15.2.5"
    assert "act place gela 1 members:1" in offered(game)


def test_the_surplus_fills_no_more_than_the_seats() -> None:
    """[15.3.1] [15.2.8] Five may come, but one seat is left."""
    game = begin("red 11, blue 1", "hq 1, members 5")
    assert offered(game, "act members") == {"act members 1"}
    assert refused(game, "act members 2") == "15.2.8"


def test_the_other_may_have_the_majority() -> None:
    """[15.3.1] [15.3.2] Blue is asked for the surplus, Red for refilling, whoever begins."""
    game = begin("red 5, blue 7", "hq 1, members 3", "hq 1")
    assert asked(game) == "blue act"
    play(game, "act place enna 1")
    assert asked(game) == "red refill"
    assert offered(game) == {"refill 0", "refill 1"}
    play(game, "refill 1")
    assert show(game, "cupola") == ""


def test_the_other_refills_to_six_and_no_further() -> None:
    """[15.3.2] [R113] Three are missing, four are at home."""
    game = begin("red 9, blue 3")
    play(game, "act done")
    assert offered(game) == {f"refill {number}" for number in range(4)}
    play(game, "refill 3")
    assert (show(game, "cupola"), asked(game)) == ("", "red turn")
    assert show(game, "blue").startswith("members 1")


def test_a_seventh_member_is_refused() -> None:
    """[15.3.2] Four are at home, but three are missing."""
    game = begin("red 9, blue 3")
    play(game, "act done")
    assert refused(game, "refill 4") == "15.3.2"


def test_who_refills_has_so_many_members_at_home() -> None:
    """[15.3.2] Soldati do not sit in the Cupola."""
    game = begin("red 9, blue 3", blue="hq 3, members 1")
    play(game, "act done")
    assert offered(game) == {"refill 0", "refill 1"}
    assert refused(game, "refill 2") == "15.2.5"


def test_what_the_majority_puts_in_is_refilled_too() -> None:
    """[15.3.2] 7 to 5 becomes 8 to 4: Blue may put in two."""
    game = begin("red 7, blue 5")
    play(game, "act members 1")
    assert offered(game) == {"refill 0", "refill 1", "refill 2"}


def test_at_six_each_nobody_is_asked() -> None:
    """[15.3.2] [R113] The first turn follows."""
    game = begin("red 6, blue 6")
    assert asked(game) == "red turn"


def test_the_cupola_comes_before_the_tiles() -> None:
    """[15.3.1] [3.2.1] Rents are paid, then Speedboats used, after the surplus and refilling."""
    game = begin("red 8, blue 4", "hq 4, members 2, tiles speedboats")
    assert asked(game) == "red act"
    play(game, "act done", "refill 0")
    assert asked(game) == "red begin-tile"


def test_without_units_at_home_nobody_is_asked() -> None:
    """[15.3.1] [15.3.2] [1.4.10] All know that neither can deploy anything."""
    game = begin("red 8, blue 4", "money 1", "money 1")
    assert asked(game) == "red turn"


@pytest.mark.parametrize("home", ["hq 3", "members 3", "hq 2, members 1"])
def test_both_are_asked_by_their_sums(home: str) -> None:
    """[15.2.4] [15.3.1] [15.3.2] [R13] [1.4.9] With Soldati only and with members only."""
    game = begin("red 8, blue 4", home, home)
    assert asked(game) == "red act"
    play(game, "act done")
    assert asked(game) == "blue refill"


def test_every_round_begins_so() -> None:
    """[15.3.1] In the first one too, if members were put in at set-up."""
    game = duel(BEGIN.format("red 8, blue 4", "hq 1", "hq 1").replace("round 2", "round 1"))
    assert asked(game) == "red act"
