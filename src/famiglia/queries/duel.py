"""Finesse as a game of two: every outcome played by the engine, the value solved exactly [8.6.4].

The attacker chooses a card, and whether to take the defender's; the defender a card, and what to
answer to each of these two, which is seen before [8.6.5]. What the attacker wins is 1 for taking
the area, and a thousandth for each Soldato left there, less one for each left of the enemy's.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple, TypeVar

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import TAKE_LEAVE, TAKE_TAKE
from famiglia.engine.cells import in_area, lab_in
from famiglia.engine.encounter.cards import Duel, show_cards
from famiglia.engine.encounter.fight import Movement
from famiglia.engine.encounter.result import finish
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.state import State
from famiglia.queries.matrix import Solution, solve

AREA_WORTH: Final = 1000
"""What taking the area counts, if one Soldato counts 1."""


class Result(NamedTuple):
    """How a Movement ends in its target: Soldati of the moving side and of others, and labs."""

    own: int
    enemy: int
    taken: bool
    """Whether the moving side holds the area in the end."""
    labs: int


class AttackerPlan(NamedTuple):
    """A card, whether the defender's is taken, and the probability of doing so."""

    card: int
    takes: bool
    chance: Fraction


class DefenderPlan(NamedTuple):
    """A card, whether the attacker's is taken if the own one was taken, or left, and how likely."""

    card: int
    takes_if_taken: bool
    takes_if_left: bool
    chance: Fraction


class Finesse(NamedTuple):
    """Best play of both sides. Where several plans are best, one pair of them is given."""

    value: Fraction
    """What each side can make sure of, whatever the other does: taken + (own - enemy) / 1000."""
    taken: Fraction
    """How likely the area is taken if both follow these plans."""
    own: Fraction
    """How many attackers are left then on the average."""
    enemy: Fraction
    attacker: list[AttackerPlan]
    """Only what is ever done; the chances add up to 1."""
    defender: list[DefenderPlan]


Seen = TypeVar("Seen")
Outcomes = dict[tuple[int, int, int, int], Seen]
"""By both cards, and what attacker and defender did with the other's card."""


class SolvedDuel(NamedTuple):
    """What comes of each plan of the attacker against each of the defender's, and best play."""

    attacks: list[tuple[int, int]]
    """A card, and what is done with the defender's."""
    defences: list[tuple[int, int, int]]
    """A card, and what is done with the attacker's if the own one was left, or taken."""
    table: list[list[Result]]
    best: Solution

    def mean(
        self, rows: list[Fraction], columns: list[Fraction]
    ) -> tuple[Fraction, Fraction, Fraction]:
        """How likely the area is taken by mixed plans, and who is left on the average."""
        return (
            _mean(rows, columns, [[int(result.taken) for result in row] for row in self.table]),
            _mean(rows, columns, [[result.own for result in row] for row in self.table]),
            _mean(rows, columns, [[result.enemy for result in row] for row in self.table]),
        )


def solve_duel(state: State, movement: Movement) -> SolvedDuel:
    """All of it from here, where a conflict begins; the state stays as it is."""
    outcomes = play_out(state, movement, lambda after: result_of(after, movement))
    cards = range(len(state.tables.cards))
    attacks = list(product(cards, (TAKE_LEAVE, TAKE_TAKE)))
    defences = list(product(cards, (TAKE_LEAVE, TAKE_TAKE), (TAKE_LEAVE, TAKE_TAKE)))
    table = [[_meet(outcomes, attack, defence) for defence in defences] for attack in attacks]
    best = solve([[payoff(result) for result in row] for row in table])
    return SolvedDuel(attacks, defences, table, best)


def finesse(state: State, movement: Movement) -> Finesse:
    """Best play from here, where a conflict begins."""
    found = solve_duel(state, movement)
    best = found.best
    return Finesse(
        best.value / AREA_WORTH,
        *found.mean(best.rows, best.columns),
        [
            AttackerPlan(card, takes == TAKE_TAKE, chance)
            for (card, takes), chance in zip(found.attacks, best.rows, strict=True)
            if chance
        ],
        [
            DefenderPlan(card, if_taken == TAKE_TAKE, if_left == TAKE_TAKE, chance)
            for (card, if_left, if_taken), chance in zip(found.defences, best.columns, strict=True)
            if chance
        ],
    )


def payoff(result: Result) -> int:
    """What a result is worth to the attacker, in thousandths."""
    return AREA_WORTH * result.taken + result.own - result.enemy


def play_out(state: State, movement: Movement, look: Callable[[State], Seen]) -> Outcomes[Seen]:
    """What is seen when the fight has ended, for all cards, taken and left [8.6.6]."""
    opponent = opponent_of(state, movement)
    cards = range(len(state.tables.cards))
    outcomes: Outcomes[Seen] = {}
    for attack, defence, first, second in product(cards, cards, *[(TAKE_LEAVE, TAKE_TAKE)] * 2):
        after = state.copy()
        show_cards(after, Duel(movement, opponent, attack, defence), first, second)
        finish(after)
        outcomes[attack, defence, first, second] = look(after)
    return outcomes


def opponent_of(state: State, movement: Movement) -> int:
    """The defender, or for one of nobody's family a helper; which one is all the same [8.9.4]."""
    if movement.defenders.owner < FAMILIES:
        return movement.defenders.owner
    return next(
        family for family in state.family_of if not is_on_team(state, movement.family, family)
    )


def result_of(state: State, movement: Movement) -> Result:
    """What stands in the target when a Movement is over [8.7]."""
    left = state.count(in_area(movement.target))
    labs = state.count(lab_in(movement.target))
    taken = state.holder[movement.target] == movement.attackers.owner
    return Result(left, 0, True, labs) if taken else Result(0, left, False, labs)


def _meet(
    outcomes: Outcomes[Result], attack: tuple[int, int], defence: tuple[int, int, int]
) -> Result:
    """The defender answers what the attacker did."""
    card, takes = attack
    return outcomes[card, defence[0], takes, defence[1 + takes]]


def _mean(rows: list[Fraction], columns: list[Fraction], amounts: list[list[int]]) -> Fraction:
    """What comes of two mixed plans on the average."""
    return sum(
        (
            row * column * amount
            for row, line in zip(rows, amounts, strict=True)
            for column, amount in zip(columns, line, strict=True)
            if row and column and amount
        ),
        Fraction(0),
    )
