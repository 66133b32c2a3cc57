"""Chapter 15, two players: control of the Cupola, the solo board, brute force."""

from functools import partial

import pytest

from famiglia.engine.game import Game
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import controls, headline, refused

duel = partial(position, mode="1v1")

# 15.3.3 Control, 15.3.4 The Cupola counts


AFTER = """
    round {} {}
    {}
    {}
    tiles allies bribery rents influence lookouts
    bottom: order neutral 1, place neutral 1, recruit neutral 1
    now: round then {}
"""


def after(cupola: str, board: str, number: int = 1, more: str = "") -> Game:
    """The management after the encounter phase."""
    lines = f"cupola: {cupola}" if cupola else ""
    return duel(AFTER.format(number, f"encounter{more}", lines, board, "last-management"))


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ("red 10, blue 2", "red 10, blue 2"),
        ("red 11, blue 1", "red 11, blue 1, control red"),
        ("red 1, blue 11", "red 1, blue 11, control blue"),
        ("red 12, blue 0, control red", "red 12, blue 0, control red"),
        ("red 10, blue 2, control red", "red 10, blue 2"),
        ("red 1, blue 11, control red", "red 1, blue 11, control blue"),
    ],
)
def test_eleven_members_get_the_control_token(before: str, then: str) -> None:
    """[15.3.3] [R114] Ten do not; it goes if nobody has eleven, or to the other."""
    game = after(before, controls("red", "gela") + controls("blue", "enna"))
    question = asked(game)
    assert question.endswith("place-tile")
    assert show(game, "cupola") == then


def test_it_is_not_given_after_planning() -> None:
    """[15.3.3] Only in the management after the encounter phase."""
    board = "cupola: red 12, blue 0"
    game = duel(AFTER.format(1, "planning", board, controls("red", "gela"), "management"))
    assert asked(game) == "red place-tile"
    assert show(game, "cupola") == "red 12, blue 0"


def test_the_cupola_counts_for_tiles_at_once() -> None:
    """[15.3.3] [15.3.4] [6.2.1] One Mandamento and the Cupola: two tiles."""
    game = after("red 11, blue 1", controls("red", "gela"))
    play(game, "place-tile allies")
    assert asked(game) == "red place-tile"
    play(game, "place-tile rents")
    assert "tiles allies rents" in show(game, "red")


def test_the_cupola_counts_until_the_next_such_management() -> None:
    """[15.3.4] [R114] After planning it still counts, though Blue has the seats."""
    lines = "cupola: red 2, blue 10, control red\nred: tiles allies"
    board = "gela: red 1, order red/basic-5"
    game = duel(AFTER.format(2, "planning", lines, board, "management"))
    assert (headline(game), asked(game)) == ("round 2 encounter, start red", "red act")
    assert show(game, "cupola") == "red 2, blue 10, control red"
    assert show(game, "red") == "tiles allies"


def test_the_tile_goes_with_the_token() -> None:
    """[15.3.3] [15.3.4] [6.2.1] Before the tiles: Red has one too many at once."""
    game = after("red 10, blue 2, control red", "gela: blue 1\nred: tiles allies")
    assert (show(game, "cupola"), asked(game)) == ("red 10, blue 2", "red remove-tile")
    play(game, "remove-tile allies")
    assert show(game, "red") == ""


def test_displaced_members_leave_the_token() -> None:
    """[15.3.4] [R114] Whatever happens to the seats."""
    game = duel("cupola: red 11, blue 1, control red\nblue: members 5\nnow: act blue doing place 5")
    play(game, "act members 5")
    assert show(game, "cupola") == "red 6, blue 6, control red"


FOUR = controls("red", "trapani sciacca palermo cefalu")


def test_the_cupola_counts_for_the_end() -> None:
    """[15.3.3] [15.3.4] [14.6.1] [12.1.3] [R100] The fifth; it is given before the check."""
    game = after("red 11, blue 1", FOUR)
    assert headline(game).endswith("winner red")


def test_ten_members_do_not_win() -> None:
    """[15.3.3] [14.6.1] [R100] Four Mandamenti only."""
    game = after("red 10, blue 2", FOUR)
    assert "winner" not in headline(game)


def test_a_token_lost_does_not_win() -> None:
    """[15.3.3] [12.1.1] It goes before the end is checked."""
    game = after("red 10, blue 2, control red", FOUR + "red: tiles allies")
    assert "winner" not in headline(game)


def test_the_cupola_counts_in_the_totals() -> None:
    """[15.3.4] [12.1.4] [R100] After round 4 Red has one and the Cupola, Blue one."""
    board = controls("red", "gela") + controls("blue", "enna")
    game = after("red 1, blue 11", board, 4)
    assert headline(game).endswith("winner blue")


def test_the_starting_piece_decides_the_last_tie() -> None:
    """[14.6.2] [R100] No Mandamento, nobody in Bronte; not even a switch is needed."""
    game = after("", "gela: red 1\nenna: blue 1", 4, ", start blue")
    assert headline(game).endswith("winner blue")


