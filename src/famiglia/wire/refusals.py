"""Why an answer is refused, as a message."""

from famiglia.engine.reasons import Reason
from famiglia.wire.message import Message


class RefusalMessage(Message, frozen=True):
    """Why something is refused: the key of its text, the number of the rule, and English words."""

    key: str
    """`refused.` and the key of the engine's reason."""
    rule: str
    text: str
    detail: str | None = None
    """What exactly is wrong with a text that is no answer."""


def refusal_message(reason: Reason) -> RefusalMessage:
    """A reason of the engine."""
    return RefusalMessage(f"refused.{reason.key}", reason.rule, reason.text)
