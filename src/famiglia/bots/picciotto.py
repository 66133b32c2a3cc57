"""*Picciotto*: answers at random, but does something, in force, and not against all odds."""

from random import Random

from famiglia.bots.bot import BUDGET_POSITIONS, Idea
from famiglia.engine.answers import (
    ACT_SHOTGUN,
    TURN_PASS,
    act_shotgun_area,
    act_shotgun_start,
    act_variant,
    force_number,
)
from famiglia.engine.cells import in_area
from famiglia.engine.game import Decision
from famiglia.engine.kinds import ACT, FORCE, TURN
from famiglia.engine.options import DONE
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.record.notation import Answer


class Picciotto:
    """A beginner who has understood the rules, and little else."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> int:
        """One of the sensible answers."""
        return self._chance.choice(sensible(seen.state, decision))

    def plan(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Answer]:
        """It never thinks further than that."""
        return [Answer(decision.kind, self.choose(seen, decision, budget))]

    def explain(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Idea]:
        """All that seem sensible are as good as one another."""
        options = sensible(seen.state, decision)
        return [Idea([Answer(decision.kind, option)], 0.0, []) for option in options]


def sensible(state: State, decision: Decision) -> list[int]:
    """The answers that do something, without those that nobody would give."""
    options = list(decision.options)
    doing = [option for option in options if not _declines(decision.kind, option)]
    if decision.kind == FORCE and doing:
        most = max(force_number(option) for option in doing)
        doing = [option for option in doing if force_number(option) >= most - 1]
    if decision.kind == ACT:
        doing = [option for option in doing if not _is_hopeless(state, option)]
    return doing or options


def _declines(kind: int, option: int) -> bool:
    return option == (TURN_PASS if kind == TURN else DONE)


def _is_hopeless(state: State, option: int) -> bool:
    """A Movement against more than those who could go."""
    if act_variant(option) != ACT_SHOTGUN:
        return False
    start, target = act_shotgun_start(option), act_shotgun_area(option)
    if state.holder[target] == state.holder[start]:
        return True
    return state.count(in_area(target)) >= state.count(in_area(start))
