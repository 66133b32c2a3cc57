"""Families: mats slot by slot, and order tokens."""

from typing import Annotated, Literal, NamedTuple, Self

import msgspec

from famiglia.edition.effects import Action, Effect
from famiglia.edition.schema.component import Component, Letters, TranslatedText


class Family(Component, frozen=True):
    """A family: its invented name, its plan and its weakness in a sentence each."""

    id: str
    name: TranslatedText
    plan: TranslatedText
    weakness: TranslatedText
    first_game: bool = True
    """Whether a first game is played with it."""


class Slot(NamedTuple):
    """A slot of the mat: a base value, a pair of car values, or an instant effect."""

    value: int = 0
    strike: int | None = None
    """The lower car value, which only the justice row has."""
    effect: Effect | None = None

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read `4`, `"2/3"` or `"money 1"`."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            if not 0 <= raw <= 12:
                raise ValueError(f"a base value lies between 0 and 12, got {raw}")
            return cls(value=raw)
        if isinstance(raw, str) and raw.replace("/", "", 1).isdigit() and "/" in raw:
            attack, strike = raw.split("/")
            if not (attack and strike and int(attack) <= 12 and int(strike) <= 12):
                raise ValueError(f"car values are written 2/3 and at most 12, got {raw!r}")
            return cls(value=int(attack), strike=int(strike))
        return cls(effect=Effect.parse(raw))

    @property
    def shape(self) -> Literal["value", "pair", "effect"]:
        """Which of the three things the slot shows."""
        if self.effect is not None:
            return "effect"
        return "value" if self.strike is None else "pair"

    def __str__(self) -> str:
        if self.effect is not None:
            return str(self.effect)
        return str(self.value) if self.strike is None else f"{self.value}/{self.strike}"


class InstitutionRow(Component, frozen=True):
    """A row of the mat: the value printed left of it, and its slots with their column letters."""

    letters: Letters
    slots: tuple[Slot, ...]
    start: Slot | None = None


class Mat(Component, frozen=True):
    """A family mat."""

    id: str
    justice: InstitutionRow
    police: InstitutionRow
    economy: InstitutionRow
    church: InstitutionRow

    def row(self, institution: str) -> InstitutionRow:
        """The row of an institution."""
        row: InstitutionRow = getattr(self, institution)
        return row


class Order(Component, frozen=True):
    """An order token. Its id is `basic-1` or a row of the mat with a letter: `justice-a`."""

    id: str
    name: TranslatedText
    type: Literal["supply", "attack"]
    initiative: Annotated[int, msgspec.Meta(ge=1, le=20)]
    action: Action

    @property
    def is_basic(self) -> bool:
        """Whether it is one of the five a family starts with."""
        return self.id.startswith("basic-")
