"""The table of steps: the word of every frame, and its fields by name.

The word is the name of the question where a frame asks one of its own. Fields of plain frames come
in the sequence in which the frame takes them.
"""

from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.encounter.agitate import AgitateMove
from famiglia.engine.encounter.attack import Arrival
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.conflict import ChooseHelper, Conflict
from famiglia.engine.encounter.defenders import BuyDefenders, TurnDefenders
from famiglia.engine.encounter.movers import Force
from famiglia.engine.encounter.pentito import PentitoRemove
from famiglia.engine.encounter.phase import Encounter, NextOrder
from famiglia.engine.encounter.pull import PullFrom
from famiglia.engine.encounter.reinforce import PartnerPlaces, ReinforceArea
from famiglia.engine.encounter.result import Knockout, Recruitment
from famiglia.engine.management.phase import Management
from famiglia.engine.management.tiles import MoveTiles, PlaceTiles, RemoveTiles
from famiglia.engine.members import Split
from famiglia.engine.parts.boats import BoatGoes
from famiglia.engine.parts.garrison import GarrisonMore
from famiglia.engine.parts.influence import NextToken
from famiglia.engine.parts.orders import MoreOrders
from famiglia.engine.parts.rally import RallyFrom
from famiglia.engine.planning.additional import AdditionalAction, FreeToken
from famiglia.engine.planning.begin import BeginTiles
from famiglia.engine.planning.cupola import Deploy, Majority, Refill
from famiglia.engine.planning.final import FinalAction, ReturnBust
from famiglia.engine.planning.gain import Gain, LayTokens
from famiglia.engine.planning.pay import GiveUp
from famiglia.engine.planning.phase import Planning
from famiglia.engine.planning.turn import Turn
from famiglia.engine.planning.use import UseSpace
from famiglia.engine.rounds import Round
from famiglia.engine.setup.colours import DrawColours
from famiglia.engine.setup.commission import DrawAreas, DrawCommission, OpenLocks
from famiglia.engine.setup.draw import DrawTiles
from famiglia.engine.setup.families import ChooseFamilies, DealFamilies
from famiglia.engine.setup.labs import PlaceLabs
from famiglia.engine.setup.lineup import DrawStart
from famiglia.engine.setup.picks import DrawPicker, PickFamily
from famiglia.engine.setup.tokens import FirstTokens
from famiglia.engine.setup.units import PlaceUnits
from famiglia.engine.solo import UseSolo
from famiglia.engine.state import Frame
from famiglia.record.position import fields as a
from famiglia.record.position.fields import StepField, one_of, unless
from famiglia.record.position.nested import (
    CHOOSE_CHARACTER,
    DEAL_CHARACTER,
    DEAL_HIDDEN,
    EXECUTE,
    LAY_CARD,
    TAKE_CARD,
    Shape,
    plain,
    step,
)

_WHO: Final = StepField("family", "", a.FAMILY)
_ALONE: Final = StepField("family", "", a.SINGLE)
_PLACE: Final = StepField("place", "", a.IN_TURN)
_HERE: Final = StepField("area", "in", a.AREA)
_LEFT: Final = StepField("left", "left", a.NUMBER)
_MOST: Final = StepField("most", "most", a.NUMBER)
_COLUMN: Final = StepField("column", "column", a.COLUMN)
_NAMED: Final = StepField("named", "named", a.AREAS, unless(0))
_USED_AREAS: Final = StepField("used", "used", a.AREAS, unless(0))
_COLOURS: Final = (
    StepField("team_0", "first-team", a.DRAWN, unless(0)),
    StepField("team_1", "second-team", a.DRAWN, unless(0)),
)
_ROUND: Final = ("planning", "management", "encounter", "last-management", "end", "sheets")

