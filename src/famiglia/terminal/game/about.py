"""What a question is about: the action, the order, the Movement that it belongs to."""

from collections.abc import Callable
from typing import Final

from famiglia.edition.tables import NONE
from famiglia.edition.words import On
from famiglia.engine.act import Act
from famiglia.engine.cells import FIGHT, in_cupola
from famiglia.engine.encounter.agitate import AgitateMove
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import MovementFrame
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.members import Split, has_cupola
from famiglia.engine.parts.boats import BoatGoes
from famiglia.engine.parts.influence import NextToken
from famiglia.engine.parts.orders import MoreOrders
from famiglia.engine.parts.rally import RallyFrom
from famiglia.engine.planning.additional import AdditionalAction, FreeToken
from famiglia.engine.planning.cupola import Deploy, Refill
from famiglia.engine.planning.pay import GiveUp
from famiglia.engine.rules import money
from famiglia.engine.setup.commission import OpenLocks
from famiglia.engine.setup.labs import PlaceLabs
from famiglia.engine.setup.units import PlaceUnits
from famiglia.engine.state import Frame
from famiglia.engine.words import START
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.changes import area_text
from famiglia.terminal.game.effects import action_text
from famiglia.terminal.game.fights import movement_in, order_text
from famiglia.terminal.game.members import home_text, supply_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.solo import additional_text

_UNITS: Final = ("cars", "boats", "labs")


def about_frame(frame: Frame, seat_view: SeatView) -> str:
    """What the question of a frame is about, or one above it; empty if it does not tell."""
    for kind, text in _ABOUT.items():
        if isinstance(frame, kind):
            return text(frame, seat_view)
    return ""


def _action(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, Act)
    if frame.area != NONE:
        return ""
    parts = enumerate(frame.action.parts)
    asked = sum(1 << number for number, part in parts if part.word != START)
    return action_text(frame.action, On.SPACE, seat_view, frame.open_parts & asked)


def _deploy(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, Deploy)
    members = seat_view.state.count(in_cupola(frame.family))
    units = counted(f"{frame.surplus} units")
    return (
        f"A round begins, and you have {members} members in the Cupola: deploy up to {units} from "
        "headquarters, Soldati into one area, own or empty, and members into the Cupola [15.3.1]"
    )


def _refill(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, Refill)
    members, start = seat_view.state.count(in_cupola(frame.family)), seat_view.tables.solo.members
    return counted(f"A round begins, and you have {members} members in the Cupola, not {start}")


def _split(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, Split)
    home, supply = home_text(seat_view, frame.family), supply_text(seat_view, frame.family)
    come = counted(f"{frame.number} units come into headquarters")
    return f"{come}; at home you have {home}, in the supply {supply}"


def _locks(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, OpenLocks)
    spaces = "1 locked space" if frame.left == 1 else f"{frame.left} locked spaces"
    return f"At level {seat_view.tables.level} you open {spaces} before the game begins"


def _free_token(frame: Frame, seat_view: SeatView) -> str:
    return (
        "The round is over: you may free a blocked additional token, whose blocking token opens "
        "a locked space [16.3.6]"
    )


def _additional(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, AdditionalAction)
    return additional_text(seat_view, frame.family)


def _token(frame: Frame, seat_view: SeatView) -> str:
    return "One more token from the mat"


def _next_order(frame: Frame, seat_view: SeatView) -> str:
    return "One more order"


def _order(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, ExecuteOrder)
    return f"Order {order_text(seat_view, frame.progress.token, frame.progress.area)}"


def _movement(frame: Frame, seat_view: SeatView) -> str:
    movement = movement_in(frame)
    assert movement is not None
    start, target = seat_view.area(movement.start), seat_view.area(movement.target)
    attacker = seat_view.owner(movement.attackers.owner)
    there = area_text(seat_view, movement.target)
    moving = seat_view.state.count(FIGHT)
    force = counted(f" with {moving} Soldati") if moving else ""
    return f"{attacker} moves{force} from {start} to {target} ({there})"


def _rally(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, RallyFrom)
    return f"Into {seat_view.area(frame.target)}"


def _agitate(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, AgitateMove)
    return f"Neutrals of {seat_view.area(frame.start)} set out"


def _cost(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, GiveUp)
    return f"The move costs {frame.cost} Money, you have {money(seat_view.state, frame.family)}"


def _boat(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, BoatGoes)
    return f"In {seat_view.sea(frame.sea)}"


def _units(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, PlaceUnits)
    first = "units (Soldati or members)" if has_cupola(seat_view.state) else "Soldati"
    units = zip(frame.left, (first, *_UNITS), strict=True)
    left = [f"{number} {unit}" for number, unit in units if number]
    return counted(f"To place: {', '.join(left)}")


def _labs(frame: Frame, seat_view: SeatView) -> str:
    assert isinstance(frame, PlaceLabs)
    return counted(f"To build: {frame.left} labs")


_ABOUT: Final[dict[type[Frame], Callable[[Frame, SeatView], str]]] = {
    Act: _action,
    NextToken: _token,
    MoreOrders: _next_order,
    ExecuteOrder: _order,
    MovementFrame: _movement,
    LayCard: _movement,
    TakeCard: _movement,
    RallyFrom: _rally,
    AgitateMove: _agitate,
    GiveUp: _cost,
    BoatGoes: _boat,
    PlaceUnits: _units,
    PlaceLabs: _labs,
    OpenLocks: _locks,
    FreeToken: _free_token,
    AdditionalAction: _additional,
    Split: _split,
    Deploy: _deploy,
    Refill: _refill,
}
