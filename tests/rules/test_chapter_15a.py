"""Chapter 15, two players: set-up, the board and the first tokens."""

import random
from functools import partial

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.game import Game
from famiglia.engine.kinds import SPLIT, TURN
from famiglia.engine.state import CHANCE, CLASSIC
from tests.engine.build import PLAIN
from tests.positions import asked, offered, play, position, question, show
from tests.rules.acts import headline, refused

TEAMS = "teams red against blue\n"

duel = partial(position, mode="1v1")


# 15.1.1 Seats, 15.1.2 Families


def test_two_seats_take_turns() -> None:
    """[15.1.1] [R02] Blue holds the starting piece; nobody has two turns in a row."""
    game = duel("""
        round 1 planning, start blue
        gela: blue 1
        licata: red 1, 1 lab
        top: start neutral 1, justice neutral 1, police neutral 1, economy neutral 1, two neutral 1
        now: planning turns then blue
    """)
    moves = (
        ("start neutral car", "act car gela"),
        ("justice neutral equipment", "act car licata"),
        ("police neutral recruit", "act recruit 1"),
        ("economy neutral launder", "act launder"),
    )
    for family, (move, *acts) in zip(("blue", "red") * 2, moves, strict=True):
        assert asked(game) == f"{family} turn"
        play(game, f"turn use {move}", *acts)


@pytest.mark.parametrize(("first", "other"), [(0, 1), (1, 0)])
def test_chance_decides_who_picks_first(first: int, other: int) -> None:
    """[15.1.2] [R01] Any of the six; the other picks one of the rest."""
    game = duel("set-up\nnow: draw-picker")
    assert offered(game) == {"draw-picker seat-0", "draw-picker seat-1"}
    play(game, f"draw-picker seat-{first}")
    assert (question(game).seat, len(offered(game, "pick-family"))) == (first, 6)
    play(game, "pick-family white")
    assert (question(game).seat, len(offered(game, "pick-family"))) == (other, 5)
    assert refused(game, "pick-family white") == "15.1.2"
    play(game, "pick-family green")
    families = ["white", "green"] if first == 0 else ["green", "white"]
    assert [game.state.tables.family_ids[family] for family in game.state.family_of] == families


# 15.1.3 Fictional areas, 15.1.4 Own areas


FICTIONAL = ("marsala", "ragusa", "siracusa", "alcamo", "catania", "enna", "licata", "gela")
OWN = {
    "red": "sciacca partinico caltanissetta caltagirone lercara-friddi nicosia noto messina",
    "blue": "salemi palermo vittoria taormina termini-imerese agrigento palagonia randazzo",
}


def lined_up() -> Game:
    """The board after the four draws."""
    game = duel(f"set-up\n{TEAMS}now: draw-area")
    play(game, "draw-area catania", "draw-area enna", "draw-area licata", "draw-area gela")
    return game


def test_eight_areas_are_fictional() -> None:
    """X5 [15.1.3] [14.2.2] Four marked ones and one drawn of each symbol, 3 Soldati in each."""
    game = lined_up()
    areas = [area for area in game.state.tables.area_ids if "fictional" in show(game, area)]
    assert set(areas) == set(FICTIONAL)
    assert {show(game, area) for area in FICTIONAL} == {"fictional 3"}


@pytest.mark.parametrize("family", ["red", "blue"])
def test_own_areas_get_two_soldati_whatever_is_printed(family: str) -> None:
    """X5 [15.1.4] [14.1.1] 8 areas of the two symbols of a side of the table, some printed 3."""
    game = lined_up()
    areas = [area for area in game.state.tables.area_ids if family in show(game, area)]
    assert set(areas) == set(OWN[family].split())
    assert {show(game, area) for area in areas} == {f"{family} 2"}


def test_neutral_areas_are_as_printed() -> None:
    """[15.1.4] [2.3.1] Two or three; only own areas have always two."""
    game = lined_up()
    assert (show(game, "bronte"), show(game, "trapani")) == ("neutral 3", "neutral 2")


