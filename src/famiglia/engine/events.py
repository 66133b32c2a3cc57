"""What can happen in a game while it goes on: kinds of events, their names and parameters.

An event is a kind and three numbers. Moves of pieces, orders, holders and facts change what a seat
sees; the others say what was asked, answered and shown.
"""

from typing import Final, NamedTuple

UNPACKED: Final = 0
MOVED: Final = 1
ORDER_MOVED: Final = 2
ORDER_SLIPPED: Final = 3
ORDER_UNSEEN: Final = 4
ORDER_REVEALED: Final = 5
HELD: Final = 6
NOTED: Final = 7
SEATED: Final = 8
ASKED: Final = 9
ANSWERED: Final = 10
CARD_SHOWN: Final = 11
ENLISTED: Final = 12

Event = tuple[int, int, int, int]


class EventKind(NamedTuple):
    """A text key, and what each of the three numbers is a number of; unused ones are empty."""

    name: str
    domains: tuple[str, ...]


EVENTS: Final[dict[int, EventKind]] = {
    UNPACKED: EventKind("unpacked", ("cell", "number")),
    MOVED: EventKind("moved", ("cell", "cell", "number")),
    ORDER_MOVED: EventKind("order-moved", ("token", "place", "place")),
    ORDER_SLIPPED: EventKind("order-slipped", ("token", "place", "place")),
    ORDER_UNSEEN: EventKind("order-unseen", ("family", "place", "place")),
    ORDER_REVEALED: EventKind("order-revealed", ("token", "area")),
    HELD: EventKind("held", ("area", "owner")),
    NOTED: EventKind("noted", ("fact", "number")),
    SEATED: EventKind("seated", ("seat", "family")),
    ASKED: EventKind("asked", ("seat", "kind")),
    ANSWERED: EventKind("answered", ("seat", "kind", "option")),
    CARD_SHOWN: EventKind("card-shown", ("family", "card", "family")),
    ENLISTED: EventKind("enlisted", ("family", "number", "number")),
}
"""ORDER_SLIPPED is for the family's own team; all others get ORDER_UNSEEN [1.4.2]. ENLISTED
says how many units came home and how many of them are members; others get the first as a
move [15.2.3]."""
