"""Answers in words: what an option says in a menu, and what was done in the log."""

import re
from collections.abc import Callable
from typing import Final

from famiglia.engine.kinds import Field
from famiglia.engine.options import DONE
from famiglia.engine.packing import describe
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, TO_SUPPLY, to_solo
from famiglia.engine.sheets import bottom_sheet
from famiglia.record.notation import Answer
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.text_fields import text_fields
from famiglia.terminal.game.texts import GROUPS, HIDDEN, TEXTS

_WAYS: Final = ("land", "boats", "Allies")
_FLAGS: Final = {
    "favour": ", unpaid by Favours",
    "car": " with a car",
}
_ENDINGS: Final = re.compile(r"\[(\w+)\]")
_ONE: Final = re.compile(
    r"\b1 (car|lab|boat|order|neutral|defender|member|unit|token|additional token)s\b"
)


def option_text(answer: Answer, seat_view: SeatView) -> str:
    """An answer as a person would give it: Place 2 Soldati in Noto."""
    return _capital(_ENDINGS.sub("", _filled(TEXTS, answer, seat_view, seat_view.seat)))


def entry_text(answer: Answer, seat_view: SeatView, seat: int, *, hidden: bool) -> str:
    """What somebody did, without what others may not know: places 2 Soldati in Noto."""
    texts = TEXTS | HIDDEN if hidden else TEXTS
    text = _ENDINGS.sub(r"\1", _filled(texts, answer, seat_view, seat))
    return text.replace("your token", "an own token") if seat == seat_view.seat else text


def group_texts(answer: Answer, seat_view: SeatView) -> tuple[str, ...]:
    """The headings of an answer in a long list."""
    groups = GROUPS.get(key_of(answer))
    if groups is None:
        return ()
    values = _values(answer, seat_view, seat_view.seat)
    return tuple(_capital(counted(text.format_map(values))) for text in groups)


def counted(text: str) -> str:
    """One of a thing is not called by its plural; of two things the missing one is left out."""
    text = re.sub(r" and 0 (cars|members)\b|\b0 Soldati and ", "", text)
    text = re.sub(r"\b1 (Soldat|Mandament)i\b", r"1 \1o", text)
    return _ONE.sub(r"1 \1", text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def key_of(answer: Answer) -> str:
    """The name of an answer's kind and variant, as texts have it."""
    said = describe(answer.kind, answer.option)
    return f"{said.kind} {said.variant}".strip()


def _filled(texts: dict[str, str], answer: Answer, seat_view: SeatView, seat: int) -> str:
    key, values = key_of(answer), _values(answer, seat_view, seat)
    numbered = f"{key} {values.get('number')}"
    keys = [numbered, key]
    if values.get("members", "0") != "0":
        keys = [f"{numbered} with members", f"{key} with members", key]
    text = next((texts[each] for each in keys if each in texts), key.replace("-", " "))
    return counted(text.format_map(values))


def _values(answer: Answer, seat_view: SeatView, seat: int) -> dict[str, str]:
    if answer.option == DONE:
        return {}
    values = text_fields(answer, seat_view, seat)
    for field, number in describe(answer.kind, answer.option).values:
        values[field.name] = _value(field, number, seat_view, seat)
    return values


def _value(field: Field, number: int, seat_view: SeatView, seat: int) -> str:
    if field.domain == "flag":
        return _FLAGS[field.name] if number else ""
    if field.domain == "debtor":
        return f", {seat_view.owner(number - 1)}'s token unpaid by Favours" if number else ""
    if field.domain == "order":
        return seat_view.order(seat_view.state.family_of[seat], number)
    if field.name == "owner":
        return (
            "an own"
            if number == seat_view.state.family_of[seat] != seat_view.family
            else seat_view.whose(number)
        )
    if field.domain in _PLAIN:
        return _PLAIN[field.domain](seat_view, number)
    return str(number)


def _destination(seat_view: SeatView, number: int) -> str:
    if number == TO_SUPPLY:
        return "the supply"
    if number < TO_SPACE:
        return f"{seat_view.column(number - TO_COLUMN)} on the top sheet"
    space = number - TO_SPACE
    if space < len(bottom_sheet(seat_view.state).spaces):
        return f"{seat_view.space(space)} on the bottom sheet"
    return f"{seat_view.solo_space(number - to_solo(seat_view.state))} on the solo board"


_PLAIN: Final[dict[str, Callable[[SeatView, int], str]]] = {
    "area": SeatView.area,
    "sea": SeatView.sea,
    "tile": SeatView.tile,
    "card": SeatView.card,
    "character": SeatView.character,
    "family": SeatView.owner,
    "space": SeatView.space,
    "solo": SeatView.solo_space,
    "column": SeatView.column,
    "row": SeatView.row,
    "seat": SeatView.speaker,
    "way": lambda seat_view, number: _WAYS[number],
    "destination": _destination,
}
