"""Why nothing is offered with a thing, as a message."""

from famiglia.queries.why import Why
from famiglia.wire.message import Message
from famiglia.wire.refusals import RefusalMessage, refusal_message


class WhyMessage(Message, frozen=True):
    """Whether a variant of the open question is offered with a thing, and if not, why."""

    variant: str
    """Empty where the question has only one, or none with such a thing."""
    offered: bool
    refusal: RefusalMessage | None
    """Null where it is offered."""


def why_message(found: Why) -> WhyMessage:
    """What is said of one variant."""
    refusal = None if found.reason is None else refusal_message(found.reason)
    return WhyMessage(found.variant, found.offered, refusal)
