"""Chapter 13, the switches and the variant."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import after_the_encounter, controls, headline, refused

FIVE_EACH = controls("red", "trapani sciacca palermo cefalu caltanissetta") + controls(
    "blue", "enna gela caltagirone ragusa siracusa"
)

# 13.1 The switches

NEUTRAL_FIGHT = """
    round 1 encounter
    {}
    enna: red 6, order red/basic-1 revealed
    {}
    now: execute red/basic-1
"""


@pytest.mark.parametrize(
    ("switches", "target", "left"),
    [
        ("", "licata: neutral 2", "red 2"),
        ("switches neutrals", "licata: neutral 2", "red 3"),
        ("switches neutrals", "licata: blue 2", "red 2"),
    ],
)
def test_brute_force_against_neutrals_costs_one(switches: str, target: str, left: str) -> None:
    """[13.1.2] Six against two: 2 or 1 for brute force, then two in the knockout."""
    game = position(NEUTRAL_FIGHT.format(switches, target))
    play(game, "act shotgun enna licata land", "force 6", "conflict brute-force")
    assert show(game, "licata") == left


@pytest.mark.parametrize(
    ("switches", "target", "reward"),
    [
        ("", "licata: neutral 3", "hq 3"),
        ("switches neutrals", "licata: neutral 3", "hq 2"),
        ("switches neutrals", "licata: neutral 1", "hq 2"),
        ("switches neutrals", "licata: blue 1", ""),
        ("switches neutrals", "", ""),
    ],
)
def test_taking_a_neutral_area_brings_two(switches: str, target: str, reward: str) -> None:
    """[13.1.3] However many stood there, instead of one for each."""
    game = position(NEUTRAL_FIGHT.format(switches, target))
    play(game, "act shotgun enna licata land", "force 6")
    if target:
        play(game, "conflict brute-force")
    assert show(game, "licata").startswith("red")
    assert show(game, "red") == reward


def test_who_does_not_take_the_neutral_area_gets_none() -> None:
    """[13.1.3] One of three falls in the knockout, and no Soldato comes for him."""
    game = position(NEUTRAL_FIGHT.format("switches neutrals", "licata: neutral 3"))
    play(game, "act shotgun enna licata land", "force 2", "conflict brute-force")
    assert (show(game, "licata"), show(game, "red")) == ("neutral 2", "")


def test_a_neutral_area_counts_as_it_was_when_the_movement_was_declared() -> None:
    """[13.1.3] Bribery removes the only neutral, and taking the area still brings two."""
    bribery = "switches neutrals\nred: money 2, tiles bribery"
    game = position(NEUTRAL_FIGHT.format(bribery, "licata: neutral 1"))
    play(game, "act shotgun enna licata land", "bribe", "force 1")
    assert (show(game, "licata"), show(game, "red")) == ("red 1", "hq 2, tiles bribery")


@pytest.mark.parametrize(("switches", "reward"), [("", "hq 2"), ("switches neutrals", "")])
def test_neutrals_who_had_gone_before_bring_nothing(switches: str, reward: str) -> None:
    """[13.1.3] [8.9.1] A Strike removes both; then the area is empty, and Blue enters it."""
    game = position(f"""
        round 1 encounter
        {switches}
        blue: mat justice 3
        enna: blue 2, 1 car, order blue/justice-b revealed
        licata: neutral 2
        now: execute blue/justice-b
    """)
    play(game, "act bomb enna licata car", "act shotgun enna licata land", "force 1")
    assert show(game, "licata") == "blue 1"
    assert show(game, "blue").removesuffix("mat justice 3").removesuffix(", ") == reward


@pytest.mark.parametrize(
    ("switches", "licata", "blue"), [("", "", "hq 3"), ("switches neutrals", "neutral 1", "")]
)
def test_agitated_neutrals_lose_one_by_brute_force(switches: str, licata: str, blue: str) -> None:
    """[13.1.2] [13.1.3] [9.3.6] Three attack one: 2 or 1 go first; Blue gains 3 or none."""
    game = position(f"""
        round 1 encounter
        {switches}
        red: mat police 1
        enna: red 1, order red/police-a revealed
        camastra: neutral 4
        licata: blue 1
        now: execute red/police-a
    """)
    play(game, "act agitate camastra", "agitate-move licata 3", "conflict brute-force")
    assert (show(game, "licata"), show(game, "blue")) == (licata, blue)


def test_who_gains_influence_may_lay_tokens_on_blue_spaces() -> None:
    """[13.1.4] One token each; the second does not fit."""
    game = position("""
        switches blue-spaces
        top: church neutral 2
        now: lay-token red column church
    """)
    play(game, "lay-token neutral blue-1")
    assert refused(game, "lay-token neutral blue-1") == "4.1.4"
    play(game, "lay-token neutral blue-2")
    assert show(game, "bottom") == "blue-1 neutral 1, blue-2 neutral 1"


def test_tokens_of_blue_spaces_count_for_their_column_in_the_next_round() -> None:
    """[13.1.4] [4.1.6] [6.3.1] One lies in the first column, one in the last."""
    game = position("""
        round 1 encounter
        switches blue-spaces
        bottom: blue-1 neutral 1, order red 1, blue-2 blue 1
        now: round then last-management
    """)
    assert show(game, "top") == "start red 1 neutral 1, two blue 1"


def test_no_other_move_lays_a_token_on_a_blue_space() -> None:
    """[13.1.4] [4.1.6] Not even from the mat, as a part of gaining influence."""
    game = position("switches blue-spaces\nnow: act red doing institutions 2")
    assert refused(game, "act exert church bottom:blue-1") == "4.1.6"


BY_BOAT = """
    round 1 encounter
    {}
    red: mat economy 1
    gela: red 1, order red/economy-a revealed
    noto: red 2, 1 car
    ragusa: red 2
    catania: red 2
    mare-licata: red 1 boat
    mare-siracusa: green 1 boat
    now: execute red/economy-a
