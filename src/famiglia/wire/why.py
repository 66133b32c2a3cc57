"""Why an answer is refused, and why nothing is offered with a thing, as messages."""

from famiglia.engine.reasons import Reason
from famiglia.queries.why import Why
from famiglia.wire.message import Message


class RefusalMessage(Message, frozen=True):
    """Why something is refused: the key of its text, the number of the rule, and English words."""

    key: str
    """`refused.` and the key of the engine's reason."""
    rule: str
    text: str
    detail: str | None = None
    """What exactly is wrong with a text that is no answer."""


class WhyMessage(Message, frozen=True):
    """Whether a variant of the open question is offered with a thing, and if not, why."""

    variant: str
    """Empty where the question has only one, or none with such a thing."""
    offered: bool
    refusal: RefusalMessage | None
    """Null where it is offered."""


def refusal_message(reason: Reason) -> RefusalMessage:
    """A reason of the engine."""
    return RefusalMessage(f"refused.{reason.key}", reason.rule, reason.text)


def why_message(found: Why) -> WhyMessage:
    """What is said of one variant."""
    refusal = None if found.reason is None else refusal_message(found.reason)
    return WhyMessage(found.variant, found.offered, refusal)
