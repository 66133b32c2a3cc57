"""Columns and action spaces the texts describe (p. 8 to 11 and 20)."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value
from famiglia.edition.schema import Content, Space
from famiglia.edition.words import INSTITUTIONS

_SEEN: Final = (
    ("p. 8", "recruit +1", None),
    ("p. 8", "place +2", None),
    ("p. 8", "order + place +1", -1),
    ("p. 9", "order", None),
    ("p. 9", "equipment", None),
    ("p. 9", "launder", None),
    ("p. 9", "exert supply", None),
    ("p. 9", "exert sheet", None),
    ("p. 9", "ultima", None),
    ("p. 20", "order 2 areas", None),
    ("p. 20", "order 2 together", None),
    ("p. 20", "place +4 held", None),
    ("p. 20", "launder + rally", None),
    ("p. 20", "exert 2 row", None),
)


def _spaces(content: Content) -> list[Space]:
    return [space for sheet in content.sheets.values() for space in sheet.spaces.values()]


def _seen(page: str, action: str, money: int | None) -> Fact:
    def occurs(content: Content) -> bool:
        return any(
            str(space.action) == action
            and (money is None or (space.money == money and not space.unlimited))
            for space in _spaces(content)
        )

    price = f" for {-money} Money" if money else ""
    return Fact(page, "sheets", f"a space {action!r}{price} occurs", occurs)


def _choice_for_all(content: Content) -> bool:
    return any(
        space.unlimited
        and space.money == 1
        and space.action is not None
        and space.action.join == "/"
        and len(space.action.parts) == 2
        for space in _spaces(content)
    )


def _costs_one_and_two(content: Content) -> bool:
    return any({1, 2} <= set(sheet.costs.values()) for sheet in content.sheets.values())


FACTS: Final[tuple[Fact, ...]] = (
    value("p. 10", "columns.start.action.start", "start"),
    value("p. 10", "columns.start.action.equipment", "equipment"),
    *(
        value("p. 10", f"columns.{row}.action.institution", f"institution 2 {row}")
        for row in INSTITUTIONS
    ),
    value("p. 10", "columns.two.action.institutions", "institutions 2"),
    value("p. 11", "bar.order", "order"),
    *(_seen(page, action, money) for page, action, money in _SEEN),
    Fact(
        "p. 8", "sheets", "an unlimited space gives 1 Money and one of two actions", _choice_for_all
    ),
    Fact("p. 10", "sheets", "one sheet has columns that cost 1 and 2", _costs_one_and_two),
)