"""
"""Gela and Noto are joined by two boats, Gela and Ragusa by one; Catania lies beyond."""


def test_a_rally_of_an_order_goes_by_boat_from_one_area() -> None:
    """[13.1.5] Soldati only, never cars, also by the partner's boat; not from a second area."""
    game = position(BY_BOAT.format("switches rally-by-boat"))
    play(game, "act rally gela")
    assert offered(game, "rally-from noto") == {"rally-from noto 1 0", "rally-from noto 2 0"}
    assert offered(game, "rally-from catania") == set()
    play(game, "rally-from noto 1 0")
    assert offered(game, "rally-from ragusa") == set()
    assert show(game, "gela").startswith("red 2")


def test_what_comes_by_land_does_not_count_as_coming_by_boat() -> None:
    """[13.1.5] Vittoria is adjacent to Gela: its car may come, and Ragusa's Soldati by boat."""
    more = "switches rally-by-boat\nvittoria: red 1, 1 car"
    game = position(BY_BOAT.format(more))
    play(game, "act rally gela", "rally-from vittoria 1 1", "rally-from ragusa 2 0")
    assert show(game, "gela").startswith("red 4, 1 car")
    assert (show(game, "vittoria"), show(game, "ragusa")) == ("", "")


def test_no_switch_brings_another() -> None:
    """[13.1.1] All but the blue spaces leave those alone; these leave brute force alone."""
    others = "switches neutrals rally-by-boat moving-tiles starting-piece-wins identical-cards"
    laying = position(f"{others}\ntop: two neutral 1\nnow: lay-token red column two")
    assert refused(laying, "lay-token neutral blue-1") == "4.1.6"
    game = position(NEUTRAL_FIGHT.format("switches blue-spaces", "licata: neutral 2"))
    play(game, "act shotgun enna licata land", "force 6", "conflict brute-force")
    assert show(game, "licata") == "red 2"


def test_without_the_switch_no_rally_goes_by_boat() -> None:
    """[13.1.5] [8.1.2]"""
    assert offered(position(BY_BOAT.format("")), "act rally") == set()


MOVING = f"""
    round 1 encounter
    {{}}
    {controls("red", "enna gela")}
    red: tiles allies rents
    {controls("green", "messina")}
    green: tiles bribery
    tiles allies rents bribery lookouts
    bottom: place neutral 1
    now: round then last-management
"""


def test_each_own_token_may_move_once_to_a_free_tile_of_the_team() -> None:
    """[13.1.6] From Allies to Lookouts, but not back; the one from Rents may follow, to Allies."""
    game = position(MOVING.format("switches moving-tiles"))
    assert offered(game) == {
        "move-tile allies lookouts",
        "move-tile rents lookouts",
        "move-tile done",
    }
    play(game, "move-tile allies lookouts")
    assert offered(game) == {"move-tile rents allies", "move-tile done"}
    play(game, "move-tile done")
    assert show(game, "red") == "confirmed enna gela, tiles rents lookouts"
    assert offered(game) == {"move-tile bribery allies", "move-tile done"}


def test_tokens_do_not_move_without_the_switch_nor_after_planning() -> None:
    """[13.1.6] [6.2.5]"""
    assert asked(position(MOVING.format(""))) == "red turn"
    planned = MOVING.replace("encounter", "planning").replace("last-management", "management")
    later = "switches moving-tiles\nbronte: blue 1, order blue/basic-4"
    assert asked(position(planned.format(later))) == "blue act"


@pytest.mark.parametrize(("start", "winner"), [("red", "red+green"), ("yellow", "blue+yellow")])
@pytest.mark.parametrize(("board", "number"), [(FIVE_EACH, 1), ("", 4)])
def test_the_starting_piece_decides_where_nothing_else_does(
    board: str, number: int, start: str, winner: str
) -> None:
    """[13.1.7] In any round in which the game would go on or end in a draw."""
    lines = f"switches starting-piece-wins\n{board}"
    game = after_the_encounter(lines, number, f", start {start}")
    assert headline(game).endswith(f"winner {winner}")


def test_the_starting_piece_comes_after_bronte_and_only_at_the_end() -> None:
    """[13.1.7] Blue has Bronte; and in round 3 nobody meets the condition."""
    lines = "switches starting-piece-wins\n"
    assert headline(after_the_encounter(lines + "bronte: blue 1", 4)).endswith("blue+yellow")
    assert headline(after_the_encounter(lines, 3)).startswith("round 4 planning")


# 13.2 The variant


@pytest.mark.parametrize(
    ("switches", "left"), [("", "blue 2"), ("switches identical-cards", "blue 3")]
)
def test_of_two_equal_cards_on_a_side_one_acts(switches: str, left: str) -> None:
    """[13.2.1] Blue takes Red's Coward to its own: 2 or 1 of five go, then one falls with Red's."""
    game = position(f"""
        round 1 encounter
        {switches}
        enna: red 1, order red/basic-1 revealed
        licata: blue 5
        fight: red 1
        now:
        take red/basic-1 from enna to licata by land against blue attack coward-1 defence coward-1
    """)
    play(game, "take leave", "take take")
    assert show(game, "licata") == left
