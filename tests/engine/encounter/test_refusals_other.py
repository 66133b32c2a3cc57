"""Refused: Strikes, Pentito, Agitate, White's orders, helpers [9] [10]."""

import pytest

from tests.engine.encounter.refusals import Refusal, refuse
from tests.engine.refusals import names

STRIKE = "camastra: red 4, basic-3\nlicata: blue 3\ngela: blue 3\nenna: green 1"
CAR_STRIKE = "camastra: red 4, cars 1, basic-3\nlicata: blue 3\ngela: blue 3\nvittoria: blue 3"
NOT_WON = "camastra: blue 6, justice-b\nlicata: red 9\ngela: red 9"
PENTITO = "camastra: red 3, church-a\nlicata: blue 5\nenna: blue 5\nagrigento: blue 5\ngela: blue 5"
AGITATION = "camastra: red 4, police-a\nlicata: neutral 2\ngela: neutral 2\nenna: green 1"
SHUT_IN = "trapani: neutral 1\nmarsala: red 2, police-a\nalcamo: green 1\nsalemi: red 1"
PULL = "enna: white 1, justice-b\ngela: blue 4\nlicata: neutral 1\nnoto: blue 1\ncamastra: red 1"
PULL_AND_MONEY = ("white", "justice-b", "pull 3 + money 1")
REINFORCED = """
    enna: white 1, church-a
    licata: white 1
    gela: white 1
    nicosia: white 1
    camastra: red 1
    noto: white 1
    piazza-armerina: blue 1
    white: hq 9
    red: hq 1
"""
NEUTRALS = "camastra: red 4, basic-1\nlicata: neutral 3"
FINESSE = ("shotgun camastra licata land", "3 0", "finesse")
LET_PARTNER = ("reinforce", "camastra 0")

CASES = [
    # Strike
    Refusal("strike-start", "10.2.2", STRIKE + "\nvittoria: red 1", (), "bomb vittoria gela 0"),
    Refusal(
        "strike-start",
        "10.2.2",
        NOT_WON,
        ("shotgun camastra licata land", "3 0", "brute-force"),
        "bomb licata gela 0",
    ),
    Refusal("no-car-bomb", "9.1.3", STRIKE, (), "bomb camastra licata 1"),
    Refusal("strike-too-far", "9.1.1", CAR_STRIKE, (), "bomb camastra gela 1"),
    Refusal(
        "strike-too-far",
        "9.1.1",
        CAR_STRIKE + "\nred: tile delay-detonator",
        (),
        "bomb camastra gela 0",
    ),
    Refusal(
        "detonator-too-far",
        "11.2.8",
        CAR_STRIKE + "\nred: tile delay-detonator",
        (),
        "bomb camastra vittoria 1",
    ),
    Refusal("nobody-to-hit", "9.1.1", STRIKE, (), "bomb camastra enna 0"),
    Refusal("nobody-to-hit", "9.1.1", STRIKE, (), "bomb camastra agrigento 0"),
    Refusal("nobody-to-hit", "9.1.1", STRIKE, (), "bomb camastra camastra 0"),
    # Pentito
    Refusal("pentito-nobody", "9.2.1", "camastra: red 3, church-a", (), "pentito"),
    Refusal("pentito-elsewhere", "9.2.2", PENTITO, ("pentito",), "gela 1"),
    Refusal("pentito-elsewhere", "9.2.2", PENTITO, ("pentito",), "caltanissetta 1"),
    Refusal("pentito-again", "9.2.2", PENTITO, ("pentito", "licata 1"), "licata 1"),
    Refusal("pentito-too-many", "9.2.2", PENTITO, ("pentito",), "licata 3"),
    Refusal("pentito-too-many", "9.2.2", PENTITO, ("pentito", "licata 2", "enna 2"), "agrigento 2"),
    # Agitate
    Refusal("agitate-too-far", "9.3.1", AGITATION, (), "agitate gela"),
    Refusal("not-neutral", "9.3.1", AGITATION, (), "agitate enna"),
    Refusal("nowhere-to-go", "9.3.2", SHUT_IN, (), "agitate trapani"),
    Refusal("agitate-not-adjacent", "9.3.2", AGITATION, ("agitate licata",), "agrigento 1"),
    Refusal("agitate-own-team", "9.3.2", AGITATION, ("agitate licata",), "camastra 1"),
    Refusal("agitate-own-team", "9.3.2", AGITATION, ("agitate licata",), "enna 1"),
    Refusal("agitate-number", "9.3.2", AGITATION, ("agitate licata",), "gela 0"),
    Refusal("agitate-number", "9.3.2", AGITATION, ("agitate licata",), "gela 3"),
    # White Justice B
    Refusal("pull-nobody", "10.4.1", "enna: white 1, justice-b", (), "pull", PULL_AND_MONEY),
    Refusal("pull-without-supply", "10.4.1", PULL + "\nwhite: hq 49", (), "pull", PULL_AND_MONEY),
    Refusal("pull-elsewhere", "10.4.1", PULL, ("pull",), "camastra 1"),
    Refusal("pull-elsewhere", "10.4.1", PULL, ("pull",), "noto 1"),
    Refusal("pull-again", "10.4.1", PULL, ("pull", "gela 1"), "gela 1"),
    Refusal("pull-too-many", "10.4.1", PULL, ("pull",), "gela 4"),
    Refusal("pull-too-many", "10.4.1", PULL, ("pull",), "licata 2"),
    # White Church A
    Refusal(
        "nobody-at-home",
        "10.3.3",
        "enna: white 1, church-a",
        (),
        "reinforce",
        ("white", "church-a", "reinforce 2 2 + money 1"),
    ),
    Refusal(
        "nobody-at-home",
        "10.3.3",
        "enna: white 1, church-a\ncamastra: red 1\nred: hq 1",
        ("reinforce",),
        "enna 1",
    ),
    Refusal("reinforce-elsewhere", "10.3.3", REINFORCED, ("reinforce",), "noto 1"),
    Refusal("reinforce-elsewhere", "10.3.3", REINFORCED, ("reinforce",), "piazza-armerina 1"),
    Refusal("reinforce-again", "10.3.3", REINFORCED, ("reinforce", "gela 1"), "gela 1"),
    Refusal(
        "no-more-areas", "10.3.3", REINFORCED, ("reinforce", "gela 1", "licata 1"), "nicosia 1"
    ),
    Refusal("reinforce-number", "10.3.3", REINFORCED, ("reinforce",), "enna 3"),
    Refusal("reinforce-number", "10.3.3", REINFORCED, LET_PARTNER, "camastra 2"),
    Refusal("partner-says", "10.3.4", REINFORCED, ("reinforce",), "camastra 1"),
    Refusal("another-named", "10.3.4", REINFORCED, LET_PARTNER, "licata 1"),
    # Who plays for neutrals
    Refusal("not-opposing", "8.9.3", NEUTRALS, FINESSE, "green"),
    Refusal("not-opposing", "8.9.3", NEUTRALS, FINESSE, "white"),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_it_is_not_done_so(case: Refusal) -> None:
    """[8.9.3] [9] [10.3] [10.4] Each with its rule."""
    refuse(case)
