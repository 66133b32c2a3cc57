"""How far an area reaches, and who reaches it, as a message; all areas by their ids."""

import msgspec

from famiglia.engine.view import View
from famiglia.queries.reach import agitated_from, led_to, reach, reached_from
from famiglia.wire.message import Message
from famiglia.wire.names import ids


class WaysTo(Message, frozen=True):
    """Where an order of the area's holder leads."""

    land: list[str]
    boats: list[str]
    allies: list[str]
    """Only while the price can be paid [11.2.3]."""
    bomb: list[str]
    car_bomb: list[str]
    """Only where a car stands [9.1.3]."""

    agitate: dict[str, int]
    """Neutral areas that an Agitate laid here may choose, with the least distance it needs."""


class WaysFrom(Message, frozen=True):
    """From where the area can be entered or struck, each with who could come, friend or enemy."""

    land: dict[str, list[str]]
    boats: dict[str, list[str]]
    allies: dict[str, list[str]]
    bomb: dict[str, list[str]]
    car_bomb: dict[str, list[str]]
    agitate: dict[str, list[str]]
    """Neutral areas, with the families that could lead their neutrals here [9.3.2]."""


class ReachMessage(Message, frozen=True):
    """What an area reaches, and from where it is reached, as the board stands."""

    to: WaysTo
    from_: WaysFrom = msgspec.field(name="from")
    led: list[str]
    """Where the seat's family could lead the neutrals who stand here [9.3.2]."""


def reach_message(seen: View, area: int) -> ReachMessage:
    """The reach of an area, as a seat sees the board."""
    known = ids("area", seen.state.tables)
    families = ids("family", seen.state.tables)
    land, boats, allies, bomb, car_bomb, _ = (
        [known[each] for each in areas] for areas in reach(seen, area)
    )
    distances = {known[each]: least for each, least in agitated_from(seen, area).items()}
    origins = [
        {known[start]: [families[each] for each in comers] for start, comers in way.items()}
        for way in reached_from(seen, area)
    ]
    return ReachMessage(
        WaysTo(land, boats, allies, bomb, car_bomb, distances),
        WaysFrom(*origins),
        [known[each] for each in led_to(seen, area)],
    )
