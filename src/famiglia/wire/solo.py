"""What those who play alone have besides: the solo board, and in 1v1 the Cupola."""

from famiglia.edition.tables import NONE
from famiglia.engine.cells import ON_SOLO, commission_in, in_cupola
from famiglia.engine.facts import CUPOLA_TOKEN, opened
from famiglia.engine.members import has_cupola
from famiglia.engine.solo import is_locked, is_locked_out
from famiglia.engine.state import State
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named


class SoloSpaceState(Message, frozen=True):
    """A space of the solo board."""

    space: str
    locked: bool
    """Whether it is locked now; `opened` whether it was and has been opened [16.2.2]."""
    opened: bool
    tokens: dict[str, int]
    """Tokens of the commissions, by the family that leads each."""


class CupolaState(Message, frozen=True):
    """The Cupola of 1v1."""

    members: dict[str, int]
    """In its seats, by family."""
    token: str | None
    """The family whose control token lies there [15.3.3], or null."""
    locked_out: list[str]
    """The families whose commission may not use the solo board [15.3.5]."""


def solo_of(state: State) -> list[SoloSpaceState]:
    """The spaces of the solo board; none where nobody plays alone."""
    return [
        SoloSpaceState(
            name,
            is_locked(state, space),
            bool(state.facts[opened(space)]),
            _tokens(state, ON_SOLO + space),
        )
        for space, name in enumerate(state.tables.solo_ids)
    ]


def _tokens(state: State, place: int) -> dict[str, int]:
    lying = {family: state.count(commission_in(family, place)) for family in _families(state)}
    return {state.tables.family_ids[family]: number for family, number in lying.items() if number}


def cupola_of(state: State) -> CupolaState | None:
    """The Cupola, if two play."""
    if not has_cupola(state):
        return None
    names, families = state.tables.family_ids, _families(state)
    return CupolaState(
        {names[family]: state.count(in_cupola(family)) for family in families},
        named(state.facts[CUPOLA_TOKEN], ids("family", state.tables)),
        [names[family] for family in families if is_locked_out(state, family)],
    )


def _families(state: State) -> list[int]:
    return [family for family in state.family_of if family != NONE]
