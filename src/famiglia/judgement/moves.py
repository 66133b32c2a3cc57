"""Whole moves: an answer, the best answers that follow it, and where they lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.cells import FIGHT, in_area
from famiglia.engine.encounter.conflict import Conflict, brute_force
from famiglia.engine.encounter.fight import remove, reward_fighter
from famiglia.engine.encounter.result import Knockout, finish
from famiglia.engine.game import Game
from famiglia.engine.kinds import (
    ACT,
    AGITATE_MOVE,
    BOAT_GOES,
    BRIBE,
    BUY,
    FORCE,
    GIVE_UP,
    LAY_TOKEN,
    OCCUPY,
    PENTITO_REMOVE,
    PULL_FROM,
    RALLY_FROM,
    REINFORCE_AREA,
    SPLIT,
    TURN_DEFENDERS,
)
from famiglia.engine.state import State
from famiglia.judgement.candidates import candidates
from famiglia.judgement.fights import survivors, win_chance
from famiglia.judgement.position import Judge, Judgement
from famiglia.judgement.weights import Horizon

_MOST_QUESTIONS: Final = 12
"""The most questions of one move that are thought through."""
_FOLLOW: Final = (
    AGITATE_MOVE,
    BOAT_GOES,
    BRIBE,
    BUY,
    FORCE,
    GIVE_UP,
    LAY_TOKEN,
    OCCUPY,
    PENTITO_REMOVE,
    PULL_FROM,
    RALLY_FROM,
    REINFORCE_AREA,
    SPLIT,
    TURN_DEFENDERS,
)
"""Questions that ask how something is done which an answer before them began."""


class Move:
    """Answers of one seat, one after the other, and how good the position is then."""

    def __init__(self, game: Game) -> None:
        self.game = game
        """Where it leads; not the game it was thought out in."""
        self.kinds: list[i64] = []
        self.answers: list[i64] = []
        self.judgement = Judgement()
        """Of the position it leads to; where that is a fight, of its ends as likely as they are."""
        self.worth = 0.0
        """The same in one number."""
        self.is_judged = False

    def give(self, seat: i64, option: i64) -> None:
        """One answer more."""
        decision = self.game.decision()
        assert decision is not None
        self.kinds.append(decision.kind)
        self.answers.append(option)
        self.game.apply(seat, option)
        self.is_judged = False

    def copy(self) -> Move:
        """The same so far, to go on in another way."""
        other = Move(self.game.copy())
        other.kinds = self.kinds.copy()
        other.answers = self.answers.copy()
        return other


class Thinker:
    """Thinks moves of one seat through, in a game whose hidden parts are guessed."""

    def __init__(self, judge: Judge, state: State, seat: i64, budget: i64) -> None:
        self.judge = judge
        self.seat = seat
        self.team = state.tables.teams[seat]
        self.horizon = Horizon(state)
        self.budget = budget
        """To how many positions answers may lead in one move; then the first idea is taken."""
        self.reached: i64 = 0

    def moves(self, game: Game) -> list[Move]:
        """For each answer worth considering the move that begins with it, best first."""
        found: list[Move] = []
        for option in self._ideas(game):
            move = self._carried_out(Move(game.copy()), option)
            found.append(self._judged(self._followed(move)))
        found.sort(key=_by_worth, reverse=True)
        return found

    def _ideas(self, game: Game) -> list[i64]:
        found = candidates(game, self.team, self.judge.printed)
        return found if self.reached < self.budget else found[:1]

    def _carried_out(self, move: Move, option: i64) -> Move:
        """An answer, and the best way to do what it begins."""
        self.reached += 1
        move.give(self.seat, option)
        while self._asks(move.game) and self._kind(move.game) in _FOLLOW:
            move = self._best(move)
        return move

    def _followed(self, move: Move) -> Move:
        """The rest of an action: every further part as it seems best then."""
        for _ in range(_MOST_QUESTIONS):
            if not self._asks(move.game) or self._kind(move.game) != ACT:
                break
            move = self._best(move)
        return move

    def _best(self, move: Move) -> Move:
        """The best single answer from here, with what it begins."""
        ideas = self._ideas(move.game)
        if len(ideas) == 1:
            return self._carried_out(move, ideas[0])
        best = self._judged(self._carried_out(move.copy(), ideas[0]))
        for option in ideas[1:]:
            other = self._judged(self._carried_out(move.copy(), option))
            if other.worth > best.worth:
                best = other
        return best

    def _asks(self, game: Game) -> bool:
        decision = game.decision()
        return decision is not None and decision.seat == self.seat

    def _kind(self, game: Game) -> i64:
        decision = game.decision()
        return NONE if decision is None else decision.kind

    def _judged(self, move: Move) -> Move:
        """A move whose end has been judged, once."""
        if not move.is_judged:
            move.judgement = self._judgement_of(move.game.state)
            move.worth = move.judgement.total()
            move.is_judged = True
        return move

    def _judgement_of(self, state: State) -> Judgement:
        """How good the position is; in the middle of a fight, how good its ends are."""
        frame = state.frames[-1] if state.frames else None
        if isinstance(frame, Conflict):
            return self._judged_fight(state, frame)
        return self.judge.judge(state, self.team, self.horizon)

    def _judged_fight(self, state: State, conflict: Conflict) -> Judgement:
        """The fight won, and lost by one, as likely as either is."""
        movement = conflict.movement
        attackers = state.count(FIGHT)
        defenders = state.count(in_area(movement.target))
        lost = brute_force(state, movement.attackers.owner, movement.defenders.owner)
        likely = win_chance(attackers, defenders, lost)
        left = survivors(attackers, defenders, lost)
        won = self._after(state, conflict, attackers - left, defenders)
        if likely == 1.0:
            return won
        gone = max(0, attackers - defenders) + 1
        return won.mixed(self._after(state, conflict, gone, 0), likely)

    def _after(self, state: State, conflict: Conflict, attackers: i64, defenders: i64) -> Judgement:
        """How good it is when so many of either side have fallen."""
        after = state.copy()
        movement = conflict.movement
        after.replace(Knockout(movement))
        neutrals = remove(after, movement.attackers, attackers)
        neutrals += remove(after, movement.defenders, defenders)
        reward_fighter(after, movement, neutrals)
        finish(after)
        return self.judge.judge(after, self.team, self.horizon)


def _by_worth(move: Move) -> float:
    return move.worth
