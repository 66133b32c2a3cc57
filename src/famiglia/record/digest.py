"""Short fingerprints: of the lines of a record, and of a position."""

from hashlib import sha256
from typing import Final

from famiglia.engine.state import State

LINE_DIGITS: Final = 8
POSITION_DIGITS: Final = 16
"""How many hexadecimal digits each has."""


def line_digest(*lines: str) -> str:
    """The fingerprint of some lines, of which the first is usually the one before."""
    return sha256("\n".join(lines).encode()).hexdigest()[:LINE_DIGITS]


def position_digest(state: State) -> str:
    """The fingerprint of everything on the table."""
    text = ";".join(",".join(str(int(value)) for value in values) for values in flat(state))
    return sha256(text.encode()).hexdigest()[:POSITION_DIGITS]


def flat(state: State) -> list[list[int]]:
    """All of a state as lists of numbers, in a fixed order."""
    return [
        list(state.pieces),
        list(state.holder),
        list(state.orders),
        [int(face_up) for face_up in state.face_up],
        list(state.laid_from),
        list(state.facts),
        state.family_of,
        [int(state.quick)],
    ]
