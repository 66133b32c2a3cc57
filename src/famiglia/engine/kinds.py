"""The table of decision kinds: their variants and the named fields of each.

The same table feeds notation, wire, texts and bots; `docs/decisions.md` explains it.
"""

from typing import Final, NamedTuple

from famiglia.edition.vocabulary import WORD_IDS

DRAW_TILE: Final = 0
DRAW_COLOUR: Final = 1
CHOOSE_FAMILIES: Final = 2
DRAW_PICKER: Final = 3
PICK_FAMILY: Final = 4
DRAW_COMMISSION: Final = 5
DRAW_AREA: Final = 6
UNLOCK: Final = 7
DRAW_START: Final = 8
DEAL_CHARACTER: Final = 9
DEAL_HIDDEN: Final = 10
CHOOSE_CHARACTER: Final = 11
SPLIT: Final = 12
SET_UP_UNIT: Final = 13
SET_UP_LAB: Final = 14
FIRST_TOKEN: Final = 15
REFILL: Final = 16
BEGIN_TILE: Final = 17
TURN: Final = 18
ADDITIONAL_ACTION: Final = 19
GIVE_UP: Final = 20
ACT: Final = 21
LAY_TOKEN: Final = 22
BOAT_GOES: Final = 23
FINAL_ACTION: Final = 24
RALLY_FROM: Final = 25
NEXT_ORDER: Final = 26
BRIBE: Final = 27
FORCE: Final = 28
TURN_DEFENDERS: Final = 29
BUY: Final = 30
CONFLICT: Final = 31
HELPER: Final = 32
CARD: Final = 33
TAKE: Final = 34
OCCUPY: Final = 35
PENTITO_REMOVE: Final = 36
PULL_FROM: Final = 37
REINFORCE_AREA: Final = 38
AGITATE_MOVE: Final = 39
REMOVE_TILE: Final = 40
PLACE_TILE: Final = 41
MOVE_TILE: Final = 42
ANYTIME: Final = 43


class Field(NamedTuple):
    """A field of an answer: its name, what it is a number of, whether opponents may see it."""

    name: str
    domain: str
    private: bool = False


class Kind(NamedTuple):
    """A kind of question: its name, and the fields of each variant by the variant's name."""

    name: str
    variants: dict[str, tuple[Field, ...]]
    repeats: bool = False
    """Whether *done* is among its answers."""


def _field(text: str) -> Field:
    """`order*` is a private field called order; `from:tile` one called from that is a tile."""
    name, _, domain = text.rstrip("*").partition(":")
    return Field(name, domain or name, text.endswith("*"))


def _fields(text: str) -> tuple[Field, ...]:
    return tuple(_field(part) for part in text.split())


def _kind(name: str, fields: str = "", *, repeats: bool = False) -> Kind:
    return Kind(name, {"": _fields(fields)}, repeats)


_ACT_FIELDS: Final = {
    "recruit": "number members*",
    "place": "area number members",
    "garrison": "area number",
    "order": "area order*",
    "car": "area",
    "lab": "area",
    "boat": "sea",
    "exert": "row destination",
    "rally": "area",
    "shotgun": "start:area area way",
    "bomb": "start:area area car:flag",
    "agitate": "area",
}

KINDS: Final[dict[int, Kind]] = {
    DRAW_TILE: _kind("draw-tile", "tile"),
    DRAW_COLOUR: _kind("draw-colour", "family"),
    CHOOSE_FAMILIES: _kind("choose-families", "own:family* partner:family*"),
    DRAW_PICKER: _kind("draw-picker", "seat"),
    PICK_FAMILY: _kind("pick-family", "family"),
    DRAW_COMMISSION: _kind("draw-commission", "family"),
    DRAW_AREA: _kind("draw-area", "area"),
    UNLOCK: _kind("unlock", "space:solo", repeats=True),
    DRAW_START: _kind("draw-start", "seat"),
    DEAL_CHARACTER: _kind("deal-character", "character"),
    DEAL_HIDDEN: _kind("deal-hidden", "character*"),
    CHOOSE_CHARACTER: _kind("choose-character", "character*"),
    SPLIT: _kind("split", "members:number*"),
    SET_UP_UNIT: Kind(
        "set-up-unit",
        {
            "soldati": _fields("area number"),
            "car": _fields("area"),
            "boat": _fields("sea"),
            "members": _fields("number"),
        },
    ),
    SET_UP_LAB: _kind("set-up-lab", "area"),
    FIRST_TOKEN: _kind("first-token", "column"),
    REFILL: _kind("refill", "number"),
    BEGIN_TILE: _kind("begin-tile", "tile", repeats=True),
    TURN: Kind(
        "turn",
        {
            "use": _fields("column owner space favour:flag"),
            "gain": _fields("column favour:debtor"),
            "pass": (),
            "additional": _fields("space:solo"),
        },
    ),
    ADDITIONAL_ACTION: _kind("additional-action", "space:solo", repeats=True),
    GIVE_UP: _kind("give-up", "order"),
    ACT: Kind(
        "act",
        # One for each word, and one that is no word: members alone into the Cupola [15.2.6].
        {word: _fields(_ACT_FIELDS.get(word, "")) for word in WORD_IDS}
        | {"members": _fields("number")},
        True,
    ),
    LAY_TOKEN: _kind("lay-token", "owner space"),
    BOAT_GOES: _kind("boat-goes", "family"),
    FINAL_ACTION: _kind("final-action", "space", repeats=True),
    RALLY_FROM: _kind("rally-from", "area soldati:number cars:number", repeats=True),
    NEXT_ORDER: _kind("next-order", "order"),
    BRIBE: _kind("bribe", repeats=True),
    FORCE: _kind("force", "number car:flag"),
    TURN_DEFENDERS: _kind("turn-defenders", "number"),
    BUY: _kind("buy", "number"),
    CONFLICT: Kind("conflict", {"finesse": (), "brute-force": ()}),
    HELPER: _kind("helper", "family"),
    CARD: _kind("card", "card*"),
    TAKE: Kind("take", {"leave": (), "take": ()}),
    OCCUPY: _kind("occupy", "members", repeats=True),
    PENTITO_REMOVE: _kind("pentito-remove", "area number", repeats=True),
    PULL_FROM: _kind("pull-from", "area number", repeats=True),
    REINFORCE_AREA: _kind("reinforce-area", "area number members", repeats=True),
    AGITATE_MOVE: _kind("agitate-move", "area number"),
    REMOVE_TILE: _kind("remove-tile", "tile"),
    PLACE_TILE: _kind("place-tile", "tile"),
    MOVE_TILE: _kind("move-tile", "from:tile to:tile", repeats=True),
    ANYTIME: Kind("anytime", {"sell": _fields("order"), "give": ()}),
}
