"""How far an area reaches, and who reaches it, as a message; all areas by their ids."""

import msgspec

from famiglia.engine.view import View
from famiglia.queries.reach import Reach, agitated_from, led_to, reach, reached_from
from famiglia.wire.message import Message
from famiglia.wire.names import ids


class Ways(Message, frozen=True):
    """Areas by the way that leads to them, or from them."""

    land: list[str]
    boats: list[str]
    allies: list[str]
    """Only while the price can be paid [11.2.3]."""
    bomb: list[str]
    car_bomb: list[str]
    """Only where a car stands [9.1.3]."""


class WaysTo(Ways, frozen=True):
    """Where an order of the area's holder leads."""

    agitate: dict[str, int]
    """Neutral areas that an Agitate laid here may choose, with the least distance it needs."""


class WaysFrom(Ways, frozen=True):
    """From where the area can be entered or struck, by friend or enemy."""

    agitate: list[str]
    """Neutral areas whose neutrals somebody could lead here [9.3.2]."""


class ReachMessage(Message, frozen=True):
    """What an area reaches, and from where it is reached, as the board stands."""

    to: WaysTo
    from_: WaysFrom = msgspec.field(name="from")
    led: list[str]
    """Where the seat's family could lead the neutrals who stand here [9.3.2]."""


def reach_message(seen: View, area: int) -> ReachMessage:
    """The reach of an area, as a seat sees the board."""
    known = ids("area", seen.state.tables)
    to, origins = (_named(found, known) for found in (reach(seen, area), reached_from(seen, area)))
    distances = agitated_from(seen, area)
    return ReachMessage(
        WaysTo(
            to.land,
            to.boats,
            to.allies,
            to.bomb,
            to.car_bomb,
            {known[each]: distance for each, distance in distances.items()},
        ),
        origins,
        [known[each] for each in led_to(seen, area)],
    )


def _named(found: Reach, known: tuple[str, ...]) -> WaysFrom:
    return WaysFrom(*[[known[area] for area in areas] for areas in found])
