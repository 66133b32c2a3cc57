"""What an answer costs, before it is given [4.3] [4.4.2] [11.2.1]."""

from typing import Final, NamedTuple

from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import BANK, in_hq, in_supply, money_of
from famiglia.engine.events import MOVED, Event
from famiglia.engine.kinds import ACT, BEGIN_TILE, BRIBE, BUY
from famiglia.engine.planning.cost_of_answer import cost_of_answer
from famiglia.engine.view import View

_PRICED: Final = (BEGIN_TILE, BRIBE, BUY, ACT)
"""Questions whose answers may have a price that is paid at once, such as Allies."""


class Cost(NamedTuple):
    """What goes to whom when a family gives an answer."""

    bank: int
    owners: list[int]
    """Money to each family, by its number [4.3.1]."""
    income: int
    """Money from the bank; it cannot pay costs of the same answer [4.3.2]."""
    orders: int
    """Orders that must be given up for it [4.3.4]."""
    soldati: int
    """Soldati of headquarters that go to the supply [11.1.3]."""


def cost_of(seen: View, option: int) -> Cost:
    """What an answer to the open question costs the family that is asked."""
    state = seen.state
    frame = state.frames[-1]
    family = state.family_of[frame.seat(state)]
    due = cost_of_answer(state, frame.kind(), family, option)
    if due.total() or due.income:
        return Cost(due.bank, due.owners, due.income, due.orders, 0)
    events: list[Event] = []
    if frame.kind() in _PRICED:
        after = state.copy()
        after.events = events
        frame.answer(after, option)
    return _paid(family, events)


def _paid(family: int, events: list[Event]) -> Cost:
    """What left a family's hands in some events, and what Money came in."""
    moves = [event[1:] for event in events if event[0] == MOVED]

    def moved(source: int, target: int) -> int:
        return sum(number for start, end, number in moves if (start, end) == (source, target))

    own = money_of(family)
    return Cost(
        bank=moved(own, BANK),
        owners=[moved(own, money_of(other)) for other in range(FAMILIES)],
        income=moved(BANK, own),
        orders=0,
        soldati=moved(in_hq(family), in_supply(family)),
    )
