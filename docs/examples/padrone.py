"""*Padrone*: a small bot that wants land. It tries every answer and takes the one it likes best.

python docs/examples/padrone.py    plays some games against Picciotto
"""

from random import Random
from typing import Final

from famiglia.arena.game import ArenaSettings
from famiglia.arena.match import Pairing, play_game
from famiglia.bots.bot import BUDGET_POSITIONS, Idea
from famiglia.bots.names import BOTS
from famiglia.bots.picciotto import sensible
from famiglia.edition import load
from famiglia.edition.tables import MANDAMENTI, NONE
from famiglia.engine.cells import in_area
from famiglia.engine.determinize import determinize
from famiglia.engine.game import Decision, Game
from famiglia.engine.rules import controls, money, orders_at, own_areas, team_of
from famiglia.engine.state import CHANCE, State
from famiglia.engine.view import View
from famiglia.record.mode import mode_of
from famiglia.record.notation import Answer

FAR: Final = 6
"""How many answers it plays on."""


class Padrone:
    """Sits in one seat of one game; a seed decides what it leaves to chance."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> int:
        """The best answer."""
        return self.explain(seen, decision, budget)[0].answers[0].option

    def plan(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Answer]:
        """It thinks no further than one answer."""
        return self.explain(seen, decision, budget)[0].answers

    def explain(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Idea]:
        """Every answer with what comes of it, best first; of equal ones chance says which."""
        # The view hides what the seat may not know, so it is no game that could go on; this is
        # one that could be the true one.
        game = Game(determinize(seen, self._chance))
        options = list(decision.options)
        self._chance.shuffle(options)
        ideas = []
        for option in options[:budget]:
            after = game.copy()
            after.apply(decision.seat, option)
            self._play_on(after)
            score = standing(after.state, decision.seat)
            ideas.append(Idea([Answer(decision.kind, option)], score, []))
        return sorted(ideas, key=lambda idea: -idea.score)

    def _play_on(self, game: Game) -> None:
        """Some answers more, any sensible ones: what a fight costs is seen only after it."""
        for _ in range(FAR):
            decision = game.decision()
            if decision is None:
                return
            options = (
                decision.options if decision.seat == CHANCE else sensible(game.state, decision)
            )
            game.apply(decision.seat, self._chance.choice(options))


def standing(state: State, seat: int) -> float:
    """How well the seat's team stands: Mandamenti, land, who is there, what is ordered there."""
    teams = state.tables.teams
    worth = 0.0
    for other, family in enumerate(state.family_of):
        if family == NONE:
            continue
        sign = 1 if teams[other] == teams[seat] else -1
        for area in own_areas(state, family):
            worth += sign * float(
                3 + state.count(in_area(area)) + 2 * orders_at(state, family, area)
            )
        worth += sign * 0.1 * float(money(state, family))
    for mandamento in range(MANDAMENTI):
        holder = controls(state, mandamento)
        if holder != NONE:
            worth += 6 if team_of(state, holder) == teams[seat] else -6
    return worth


def main() -> None:
    """Games against Picciotto, each played twice, with sides exchanged."""
    BOTS["padrone"] = Padrone
    setting = ArenaSettings("sicilia", load("sicilia").hash, mode_of("1v1", ""))
    games = [play_game(Pairing(setting, "padrone", "picciotto"), number) for number in range(20)]
    won = sum(game.score_a for game in games)
    print(f"Padrone has won {won:g} of {len(games)} games against Picciotto.")


if __name__ == "__main__":
    main()
