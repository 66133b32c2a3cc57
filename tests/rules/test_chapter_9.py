"""Strike, Pentito and Agitate [9]."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused


def test_a_strike_reaches_adjacent_enemies() -> None:
    """[9.1.1] Neutrals too; no partner, nobody's area, no own one, and not over a boat."""
    game = position("""
        round 1 encounter
        salemi: red 2, order red/basic-3 revealed
        trapani: neutral 1
        marsala: blue 1
        alcamo: green 1
        corleone: blue 1
        now: execute red/basic-3
    """)
    assert offered(game) == {"act done", "act bomb salemi trapani", "act bomb salemi marsala"}
    assert refused(game, "act bomb salemi alcamo") == "9.1.1"
    assert refused(game, "act bomb salemi castelvetrano") == "9.1.1"
    assert refused(game, "act bomb salemi corleone") == "9.1.1"


def test_a_strike_never_goes_by_boat() -> None:
    """[9.1.1] Lentini lies across two seas with Red's boats."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/basic-3 revealed
        lentini: blue 1
        ragusa: blue 1
        mare-siracusa: red 1 boat
        mare-catania: red 1 boat
        now: execute red/basic-3
    """)
    assert offered(game, "act bomb") == {"act bomb noto ragusa"}


@pytest.mark.parametrize(
    ("mat", "bomb", "target", "left"),
    [
        ("", "", "blue 6", 4),  # skull 2
        ("", "", "blue 6, 1 lab", 5),
        ("", "", "blue 6, 2 labs", 6),
        ("", "", "blue 6, order blue/basic-4 revealed", 5),
        ("", " car", "blue 6, 2 labs", 5),  # 2 + 1 against 2
        (", mat justice 2", " car", "blue 6", 1),  # the lower value: 2 + 3
        (", mat justice 4", " car", "blue 7", 1),  # 2 + 4
        (", mat justice 4", "", "blue 7", 5),
        ("", "", "neutral 6, 1 lab", 5),
    ],
)
def test_the_difference_is_removed(mat: str, bomb: str, target: str, left: int) -> None:
    """[9.1.2] [9.1.4] Skulls and the lower Justice value against labs and vests."""
    game = position(f"""
        round 1 encounter
        noto: red 1, 1 car, order red/basic-3 revealed
        ragusa: {target}
        red: hq 1{mat}
        now: execute red/basic-3
    """)
    play(game, "act bomb noto ragusa" + bomb)
    assert show(game, "ragusa").split(",")[0].split()[1] == f"{left}"
    assert show(game, "noto") == ("red 1" if bomb else "red 1, 1 car")


def test_a_car_bomb_uses_up_the_car_even_if_nobody_is_removed() -> None:
    """[9.1.3] 2 and 1 against two labs and a vest; without a car there is no car bomb."""
    text = """
        round 1 encounter
        noto: red 1, {}order red/basic-3 revealed
        ragusa: blue 3, 2 labs, order blue/basic-4 revealed
        now: execute red/basic-3
    """
    game = position(text.format("1 car, "))
    play(game, "act bomb noto ragusa car")
    assert show(game, "noto") == "red 1"
    assert show(game, "ragusa") == "blue 3, 2 labs, order blue/basic-4 revealed"
    assert refused(position(text.format("")), "act bomb noto ragusa car") == "9.1.3"


def test_an_area_emptied_by_a_strike_is_nobodys() -> None:
    """[9.1.4] [9.1.5] What is in excess is lost; labs stay, the car and the order go."""
    game = position("""
        round 1 encounter
        noto: red 1, order red/basic-3
        ragusa: blue 1, 1 car, 1 lab, order blue/basic-1
        now: encounter
    """)
    play(game, "act bomb noto ragusa")
    assert (show(game, "ragusa"), show(game, "noto"), asked(game)) == ("1 lab", "red 1", "")


@pytest.mark.parametrize(("switches", "red"), [("", "hq 1"), ("switches neutrals", "")])
def test_neutrals_removed_by_a_strike_bring_soldati(switches: str, red: str) -> None:
    """[8.9.1] [9.1.4] [13.1.3] One for the one who stood there; under the switch none."""
    game = position(f"""
        round 1 encounter
        {switches}
        noto: red 1, order red/basic-3 revealed
        ragusa: neutral 1
        now: execute red/basic-3
    """)
    play(game, "act bomb noto ragusa")
    assert show(game, "red") == red


