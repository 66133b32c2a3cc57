"""What the expansion says: single players, the solo board, both smaller modes, rule changes."""

import pytest

from famiglia.edition import Edition
from famiglia.edition.schema import Resources, Seats

from .components import is_stated

PLAYERS = {"2v2": (4, 0), "1v1": (0, 2), "2v1": (2, 1)}


def single(edition: Edition, mode: str) -> Seats:
    """The single player of a mode."""
    seats = edition.modes[mode].single
    assert seats is not None
    return seats


@pytest.mark.parametrize("mode", PLAYERS)
def test_so_many_team_and_single_players_sit_at_the_table(edition: Edition, mode: str) -> None:
    """p. 2, X p. 4, 7: four in teams, two singles, or two against one."""
    found = edition.modes[mode]
    team = found.team.players if found.team else 0
    alone = found.single.players if found.single else 0
    assert (team, alone) == PLAYERS[mode]


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_single_player_has_six_boats(edition: Edition, mode: str) -> None:
    """X p. 3: two boats of the commission and four own ones."""
    assert single(edition, mode).boats == 6
    assert edition.provenance[f"modes.{mode}.single.boats"].startswith("rulebook X p. ")


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_single_player_chooses_between_two_character_cards(edition: Edition, mode: str) -> None:
    """X p. 4, 7: 2 cards, 1 is kept."""
    assert single(edition, mode).characters == 2
    assert is_stated(edition, f"modes.{mode}.single.characters", "X p. 4", "X p. 7")


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_single_player_has_five_doubled_slots(edition: Edition, mode: str) -> None:
    """X p. 3: 5 slots carry two tokens."""
    assert single(edition, mode).doubled_slots == 5
    assert is_stated(edition, f"modes.{mode}.single.doubled-slots", "X p. 3")


@pytest.mark.parametrize("mode", ["1v1", "2v1"])
def test_a_single_player_starts_with_2_soldati_in_each_area(edition: Edition, mode: str) -> None:
    """X p. 4, 7: whatever is printed on the board."""
    assert single(edition, mode).soldati_per_area == 2


@pytest.mark.parametrize(("mode", "marked"), [("1v1", 4), ("2v1", 0)])
def test_a_single_player_starts_with_eight_areas(edition: Edition, mode: str, marked: int) -> None:
    """X p. 4, 7: two symbols with six areas each, less those of the fictional family."""
    fictional = edition.modes[mode].fictional
    assert fictional is not None
    own_marked = marked // single(edition, mode).players
    assert fictional.marked == bool(marked)
    assert 2 * 6 - own_marked - 2 * fictional.drawn == 8


@pytest.mark.parametrize(("mode", "areas"), [("1v1", 8), ("2v1", 4)])
def test_the_fictional_family_holds_so_many_areas_with_3(
    edition: Edition, mode: str, areas: int
) -> None:
    """X p. 4, 7: marked tiles and one drawn of each symbol, or two drawn of each own symbol."""
    fictional = edition.modes[mode].fictional
    assert fictional is not None
    marked = sum(tile.marked for tile in edition.area_tiles.values()) if fictional.marked else 0
    assert marked + 2 * single(edition, mode).players * fictional.drawn == areas
    assert fictional.soldati == 3


@pytest.mark.parametrize(("mode", "number"), [("2v2", 2), ("1v1", 1), ("2v1", 2)])
def test_brute_force_removes_so_many_attackers(edition: Edition, mode: str, number: int) -> None:
    """p. 16, X p. 5: 2, in 1v1 only 1."""
    assert edition.modes[mode].brute_force == number
    assert is_stated(edition, f"modes.{mode}.brute-force", "p. 16", "X p. 5")


def test_recommended_brute_force_with_or_against_neutrals_removes_1(edition: Edition) -> None:
    """X p. 2: only 1 Soldato is removed."""
    assert edition.switches.neutral_brute_force == 1
    assert is_stated(edition, "switches.neutral-brute-force", "X p. 2")


def test_recommended_reward_for_a_neutral_area_is_2(edition: Edition) -> None:
    """X p. 2: 2 Soldati for taking it, however many stood there."""
    assert edition.switches.neutral_reward == 2
    assert is_stated(edition, "switches.neutral-reward", "X p. 2")


def test_recommended_rally_by_boat_comes_from_exactly_one_area(edition: Edition) -> None:
    """X p. 2: from exactly 1 area, without cars."""
    assert edition.switches.rally_boat_areas == 1
    assert is_stated(edition, "switches.rally-boat-areas", "X p. 2")


def test_the_cupola_starts_six_to_six_of_twelve(edition: Edition) -> None:
    """X p. 4-5: 12 seats, 6 members of each player."""
    cupola = edition.solo["1v1"].cupola
    assert cupola is not None
    assert (cupola.seats, cupola.start) == (12, 6)
    assert cupola.seats == cupola.start * single(edition, "1v1").players


def test_eleven_seats_bring_the_control_token_and_twelve_lock_the_opponent_out(
    edition: Edition,
) -> None:
    """X p. 5: at least 11 for the token; all 12 close the solo board to the opponent."""
    cupola = edition.solo["1v1"].cupola
    assert cupola is not None
    assert (cupola.control, cupola.lock) == (11, 12)
    assert is_stated(edition, "solo.1v1.cupola.control", "X p. 5")
    assert is_stated(edition, "solo.1v1.cupola.lock", "X p. 5")


