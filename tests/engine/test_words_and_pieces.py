"""Words and pieces [1.1] to [1.3]: board, families, control, supplies."""

from itertools import combinations
from pathlib import Path
from shutil import copytree

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.answers import ANYTIME_SELL, anytime_sell_order, anytime_variant
from famiglia.engine.cells import LAB_SUPPLY, NEUTRAL, in_supply
from famiglia.engine.game import Game
from famiglia.engine.rules import team_of
from famiglia.engine.state import CLASSIC, PLANNING, RECOMMENDED
from tests.engine.build import (
    BLUE,
    GREEN,
    PLAIN,
    RED,
    TABLES,
    YELLOW,
    act,
    add_hq,
    add_labs,
    add_money,
    add_order,
    add_top,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    offered,
    open_slots,
    play,
    position,
    question,
    run_out,
    soldati_in_hq,
)
from tests.engine.encounter import scene
from tests.engine.table import (
    after_encounter,
    answer,
    asked,
    control,
    lose,
    management,
    offers,
    planning,
    run_to,
    use_tiles,
    whole_round,
)

FAMILIES = (RED, BLUE, GREEN, YELLOW)


# 1.1 The board


def _make_a_mandamento(*areas: str) -> bool:
    """Whether Red, who holds these areas and nothing else, has a tile to mark."""
    state = position()
    use_tiles(state)
    for name in areas:
        hold(state, name, RED)
    return kind_of(management(state, PLANNING)) == "place-tile"


def test_each_area_makes_a_mandamento_with_two_others() -> None:
    """[1.1.1] [1.2.6] Of any two of the 36 areas; so there are twelve of three areas each."""
    together: dict[str, set[str]] = {name: {name} for name in TABLES.area_ids}
    for one, other in combinations(TABLES.area_ids, 2):
        if _make_a_mandamento(one, other):
            together[one].add(other)
            together[other].add(one)

    assert together["camastra"] == {"camastra", "caltanissetta", "agrigento"}
    assert {len(areas) for areas in together.values()} == {3}
    assert (len(together), len({frozenset(areas) for areas in together.values()})) == (36, 12)


def test_a_mandamento_without_a_coast_is_controlled_like_any_other() -> None:
    """[1.1.1] [R200] Where its control token lies does not matter."""
    assert _make_a_mandamento("caltagirone", "palagonia")


def _by_land(name: str) -> set[str]:
    """Where a Movement by land from an area leads, the rest of the board being empty."""
    game = scene.scene(f"{name}: red 1, basic-1")
    return {text.split()[2] for text in scene.offered(game, f"shotgun {name}")}


def test_a_border_however_short_makes_neighbours() -> None:
    """[1.1.2] Enna and Camastra; Caltanissetta and Licata, who face each other there, are none."""
    assert "camastra" in _by_land("enna")
    assert "licata" not in _by_land("caltanissetta")


def test_neighbours_are_neighbours_of_each_other() -> None:
    """[1.1.2] What leads there leads back."""
    reached = {name: _by_land(name) for name in TABLES.area_ids}

    for name, targets in reached.items():
        assert name not in targets
        assert all(name in reached[target] for target in targets)


SEAS = {name.removeprefix("mare-") for name in TABLES.sea_ids}


def _touched(name: str) -> set[str]:
    """The seas from which a boat takes Soldati out of an area."""
    texts = {sea: f"{name}: red 1, basic-1\nsea {sea}: red" for sea in SEAS}
    return {
        sea
        for sea, text in texts.items()
        if any(way.endswith("boats") for way in scene.offered(scene.scene(text), "shotgun"))
    }


def test_a_coast_touches_one_or_two_of_nine_seas() -> None:
    """[1.1.3] Licata two, Gela one, Enna none."""
    touched = {name: _touched(name) for name in TABLES.area_ids}

    assert touched["licata"] == {"licata", "agrigento"}
    assert (touched["gela"], touched["enna"]) == ({"licata"}, set())
    assert {len(seas) for seas in touched.values()} == {0, 1, 2}
    assert len(set().union(*touched.values())) == 9


def test_seas_that_share_a_border_are_adjacent() -> None:
    """[1.1.3] [5.4.3] A boat moves on from Mare Catania into both seas beside it, no further."""
    state = position()
    hold(state, "catania", RED)

    assert offered(act(state, RED, "boat")) == {"boat catania", "boat messina", "boat siracusa"}


