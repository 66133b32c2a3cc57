"""A family's mat and orders as they stand in the game."""

from famiglia.edition.schema import Row
from famiglia.edition.tables import AREAS, ORDERS, ROWS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.edition.words import On
from famiglia.engine.facts import revealed
from famiglia.engine.state import HQ, MAT, REMOVED
from famiglia.terminal.game.sight import Sight


def mat_lines(sight: Sight, family: int) -> list[str]:
    """Each row: what is revealed, and what comes next."""
    lines = [f"Mat of {sight.owner(family)}:"]
    for row in range(ROWS):
        printed = sight.edition.mats[sight.owner_id(family)].row(ROW_IDS[row])
        shown_slots = sight.state.facts[revealed(family, row)]
        slots = [_slot(printed, place) for place in range(len(printed.slots))]
        start = [str(printed.start)] if printed.start else []
        shown = ", ".join([*start, *slots[:shown_slots]]) or "nothing"
        hidden = ", ".join(slots[shown_slots:]) or "nothing"
        lines.append(f"  {sight.row(row)}: revealed {shown}; next {hidden}")
    lines.append("  A letter brings the order of that row and letter.")
    return lines


def _slot(row: Row, place: int) -> str:
    """What a slot shows, with the letter of the order it brings."""
    letter = row.letters[place]
    is_first = place == 0 or row.letters[place - 1] != letter
    return f"{row.slots[place]} [{letter}]" if is_first else str(row.slots[place])


def order_lines(sight: Sight, family: int) -> list[str]:
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


def _moment(sight: Sight, family: int, token: int) -> tuple[bool, int]:
    order = sight.tables.orders[family * ORDERS + token]
    return not order.supply, order.initiative


def _place(sight: Sight, place: int) -> str:
    if place < AREAS:
        return f"in {sight.area(place)}"
    names = {HQ: "in headquarters", MAT: "on the mat", REMOVED: "out of the game"}
    return names.get(place, "in headquarters or face down")