def test_one_area_of_each_symbol_is_drawn_from_those_not_marked() -> None:
    """[15.1.3] Ring, club, star, diamond: five of six each, and none twice."""
    game = duel(f"set-up\n{TEAMS}now: draw-area")
    drawn: set[str] = set()
    draws = {"sciacca": "ragusa", "taormina": "siracusa", "messina": "alcamo", "gela": "marsala"}
    for area, marked in draws.items():
        assert asked(game) == "chance draw-area"
        assert len(offered(game)) == 5
        assert not offered(game) & drawn
        assert refused(game, f"draw-area {marked}") == "15.1.3"
        drawn |= offered(game)
        play(game, f"draw-area {area}")
    assert len(drawn) == 20
    assert asked(game) == "chance draw-start"


@pytest.mark.parametrize("area", ["catania", "sciacca", "gela"])
def test_no_second_area_of_a_symbol_is_drawn(area: str) -> None:
    """[14.2.4] [15.1.3] Catania was drawn, and a club is due: not it again, no ring, no diamond."""
    game = duel(f"set-up\n{TEAMS}now: draw-area drawn catania")
    assert refused(game, f"draw-area {area}") == "14.2.4"


# 15.1.8 First tokens


def test_four_first_tokens_each_one_at_a_time() -> None:
    """X6 [15.1.8] [R05] In turn, the first player first; then planning begins."""
    game = duel(f"""
        set-up, start blue
        {TEAMS}
        gela: red 1
        noto: blue 1
        now: first-token
    """)
    columns = ("start", "justice", "police", "economy", "church", "two", "start", "justice")
    for family, column in zip(("blue", "red") * 4, columns, strict=True):
        assert asked(game) == f"{family} first-token"
        play(game, f"first-token {column}")
    assert (headline(game), asked(game)) == ("round 1 planning, start blue", "blue turn")
    top = "start blue 2, justice red 2, police blue 1, economy red 1, church blue 1, two red 1"
    assert show(game, "top") == top


def test_first_tokens_do_not_go_to_grey_circles() -> None:
    """[15.1.8] [2.5.1] [R05] Police has a circle and three spaces."""
    game = duel(f"set-up\n{TEAMS}top: police neutral 1 blue 3\nnow: first-token")
    assert refused(game, "first-token police") == "2.5.1"


# 15.1.9 The quick set-up


@pytest.mark.parametrize("seed", range(3))
def test_only_the_split_is_asked_in_a_quick_set_up(seed: int) -> None:
    """[15.1.9] [2.6.1] [R06] Once of each player; chance decides everything else."""
    chance = random.Random(seed)
    game = Game.new(flatten(load(PLAIN), "1v1"), CLASSIC, quick=True)
    splits = []
    while (decision := question(game)).kind != TURN:
        if decision.seat != CHANCE:
            assert decision.kind == SPLIT
            splits.append(decision.seat)
        game.apply(decision.seat, chance.choice(decision.options))
    assert sorted(splits) == [0, 1]
    assert show(game, "cupola") == ""


def test_a_quick_set_up_takes_the_split_as_answered() -> None:
    """[15.1.9] [15.2.2] [R06] Four of Red's nine."""
    game = duel(f"""
        set-up, quick, start red
        {TEAMS}
        gela: red 2
        noto: blue 2
        now: split red number 9
    """)
    assert asked(game) == "red split"
    play(game, "split 4")
    assert "hq 5, members 4" in show(game, "red")


def test_the_cupola_starts_with_six_each() -> None:
    """X2 [15.2.1] [15.3.2] At six each nobody is asked before the first turn."""
    game = duel(f"""
        set-up, start red
        {TEAMS}
        gela: red 1
        noto: blue 1
        red: hq 2, members 2
        blue: hq 2, members 2
        top: police red 4, church blue 3
        now: first-token laid 7
    """)
    play(game, "first-token start")
    assert asked(game) == "red turn"
    assert show(game, "cupola") == ""