def test_a_second_strike_meets_the_full_defence_again() -> None:
    """[9.1.6] Twice 2 against 1; or another area; each car bomb needs a car of its own."""
    text = """
        round 1 encounter
        noto: red 1, 1 car, order red/justice-b revealed
        ragusa: blue 6, 1 lab
        siracusa: blue 6
        now: execute red/justice-b
    """
    game = position(text)
    play(game, "act bomb noto ragusa", "act bomb noto ragusa")
    assert (show(game, "ragusa"), asked(game)) == ("blue 4, 1 lab", "")

    game = position(text)
    play(game, "act bomb noto ragusa car")
    assert refused(game, "act bomb noto siracusa car") == "9.1.3"
    play(game, "act bomb noto siracusa")
    assert (show(game, "ragusa"), show(game, "siracusa")) == ("blue 4, 1 lab", "blue 4")


PENTITO = """
    round 1 encounter
    noto: red {}, 1 car, order red/church-a revealed
    ragusa: blue 3, 2 labs, order blue/basic-4 revealed
    chiaramonte: neutral 1
    siracusa: blue 2
    now: execute red/church-a
"""


def test_pentito_takes_one_own_and_up_to_its_numbers_elsewhere() -> None:
    """[9.2.1] [9.2.2] [8.9.1] 2, 2 and 1 in three areas; defence does not count."""
    game = position(PENTITO.format(2))
    play(game, "act pentito")
    assert show(game, "noto") == "red 1, 1 car, order red/church-a revealed"
    play(game, "pentito-remove ragusa 2")
    assert refused(game, "pentito-remove ragusa 1") == "9.2.2"
    play(game, "pentito-remove siracusa 2", "pentito-remove chiaramonte 1")

    assert show(game, "ragusa") == "blue 1, 2 labs, order blue/basic-4 revealed"
    assert (show(game, "siracusa"), show(game, "chiaramonte")) == ("", "")
    assert show(game, "red") == "hq 1"


def test_only_one_number_is_left_after_two_twos() -> None:
    """[9.2.2] Never more than printed: of 3 two, and then one at most."""
    game = position(PENTITO.format(2).replace("neutral 1", "neutral 2"))
    play(game, "act pentito")
    assert refused(game, "pentito-remove ragusa 3") == "9.2.2"
    play(game, "pentito-remove ragusa 2", "pentito-remove siracusa 2")
    assert refused(game, "pentito-remove chiaramonte 2") == "9.2.2"


def test_even_the_last_soldato_may_be_the_pentito() -> None:
    """[9.2.1] The area is lost, its car too, and the removals follow all the same."""
    game = position(PENTITO.format(1))
    play(game, "act pentito", "pentito-remove siracusa 2", "pentito-remove done")
    assert (show(game, "noto"), show(game, "siracusa")) == ("", "")


def test_pentito_needs_an_adjacent_enemy() -> None:
    """[9.2.1] A partner next door is none."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/church-a revealed
        ragusa: green 3
        lentini: blue 3
        now: execute red/church-a
    """)
    assert refused(game, "act pentito") == "9.2.1"


@pytest.mark.parametrize(
    ("family", "names"),
    [
        ("red", "ragusa"),
        ("blue", "ragusa vittoria"),
        ("green", "ragusa vittoria gela"),
    ],
)
def test_agitate_reaches_as_far_as_printed(family: str, names: str) -> None:
    """[9.3.1] [1.1.4] 1, 2 and 3 areas away, whoever holds what lies between."""
    game = position(f"""
        round 1 encounter
        noto: {family} 1, order {family}/police-a revealed
        chiaramonte: yellow 1
        ragusa: neutral 1
        vittoria: neutral 1
        gela: neutral 1
        licata: neutral 1
        now: execute {family}/police-a
    """)
    assert offered(game, "act agitate") == {f"act agitate {area}" for area in names.split()}
    assert refused(game, "act agitate licata") == "9.3.1"
    assert refused(game, "act agitate chiaramonte") == "9.3.1"


