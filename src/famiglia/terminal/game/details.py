"""What an answer is about, beside its words in the menu: costs, effects, who stands there."""

from collections.abc import Callable
from typing import Final

from famiglia.edition.tables import NONE, ORDERS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.edition.words import On
from famiglia.engine.answers import TURN_ADDITIONAL, TURN_GAIN, TURN_USE, turn_variant
from famiglia.engine.facts import revealed
from famiglia.engine.kinds import ADDITIONAL_ACTION, TURN
from famiglia.engine.packing import describe
from famiglia.engine.parts.reveal import is_covered, to_solo
from famiglia.engine.planning.cost import cost_of_solo_space
from famiglia.engine.planning.cost_of_answer import cost_of_answer
from famiglia.engine.sheets import bottom_sheet
from famiglia.engine.solo import is_locked_out
from famiglia.record.notation import Answer
from famiglia.terminal.game.answers import counted, key_of
from famiglia.terminal.game.changes import area_text
from famiglia.terminal.game.components import character_text
from famiglia.terminal.game.effects import action_text, space_text
from famiglia.terminal.game.seat_view import SeatView

Fields = dict[str, int]
"""Of an answer, by name."""


def detail(answer: Answer, seat_view: SeatView) -> str:
    """What an answer does or meets, if its words do not say it."""
    text_of = _DETAILS.get(key_of(answer))
    fields = {field.name: value for field, value in describe(answer.kind, answer.option).values}
    return text_of(fields, seat_view) if text_of else ""


def price(answer: Answer, seat_view: SeatView) -> str:
    """What a move of planning costs, in brackets, and the orders that must go for it [4.3.4]."""
    if answer.kind not in (TURN, ADDITIONAL_ACTION):
        return ""
    payment = cost_of_answer(seat_view.state, answer.kind, seat_view.family, answer.option)
    move = turn_variant(answer.option) if answer.kind == TURN else TURN_ADDITIONAL
    parts = [f"pay {payment.total()} Money"] if move == TURN_GAIN else []
    if move == TURN_USE:  # What the space costs stands beside it.
        parts = [
            f"pay {seat_view.owner(owner)} {owed} Money"
            for owner, owed in enumerate(payment.owners)
            if owed
        ]
    if payment.orders:
        parts.append(counted(f"you must give up {payment.orders} orders"))
    return f" ({'; '.join(parts)})" if parts else ""


def _space(fields: Fields, seat_view: SeatView) -> str:
    return space_text(bottom_sheet(seat_view.state).spaces[fields["space"]], seat_view)


def _solo(fields: Fields, seat_view: SeatView) -> str:
    return space_text(seat_view.tables.solo.spaces[fields["space"]], seat_view)


def _column(fields: Fields, seat_view: SeatView) -> str:
    return action_text(seat_view.tables.columns[fields["column"]], On.COLUMN, seat_view)


def _order(fields: Fields, seat_view: SeatView) -> str:
    """When an order of the own family comes, and what it does."""
    token = fields["order"]
    order = seat_view.edition.orders[seat_view.owner_id(seat_view.family)]
    printed = order[seat_view.tables.order_ids[seat_view.family][token]]
    action = seat_view.tables.orders[seat_view.family * ORDERS + token].action
    return f"{printed.type} {printed.initiative}, {action_text(action, On.ORDER, seat_view)}"


def _exert(fields: Fields, seat_view: SeatView) -> str:
    """What a token from the mat brings: one of the commission acts on the solo board [14.3.3]."""
    family, row = seat_view.family, fields["row"]
    space = fields["destination"] - to_solo(seat_view.state)
    if not is_covered(seat_view.state, family, row):
        return _slot(family, row, seat_view)
    if is_locked_out(seat_view.state, family):
        return "your opponent has all seats of the Cupola, so it does nothing [15.3.5]"
    if space < 0:
        return "does nothing; your own token stays on its slot"
    orders = cost_of_solo_space(seat_view.state, family, space).orders
    price = counted(f"give up {orders} orders; ") if orders else ""
    return price + space_text(seat_view.tables.solo.spaces[space], seat_view)


def _slot(family: int, row: int, seat_view: SeatView) -> str:
    """What the token uncovers, and the order that comes with it [5.7]."""
    place = seat_view.state.facts[revealed(family, row)]
    slot = seat_view.edition.mats[seat_view.owner_id(family)].row(ROW_IDS[row]).slots[place]
    order = seat_view.tables.mats[family][row].slots[place].order
    brings = f" and brings the order {seat_view.order(family, order)}" if order != NONE else ""
    return f"reveals {slot}{brings}"


def _character(fields: Fields, seat_view: SeatView) -> str:
    return character_text(seat_view, fields["character"])


def _card(fields: Fields, seat_view: SeatView) -> str:
    card = seat_view.edition.conflict_cards[seat_view.tables.card_ids[fields["card"]]]
    return card.action.text(On.CARD)


def _area(fields: Fields, seat_view: SeatView) -> str:
    return area_text(seat_view, fields["area"])


_DETAILS: Final[dict[str, Callable[[Fields, SeatView], str]]] = {
    "turn use": _space,
    "turn gain": _column,
    "turn additional": _solo,
    "additional-action": _solo,
    "unlock": _solo,
    "choose-character": _character,
    "final-action": _space,
    "act order": _order,
    "act exert": _exert,
    "act shotgun": _area,
    "act bomb": _area,
    "act agitate": _area,
    "agitate-move": _area,
    "pentito-remove": _area,
    "pull-from": _area,
    "next-order": _order,
    "give-up": _order,
    "anytime sell": _order,
    "card": _card,
}
