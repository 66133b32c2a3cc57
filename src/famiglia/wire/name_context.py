"""What names in events depend on, and how it changes while things happen."""

from __future__ import annotations

from typing import NamedTuple

from famiglia.edition.tables import NONE, ORDERS, Tables
from famiglia.engine.events import NOTED, SEATED, Event
from famiglia.engine.facts import ROUND
from famiglia.engine.state import State
from famiglia.record.notation import Context
from famiglia.wire.places import Place, place_of_cell, place_of_order


class NameContext(NamedTuple):
    """What names in events depend on: the tables, the round, and who leads which family."""

    tables: Tables
    round: int
    families: tuple[int, ...]

    def context(self, seat: int) -> Context:
        """What names mean in an answer of a seat."""
        family = self.families[seat] if 0 <= seat < len(self.families) else NONE
        return Context(self.tables, self.round, family)

    def after(self, event: Event) -> NameContext:
        """The same when something has happened: rounds change in the middle of events."""
        kind, a, b, _ = event
        if kind == NOTED and a == ROUND:
            return self._replace(round=b)
        if kind == SEATED:
            return self._replace(families=(*self.families[:a], b, *self.families[a + 1 :]))
        return self

    def place(self, cell: int) -> Place:
        """The place of a cell."""
        return place_of_cell(cell, self.tables, self.round)

    def family(self, number: int) -> str:
        """A family's id."""
        return self.tables.family_ids[number]

    def order(self, token: int) -> tuple[str, str]:
        """The family and the id of an order token."""
        family, own = divmod(token, ORDERS)
        return self.family(family), self.tables.order_ids[family][own]

    def order_place(self, family: int, place: int) -> Place:
        """Where an order of a family is."""
        return place_of_order(family, place, self.tables)


def name_context_of(state: State) -> NameContext:
    """What names mean where a game, or a view of it, stands."""
    return NameContext(state.tables, state.round, tuple(state.family_of))
