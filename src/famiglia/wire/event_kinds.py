"""The kinds of events as messages; `key` tells them apart, and is the key of their text."""

from famiglia.wire.answers import AnswerMessage
from famiglia.wire.facts import FactMessage
from famiglia.wire.message import Message
from famiglia.wire.places import Place


class Unpacked(Message, frozen=True, tag_field="key", tag="event.unpacked"):
    """Pieces come out of the box."""

    target: Place
    number: int


class Moved(Message, frozen=True, tag_field="key", tag="event.moved"):
    """Pieces change their place. Units that others enlist come this way too, as a sum [15.2.3]."""

    source: Place
    target: Place
    number: int


class OrderMoved(Message, frozen=True, tag_field="key", tag="event.order-moved"):
    """An order goes from one place to another, and all see which."""

    family: str
    order: str
    source: Place
    target: Place


class OrderMovedFaceDown(Message, frozen=True, tag_field="key", tag="event.order-moved-face-down"):
    """An order of the own team is laid face down or goes home so; others do not see which."""

    family: str
    order: str
    source: Place
    target: Place


class HiddenOrderMoved(Message, frozen=True, tag_field="key", tag="event.hidden-order-moved"):
    """The same of another team."""

    family: str
    source: Place
    target: Place


class OrderRevealed(Message, frozen=True, tag_field="key", tag="event.order-revealed"):
    """An order in an area is turned face up."""

    family: str
    order: str
    area: str


class Held(Message, frozen=True, tag_field="key", tag="event.held"):
    """An area has another holder: a family, `neutral`, `fictional`, or null."""

    area: str
    holder: str | None


class Noted(Message, frozen=True, tag_field="key", tag="event.noted"):
    """A fact has another value."""

    fact: FactMessage


class Seated(Message, frozen=True, tag_field="key", tag="event.seated"):
    """A seat leads a family from now on."""

    seat: int
    family: str


class QuestionAsked(Message, frozen=True, tag_field="key", tag="event.asked"):
    """A seat, or chance (null), is asked."""

    seat: int | None
    kind: str


class Answered(Message, frozen=True, tag_field="key", tag="event.answered"):
    """A seat, or chance (null), has answered; what is hidden of it is left out."""

    seat: int | None
    answer: AnswerMessage


class CardShown(Message, frozen=True, tag_field="key", tag="event.card-shown"):
    """A card that a family laid is shown [8.6.6]."""

    family: str
    card: str
    before: str
    """The family before whom it lies then, which is who suffers it."""


class Enlisted(Message, frozen=True, tag_field="key", tag="event.enlisted"):
    """Units of the own team come from the supply into headquarters, so many of them members."""

    family: str
    number: int
    members: int


EventMessage = (
    Unpacked
    | Moved
    | OrderMoved
    | OrderMovedFaceDown
    | HiddenOrderMoved
    | OrderRevealed
    | Held
    | Noted
    | Seated
    | QuestionAsked
    | Answered
    | CardShown
    | Enlisted
)
