"""Orders that replace defenders or pay to remove them, in each Movement [8.3.4], [10.1.4]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, Part
from famiglia.engine.answers import buy_number, pack_buy, pack_turn_defenders, turn_defenders_number
from famiglia.engine.cells import BANK, in_supply, money_of
from famiglia.engine.encounter.attack import Arrival
from famiglia.engine.encounter.fight import (
    Movement,
    MovementFrame,
    fighters,
    is_attack,
    remove,
    reward,
    turn,
)
from famiglia.engine.encounter.progress import printed
from famiglia.engine.encounter.words import BUY as BUY_WORD
from famiglia.engine.encounter.words import TURN as TURN_WORD
from famiglia.engine.kinds import BUY, TURN_DEFENDERS
from famiglia.engine.members import in_stock
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import money
from famiglia.engine.state import State

TOO_MANY_REPLACED: Final[i64] = reason(
    "10.1.2",
    "too-many-replaced",
    "The printed number, the defenders and the supply do not allow so many.",
)
TOO_MANY_BOUGHT: Final[i64] = reason(
    "10.1.3", "too-many-bought", "Money in hand and the defenders do not allow so many."
)


class TurnDefenders(MovementFrame):
    """How many defenders are replaced by own Soldati, who join the attackers [10.1.2]."""

    def kind(self) -> i64:
        """A number, 0 declines."""
        return TURN_DEFENDERS

    def enter(self, state: State) -> bool:
        """Only orders that print it, against an enemy, with Soldati in the supply."""
        if most_replaced(state, self.movement, in_stock(state, self.movement.family)) > 0:
            return True
        state.replace(BuyDefenders(self.movement))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every number, or none."""
        for number in range(self._most(state) + 1):
            options.add(pack_turn_defenders(number))

    def why_not(self, state: State, option: i64) -> i64:
        """Only the number can be wrong."""
        return OK if turn_defenders_number(option) <= self._most(state) else TOO_MANY_REPLACED

    def answer(self, state: State, option: i64) -> None:
        """Replaced is not removed: there is no reward [8.9.1]."""
        turn(state, self.movement.attackers, self.movement.defenders, turn_defenders_number(option))
        state.replace(BuyDefenders(self.movement))

    def _most(self, state: State) -> i64:
        """Of the units in the supply only Soldati replace anybody."""
        supply = state.count(in_supply(self.movement.family))
        return most_replaced(state, self.movement, supply)


class BuyDefenders(MovementFrame):
    """How much Money is paid to remove as many defenders [10.1.3]."""

    def kind(self) -> i64:
        """A number, 0 declines."""
        return BUY

    def enter(self, state: State) -> bool:
        """Only orders that print it, against an enemy, with Money."""
        if most_bought(state, self.movement) > 0:
            return True
        state.replace(Arrival(self.movement))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every number, or none."""
        for number in range(most_bought(state, self.movement) + 1):
            options.add(pack_buy(number))

    def why_not(self, state: State, option: i64) -> i64:
        """Only the number can be wrong."""
        return OK if buy_number(option) <= most_bought(state, self.movement) else TOO_MANY_BOUGHT

    def answer(self, state: State, option: i64) -> None:
        """The Money goes to the bank."""
        paid = buy_number(option)
        state.move(money_of(self.movement.family), BANK, paid)
        state.replace(Arrival(self.movement))
        reward(state, self.movement.family, remove(state, self.movement.defenders, paid))


def most_replaced(state: State, movement: Movement, supply: i64) -> i64:
    """Up to the printed number, the defenders and the own supply [10.1.2]."""
    part = _part_of(state, movement, TURN_WORD)
    if part is None:
        return 0
    return min(part.number, fighters(state, movement.defenders), supply)


def most_bought(state: State, movement: Movement) -> i64:
    """Up to the Money in hand [11.2.1] and the defenders [10.1.3]."""
    if _part_of(state, movement, BUY_WORD) is None:
        return 0
    return min(fighters(state, movement.defenders), money(state, movement.family))


def _part_of(state: State, movement: Movement, word: i64) -> Part | None:
    """What an order prints against the defenders of an attack."""
    if movement.token == NONE or not is_attack(state, movement):
        return None
    return printed(state, movement.token).action.part(word)
