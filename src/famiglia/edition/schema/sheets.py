"""The action sheets: columns, spaces, costs."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from famiglia.edition.effects import Action
from famiglia.edition.schema.component import Component, Few, TranslatedText

ColumnId = Literal["start", "justice", "police", "economy", "church", "two"]


class Column(Component, frozen=True):
    """A column of the action sheets and the action printed above it."""

    id: str
    name: TranslatedText
    action: Action


class Space(Component, frozen=True):
    """A space of an action sheet. Money above 0 is received, below 0 paid."""

    id: str
    column: ColumnId
    kind: Literal["action", "blue", "free", "circle"] = "action"
    action: Action | None = None
    money: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    unlimited: bool = False


class Sheet(Component, frozen=True):
    """An action sheet: the cost of each column while it is on top, and its spaces."""

    id: str
    costs: Mapping[str, Few]
    spaces: Mapping[str, Space]
