"""A family's mat and orders as they stand in the game."""

from famiglia.edition.schema import Row
from famiglia.edition.tables import AREAS, ORDERS, ROWS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.edition.words import On
from famiglia.engine.cells import ON_MAT, commission_in
from famiglia.engine.facts import revealed
from famiglia.engine.state import HQ, IN_EXECUTION, MAT, REMOVED
from famiglia.terminal.game.seat_view import SeatView


def mat_lines(sight: SeatView, family: int) -> list[str]:
    """Each row: what is revealed, and what comes next."""
    lines = [f"Mat of {sight.owner(family)}:"]
    for row in range(ROWS):
        printed = sight.edition.mats[sight.owner_id(family)].row(ROW_IDS[row])
        shown_slots = sight.state.facts[revealed(family, row)]
        covered = _covered(sight, family, row)
        slots = [_slot(printed, place, place in covered) for place in range(len(printed.slots))]
        start = [str(printed.start)] if printed.start else []
        shown = ", ".join([*start, *slots[:shown_slots]]) or "nothing"
        hidden = ", ".join(slots[shown_slots:]) or "nothing"
        lines.append(f"  {sight.row(row)}: revealed {shown}; next {hidden}")
    lines.append("  A letter brings the order of that row and letter.")
    if any(_covered(sight, family, row) for row in range(ROWS)):
        lines.append("  +commission: a token of the commission lies there and comes off first.")
    return lines


def _slot(row: Row, place: int, is_covered: bool) -> str:
    """What a slot shows, with the letter of the order it brings, and what lies on it."""
    letter = row.letters[place]
    is_first = place == 0 or row.letters[place - 1] != letter
    signs = [f"[{letter}]"] if is_first else []
    if is_covered:
        signs.append("+commission")
    return " ".join([str(row.slots[place]), *signs])


def _covered(sight: SeatView, family: int, row: int) -> list[int]:
    """The slots on which tokens of the commission lie: the last of those that may [14.3.1]."""
    slots = sight.tables.mats[family][row].slots
    hidden = range(sight.state.facts[revealed(family, row)], len(slots))
    doubled = [place for place in hidden if slots[place].doubled]
    left = sight.state.count(commission_in(family, ON_MAT + row))
    return doubled[len(doubled) - left :]


def order_lines(sight: SeatView, family: int) -> list[str]:
    """Each order, where it is as far as the seat knows, and what it does."""
    lines = [f"Orders of {sight.owner(family)}, from low to high initiative:"]
    printed = sight.edition.orders[sight.owner_id(family)]
    tokens = sorted(range(ORDERS), key=lambda token: _moment(sight, family, token))
    for token in tokens:
        order = printed[sight.tables.order_ids[family][token]]
        place = _place(sight, sight.state.orders[family * ORDERS + token])
        does = order.action.text(On.ORDER)
        lines.append(
            f"  {sight.order(family, token)}, {order.type} {order.initiative}, {place}: {does}"
        )
    return lines


def _moment(sight: SeatView, family: int, token: int) -> tuple[bool, int]:
    order = sight.tables.orders[family * ORDERS + token]
    return not order.supply, order.initiative


def _place(sight: SeatView, place: int) -> str:
    if place < AREAS:
        return f"in {sight.area(place)}"
    names = {
        HQ: "in headquarters",
        MAT: "on the mat",
        REMOVED: "out of the game",
        IN_EXECUTION: "in execution",
    }
    return names.get(place, "in headquarters or face down")
