"""*Soldato*: greedy. It thinks whole moves through and takes the one that looks best then."""

from collections.abc import Callable
from random import Random
from typing import Final

from famiglia.bots.bot import BUDGET_POSITIONS, Idea, ScoreReason
from famiglia.bots.duel import DuelFrame, DuelPlan, chances_of, movement_of, plan_duel
from famiglia.engine.answers import CONFLICT_BRUTE_FORCE, CONFLICT_FINESSE, unlock_space
from famiglia.engine.determinize import determinize
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.encounter.result import finish
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import (
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    FIRST_TOKEN,
    HELPER,
    PICK_FAMILY,
    UNLOCK,
)
from famiglia.engine.options import DONE
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.judgement.moves import Move, Thinker
from famiglia.judgement.position import TERM_IDS, Judge, Judgement
from famiglia.judgement.printed_worth import worth_to
from famiglia.judgement.weights import Horizon, Weights
from famiglia.record.notation import Answer

_ALIKE: Final = (CHOOSE_CHARACTER, CHOOSE_FAMILIES, FIRST_TOKEN, HELPER, PICK_FAMILY)
"""Questions of which no answer is known to be better than another."""
BY_CHANCE: Final = "bot-reason-chance"
"""Of an answer that is drawn, with how likely that is."""
REASON: Final = "bot-reason-"
"""Before the name of what a move improves or costs."""
_LEAST_REASON: Final = 0.05
"""What is less than that is no reason."""


class Soldato:
    """Plans a whole move, keeps to it, and plays the cards of a fight by the best mixture."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._chance = Random(seed)
        self._weights = Weights() if weights is None else weights
        self._planned: list[Answer] = []
        """What is left of the move it is making."""
        self._judge: Judge | None = None
        self._fought: tuple[tuple[int, ...], DuelPlan] | None = None
        """Where a fight stood, and how it is best played."""

    def choose(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> int:
        """What is planned, if it is still on offer; else the beginning of the best move."""
        if not self._is_planned(decision):
            self._planned = self.plan(seen, decision, budget)
        return self._planned.pop(0).option

    def plan(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Answer]:
        """The best move; in a duel, and where answers are alike, one drawn by chance."""
        if len(decision.options) == 1:
            return [Answer(decision.kind, decision.options[0])]
        drawn = self._drawn(seen, decision)
        if drawn:
            [option] = self._chance.choices(list(drawn), list(drawn.values()))
            return [Answer(decision.kind, option)]
        if isinstance(seen.state.frames[-1], Conflict) or decision.kind == UNLOCK:
            return self.explain(seen, decision, budget)[0].answers
        game = Game(determinize(seen, self._chance))
        return _answers(self._thinker(seen, decision, budget).moves(game)[0])

    def explain(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Idea]:
        """Its moves, with what each of them improves and costs; or how often it gives an answer."""
        drawn = self._drawn(seen, decision)
        if drawn:
            often = sorted(drawn.items(), key=lambda each: -each[1])
            return [_by_chance(decision.kind, option, chance) for option, chance in often]
        frame = seen.state.frames[-1]
        if isinstance(frame, Conflict):
            scores = self._ways_to_fight(seen, frame)
        elif decision.kind == UNLOCK:
            family = seen.state.family_of[decision.seat]
            scores = {
                option: _behind_lock(seen.state, family, option) for option in decision.options
            }
        else:
            return self._think(seen, decision, budget)
        return [
            Idea([Answer(decision.kind, option)], scores[option], [])
            for option in sorted(scores, key=lambda option: -scores[option])
        ]

    def _think(self, seen: View, decision: Decision, budget: int) -> list[Idea]:
        game = Game(determinize(seen, self._chance))
        thinker = self._thinker(seen, decision, budget)
        before = thinker.judge.judge(game.state, thinker.team, thinker.horizon)
        return [
            Idea(
                _answers(move),
                move.worth - before.total(),
                _reasons(before, move.judgement),
            )
            for move in thinker.moves(game)
        ]

    def _is_planned(self, decision: Decision) -> bool:
        """Whether the next answer of its move is still on offer."""
        if not self._planned:
            return False
        kind, option = self._planned[0]
        return kind == decision.kind and option in decision.options

    def _thinker(self, seen: View, decision: Decision, budget: int) -> Thinker:
        return Thinker(self._judge_of(seen.state), seen.state, decision.seat, budget)

    def _judge_of(self, state: State) -> Judge:
        if self._judge is None:
            self._judge = Judge(state.tables, self._weights)
        return self._judge

    def _drawn(self, seen: View, decision: Decision) -> dict[int, float]:
        """How likely it gives each answer, where that is left to chance; else nothing."""
        frame = seen.state.frames[-1]
        if isinstance(frame, LayCard | TakeCard):
            return chances_of(self._duel(seen, frame), frame)
        if decision.kind in _ALIKE:
            return dict.fromkeys(decision.options, 1 / len(decision.options))
        return {}

    def _ways_to_fight(self, seen: View, frame: Conflict) -> dict[int, float]:
        """What Finesse and Brute force are worth."""
        state = determinize(seen, self._chance)
        worth = self._worth_to_attacker(state, frame)
        after = state.copy()
        frame.answer(after, CONFLICT_BRUTE_FORCE)
        finish(after)
        now = worth(state)
        finesse = self._duel(seen, frame).value()
        return {CONFLICT_BRUTE_FORCE: worth(after) - now, CONFLICT_FINESSE: finesse - now}

    def _duel(self, seen: View, frame: DuelFrame) -> DuelPlan:
        """Best play of both sides; the same through all questions of one fight."""
        fight = (*seen.state.pieces, *seen.state.facts)
        if self._fought is None or self._fought[0] != fight:
            state = determinize(seen, self._chance)
            worth = self._worth_to_attacker(state, frame)
            self._fought = (fight, plan_duel(state, frame, worth))
        return self._fought[1]

    def _worth_to_attacker(self, state: State, frame: DuelFrame) -> Callable[[State], float]:
        judge, horizon = self._judge_of(state), Horizon(state)
        attacker = state.tables.teams[state.seat_of[movement_of(frame).family]]
        return lambda after: judge.judge(after, attacker, horizon).total()


def _by_chance(kind: int, option: int, chance: float) -> Idea:
    return Idea([Answer(kind, option)], 0.0, [ScoreReason(BY_CHANCE, {"chance": chance})])


def _answers(move: Move) -> list[Answer]:
    return [Answer(kind, option) for kind, option in zip(move.kinds, move.answers, strict=True)]


def _reasons(before: Judgement, after: Judgement) -> list[ScoreReason]:
    """What has changed, in Money: the most important first."""
    changes = [(after.terms[term] - before.terms[term], name) for term, name in enumerate(TERM_IDS)]
    changes.sort(key=lambda change: -abs(change[0]))
    return [
        ScoreReason(REASON + name, {"worth": round(change, 1)})
        for change, name in changes
        if abs(change) > _LEAST_REASON
    ]


def _behind_lock(state: State, family: int, option: int) -> float:
    """What a locked space of the solo board would bring the family that opens it."""
    if option == DONE:
        return 0.0
    space = state.tables.solo.spaces[unlock_space(option)]
    return worth_to(state, family, space.action) + float(space.money)
