"""The closed vocabulary of effects: every word an edition may print, and what it says in English.

A component's action is written as words with parameters, joined by " + " (do each) or " / "
(choose one): `order + place +1`, `launder / recruit +0`. A number with a plus sign is added to
the base value of the family mat; a plain number stands for itself.

A word's sentences say which numbers it takes: {n} one, {times} one or none, {0} and {1} one each,
{every} at least one. Each sentence belongs to a qualifier, the empty one standing for none.
"""

from enum import StrEnum
from typing import Final, NamedTuple


class On(StrEnum):
    """What an effect can be printed on."""

    SPACE = "an action space"
    COLUMN = "a column"
    SLOT = "a mat slot"
    ORDER = "an order"
    TILE = "a control tile"
    CARD = "a conflict card"


class Word(NamedTuple):
    """A word of the vocabulary: where it may stand, and what it says after each qualifier."""

    on: tuple[On, ...]
    texts: dict[str, str]
    takes_bonus: bool = False
    on_order: str = ""
    """What it says on an order, where pieces go into the order's own area."""
    phase: str = ""
    """On a tile: the phase in which it does something."""
    lasts: bool = False
    """On a tile: whether it works all through the phase, not only at its beginning."""
    attacks: bool = False
    """On an order: whether it is an attack by itself."""
    helps_attack: bool = False
    """On an order: whether it belongs to an attack."""
    empties_areas: bool = False
    """In planning: whether it can leave an area without Soldati."""


INSTITUTIONS: Final = ("justice", "police", "economy", "church")
_S, _C, _M, _O, _T, _K = On.SPACE, On.COLUMN, On.SLOT, On.ORDER, On.TILE, On.CARD


def _word(on: tuple[On, ...], text: str) -> Word:
    return Word(on, {"": text})


def _attack(text: str) -> Word:
    return Word((_O,), {"": text}, attacks=True)


def _help(text: str) -> Word:
    return Word((_O,), {"": text}, helps_attack=True)


def _planning(text: str) -> Word:
    return Word((_T,), {"": text}, phase="planning", lasts=True)


def _encounter(text: str) -> Word:
    return Word((_T,), {"": text}, phase="encounter", lasts=True)


WORDS: Final[dict[str, Word]] = {
    "recruit": Word(
        (_S, _O), {"": "Recruit {n} Soldati from the supply into headquarters"}, takes_bonus=True
    ),
    "place": Word(
        (_S, _O),
        {
            "": "Place up to {n} Soldati from headquarters in one area, own or empty",
            "held": "Place up to {n} Soldati from headquarters in one own area",
        },
        takes_bonus=True,
        on_order="Place up to {n} Soldati from headquarters here",
    ),
    "garrison": Word(
        (_S, _O),
        {
            "": "Place 1 Soldato from headquarters with each of up to {n} own labs",
            "all": "Place 1 Soldato from headquarters with each own lab",
        },
    ),
    "reinforce": _word(
        (_O,),
        "Place up to {0} Soldati from headquarters here, and as many in each of up to {1} adjacent "
        "areas of the own team",
    ),
    "order": Word(
        (_S, _C),
        {
            "": "Issue 1 order",
            "areas": "Issue 1 order in each of up to {n} areas",
            "together": "Issue {n} orders in one area",
        },
    ),
    "equipment": _word((_S, _C), "Place 1 car, 1 boat or 1 lab"),
    "car": Word((_S, _M, _O), {"": "Place 1 car"}, on_order="Place 1 car here"),
    "boat": Word(
        (_S, _O, _T),
        {"": "Place 1 boat"},
        on_order="Place 1 boat in a sea next to this area",
        phase="planning",
    ),
    "lab": _word((_S, _M, _O), "Build 1 lab"),
    "launder": _word((_S, _M, _O), "Launder: take 1 Money for each own lab"),
    "money": Word((_S, _M, _O, _T), {"": "Take {n} Money"}, phase="planning"),
    "exert": Word(
        (_S, _T),
        {
            "supply": "Exert influence: 1 token from the mat to the supply",
            "sheet": "Exert influence: 1 token from the mat to an action sheet",
            "row": "Exert influence: {n} tokens from one row of the mat to the supply",
        },
        phase="planning",
    ),
    "institution": Word(
        (_C,),
        {
            row: f"Influence {row.title()}: {{n}} tokens from its row of the mat"
            for row in INSTITUTIONS
        },
    ),
    "institutions": _word(
        (_C,),
        "Influence {n} institutions: 1 token from each of {n} rows, one to supply, one to a sheet",
    ),
    "start": _word((_C,), "Take the starting piece"),
    "ultima": _word((_S,), "Ultima Azione: one more action at the end of planning"),
    "rally": Word(
        (_S, _O),
        {"": "Rally: move own Soldati and cars into one own area from adjacent ones"},
        on_order="Rally: move own Soldati and cars here from adjacent areas",
        empties_areas=True,
    ),
    "shotgun": _attack("Movement (and attack){times}"),
    "bomb": _attack("Strike{times}"),
    "skull": _help("Attack bonus {n}"),
    "vest": _word((_O,), "Defence bonus {n} in this area"),
    "pentito": _attack(
        "Pentito: give up 1 Soldato here to remove up to {every} enemies, each number in another "
        "adjacent area",
    ),
    "agitate": _attack("Agitate neutrals up to distance {n}"),
    "turn": _help("Replace up to {n} defenders with own Soldati"),
    "buy": _help("Pay any Money to remove as many defenders"),
    "pull": _attack("Replace up to {n} adjacent enemies with own Soldati, who join this area"),
    "allies": _encounter("Movement over land may pass one empty or neutral area"),
    "bribe": _encounter("Remove {n} defender after choosing the target of a Movement"),
    "chain": _planning("An order may join another own order in its area"),
    "detonator": _encounter("A car bomb may strike across one area in between"),
    "seaborne": _encounter("Attack bonus {n} in a Movement by boat"),
    "occupy": _encounter("After taking an area, place {n} Soldati from headquarters there"),
    "guard": _encounter("Defence bonus {n} in own areas without a lab"),
    "favour": _planning("Move {n} foreign token a phase without paying its owner"),
    "turncoat": _word((_K,), "{n} enemy is replaced by an own Soldato"),
    "coward": _word((_K,), "Own Soldati who run back to headquarters: {n}"),
}
