"""Bribery: right after the target is chosen, a defender goes for Money [11.2.2]."""

from __future__ import annotations

from famiglia.engine.cells import BANK, money_of
from famiglia.engine.encounter.fight import Step, is_attack, remove
from famiglia.engine.encounter.force import Force
from famiglia.engine.encounter.teams import tile_number, tile_with
from famiglia.engine.encounter.words import BRIBE as BRIBE_WORD
from famiglia.engine.kinds import BRIBE
from famiglia.engine.options import DONE, pack, variant_of
from famiglia.engine.rules import money
from famiglia.engine.state import State


class Bribery(Step):
    """Whether the family pays the tile's price, at each Movement into an enemy's area."""

    def kind(self) -> int:
        """Bribe, or not."""
        return BRIBE

    def enter(self, state: State) -> bool:
        """Only who has the tile, the Money [11.2.1] and an enemy in the target is asked."""
        if is_attack(state, self.movement) and self._can_pay(state):
            return True
        state.replace(Force(self.movement, self.fallen))
        return False

    def ask(self, state: State) -> list[int]:
        """Money that was given away since is not there any more."""
        return [pack(0), pack(DONE)] if self._can_pay(state) else [pack(DONE)]

    def answer(self, state: State, option: int) -> None:
        """Pay, and remove as many defenders as printed."""
        fallen = self.fallen
        if variant_of(option) != DONE:
            family = self.movement.family
            state.move(money_of(family), BANK, self._price(state))
            number = tile_number(state, family, BRIBE_WORD)
            fallen += remove(state, self.movement.defenders, number)
        state.replace(Force(self.movement, fallen))

    def _can_pay(self, state: State) -> bool:
        family = self.movement.family
        tile = tile_with(state, family, BRIBE_WORD)
        return tile is not None and money(state, family) >= tile.money

    def _price(self, state: State) -> int:
        tile = tile_with(state, self.movement.family, BRIBE_WORD)
        return tile.money if tile is not None else 0
