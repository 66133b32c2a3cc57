"""Why an answer is refused: each reason stands beside its rule, has a number, and is declared once.

A predicate of the rules gives OK or the number of a reason. What is offered and what is refused
are told apart by the same predicates [3.4.2].
"""

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """A key for texts in other languages, the number of the rule, and an English sentence."""

    key: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


OK: Final = 0
REASONS: Final[list[Reason]] = [Reason("offered", "3.4.2", "This is offered.")]
"""By number; filled by the files of the rules."""


def reason(rule: str, key: str, text: str) -> int:
    """A new reason; its number."""
    REASONS.append(Reason(key, rule, text))
    return len(REASONS) - 1


OVER: Final[int] = reason("12.1.1", "over", "The game has ended.")
NOT_ASKED: Final[int] = reason("3.4.1", "not-asked", "Somebody else is asked.")
OTHER_QUESTION: Final[int] = reason("3.4.1", "other-question", "Something else is asked.")
NO_SUCH_ANSWER: Final[int] = reason("3.4.2", "no-such-answer", "The question has no such answer.")


def within(number: int, most: int, too_many: int) -> int:
    """OK for a number from 1 to the most that a rule allows, else the reason given."""
    return OK if 1 <= number <= most else too_many