def _of_an_edition(tmp_path: Path, file: str, old: str, new: str) -> Game:
    """A new game of the plain edition in which something is printed differently."""
    copytree(PLAIN, tmp_path / "edition")
    path = tmp_path / "edition" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return Game.new(flatten(load(tmp_path / "edition"), "2v2"), CLASSIC)


def test_the_edition_says_who_stands_where(tmp_path: Path) -> None:
    """[1.1.5] [2.3.1] [R97] Three Soldati in Gela where the board of the edition shows three."""
    gela = 'mandamento = "gela"\nsymbol = "diamond"\nsoldati = '
    game = _of_an_edition(tmp_path, "board.toml", gela + "2", gela + "3")
    run_to(game, "deal-character")

    name = TABLES.family_ids[game.state.family_of[3]]
    assert in_place(game.state, "gela") == f"{name} 3"


def test_the_edition_says_what_a_character_brings(tmp_path: Path) -> None:
    """[1.1.5] [2.4.1] [R97] 7 Money instead of 8."""
    game = _of_an_edition(tmp_path, "characters.toml", "money = 8", "money = 7")
    run_to(game, "deal-character", draw_start="0")
    answer(game, "cars", "boats", "money", "labs")

    assert money_in_hq(game.state, game.state.family_of[2]) == 7


def test_the_edition_says_what_a_space_pays(tmp_path: Path) -> None:
    """[1.1.5] [4.3.2] [R97] 3 Money for placing a boat instead of 1."""
    boat = 'boat = { column = "start", action = "boat", money = '
    game = _of_an_edition(tmp_path, "sheets.toml", boat + "1", boat + "3")
    run_to(game, "turn")
    family = game.state.family_of[question(game).seat]
    before = money_in_hq(game.state, family)
    answer(game, "use police neutral boat")

    assert money_in_hq(game.state, family) == before + 3


def test_the_edition_says_what_a_mat_is_worth(tmp_path: Path) -> None:
    """[1.1.5] [5.1.1] [R97] Church begins with 2 instead of 3; the space adds 1."""
    game = _of_an_edition(tmp_path, "mats.toml", "start = 3", "start = 2")
    run_to(game, "turn")
    answer(game, "use police neutral recruit")

    assert max(offers(game)) == "recruit 3"


# 1.2 Families and control


@pytest.mark.parametrize(("family", "most"), [(RED, 3), (BLUE, 3), (GREEN, 7)])
def test_each_player_leads_one_family_with_its_own_mat(family: int, most: int) -> None:
    """[1.2.1] What Green has revealed serves Green, not its partner."""
    state = position()
    open_slots(state, GREEN, "church", 4)

    assert max(offered(act(state, family, "recruit +0"))) == f"recruit {most}"


def test_partners_win_or_lose_as_a_whole() -> None:
    """[1.2.1] [12.1.3] Red has five Mandamenti, and Green wins without a single area."""
    state = position(number=2)
    control(state, RED, *TABLES.mandamento_ids[:5])
    after_encounter(state)

    won = [state.winner == team_of(state, family) for family in FAMILIES]
    assert won == [True, False, True, False]


@pytest.mark.parametrize("family", FAMILIES)
def test_an_empty_area_is_open_to_all_and_a_neutral_one_to_nobody(family: int) -> None:
    """[1.2.4] [5.2.1] Nobody's Soldati stand in Noto, neutral ones in Gela."""
    state = position()
    hold(state, "gela", NEUTRAL)
    add_hq(state, family, 1)
    game = act(state, family, "place 1")

    assert offered(game, "place noto") == {"place noto 1"}
    assert not offered(game, "place gela")


def test_neutral_areas_make_nobody_a_mandamento() -> None:
    """[1.2.4] [1.2.6] Neutral are Gela and Licata, Red's the third area; nobody marks a tile."""
    state = position()
    use_tiles(state)
    for name in ("gela", "licata"):
        hold(state, name, NEUTRAL)
    hold(state, "piazza-armerina", RED)

    assert management(state, PLANNING).decision() is None