def test_only_the_1v1_side_has_a_cupola(edition: Edition) -> None:
    """X p. 2, 5: members are taken in 1v1 only."""
    assert set(edition.solo) == {"1v1", "2v1"}
    assert edition.solo["2v1"].cupola is None


def test_1v1_players_start_with_4_and_2_more_soldati(edition: Edition) -> None:
    """X p. 4: 4 in headquarters, 2 on the board."""
    assert edition.solo["1v1"].hq == Resources(soldati=4)
    assert edition.solo["1v1"].board == Resources(soldati=2)
    assert is_stated(edition, "solo.1v1.hq.soldati", "X p. 4")


def test_1v1_starter_returns_2_and_the_other_1_money(edition: Edition) -> None:
    """X p. 4: and nobody gives money to the opponent."""
    mode = edition.modes["1v1"]
    assert (mode.starter_pays, mode.other_pays, mode.last_receives) == (2, 1, 0)


def test_2v2_starter_gives_1_money_to_the_last_seat(edition: Edition) -> None:
    """p. 6: the starting player gives 1 Money to the last in the order of play."""
    mode = edition.modes["2v2"]
    assert (mode.starter_pays, mode.other_pays, mode.last_receives) == (1, 0, 1)
    assert is_stated(edition, "modes.2v2.starter-pays", "p. 6")


def test_2v1_nobody_pays_at_the_start(edition: Edition) -> None:
    """X p. 7: the single player does not have to give money."""
    mode = edition.modes["2v1"]
    assert (mode.starter_pays, mode.other_pays, mode.last_receives) == (0, 0, 0)


@pytest.mark.parametrize(("mode", "at_once"), [("1v1", 1), ("2v1", 2)])
def test_a_single_player_lays_four_tokens(edition: Edition, mode: str, at_once: int) -> None:
    """X p. 4, 7: one at a time in 1v1, two at a time in 2v1."""
    seats = single(edition, mode)
    assert (seats.tokens, seats.tokens_at_once) == (4, at_once)


@pytest.mark.parametrize("mode", ["2v2", "2v1"])
def test_a_team_player_lays_two_tokens_and_has_one_card(edition: Edition, mode: str) -> None:
    """p. 6, X p. 7: 2 tokens one by one, 1 card, 4 boats, Soldati as printed."""
    team = edition.modes[mode].team
    assert team is not None
    assert (team.tokens, team.tokens_at_once, team.characters, team.boats) == (2, 1, 1, 4)
    assert (team.soldati_per_area, team.doubled_slots) == (0, 0)


def test_2v1_single_player_starts_with_more_of_everything(edition: Edition) -> None:
    """X p. 7: 5 Soldati and 1 Money; 5 Soldati, 1 lab, 1 car, 1 boat; the starting piece."""
    side = edition.solo["2v1"]
    assert side.hq == Resources(soldati=5, money=1)
    assert side.board == Resources(soldati=5, labs=1, cars=1, boats=1)
    assert side.starting_piece
    assert is_stated(edition, "solo.2v1.starting-piece", "X p. 7")


def test_2v1_single_player_has_seven_additional_tokens(edition: Edition) -> None:
    """X p. 6: one on each of the 7 spaces; as many blocking tokens exist."""
    assert edition.solo["2v1"].additional_tokens == 7
    assert edition.solo["2v1"].additional_tokens == edition.box.blocking_tokens
    assert is_stated(edition, "solo.2v1.additional-tokens", "X p. 6")


@pytest.mark.parametrize(("level", "blocked"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_a_level_blocks_so_many_tokens(edition: Edition, level: str, blocked: int) -> None:
    """X p. 6: easy blocks 3 of them, medium 4, hard 5."""
    found = edition.solo["2v1"].levels[level].blocked
    assert len(set(found)) == len(found) == blocked
    assert set(found) <= set(range(1, 8))


def test_easy_blocks_the_last_three_and_opens_one_lock(edition: Edition) -> None:
    """X p. 6: the last three tokens; one blocking token opens a lock."""
    levels = edition.solo["2v1"].levels
    assert set(levels) == {"easy", "medium", "hard"}
    assert levels["easy"].blocked == (5, 6, 7)
    assert [levels[level].opened for level in ("easy", "medium", "hard")] == [1, 0, 0]


def test_2v1_side_has_one_unlimited_space_and_locked_ones(edition: Edition) -> None:
    """X p. 6-7: the space with the infinity sign; red locks on the stronger ones."""
    spaces = edition.solo["2v1"].spaces.values()
    assert sum(space.unlimited for space in spaces) == 1
    assert sum(space.locked for space in spaces) > 0
    assert not any(space.locked and space.unlimited for space in spaces)


def test_1v1_spaces_are_used_once_and_never_locked(edition: Edition) -> None:
    """X p. 5: each action can be carried out once a game."""
    spaces = edition.solo["1v1"].spaces.values()
    assert not any(space.unlimited or space.locked for space in spaces)


@pytest.mark.parametrize("actions", [{"garrison 3"}, {"place 2 held", "place 3 held"}])
def test_the_solo_board_has_this_space(edition: Edition, actions: set[str]) -> None:
    """X p. 8: 1 Soldato with up to 3 labs; 2 or 3 Soldati where one already is."""
    found = {
        f"solo.{side.id}.spaces.{space.id}.action.{space.action.parts[0].word}"
        for side in edition.solo.values()
        for space in side.spaces.values()
        if str(space.action) in actions
    }
    assert any(is_stated(edition, path, "X p. 8") for path in found)
