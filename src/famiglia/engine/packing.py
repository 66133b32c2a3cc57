"""Answers of any kind put together, taken apart and covered, as the table of kinds says.

An answer is a variant and up to four fields, six bits each, in one small integer. Who knows the
kind reads and writes it by name instead: `famiglia.engine.answers`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from famiglia.engine.kinds import KINDS, Field
from famiglia.engine.options import DONE

FIELD_BITS: Final = 6
"""Bits of a variant, and of each field."""
MOST_FIELDS: Final = 4
LARGEST: Final[int] = (1 << FIELD_BITS * (1 + MOST_FIELDS)) - 1
"""Of all that a variant and four fields can say."""
COVERED: Final[int] = (1 << FIELD_BITS) - 1
"""What stands in place of a private field."""


class Description(NamedTuple):
    """What an answer says: the kind of question, the variant, and the value of each field."""

    kind: str
    variant: str
    values: list[tuple[Field, int]]


def numbers(option: int) -> list[int]:
    """The variant and all four fields, whatever the kind."""
    return [option >> FIELD_BITS * place & COVERED for place in range(1 + MOST_FIELDS)]


def packed(numbers: Sequence[int]) -> int:
    """The answer with this variant and these fields."""
    return sum(number << FIELD_BITS * place for place, number in enumerate(numbers))


def describe(kind: int, option: int) -> Description:
    """An answer taken apart; *done* is a variant without fields."""
    asked = KINDS[kind]
    if option == DONE:
        return Description(asked.name, "done", [])
    number, *fields = numbers(option)
    variant = list(asked.variants)[number]
    return Description(
        asked.name, variant, list(zip(asked.variants[variant], fields, strict=False))
    )


def compose(kind: int, variant: str, values: Sequence[int] = ()) -> int:
    """An answer put together again."""
    if variant == "done":
        return DONE
    return packed([list(KINDS[kind].variants).index(variant), *values])


def public_part(kind: int, option: int) -> int:
    """An answer with its private fields covered."""
    said = describe(kind, option)
    for place, (field, _) in enumerate(said.values, 1):
        if field.private:
            option |= COVERED << FIELD_BITS * place
    return option