def test_a_family_without_an_area_goes_on_taking_turns() -> None:
    """[1.2.7] [R216] Red was driven off the board; it is asked in its turn and comes back."""
    state = position()
    add_top(state, NEUTRAL, "police", 6)
    add_hq(state, RED, 2)
    hold(state, "gela", RED)
    lose(state, "gela")
    game = planning(state)
    assert asked(game) == ("turn", 0)

    answer(game, "use police neutral place", "place noto 2")

    assert in_place(state, "noto") == "red 2"
    run_to(game, "turn")
    assert asked(game) == ("turn", 1)


# 1.3 Pieces and places


def test_each_colour_has_a_supply_of_its_own() -> None:
    """[1.3.1] [1.3.3] Blue and Green have plenty; Red has only the Soldato it just lost."""
    state = position()
    hold(state, "gela", RED)
    run_out(state, in_supply(RED))
    lose(state, "gela")

    assert offered(act(state, RED, "recruit 3")) == {"recruit 1"}


def test_all_labs_come_from_one_supply() -> None:
    """[1.3.1] [5.2.3] None is left, until Red enters Noto; the lab that goes there is Blue's."""
    state = position()
    add_labs(state, "noto")
    run_out(state, LAB_SUPPLY)
    add_hq(state, RED, 1)
    hold(state, "gela", BLUE)
    assert not offered(act(state.copy(), BLUE, "lab"))

    play(act(state, RED, "place 1"), "place noto 1")

    assert offered(act(state, BLUE, "lab")) == {"lab gela"}


def _sold(game: Game, family: int) -> set[str]:
    """The orders a family may give up now."""
    options = [option for option in game.anytime(family) if anytime_variant(option) == ANYTIME_SELL]
    return {TABLES.order_ids[family][anytime_sell_order(option)] for option in options}


def test_headquarters_hold_the_orders_that_lie_nowhere_else() -> None:
    """[1.3.2] [3.3.2] Not basic-2, which lies in Gela, and not those on the mat."""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "gela", RED)
    add_order(state, "gela", RED, "basic-2")
    open_slots(state, RED, "church", 1)
    game = whole_round(state)

    assert _sold(game, RED) == {"basic-1", "basic-3", "basic-4", "basic-5", "church-a"}


def test_headquarters_hold_money_and_soldati_who_are_not_on_the_board() -> None:
    """[1.3.2] Recruited Soldati and earned Money stay there until they are placed and paid."""
    state = position()
    hold(state, "gela", RED)
    add_money(state, RED, 1)
    play(act(state, RED, "recruit 3"), "recruit 3")
    play(act(state, RED, "money 2"), "money")
    play(act(state, RED, "place 2"), "place gela 2")

    assert (soldati_in_hq(state, RED), money_in_hq(state, RED)) == (1, 3)
    assert in_place(state, "gela") == "red 3"


OWNERS = ("red", "blue", "green", "yellow", "neutral", "fictional")


@pytest.mark.parametrize("owner", ["blue", "yellow", "neutral", "fictional"])
@pytest.mark.parametrize(
    ("order", "answers"),
    [
        ("basic-3", ["bomb camastra licata 0"]),
        ("basic-2", ["shotgun camastra licata land", "1 0"]),
    ],
)
def test_who_is_removed_goes_to_the_supply_of_its_colour(
    owner: str, order: str, answers: list[str]
) -> None:
    """[1.3.4] [1.3.1] Two, by a Strike or by skulls; no other supply gets anybody."""
    game = scene.scene(f"camastra: red 2, {order}\nlicata: {owner} 5", RECOMMENDED)
    before = {name: scene.supply(game, name) for name in OWNERS}
    scene.play(game, *answers)

    gained = {name: scene.supply(game, name) - before[name] for name in OWNERS}
    assert gained == {name: 2 if name == owner else 0 for name in OWNERS}
    assert [scene.hq(game, name) for name in OWNERS[:4]] == [0] * 4


@pytest.mark.parametrize("owner", ["blue", "neutral"])
def test_who_is_replaced_goes_to_the_supply_and_another_stands_there(owner: str) -> None:
    """[1.3.5] [10.1.2] [R67] Green's own supply gives one, and there is no reward."""
    game = scene.scene(f"camastra: green 2, church-a\nlicata: {owner} 1")
    before = scene.supply(game, owner)
    scene.play(game, "shotgun camastra licata land", "1 0", "1")

    assert scene.in_place(game, "licata") == "green 2"
    assert (scene.supply(game, owner), scene.supply(game, "green")) == (before + 1, 50 - 3)
    assert (scene.hq(game, "green"), kind_of(game)) == (0, "")
