"""The arena: fair pairs of games, rates with their certainty, and the command."""

import json
import sys

import pytest
from click.testing import CliRunner

from famiglia.arena.game import ArenaSettings
from famiglia.arena.interval import wilson
from famiglia.arena.match import Match, Pairing, PlayedGame, play_game
from famiglia.arena.spread import spread, spread_by_ray
from famiglia.cli import famiglia
from famiglia.edition import load
from famiglia.extras import ExtraMissing
from famiglia.record.mode import mode_of
from tests.engine.build import PLAIN

SETTING = ArenaSettings(str(PLAIN), load(PLAIN).hash, mode_of("1v1", ""), budget=10)
PAIRING = Pairing(SETTING, "picciotto", "picciotto")


def _run(*arguments: str) -> str:
    result = CliRunner().invoke(famiglia, ["arena", *arguments, "--edition", str(PLAIN)])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    """Values as tables of the score interval have them."""
    assert wilson(hits, tries) == pytest.approx((low, high), abs=1e-4)


def test_each_game_is_played_twice_with_exchanged_sides() -> None:
    """Alike bots win one of each two games: all else was the same."""
    played = [play_game(PAIRING, number) for number in range(24)]
    for one, other in zip(played[::2], played[1::2], strict=True):
        assert (one.team_a, other.team_a) == (0, 1)
        assert (one.winner, one.ending, one.rounds) == (other.winner, other.ending, other.rounds)
    assert {game.winner for game in played} >= {0, 1}


def test_draws_count_for_nobody() -> None:
    """The rate is that of A among decided games."""
    games = [(0, 0), (1, 1), (0, 1), (1, 2), (0, 0), (1, 0)]
    match = Match(
        PAIRING, [PlayedGame(n, team_a, won, "", 4) for n, (team_a, won) in enumerate(games)]
    )
    assert (match.decided, match.wins_a, match.win_rate) == (5, 3, 3 / 5)
    rated = match.ratings()
    assert rated is not None
    a, b = rated
    assert a.mu > b.mu
    assert Match(PAIRING, []).win_rate is None


def test_several_workers_find_the_same_as_one() -> None:
    """In the same sequence, whoever is ready first."""
    found = [list(spread(play_game, PAIRING, range(6), workers)) for workers in (1, 2)]
    assert found[0] == found[1]


def test_figures_for_machines() -> None:
    figures = json.loads(_run("picciotto", "picciotto", "--games", "4", "--json", "--workers", "1"))
    assert figures["games"] == 4
    assert figures["decided"] >= figures["wins_a"]
    assert figures["win_rate"] == figures["wins_a"] / figures["decided"]
    assert figures["interval"][0] <= figures["win_rate"] <= figures["interval"][1]
    assert set(figures["ratings"]) == {"a", "b"}


def test_a_match_is_told_as_a_table() -> None:
    shown = _run("soldato", "picciotto", "--games", "2", "--mode", "1v1", "--budget", "5")
    for text in ("soldato", "picciotto", "wins", "of decided games", "OpenSkill", "ended by"):
        assert text in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["consigliere", "soldato"], "there is no bot called consigliere"),
        (["soldato:charm=3", "soldato"], "there is no trait called charm"),
        (["soldato:money=much", "soldato"], "money is a number, not 'much'"),
        (["picciotto:money=2", "soldato"], "picciotto has no traits"),
        (["soldato"], "Missing argument 'B'"),
        (["soldato", "soldato", "--games", "0"], "0 is not in the range"),
        (["soldato", "soldato", "--level", "easy"], "--level easy needs --mode 2v1"),
    ],
)
def test_a_mistake_in_the_call_is_told(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(famiglia, ["arena", *arguments])
    assert result.exit_code == 2
    assert message in result.stderr


def test_another_edition_than_agreed_is_refused() -> None:
    """On a cluster a machine may have another one under the same name."""
    with pytest.raises(ValueError, match="is another one here"):
        play_game(Pairing(SETTING._replace(hash="0"), "picciotto", "picciotto"), 0)


def test_without_ray_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has no cluster does not need it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExtraMissing, match=r"famiglia\[ray\]"):
        next(spread_by_ray(play_game, PAIRING, [0]))
    result = CliRunner().invoke(famiglia, ["arena", "soldato", "soldato", "--ray"])
    assert result.exit_code == 1
    assert result.stderr == (
        "Error: This needs ray, which is not installed: it comes with famiglia[ray].\n"
    )


def test_without_openskill_there_are_no_ratings_but_all_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    few = ["arena", "picciotto", "picciotto", "--games", "2", "--workers", "1"]
    shown = CliRunner().invoke(famiglia, few)
    figures = CliRunner().invoke(famiglia, [*few, "--json"])
    assert "of decided games" in shown.stdout
    assert "comes with famiglia[arena]" in shown.stdout
    assert json.loads(figures.stdout)["games"] == 2
    assert json.loads(figures.stdout)["ratings"] is None
