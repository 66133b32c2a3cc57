"""Bribery: right after the target is chosen, a defender goes for Money [11.2.2]."""

from __future__ import annotations

from mypy_extensions import i64

from famiglia.engine.answers import BRIBE_YES
from famiglia.engine.cells import BANK, money_of
from famiglia.engine.encounter.fight import MovementFrame, is_attack, remove, reward
from famiglia.engine.encounter.movers import Force
from famiglia.engine.encounter.teams import may_pay, price_of, tile_number
from famiglia.engine.encounter.words import BRIBE as BRIBE_WORD
from famiglia.engine.kinds import BRIBE
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK
from famiglia.engine.rules import has_tile
from famiglia.engine.state import State


class Bribery(MovementFrame):
    """Whether the family pays the tile's price, at each Movement into an enemy's area."""

    def kind(self) -> i64:
        """Bribe, or not."""
        return BRIBE

    def enter(self, state: State) -> bool:
        """Only who has the tile, the Money [11.2.1] and an enemy in the target is asked."""
        family = self.movement.family
        can_bribe = is_attack(state, self.movement) and has_tile(state, family, BRIBE_WORD)
        if can_bribe and self._may_bribe(state) == OK:
            return True
        state.replace(Force(self.movement))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Money that was given away since is not there any more."""
        self.allow(state, BRIBE_YES, options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The price cannot be paid any more."""
        return OK if option == DONE else self._may_bribe(state)

    def answer(self, state: State, option: i64) -> None:
        """Pay, and remove as many defenders as printed."""
        family = self.movement.family
        state.replace(Force(self.movement))
        if option != DONE:
            state.move(money_of(family), BANK, price_of(state, family, BRIBE_WORD))
            number = tile_number(state, family, BRIBE_WORD)
            reward(state, family, remove(state, self.movement.defenders, number))

    def _may_bribe(self, state: State) -> i64:
        family = self.movement.family
        return may_pay(state, family, price_of(state, family, BRIBE_WORD))