# 15.3.5 Twelve members


@pytest.mark.parametrize(("cupola", "acts"), [("red 12, blue 0", False), ("red 11, blue 1", True)])
def test_twelve_members_lock_the_opponent_out(cupola: str, acts: bool) -> None:
    """[15.3.5] [R114] A commission token goes to the supply; with eleven it still acts."""
    game = duel(f"""
        cupola: {cupola}
        gela: blue 1
        blue: mat justice 1
        now: act blue doing exert supply must
    """)
    assert bool(offered(game, "act exert justice solo:")) == acts
    if not acts:
        assert refused(game, "act exert justice solo:order") == "15.3.5"
    play(game, "act exert justice supply")
    assert (show(game, "solo"), asked(game)) == ("", "")
    assert "uncovered justice" in show(game, "blue")


def test_the_lock_holds_for_a_whole_column() -> None:
    """[15.3.5] [14.3.2] The commission's token, then the own one, both to the supply."""
    game = duel("""
        cupola: red 12, blue 0
        gela: blue 1
        blue: mat justice 1
        now: act blue doing institution 2 justice
    """)
    play(game, "act exert justice supply", "act exert justice supply")
    assert (show(game, "solo"), asked(game)) == ("", "")
    assert "mat justice 2" in show(game, "blue")


def test_who_has_twelve_uses_the_solo_board() -> None:
    """[15.3.5] Only the opponent is locked out."""
    game = duel("""
        cupola: red 12, blue 0
        gela: red 1
        red: mat justice 1
        now: act red doing exert supply must
    """)
    play(game, "act exert justice solo:order", "act order gela basic-1")
    assert show(game, "solo") == "order red 1"


def test_the_lock_ends_with_the_twelfth_member() -> None:
    """[15.3.5] Blue puts in one, then takes a token off."""
    game = duel("""
        cupola: red 12, blue 0
        gela: blue 1
        blue: members 1, mat justice 1
        now:
          act blue doing exert supply must
          act blue doing place 1
    """)
    play(game, "act members 1")
    assert "act exert justice solo:order" in offered(game)


# 15.4 Other differences


def test_the_solo_board_is_common() -> None:
    """[15.4.1] [14.3.3] [R115] Where Red's token lies, Blue's does not go."""
    game = duel("""
        gela: blue 1
        blue: mat justice 1
        solo: order red 1
        now: act blue doing exert supply must
    """)
    assert refused(game, "act exert justice solo:order") == "14.3.3"
    play(game, "act exert justice solo:equipment", "act car gela")
    assert show(game, "solo") == "order red 1, equipment blue 1"


def test_a_solo_space_is_used_once_a_game() -> None:
    """[15.4.1] [R115] The token still lies there in the next round, for its owner too."""
    game = after("", "gela: red 1\nenna: blue 1\nsolo: order red 1\nred: mat justice 1")
    assert headline(game) == "round 2 planning, start red"
    play(game, "turn use start neutral exert-supply")
    assert show(game, "solo") == "order red 1"
    assert refused(game, "act exert justice solo:order") == "14.3.3"


FORCE = """
    round 1 encounter
    {}
    licata: red 4, order red/basic-1 revealed
    gela: {}
    now: execute red/basic-1
"""


@pytest.mark.parametrize(
    ("switches", "defenders"),
    [
        ("", "blue 2"),
        ("", "fictional 2"),
        ("", "neutral 2"),
        ("switches neutrals", "blue 2"),
        ("switches neutrals", "neutral 2"),
    ],
)
def test_brute_force_costs_one_attacker(switches: str, defenders: str) -> None:
    """[15.4.2] [13.1.2] [R69] Four go, one falls, two are knocked out: one is left."""
    game = duel(FORCE.format(switches, defenders))
    play(game, "act shotgun licata gela land", "force 4", "conflict brute-force")
    assert show(game, "gela") == "red 1"


def test_brute_force_costs_agitated_neutrals_one() -> None:
    """[15.4.2] [9.3.5] [8.9.2] [R69] Three attack, one falls, one is knocked out with Blue's."""
    game = duel("""
        round 1 encounter
        licata: red 1, order red/police-a revealed
        camastra: neutral 3
        enna: blue 1
        red: mat police 1
        now: execute red/police-a
    """)
    play(game, "act agitate camastra", "agitate-move enna 3", "conflict brute-force")
    assert (show(game, "enna"), asked(game)) == ("blue 1", "blue split")
    play(game, "split 0")
    assert (show(game, "enna"), asked(game)) == ("neutral 1", "blue split")


def test_one_attacker_alone_falls() -> None:
    """[15.4.2] [8.6.2] [R69] All if there are fewer."""
    game = duel(FORCE.format("", "blue 1"))
    play(game, "act shotgun licata gela land", "force 1", "conflict brute-force")
    assert show(game, "gela") == "blue 1"
