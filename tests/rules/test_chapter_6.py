"""Chapter 6, management."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import controls, headline, refused

TILES = "tiles allies bribery rents\n"
MANAGEMENT = "messina: blue 1, order blue/basic-4\nnow: round then management"
"""An order of Blue's, so that something is asked in the encounter that follows."""

# 6.1 Mandamenti


@pytest.mark.parametrize(
    ("board", "confirmed"),
    [
        ("enna: red 1\nnicosia: red 1", "red: confirmed enna"),
        ("enna: red 1\nnicosia: red 1\nmistretta: blue 9", "red: confirmed enna"),
        ("enna: red 1\nnicosia: green 1", ""),
        ("enna: red 9", ""),
        ("enna: red 1\ngela: red 1", ""),
        ("enna: neutral 1\nnicosia: neutral 1", ""),
    ],
)
def test_two_areas_of_a_mandamento_are_confirmed(board: str, confirmed: str) -> None:
    """[6.1.1] [1.2.6] Of one family, and of one Mandamento."""
    game = position(f"{board}\n{TILES}round 1 planning\n{MANAGEMENT}")
    family, _, text = confirmed.partition(": ")
    if confirmed:
        assert asked(game) == "red place-tile"
        assert show(game, family) == text
    else:
        assert "place-tile" not in asked(game)
        assert "confirmed" not in show(game, "red") + show(game, "green")


def test_what_was_lost_is_no_longer_confirmed() -> None:
    """[6.1.1] Red held Enna in the last management and has one of its areas left."""
    game = position(f"enna: red 1\nred: confirmed enna\n{MANAGEMENT}")
    assert show(game, "red") == ""


def test_control_needs_no_token() -> None:
    """[6.1.2] A family has six control tokens, and seven Mandamenti count."""
    held = "trapani sciacca palermo cefalu caltanissetta enna gela"
    game = position(f"{controls('red', held)}\nround 1 planning\n{MANAGEMENT}")
    assert show(game, "red") == f"confirmed {held}"


# 6.2 Marking tiles


def test_a_family_lays_as_many_tokens_as_it_confirms_mandamenti() -> None:
    """[6.2.1] Two of three tiles, of its choice, and it may not decline."""
    game = position(f"round 1 planning\n{controls('red', 'enna gela')}{TILES}{MANAGEMENT}")
    assert offered(game) == {"place-tile allies", "place-tile bribery", "place-tile rents"}
    play(game, "place-tile rents")
    assert offered(game) == {"place-tile allies", "place-tile bribery"}
    play(game, "place-tile allies")
    assert show(game, "red") == "confirmed enna gela, tiles allies rents"
    assert asked(game) != "red place-tile"


def test_a_family_takes_tokens_off_until_the_numbers_are_equal() -> None:
    """[6.2.1] One of three, of its choice."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna gela")}
        red: tiles allies bribery rents
        {MANAGEMENT}
    """)
    assert offered(game) == {"remove-tile allies", "remove-tile bribery", "remove-tile rents"}
    play(game, "remove-tile bribery")
    assert show(game, "red") == "confirmed enna gela, tiles allies rents"


def test_who_has_as_many_as_before_changes_nothing() -> None:
    """[6.2.1] [6.2.5] Another Mandamento than before, but the number is the same."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna")}
        red: tiles allies, confirmed gela
        {TILES}
        {MANAGEMENT}
    """)
    assert show(game, "red") == "confirmed enna, tiles allies"
    assert "tile" not in asked(game)


def test_all_remove_before_anybody_places() -> None:
    """[6.2.2] Yellow, last in the order of play, removes before Red, who is first, places."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna")}{controls("yellow", "gela")}
        yellow: tiles allies bribery
        tiles allies bribery
        {MANAGEMENT}
    """)
    assert asked(game) == "yellow remove-tile"
    play(game, "remove-tile allies")
    assert asked(game) == "red place-tile"


def test_a_tile_that_the_partner_has_left_is_free() -> None:
    """[6.2.2] [6.2.3] Green's only Mandamento is Red's now, and so may be the tile."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna")}
        green: tiles allies, confirmed enna
        {MANAGEMENT}
    """)
    play(game, "remove-tile allies", "place-tile allies")
    assert (show(game, "red"), show(game, "green")) == ("confirmed enna, tiles allies", "")


