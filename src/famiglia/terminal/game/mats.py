"""A family's mat and orders as they stand in the game."""

from famiglia.edition.schema import InstitutionRow
from famiglia.edition.tables import AREAS, ORDERS, ROWS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.edition.words import On
from famiglia.engine.cells import ON_MAT, commission_in
from famiglia.engine.facts import revealed
from famiglia.engine.state import HQ, IN_EXECUTION, MAT, REMOVED
from famiglia.terminal.game.seat_view import SeatView


def mat_lines(seat_view: SeatView, family: int) -> list[str]:
    """Each row: what is revealed, and what comes next."""
    lines = [f"Mat of {seat_view.owner(family)}:"]
    for row in range(ROWS):
        printed = seat_view.edition.mats[seat_view.owner_id(family)].row(ROW_IDS[row])
        shown_slots = seat_view.state.facts[revealed(family, row)]
        covered = _covered(seat_view, family, row)
        slots = [_slot(printed, place, place in covered) for place in range(len(printed.slots))]
        start = [str(printed.start)] if printed.start else []
        shown = ", ".join([*start, *slots[:shown_slots]]) or "nothing"
        hidden = ", ".join(slots[shown_slots:]) or "nothing"
        lines.append(f"  {seat_view.row(row)}: revealed {shown}; next {hidden}")
    lines.append("  A letter brings the order of that row and letter.")
    if any(_covered(seat_view, family, row) for row in range(ROWS)):
        lines.append("  +commission: a token of the commission lies there and comes off first.")
    return lines


def _slot(row: InstitutionRow, place: int, is_covered: bool) -> str:
    """What a slot shows, with the letter of the order it brings, and what lies on it."""
    letter = row.letters[place]
    is_first = place == 0 or row.letters[place - 1] != letter
    signs = [f"[{letter}]"] if is_first else []
    if is_covered:
        signs.append("+commission")
    return " ".join([str(row.slots[place]), *signs])


def _covered(seat_view: SeatView, family: int, row: int) -> list[int]:
    """The slots on which tokens of the commission lie: the last of those that may [14.3.1]."""
    slots = seat_view.tables.mats[family][row].slots
    hidden = range(seat_view.state.facts[revealed(family, row)], len(slots))
    doubled = [place for place in hidden if slots[place].doubled]
    left = seat_view.state.count(commission_in(family, ON_MAT + row))
    return doubled[len(doubled) - left :]


def order_lines(seat_view: SeatView, family: int) -> list[str]:
    """Each order, where it is as far as the seat knows, and what it does."""
    lines = [f"Orders of {seat_view.owner(family)}, from low to high initiative:"]
    printed = seat_view.edition.orders[seat_view.owner_id(family)]
    tokens = sorted(range(ORDERS), key=lambda token: _moment(seat_view, family, token))
    for token in tokens:
        order = printed[seat_view.tables.order_ids[family][token]]
        place = _place(seat_view, seat_view.state.orders[family * ORDERS + token])
        does = order.action.text(On.ORDER)
        lines.append(
            f"  {seat_view.order(family, token)}, {order.type} {order.initiative}, {place}: {does}"
        )
    return lines


def _moment(seat_view: SeatView, family: int, token: int) -> tuple[bool, int]:
    order = seat_view.tables.orders[family * ORDERS + token]
    return not order.supply, order.initiative


def _place(seat_view: SeatView, place: int) -> str:
    if place < AREAS:
        return f"in {seat_view.area(place)}"
    names = {
        HQ: "in headquarters",
        MAT: "on the mat",
        REMOVED: "out of the game",
        IN_EXECUTION: "in execution",
    }
    return names.get(place, "in headquarters or face down")
