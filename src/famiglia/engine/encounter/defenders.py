"""Orders that replace defenders or pay to remove them, in each Movement [8.3.4], [10.1.4]."""

from __future__ import annotations

from famiglia.edition.tables import NONE
from famiglia.engine.cells import BANK, in_supply, money_of
from famiglia.engine.encounter.attack import arrive
from famiglia.engine.encounter.fight import Movement, Step, is_attack, remove, standing, turn
from famiglia.engine.encounter.progress import printed
from famiglia.engine.encounter.words import BUY as BUY_WORD
from famiglia.engine.encounter.words import TURN as TURN_WORD
from famiglia.engine.kinds import BUY, TURN_DEFENDERS
from famiglia.engine.options import first, pack
from famiglia.engine.rules import money
from famiglia.engine.state import State


class TurnDefenders(Step):
    """How many defenders are replaced by own Soldati, who join the attackers [10.1.2]."""

    def kind(self) -> int:
        """A number, 0 declines."""
        return TURN_DEFENDERS

    def enter(self, state: State) -> bool:
        """Only orders that print it, against an enemy, with Soldati in the supply."""
        if len(self.ask(state)) > 1:
            return True
        state.replace(BuyDefenders(self.movement, self.fallen))
        return False

    def ask(self, state: State) -> list[int]:
        """Up to the printed number, the defenders and the own supply."""
        movement = self.movement
        most = most_printed(state, movement, TURN_WORD)
        most = min(most, state.pieces[in_supply(movement.attackers.owner)])
        return [pack(0, number) for number in range(most + 1)]

    def answer(self, state: State, option: int) -> None:
        """Replaced is not removed: there is no reward [8.9.1]."""
        turn(state, self.movement.attackers, self.movement.defenders, first(option))
        state.replace(BuyDefenders(self.movement, self.fallen))


class BuyDefenders(Step):
    """How much Money is paid to remove as many defenders [10.1.3]."""

    def kind(self) -> int:
        """A number, 0 declines."""
        return BUY

    def enter(self, state: State) -> bool:
        """Only orders that print it, against an enemy, with Money."""
        if len(self.ask(state)) > 1:
            return True
        arrive(state, self.movement, self.fallen)
        return False

    def ask(self, state: State) -> list[int]:
        """Up to the Money in hand [11.2.1] and the defenders."""
        movement = self.movement
        most = most_printed(state, movement, BUY_WORD)
        if most > 0:
            most = min(standing(state, movement.defenders), money(state, movement.family))
        return [pack(0, number) for number in range(most + 1)]

    def answer(self, state: State, option: int) -> None:
        """The Money goes to the bank."""
        paid = first(option)
        state.move(money_of(self.movement.family), BANK, paid)
        arrive(state, self.movement, self.fallen + remove(state, self.movement.defenders, paid))


def most_printed(state: State, movement: Movement, word: int) -> int:
    """The printed number of defenders, as far as there are so many; 0 without the word."""
    if movement.token == NONE or not is_attack(state, movement):
        return 0
    part = printed(state, movement.token).action.part(word)
    return min(part.number, standing(state, movement.defenders)) if part is not None else 0
