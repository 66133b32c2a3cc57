"""Orders and attacks in words: what is executed, which cards were shown, how it ended."""

from famiglia.edition.tables import ORDERS
from famiglia.edition.words import On
from famiglia.engine.cells import NOBODY, in_area
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import Movement, MovementFrame, is_attack
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.state import Frame, State
from famiglia.record.record import Entry
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.changes import area_text
from famiglia.terminal.game.effects import family_action_text
from famiglia.terminal.game.seat_view import SeatView


def movement_in(frame: Frame) -> Movement | None:
    """The Movement a frame is a step of."""
    if isinstance(frame, MovementFrame):
        return frame.movement
    return frame.duel.movement if isinstance(frame, LayCard | TakeCard) else None


def order_text(seat_view: SeatView, token: int, area: int) -> str:
    """An order with its place and what it does."""
    action = seat_view.tables.orders[token].action
    does = family_action_text(action, On.ORDER, seat_view.state, token // ORDERS)
    return f"{seat_view.order_of(token)} in {seat_view.area(area)}: {does}"


def next_order_text(before: SeatView, after: SeatView) -> str:
    """The order that is executed from now on, if it is another one."""
    order = _order(after.state)
    if order is None or order == _order(before.state):
        return ""
    return f"{after.owner(order[0] // ORDERS)} executes {order_text(after, *order)}"


def result_text(before: SeatView, after: SeatView) -> str:
    """Who has the area after an attack that has ended [8.7]."""
    movement = _movement(before.state)
    if movement is None or movement is _movement(after.state):
        return ""
    return _result(after, movement) if is_attack(before.state, movement) else ""


def _movement(state: State) -> Movement | None:
    found = [movement_in(frame) for frame in state.frames]
    return next((movement for movement in found if movement is not None), None)


def _order(state: State) -> tuple[int, int] | None:
    """The order in execution and its area."""
    for frame in state.frames:
        if isinstance(frame, ExecuteOrder):
            return frame.progress.token, frame.progress.area
    return None


def _result(after: SeatView, movement: Movement) -> str:
    holder, area = after.state.holder[movement.target], after.area(movement.target)
    attacker = after.owner(movement.attackers.owner)
    if holder == movement.attackers.owner:
        number = after.state.count(in_area(movement.target))
        return counted(f"{attacker} takes {area} with {number} Soldati")
    if holder == NOBODY:
        return f"{area} is empty after the attack"
    return f"The attack on {area} fails: {area_text(after, movement.target)}"


def cards_text(entries: list[Entry], seat_view: SeatView) -> str:
    """The two cards that were laid last, and on whose side they act [8.6.6]."""
    attack, defence = [entry for entry in entries if _words(entry)[0] == "card"][-2:]
    took = [_words(entry)[1] == "take" for entry in entries if _words(entry)[0] == "take"][-2:]
    sides: tuple[list[str], list[str]] = ([], [])
    sides[int(took[1])].append(_card(attack, seat_view))
    sides[int(not took[0])].append(_card(defence, seat_view))
    laid = [
        f"{seat_view.speaker(entry.seat)} laid {_card(entry, seat_view)}"
        for entry in (attack, defence)
    ]
    acts = [" and ".join(cards) or "nothing" for cards in sides]
    return (
        f"Cards are shown: {', '.join(laid)}; "
        f"the attackers now have {acts[0]}, the defenders {acts[1]}"
    )


def _card(entry: Entry, seat_view: SeatView) -> str:
    return seat_view.card(seat_view.tables.card_ids.index(_words(entry)[-1]))


def _words(entry: Entry) -> list[str]:
    return entry.text.split()
