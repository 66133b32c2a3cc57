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
    MOVED,
    NOTED,
    ORDER_MOVED,
    ORDER_REVEALED,
    ORDER_SLIPPED,
    ORDER_UNSEEN,
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
    Moved,
    Noted,
    OrderMoved,
    OrderRevealed,
    OrderSlipped,
    OrderUnseen,
    QuestionAsked,
    Seated,
    Unpacked,
)
from famiglia.wire.facts import fact_message
from famiglia.wire.message import Message
from famiglia.wire.names import named, owners, seat_or_none
from famiglia.wire.now import DeclaredMovement, ExecutedOrder, movement_in, order_of
from famiglia.wire.places import Place
from famiglia.wire.scene import Scene, scene_of
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
    answered, *others = event_messages(scene_of(before), events)
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


def event_messages(scene: Scene, events: Iterable[Event]) -> list[EventMessage]:
    """Events that follow one another."""
    found = []
    for event in events:
        found.append(event_message(scene, event))
        scene = scene.after(event)
    return found


def event_message(scene: Scene, event: Event) -> EventMessage:
    """One event."""
    kind, a, b, c = event
    return _WRITERS[kind](scene, a, b, c)


def _unpacked(scene: Scene, cell: int, number: int, _: int) -> EventMessage:
    return Unpacked(scene.place(cell), number)


def _moved(scene: Scene, source: int, target: int, number: int) -> EventMessage:
    return Moved(scene.place(source), scene.place(target), number)


def _order_moved(scene: Scene, token: int, source: int, target: int) -> EventMessage:
    return OrderMoved(*scene.order(token), *_way(scene, token // ORDERS, source, target))


def _order_slipped(scene: Scene, token: int, source: int, target: int) -> EventMessage:
    return OrderSlipped(*scene.order(token), *_way(scene, token // ORDERS, source, target))


def _order_unseen(scene: Scene, family: int, source: int, target: int) -> EventMessage:
    return OrderUnseen(scene.family(family), *_way(scene, family, source, target))


def _way(scene: Scene, family: int, source: int, target: int) -> tuple[Place, Place]:
    return scene.order_place(family, source), scene.order_place(family, target)


def _order_revealed(scene: Scene, token: int, area: int, _: int) -> EventMessage:
    return OrderRevealed(*scene.order(token), scene.tables.area_ids[area])


def _held(scene: Scene, area: int, owner: int, _: int) -> EventMessage:
    return Held(scene.tables.area_ids[area], named(owner, owners(scene.tables)))


def _noted(scene: Scene, fact: int, value: int, _: int) -> EventMessage:
    return Noted(fact_message(fact, value, scene.tables, scene.round))


def _seated(scene: Scene, seat: int, family: int, _: int) -> EventMessage:
    return Seated(seat, scene.family(family))


def _asked(scene: Scene, seat: int, kind: int, _: int) -> EventMessage:
    return QuestionAsked(seat_or_none(seat), KINDS[kind].name)


def _answered(scene: Scene, seat: int, kind: int, option: int) -> EventMessage:
    return Answered(seat_or_none(seat), answer_message(Answer(kind, option), scene.context(seat)))


def _card_shown(scene: Scene, family: int, card: int, before: int) -> EventMessage:
    return CardShown(scene.family(family), scene.tables.card_ids[card], scene.family(before))


def _enlisted(scene: Scene, family: int, number: int, members: int) -> EventMessage:
    return Enlisted(scene.family(family), number, members)


_WRITERS: Final[dict[int, Callable[[Scene, int, int, int], EventMessage]]] = {
    UNPACKED: _unpacked,
    MOVED: _moved,
    ORDER_MOVED: _order_moved,
    ORDER_SLIPPED: _order_slipped,
    ORDER_UNSEEN: _order_unseen,
    ORDER_REVEALED: _order_revealed,
    HELD: _held,
    NOTED: _noted,
    SEATED: _seated,
    ASKED: _asked,
    ANSWERED: _answered,
    CARD_SHOWN: _card_shown,
    ENLISTED: _enlisted,
}
