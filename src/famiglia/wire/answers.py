"""Answers as messages: what the notation writes, and the same field by field."""

from typing import Final

from famiglia.engine.kinds import Field
from famiglia.engine.options import DONE
from famiglia.engine.packing import COVERED, describe
from famiglia.record.notation import Answer, Context, parse
from famiglia.record.things import Sort
from famiglia.wire.message import Message
from famiglia.wire.names import named_things, owners, words

_COUNTED: Final = ("number", "members", "seat")
"""Fields whose values are numbers also for people."""

FieldValue = bool | int | str | None


class AnswerMessage(Message, frozen=True):
    """An answer: its text is all that is needed to give it.

    Fields have the names of `docs/decisions.md`; flags are true or false, numbers and seats are
    numbers, everything else is an id or a word of the notation. A `favour` asked of nobody is left
    out. A field that the seat may not know is null, and the text goes without it: `act order enna`
    is an order that somebody laid in Enna. Such a text tells, but cannot be given as an answer.
    """

    text: str
    kind: str
    variant: str
    """Empty for a question that has only one."""
    done: bool
    """Whether it ends or declines the question."""
    fields: dict[str, FieldValue]
    things: dict[str, Sort]
    """What a field names that one can point at: the `space` of an additional action is a `solo`,
    a `destination` the `supply`, a `column`, a `space` or a `solo`."""


def answer_message(answer: Answer, context: Context) -> AnswerMessage:
    """An answer, or the part of it that a seat may know, as a message."""
    said = describe(answer.kind, answer.option)
    text = [said.kind, said.variant]
    fields: dict[str, FieldValue] = {}
    named: dict[str, Sort] = {}
    for field, value in said.values:
        if field.private and value == COVERED:
            fields[field.name] = None
            continue
        text.append(words(field, context)[value])
        if known := named_things(field, context):
            named[field.name], fields[field.name] = known[value]
        elif field.domain != "debtor" or value:
            fields[field.name] = _value(field, value, context)
    is_done, whole = answer.option == DONE, " ".join(filter(None, text))
    return AnswerMessage(whole, said.kind, said.variant, is_done, fields, named)


def _value(field: Field, value: int, context: Context) -> FieldValue:
    if field.domain == "flag":
        return bool(value)
    if field.domain in _COUNTED:
        return int(value)
    if field.domain == "debtor":
        return owners(context.tables)[value - 1]
    return words(field, context)[value]


def answer_of(text: str, context: Context) -> Answer:
    """The answer that a text says; raises BadNotation with what is wrong with it."""
    return parse(text, context)
