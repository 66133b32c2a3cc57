"""Two bots against each other: each pair of games is played twice, with sides exchanged."""

from typing import Any, NamedTuple

from famiglia.arena.game import ArenaSettings, play, tables_of
from famiglia.arena.interval import wilson
from famiglia.engine.management.end import DRAW
from famiglia.extras import ExtraMissing, import_extra


class Pairing(NamedTuple):
    """A setting, and who plays against whom."""

    setting: ArenaSettings
    a: str
    b: str


class PlayedGame(NamedTuple):
    """One game: which team A was, and who won."""

    number: int
    team_a: int
    winner: int
    ending: str
    rounds: int

    @property
    def score_a(self) -> float:
        """1 for a game A has won, 0 for one it has lost, a half for a draw."""
        return 0.5 if self.winner == DRAW else float(self.winner == self.team_a)


class Rating(NamedTuple):
    """How strong a bot is by OpenSkill: what is believed, and how far it may be wrong."""

    mu: float
    sigma: float


class Match(NamedTuple):
    """All games of a pairing so far."""

    pairing: Pairing
    played: list[PlayedGame]

    @property
    def decided(self) -> int:
        """Games that were no draw."""
        return sum(game.winner != DRAW for game in self.played)

    @property
    def wins_a(self) -> int:
        """Games that A has won."""
        return sum(game.score_a == 1 for game in self.played)

    @property
    def win_rate(self) -> float | None:
        """Of A among the decided ones."""
        return self.wins_a / self.decided if self.decided else None

    @property
    def interval(self) -> tuple[float, float]:
        """Where that rate lies with 95% certainty."""
        return wilson(self.wins_a, self.decided)

    def ratings(self) -> tuple[Rating, Rating] | None:
        """Of both bots, game by game in their sequence; None where OpenSkill is not installed."""
        try:
            model = import_extra("openskill.models", "arena").PlackettLuce()
        except ExtraMissing:
            return None
        a, b = model.rating(name="a"), model.rating(name="b")
        for game in self.played:
            [[a], [b]] = model.rate([[a], [b]], scores=[game.score_a, 1 - game.score_a])
        return Rating(a.mu, a.sigma), Rating(b.mu, b.sigma)

    def figures(self) -> dict[str, Any]:
        """For machines."""
        ratings = self.ratings()
        setting = self.pairing.setting
        return {
            "a": self.pairing.a,
            "b": self.pairing.b,
            "mode": str(setting.mode),
            "edition": setting.hash,
            "seed": setting.seed,
            "budget": setting.budget,
            "games": len(self.played),
            "decided": self.decided,
            "wins_a": self.wins_a,
            "win_rate": self.win_rate,
            "interval": self.interval,
            "ratings": ratings and {"a": ratings[0]._asdict(), "b": ratings[1]._asdict()},
        }


def play_game(pairing: Pairing, number: int) -> PlayedGame:
    """One game of a pairing. Numbers 2n and 2n + 1 have the same luck and exchanged sides.

    So each bot also plays with the families and characters the other had before.
    """
    setting = pairing.setting
    team_a = number % 2
    names = [pairing.a if team == team_a else pairing.b for team in tables_of(setting).teams]
    game = play(setting, names, setting.seed + number // 2)
    outcome = game.outcome()
    assert outcome is not None
    return PlayedGame(number, team_a, outcome.winner, outcome.ending, game.state.round)