AGITATE = """
    round 1 encounter
    {switches}
    noto: red 1, order red/police-a revealed
    chiaramonte: neutral {neutrals}, 1 lab
    ragusa: blue {blue}
    siracusa: green 1
    vittoria: 2 labs
    scordia: neutral 1, 1 lab
    red: hq 5, money 4, tiles bribery recruitment miniguns
    now: agitate-move red from chiaramonte
"""


def agitate(*answers: str, neutrals: int = 3, blue: str = "2", switches: str = "") -> str:
    """Ragusa after neutrals of Chiaramonte came there, and what Blue has."""
    text = AGITATE.format(neutrals=neutrals, blue=blue, switches=switches)
    game = position(text)
    play(game, *answers)
    assert asked(game) == ""
    assert show(game, "red").startswith("hq 5, money 4")
    return f"{show(game, 'ragusa')}; {show(game, 'blue')}"


def test_agitated_neutrals_go_next_door_but_not_against_the_team() -> None:
    """[9.3.2] At least 1, at most all; not to Red or Green."""
    game = position(AGITATE.format(neutrals=2, blue=2, switches=""))
    targets = ("ragusa", "vittoria", "scordia", "lentini")
    assert offered(game) == {f"agitate-move {to} {n}" for to in targets for n in (1, 2)}
    assert refused(game, "agitate-move siracusa 1") == "9.3.2"
    assert refused(game, "agitate-move noto 1") == "9.3.2"


def test_they_join_neutrals_or_take_an_empty_area() -> None:
    """[9.3.3] Among neutrals no lab goes, in the empty area one; nobody is left behind."""
    game = position(AGITATE.format(neutrals=2, blue=2, switches=""))
    play(game, "agitate-move scordia 1")
    assert (show(game, "scordia"), show(game, "chiaramonte")) == (
        "neutral 2, 1 lab",
        "neutral 1, 1 lab",
    )
    game = position(AGITATE.format(neutrals=2, blue=2, switches=""))
    play(game, "agitate-move vittoria 2")
    assert (show(game, "vittoria"), show(game, "chiaramonte")) == ("neutral 2, 1 lab", "1 lab")


BRUTE = ("agitate-move ragusa 3", "conflict brute-force")


def test_agitated_neutrals_attack_without_bonus_and_tiles() -> None:
    """[9.3.4] [9.3.5] [9.3.6] Red is asked for the conflict; two fall by force, one by knockout."""
    assert agitate(*BRUTE) == "blue 1; hq 3"
    assert agitate(*BRUTE, switches="switches neutrals") == "; "


def test_they_take_an_area_whose_defenders_they_defeat() -> None:
    """[9.3.3] One lab, the car and the order go; Blue still gets one for each neutral removed."""
    blue = "1, 1 car, 2 labs, order blue/economy-c revealed"
    result = agitate("agitate-move ragusa 5", BRUTE[1], neutrals=5, blue=blue)
    assert result.startswith("neutral 2, 1 lab; hq 3")


def test_cards_act_on_the_neutrals() -> None:
    """[9.3.5] [9.3.6] Red lays the card; a neutral Coward goes and counts, a replaced one not."""
    fight = ("agitate-move ragusa 3", "conflict finesse")
    leave = ("take leave", "take leave")
    # 3 - 1 against 2 - 1: one neutral by Coward, one by knockout; Blue's Coward comes home.
    assert agitate(*fight, "card coward-1", "card coward-1", *leave) == "neutral 1; hq 3"
    # 4 against 1 after Red's Turncoat, 3 against 2 after Blue's: two by knockout.
    assert agitate(*fight, "card turncoat", "card turncoat", *leave) == "neutral 1; hq 2"


def test_later_orders_agitate_the_same_neutrals_again() -> None:
    """[9.3.7] Red's moves them to Vittoria, Yellow's from there."""
    game = position("""
        round 1 encounter
        noto: red 1, order red/police-a
        gela: yellow 1, order yellow/police-a
        chiaramonte: red 1
        ragusa: neutral 2
        now: encounter
    """)
    play(game, "act agitate ragusa", "agitate-move vittoria 2")
    assert asked(game) == "yellow act"
    play(game, "act agitate vittoria", "agitate-move chiaramonte 1", "conflict brute-force")
    assert (show(game, "vittoria"), show(game, "red").split(",")[0]) == ("neutral 1", "hq 1")
