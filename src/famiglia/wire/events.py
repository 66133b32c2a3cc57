"""Redacted events as messages, and the entries of a game they came with.

Make messages of what `famiglia.engine.redact` gives for a seat, never of the events themselves.
"""

from collections.abc import Callable, Iterable
from typing import Final

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.events import (
    ANSWERED,
    ASKED,
    CARD_SHOWN,
    ENLISTED,
    HELD,
    HIDDEN_ORDER_MOVED,
    MOVED,
    NOTED,
    ORDER_MOVED,
    ORDER_MOVED_FACE_DOWN,
    ORDER_REVEALED,
    SEATED,
    UNPACKED,
    Event,
)
from famiglia.engine.kinds import KINDS
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.state import State
from famiglia.record.notation import Answer
from famiglia.wire.answers import AnswerMessage, answer_message
from famiglia.wire.event_kinds import (
    Answered,
    CardShown,
    Enlisted,
    EventMessage,
    Held,
    HiddenOrderMoved,
    Moved,
    Noted,
    OrderMoved,
    OrderMovedFaceDown,
    OrderRevealed,
    QuestionAsked,
    Seated,
    Unpacked,
)
from famiglia.wire.facts import fact_message
from famiglia.wire.message import Message
from famiglia.wire.name_context import NameContext, name_context_of
from famiglia.wire.names import named, owners, seat_or_none
from famiglia.wire.now import DeclaredMovement, ExecutedOrder, movement_in, order_of
from famiglia.wire.places import Place
from famiglia.wire.track import TrackedOrder, track_of


class EntryMessage(Message, frozen=True):
    """An answer as a seat may know it, and what came of it."""

    number: int
    """In the record, from 1 on."""
    seat: int | None
    """Who answered; null for chance."""
    answer: AnswerMessage
    events: list[EventMessage]
    order: ExecutedOrder | None
    """The order in whose execution it was given."""
    movement: DeclaredMovement | None
    """The declared Movement it belongs to; a declaration itself belongs to none."""
    track: list[TrackedOrder]
    """All orders of the encounter phase, if it begins with this [7.1.1]; else empty."""
    mandamenti: dict[str, int]
    """How many each family has, with the Cupola [15.3.4], if a round begins here; else empty."""


def entry_message(
    number: int, before: State, after: State, events: Iterable[Event]
) -> EntryMessage:
    """An entry from its redacted events, which begin with the answer.

    `before` and `after` are the states, or a view's, when the answer was given and taken. Of them
    only what is open to all is used.
    """
    answered, *others = event_messages(name_context_of(before), events)
    assert isinstance(answered, Answered)
    return EntryMessage(
        number,
        answered.seat,
        answered.answer,
        others,
        order_of(before),
        movement_in(before),
        [] if track_of(before) else track_of(after),
        {} if before.round == after.round else _mandamenti(after),
    )


def _mandamenti(state: State) -> dict[str, int]:
    families = [family for family in state.family_of if family != NONE]
    return {state.tables.family_ids[family]: mandamenti_of(state, family) for family in families}


def event_messages(names: NameContext, events: Iterable[Event]) -> list[EventMessage]:
    """Events that follow one another."""
    found = []
    for event in events:
        found.append(event_message(names, event))
        names = names.after(event)
    return found


def event_message(names: NameContext, event: Event) -> EventMessage:
    """One event."""
    kind, a, b, c = event
    return _WRITERS[kind](names, a, b, c)


def _unpacked(names: NameContext, cell: int, number: int, _: int) -> EventMessage:
    return Unpacked(names.place(cell), number)


def _moved(names: NameContext, source: int, target: int, number: int) -> EventMessage:
    return Moved(names.place(source), names.place(target), number)


def _order_moved(names: NameContext, token: int, source: int, target: int) -> EventMessage:
    return OrderMoved(*names.order(token), *_way(names, token // ORDERS, source, target))


def _order_moved_face_down(
    names: NameContext, token: int, source: int, target: int
) -> EventMessage:
    return OrderMovedFaceDown(*names.order(token), *_way(names, token // ORDERS, source, target))


def _hidden_order_moved(names: NameContext, family: int, source: int, target: int) -> EventMessage:
    return HiddenOrderMoved(names.family(family), *_way(names, family, source, target))


def _way(names: NameContext, family: int, source: int, target: int) -> tuple[Place, Place]:
    return names.order_place(family, source), names.order_place(family, target)


def _order_revealed(names: NameContext, token: int, area: int, _: int) -> EventMessage:
    return OrderRevealed(*names.order(token), names.tables.area_ids[area])


def _held(names: NameContext, area: int, owner: int, _: int) -> EventMessage:
    return Held(names.tables.area_ids[area], named(owner, owners(names.tables)))


def _noted(names: NameContext, fact: int, value: int, _: int) -> EventMessage:
    return Noted(fact_message(fact, value, names.tables, names.round))


def _seated(names: NameContext, seat: int, family: int, _: int) -> EventMessage:
    return Seated(seat, names.family(family))


def _asked(names: NameContext, seat: int, kind: int, _: int) -> EventMessage:
    return QuestionAsked(seat_or_none(seat), KINDS[kind].name)


def _answered(names: NameContext, seat: int, kind: int, option: int) -> EventMessage:
    return Answered(seat_or_none(seat), answer_message(Answer(kind, option), names.context(seat)))


def _card_shown(names: NameContext, family: int, card: int, before: int) -> EventMessage:
    return CardShown(names.family(family), names.tables.card_ids[card], names.family(before))


def _enlisted(names: NameContext, family: int, number: int, members: int) -> EventMessage:
    return Enlisted(names.family(family), number, members)


_WRITERS: Final[dict[int, Callable[[NameContext, int, int, int], EventMessage]]] = {
    UNPACKED: _unpacked,
    MOVED: _moved,
    ORDER_MOVED: _order_moved,
    ORDER_MOVED_FACE_DOWN: _order_moved_face_down,
    HIDDEN_ORDER_MOVED: _hidden_order_moved,
    ORDER_REVEALED: _order_revealed,
    HELD: _held,
    NOTED: _noted,
    SEATED: _seated,
    ASKED: _asked,
    ANSWERED: _answered,
    CARD_SHOWN: _card_shown,
    ENLISTED: _enlisted,
}
