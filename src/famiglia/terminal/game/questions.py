"""One sentence that says what a person is asked."""

from collections.abc import Callable
from typing import Final

from famiglia.edition.tables import NONE
from famiglia.edition.words import On
from famiglia.engine.act import Act
from famiglia.engine.cells import FIGHT
from famiglia.engine.encounter.agitate import AgitateMove
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import Step
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.kinds import (
    ACT,
    BEGIN_TILE,
    BOAT_GOES,
    BRIBE,
    BUY,
    CARD,
    CHOOSE_FAMILIES,
    CONFLICT,
    FINAL_ACTION,
    FIRST_TOKEN,
    FORCE,
    GIVE_UP,
    HELPER,
    KINDS,
    LAY_TOKEN,
    MOVE_TILE,
    NEXT_ORDER,
    OCCUPY,
    PENTITO_REMOVE,
    PLACE_TILE,
    PULL_FROM,
    RALLY_FROM,
    REINFORCE_AREA,
    REMOVE_TILE,
    SET_UP_LAB,
    SET_UP_UNIT,
    TAKE,
    TURN,
    TURN_DEFENDERS,
)
from famiglia.engine.parts.boats import BoatGoes
from famiglia.engine.parts.influence import NextToken
from famiglia.engine.parts.orders import MoreOrders
from famiglia.engine.parts.rally import RallyFrom
from famiglia.engine.planning.pay import GiveUp
from famiglia.engine.rules import money
from famiglia.engine.setup.units import PlaceLabs, PlaceUnits
from famiglia.engine.state import Frame
from famiglia.engine.words import START
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.changes import area_text
from famiglia.terminal.game.effects import action_text
from famiglia.terminal.game.fights import movement_in, order_text
from famiglia.terminal.game.sight import Sight

_SENTENCES: Final = {
    CHOOSE_FAMILIES: "Which family do you lead, and which one your partner? [2.2.2]",
    SET_UP_UNIT: "Which of your starting units do you place, and where? [2.4.3]",
    SET_UP_LAB: "In which of your areas do you build a lab? [2.4.5]",
    FIRST_TOKEN: "In which column do you lay one of your first influence tokens? [2.5.1]",
    BEGIN_TILE: "Planning begins: do you use a control tile? [3.2.1]",
    TURN: "Your turn: use a space or gain influence. [4.1]",
    GIVE_UP: "Money is short: which order do you remove from the game? [4.3.4]",
    ACT: "What do you do?",
    LAY_TOKEN: "Which token goes to which space of the bottom sheet? [4.4.3]",
    BOAT_GOES: "Three boats meet: whose boat goes to the supply with yours? [5.4.4]",
    FINAL_ACTION: "Planning has ended: where do you do your final action? [5.10.3]",
    RALLY_FROM: "Rally: from where do Soldati and cars come? [8.1]",
    NEXT_ORDER: "Several of your orders are due: which one first? [7.1.3]",
    BRIBE: "Do you bribe defenders? [11.2.2]",
    FORCE: "How many Soldati go? [8.3.1]",
    TURN_DEFENDERS: "How many defenders do you replace? [10.1.2]",
    BUY: "How much do you pay to remove defenders? [10.1.3]",
    CONFLICT: "Defenders are left: Finesse or Brute force? [8.6]",
    HELPER: "Who plays the card of the neutral defenders? [8.9.3]",
    CARD: "Finesse: which card do you lay face down? [8.6.4]",
    TAKE: "Do you take the other side's card, unseen, or leave it? [8.6.5]",
    OCCUPY: "Recruitment: do you place Soldati in the area taken? [11.2.6]",
    PENTITO_REMOVE: "Pentito: whom do you remove? [9.2.2]",
    PULL_FROM: "From where do enemies come over? [10.4.1]",
    REINFORCE_AREA: "Where do you place Soldati? [10.3.3]",
    REMOVE_TILE: "You have fewer Mandamenti than tiles: which one do you give up? [6.2.1]",
    PLACE_TILE: "You have more Mandamenti than tiles: which one do you mark? [6.2.1]",
    MOVE_TILE: "Do you move a token to another tile? [13.1.6]",
}
_UNITS: Final = ("Soldati", "cars", "boats", "labs")


def question(kind: int, sight: Sight) -> str:
    """What is asked, with what it is about where the frames tell."""
    sentence = _SENTENCES.get(kind, f"{KINDS[kind].name.replace('-', ' ').capitalize()}?")
    for frame in reversed(sight.state.frames):
        about = _about(frame, sight)
        if about:
            return f"{about}. {sentence}"
    return sentence


def _about(frame: Frame, sight: Sight) -> str:
    for kind, text in _ABOUT.items():
        if isinstance(frame, kind):
            return text(frame, sight)
    return ""


def _action(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, Act)
    if frame.area != NONE:
        return ""
    parts = enumerate(frame.action.parts)
    asked = sum(1 << number for number, part in parts if part.word != START)
    return action_text(frame.action, On.SPACE, sight, frame.open_parts & asked)


def _token(frame: Frame, sight: Sight) -> str:
    return "One more token from the mat"


def _next_order(frame: Frame, sight: Sight) -> str:
    return "One more order"


def _order(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, ExecuteOrder)
    return f"Order {order_text(sight, frame.progress.token, frame.progress.area)}"


def _movement(frame: Frame, sight: Sight) -> str:
    movement = movement_in(frame)
    assert movement is not None
    start, target = sight.area(movement.start), sight.area(movement.target)
    attacker = sight.owner(movement.attackers.owner)
    there = area_text(sight, movement.target)
    moving = sight.state.pieces[FIGHT]
    force = counted(f" with {moving} Soldati") if moving else ""
    return f"{attacker} moves{force} from {start} to {target} ({there})"


def _rally(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, RallyFrom)
    return f"Into {sight.area(frame.target)}"


def _agitate(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, AgitateMove)
    return f"Neutrals of {sight.area(frame.start)} set out"


def _cost(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, GiveUp)
    return f"The move costs {frame.cost} Money, you have {money(sight.state, frame.family)}"


def _boat(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, BoatGoes)
    return f"In {sight.sea(frame.sea)}"


def _units(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, PlaceUnits)
    left = [f"{number} {unit}" for number, unit in zip(frame.left, _UNITS, strict=False) if number]
    return counted(f"To place: {', '.join(left)}")


def _labs(frame: Frame, sight: Sight) -> str:
    assert isinstance(frame, PlaceLabs)
    return counted(f"To build: {frame.left} labs")


_ABOUT: Final[dict[type[Frame], Callable[[Frame, Sight], str]]] = {
    Act: _action,
    NextToken: _token,
    MoreOrders: _next_order,
    ExecuteOrder: _order,
    Step: _movement,
    LayCard: _movement,
    TakeCard: _movement,
    RallyFrom: _rally,
    AgitateMove: _agitate,
    GiveUp: _cost,
    BoatGoes: _boat,
    PlaceUnits: _units,
    PlaceLabs: _labs,
}