def test_they_place_in_the_order_of_play_of_the_phase() -> None:
    """[6.2.2] [3.1.4] Blue began the phase; Red has taken the starting piece since."""
    game = position(f"""
        round 1 planning, start red, first blue
        {controls("red", "enna")}{controls("green", "gela")}
        {TILES}
        {MANAGEMENT}
    """)
    assert asked(game) == "green place-tile"
    play(game, "place-tile allies")
    assert asked(game) == "red place-tile"


def test_a_tile_holds_one_token_of_the_team() -> None:
    """[6.2.3] Not the partner's tile, but the same one of the other team's set."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna")}{controls("green", "gela")}
        blue: tiles allies bribery
        {controls("blue", "palermo trapani")}
        green: tiles allies
        tiles allies bribery rents
        {MANAGEMENT}
    """)
    assert offered(game) == {"place-tile bribery", "place-tile rents"}
    assert refused(game, "place-tile allies") == "6.2.3"


def test_only_the_family_that_laid_the_token_uses_the_tile() -> None:
    """[6.2.3] Rents bring Red 2 Money and the partner none."""
    game = position("""
        round 1 planning
        red: tiles rents
        top: police neutral 1
        now: round then planning
    """)
    assert (show(game, "red"), show(game, "green")) == ("money 2, tiles rents", "")
    assert asked(game) == "red turn"


@pytest.mark.parametrize(
    ("tiles", "supply"),
    [
        ("tiles allies", ""),
        (TILES, "top: police red 3, church red 2\nbottom: choice red 2"),
    ],
    ids=["one tile", "one token"],
)
def test_if_tiles_or_tokens_run_out_as_many_are_marked_as_possible(tiles: str, supply: str) -> None:
    """[6.2.4] Two Mandamenti, but only one tile in play, or one token in the supply."""
    game = position(f"""
        round 1 planning
        {controls("red", "enna gela")}
        {supply}
        {tiles}
        {MANAGEMENT}
    """)
    play(game, "place-tile allies")
    assert show(game, "red") == "confirmed enna gela, tiles allies"
    assert asked(game) != "red place-tile"


def test_tokens_do_not_move_from_tile_to_tile() -> None:
    """[6.2.5] After the encounter, without the switch, the next round begins at once."""
    game = position(f"""
        round 1 encounter
        {controls("red", "enna")}
        red: tiles allies
        tiles allies bribery
        top: police neutral 1
        now: round then last-management
    """)
    assert show(game, "red") == "confirmed enna, tiles allies"
    assert headline(game).startswith("round 2 planning")


def test_a_tile_works_though_the_mandamento_is_lost() -> None:
    """[6.2.6] Red has no Mandamento any more, but Bribery until the next management."""
    game = position("""
        round 1 encounter
        enna: red 3, order red/basic-1 revealed
        licata: blue 3
        red: money 2, tiles bribery
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "bribe")
    assert show(game, "licata") == "blue 2"


# 6.3 Between rounds


def test_the_bottom_sheet_becomes_the_top_sheet() -> None:
    """[6.3.1] Each token in the column of its space; closed columns are open again."""
    game = position("""
        round 1 encounter
        top: closed police
        bottom: order red 1, place blue 1, choice red 2 neutral 1, paid-order green 1
        now: round then last-management
    """)
    assert headline(game) == "round 2 planning, start red"
    assert show(game, "top") == "start red 1, police blue 1, economy red 2 neutral 1, two green 1"
    assert show(game, "bottom") == ""


def test_the_sheet_of_the_next_round_has_its_own_spaces() -> None:
    """[6.3.1] Two orders in one area are printed from sheet 2 on."""
    game = position("""
        round 1 encounter
        gela: red 1
        bottom: place neutral 1, recruit neutral 1
        now: round then last-management
    """)
    play(game, "turn use police neutral two-orders", "act order gela basic-1", "act done")
    assert (show(game, "bottom"), asked(game)) == ("two-orders neutral 1", "blue turn")


def test_after_planning_the_sheets_stay() -> None:
    """[6.3.1] Only after the encounter phase."""
    game = position("""
        round 1 planning
        gela: blue 1, order blue/basic-4
        bottom: place neutral 1
        now: round then management
    """)
    assert (headline(game), show(game, "bottom")) == (
        "round 1 encounter, start red",
        "place neutral 1",
    )
