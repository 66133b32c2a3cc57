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


def detail(answer: Answer, sight: SeatView) -> str:
    """What an answer does or meets, if its words do not say it."""
    text_of = _DETAILS.get(key_of(answer))
    fields = {field.name: value for field, value in describe(answer.kind, answer.option).values}
    return text_of(fields, sight) if text_of else ""


def price(answer: Answer, sight: SeatView) -> str:
    """What a move of planning costs, in brackets, and the orders that must go for it [4.3.4]."""
    if answer.kind not in (TURN, ADDITIONAL_ACTION):
        return ""
    payment = cost_of_answer(sight.state, answer.kind, sight.family, answer.option)
    move = turn_variant(answer.option) if answer.kind == TURN else TURN_ADDITIONAL
    parts = [f"pay {payment.total()} Money"] if move == TURN_GAIN else []
    if move == TURN_USE:  # What the space costs stands beside it.
        parts = [
            f"pay {sight.owner(owner)} {owed} Money"
            for owner, owed in enumerate(payment.owners)
            if owed
        ]
    if payment.orders:
        parts.append(counted(f"you must give up {payment.orders} orders"))
    return f" ({'; '.join(parts)})" if parts else ""


def _space(fields: Fields, sight: SeatView) -> str:
    return space_text(bottom_sheet(sight.state).spaces[fields["space"]], sight)


def _solo(fields: Fields, sight: SeatView) -> str:
    return space_text(sight.tables.solo.spaces[fields["space"]], sight)


def _column(fields: Fields, sight: SeatView) -> str:
    return action_text(sight.tables.columns[fields["column"]], On.COLUMN, sight)


def _order(fields: Fields, sight: SeatView) -> str:
    """When an order of the own family comes, and what it does."""
    token = fields["order"]
    order = sight.edition.orders[sight.owner_id(sight.family)]
    printed = order[sight.tables.order_ids[sight.family][token]]
    action = sight.tables.orders[sight.family * ORDERS + token].action
    return f"{printed.type} {printed.initiative}, {action_text(action, On.ORDER, sight)}"


def _exert(fields: Fields, sight: SeatView) -> str:
    """What a token from the mat brings: one of the commission acts on the solo board [14.3.3]."""
    family, row = sight.family, fields["row"]
    space = fields["destination"] - to_solo(sight.state)
    if not is_covered(sight.state, family, row):
        return _slot(family, row, sight)
    if is_locked_out(sight.state, family):
        return "your opponent has all seats of the Cupola, so it does nothing [15.3.5]"
    if space < 0:
        return "does nothing; your own token stays on its slot"
    orders = cost_of_solo_space(sight.state, family, space).orders
    price = counted(f"give up {orders} orders; ") if orders else ""
    return price + space_text(sight.tables.solo.spaces[space], sight)


def _slot(family: int, row: int, sight: SeatView) -> str:
    """What the token uncovers, and the order that comes with it [5.7]."""
    place = sight.state.facts[revealed(family, row)]
    slot = sight.edition.mats[sight.owner_id(family)].row(ROW_IDS[row]).slots[place]
    order = sight.tables.mats[family][row].slots[place].order
    brings = f" and brings the order {sight.order(family, order)}" if order != NONE else ""
    return f"reveals {slot}{brings}"


def _character(fields: Fields, sight: SeatView) -> str:
    return character_text(sight, fields["character"])


def _card(fields: Fields, sight: SeatView) -> str:
    card = sight.edition.conflict_cards[sight.tables.card_ids[fields["card"]]]
    return card.action.text(On.CARD)


def _area(fields: Fields, sight: SeatView) -> str:
    return area_text(sight, fields["area"])


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
