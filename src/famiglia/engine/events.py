"""What can happen in a game while it goes on.

An event is a kind and three numbers. Moves of pieces, orders, holders and facts change what a seat
sees; the others say what was asked, answered and shown.
"""

from typing import Final

UNPACKED: Final = 0
"""Cell, number."""
MOVED: Final = 1
"""Cell, cell, number."""
ORDER_MOVED: Final = 2
"""Token, place, place."""
ORDER_MOVED_FACE_DOWN: Final = 3
"""The same for the family's own team; all others get HIDDEN_ORDER_MOVED [1.4.2]."""
HIDDEN_ORDER_MOVED: Final = 4
"""Family, place, place."""
ORDER_REVEALED: Final = 5
"""Token, area."""
HELD: Final = 6
"""Area, owner."""
NOTED: Final = 7
"""Fact, number."""
SEATED: Final = 8
"""Seat, family."""
ASKED: Final = 9
"""Seat, kind."""
ANSWERED: Final = 10
"""Seat, kind, answer."""
CARD_SHOWN: Final = 11
"""Family, card, family."""
ENLISTED: Final = 12
"""Family, how many units came home, how many of them are members; others get a move [15.2.3]."""

Event = tuple[int, int, int, int]