_PLAIN: Final[dict[type[Frame], tuple[str, tuple[StepField, ...]]]] = {
    # Set-up
    DrawTiles: ("draw-tile", (StepField("first_game", "first-game", a.YES, unless(False)),)),
    DrawColours: ("draw-colour", _COLOURS),
    ChooseFamilies: (
        "choose-families",
        (
            StepField("asked", "", a.SEAT),
            *_COLOURS,
            StepField("choice", "chosen", a.CHOICE, unless(0)),
        ),
    ),
    DrawPicker: ("draw-picker", ()),
    PickFamily: (
        "pick-family",
        (StepField("picker", "", a.PICKER), StepField("picked", "other", a.COLOUR, unless(NONE))),
    ),
    DealFamilies: ("deal-family", (StepField("dealt", "dealt", a.COLOURS, lambda scope: []),)),
    DrawCommission: ("draw-commission", (StepField("place", "", a.DRAWN_FOR),)),
    OpenLocks: ("open-locks", (_LEFT,)),
    DrawAreas: ("draw-area", (StepField("drawn", "drawn", a.AREAS, unless(0)),)),
    DrawStart: ("draw-start", ()),
    Split: ("split", (_WHO, StepField("number", "number", a.NUMBER))),
    PlaceUnits: ("set-up-unit", (_PLACE, StepField("left", "left", a.UNITS))),
    PlaceLabs: ("set-up-lab", (_PLACE, _LEFT)),
    FirstTokens: ("first-token", (StepField("laid", "laid", a.NUMBER, unless(0)),)),
    # Rounds and phases
    Round: ("round", (StepField("stage", "then", one_of("stage", *_ROUND)),)),
    Planning: (
        "planning",
        (
            StepField("stage", "", one_of("stage", "begin", "first-turn", "turns", "final")),
            StepField("place", "then", a.THEN_IN_PLANNING),
        ),
    ),
    Encounter: ("encounter", ()),
    Management: (
        "management",
        (
            StepField("stage", "", one_of("stage", "remove", "place", "move", "finished")),
            StepField("place", "then", a.THEN),
        ),
    ),
    # Planning
    Majority: ("majority", ()),
    Deploy: ("deploy", (_WHO, StepField("surplus", "surplus", a.NUMBER))),
    Refill: ("refill", (_WHO,)),
    BeginTiles: ("begin-tile", (_WHO, StepField("used", "used", a.TILES, unless(0)))),
    Turn: ("turn", (_WHO, StepField("has_added", "added", a.YES, unless(False)))),
    AdditionalAction: ("additional-action", (_WHO,)),
    FreeToken: ("free-token", (_ALONE,)),
    UseSolo: (
        "use-solo",
        (_ALONE, StepField("source", "from", a.SOLO_SOURCE), StepField("space", "space", a.SOLO)),
    ),
    UseSpace: (
        "use",
        (
            _WHO,
            StepField("column", "column", a.SOURCE),
            StepField("owner", "owner", a.OWNER),
            StepField("space", "space", a.SPACE),
            StepField("favour", "favour", a.YES, unless(False)),
        ),
    ),
    Gain: ("gain", (_WHO, _COLUMN, StepField("unpaid", "unpaid", a.OWNER, unless(NONE)))),
    GiveUp: ("give-up", (_WHO, StepField("cost", "cost", a.NUMBER))),
    LayTokens: ("lay-token", (_WHO, _COLUMN)),
    FinalAction: ("final-action", (_WHO,)),
    ReturnBust: ("return-bust", (_WHO,)),
    # Actions
    Act: (
        "act",
        (
            _WHO,
            StepField("action", "doing", a.ACTION),
            StepField("area", "in", a.AREA, unless(NONE)),
            StepField("must", "must", a.YES, unless(False)),
            StepField("open_parts", "done", a.DONE, unless(ALL_OPEN)),
        ),
    ),
    MoreOrders: (
        "more-orders",
        (_WHO, StepField("qualifier", "how", a.QUALIFIER), _LEFT, _USED_AREAS),
    ),
    NextToken: (
        "more-tokens",
        (
            _WHO,
            StepField("part", "doing", a.PART),
            _LEFT,
            StepField("rows", "rows", a.ROWS),
            StepField("ways", "to", a.TARGETS),
        ),
    ),
    RallyFrom: (
        "rally-from",
        (
            _WHO,
            StepField("target", "to", a.AREA),
            _USED_AREAS,
            StepField("boat_areas", "boats", a.NUMBER, unless(0)),
        ),
    ),
    BoatGoes: ("boat-goes", (_WHO, StepField("sea", "in", a.SEA))),
    GarrisonMore: ("more-garrisons", (_WHO, _LEFT, _NAMED)),
    # Orders
    NextOrder: ("next-order", (StepField("executed", "executed", a.TOKENS, unless(0)),)),
    PentitoRemove: (
        "pentito-remove",
        (_WHO, _HERE, StepField("numbers", "numbers", a.NUMBERS), _NAMED),
    ),
    PullFrom: ("pull-from", (_WHO, _HERE, _LEFT, _NAMED)),
    ReinforceArea: ("reinforce-area", (_WHO, _HERE, _MOST, _LEFT, _NAMED)),
    PartnerPlaces: ("partner-places", (_WHO, _HERE, _MOST)),
    AgitateMove: ("agitate-move", (_WHO, StepField("start", "from", a.AREA))),
    # Management
    RemoveTiles: ("remove-tile", (_WHO,)),
    PlaceTiles: ("place-tile", (_WHO,)),
    MoveTiles: ("move-tile", (_WHO, StepField("moved", "moved", a.TILES, unless(0)))),
}

