"""Finesse played as what it is: a game of two in which what one side wins the other loses."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from famiglia.edition.tables import NONE
from famiglia.engine.answers import TAKE_LEAVE, TAKE_TAKE, pack_card
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.encounter.fight import Movement
from famiglia.engine.state import State
from famiglia.queries.duel import play_out
from famiglia.queries.matrix import Solution, solve

DuelFrame = Conflict | LayCard | TakeCard
"""Where a fight may stand: at its beginning, or somewhere in the cards."""
Way = tuple[int, ...]
"""A card, and whether the other's is taken; of the defender if the own one was left, or taken."""
_PARTS_OF_MONEY: Final = 100
"""A hundredth of a Money still makes a difference."""
_CHOICES: Final = (TAKE_LEAVE, TAKE_TAKE)


class DuelPlan(NamedTuple):
    """Best mixed strategies of both sides, and what they are worth to the attacker."""

    attacks: list[Way]
    defences: list[Way]
    solution: Solution

    def value(self) -> float:
        """What the attacker can make sure of."""
        return float(self.solution.value) / _PARTS_OF_MONEY

    def chances(self, is_attacker: bool) -> list[tuple[Way, Fraction]]:
        """The ways of a side, and how often its strategy takes each."""
        if is_attacker:
            return list(zip(self.attacks, self.solution.rows, strict=True))
        return list(zip(self.defences, self.solution.columns, strict=True))


def movement_of(frame: DuelFrame) -> Movement:
    """The Movement that led to a fight."""
    return frame.movement if isinstance(frame, Conflict) else frame.duel.movement


def plan_duel(state: State, frame: DuelFrame, worth: Callable[[State], float]) -> DuelPlan:
    """Best play of both sides; `worth` says how good a position is for the attacker."""
    ends = play_out(state, movement_of(frame), lambda after: round(_PARTS_OF_MONEY * worth(after)))
    cards = range(len(state.tables.cards))
    attacks = list(product(cards, _CHOICES))
    defences = list(product(cards, _CHOICES, _CHOICES))
    table = [
        [ends[card, defence[0], takes, defence[1 + takes]] for defence in defences]
        for card, takes in attacks
    ]
    return DuelPlan([*attacks], [*defences], solve(table))


def chances_of(plan: DuelPlan, frame: LayCard | TakeCard) -> dict[int, float]:
    """How likely the best strategy gives each answer to a question of the duel."""
    duel = frame.duel
    if isinstance(frame, LayCard):
        chances = plan.chances(is_attacker=duel.attack_card == NONE)
        return _summed([(pack_card(way[0]), chance) for way, chance in chances])
    is_attacker = frame.attacker == NONE
    card = duel.attack_card if is_attacker else duel.defence_card
    place = 2 if frame.attacker == TAKE_TAKE else 1
    chances = [each for each in plan.chances(is_attacker) if each[0][0] == card]
    return _summed([(way[place], chance) for way, chance in chances])


def _summed(chances: list[tuple[int, Fraction]]) -> dict[int, float]:
    """Shares of all; alike for a card that the strategy never lays, but somebody else may have."""
    found: dict[int, Fraction] = {}
    for answer, chance in chances:
        found[answer] = found.get(answer, Fraction(0)) + chance
    total = sum(found.values())
    if total == 0:
        return dict.fromkeys(found, 1 / len(found))
    return {answer: float(chance / total) for answer, chance in found.items()}