_SHAPES: Final = (
    *(plain(word, cls, *fields) for cls, (word, fields) in _PLAIN.items()),
    *(DEAL_CHARACTER, DEAL_HIDDEN, CHOOSE_CHARACTER),
    EXECUTE,
    step("bribe", Bribery),
    step("force", Force),
    step("turn-defenders", TurnDefenders),
    step("buy", BuyDefenders),
    step("conflict", Conflict),
    step("helper", ChooseHelper),
    LAY_CARD,
    TAKE_CARD,
    step("arrival", Arrival),
    step("knockout", Knockout),
    step("occupy", Recruitment),
)
STEPS: Final = {shape.word: shape for shape in _SHAPES}
"""By word."""
FRAMES: Final[dict[type[Frame], list[Shape]]] = {
    shape.cls: [each for each in _SHAPES if each.cls is shape.cls] for shape in _SHAPES
}
"""By class; a card that is dealt has one word if all see it, another if not."""
MODES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("draw-picker", "split", "majority", "deploy", "refill"), ("1v1",)),
    **dict.fromkeys(("additional-action", "free-token"), ("2v1",)),
    **dict.fromkeys(("pick-family", "use-solo"), ("1v1", "2v1")),
    **dict.fromkeys(("draw-colour", "choose-families", "partner-places"), ("2v2", "2v1")),
}
"""The modes of the steps that not all of them have, by word."""
BEFORE_TEAMS: Final = (
    *("draw-tile", "draw-colour", "choose-families"),
    *("draw-picker", "pick-family", "deal-family"),
)
"""The steps while nobody leads a family."""


def shape_of(frame: Frame) -> Shape | None:
    """How a frame is written; None if it is no step of the table."""
    return next((shape for shape in FRAMES.get(type(frame), []) if shape.fits(frame)), None)


SET_OUT: Final = (
    *(TurnDefenders, BuyDefenders, Arrival, Conflict, ChooseHelper, LayCard, TakeCard, Knockout),
)
"""The steps between setting out and the result, in which attackers stand in no area."""
UNSETTLED: Final = (RallyFrom, Force, *SET_OUT)
"""The steps in which an area may still be held by nobody's Soldati [5.9.3] [8.7.2]."""
