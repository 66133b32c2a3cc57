"""Bots in whole games and at every kind of question."""

from collections.abc import Iterator

import pytest
from tools.fuzz.content import content, view_content

from famiglia.arena.game import ArenaSettings, Watch, play
from famiglia.bots.names import BOTS, TRAITS, bot_named
from famiglia.edition import load
from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ANYTIME, KINDS, TURN
from famiglia.engine.packing import describe
from famiglia.engine.state import CHANCE
from famiglia.record.mode import Mode, mode_of
from famiglia.record.notation import Answer
from tests.engine.build import PLAIN
from tests.positions import position, question
from tests.queries.games import moments, rare_moments

FEW_POSITIONS = 20
"""Positions looked at in a move, so that tests are quick."""
MODES = [mode_of("2v2", ""), mode_of("1v1", ""), mode_of("2v1", "medium")]


def _setting(mode: Mode) -> ArenaSettings:
    return ArenaSettings(str(PLAIN), load(PLAIN).hash, mode, budget=FEW_POSITIONS)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_bots_play_whole_games_against_each_other(mode: Mode) -> None:
    names = ["soldato", "picciotto", "picciotto", "soldato"][: len(TEAM_OF_SEATS[mode.name])]
    assert play(_setting(mode), names, 0).outcome() is not None


def _noting(answers: list[tuple[int, int]]) -> Watch:
    def note(game: Game, decision: Decision, option: int) -> None:
        answers.append((decision.kind, option))

    return note


def test_the_same_seed_plays_the_same_game() -> None:
    played: list[list[tuple[int, int]]] = []
    for _ in range(2):
        answers: list[tuple[int, int]] = []

        play(_setting(MODES[1]), ["soldato", "picciotto"], 3, _noting(answers))
        played.append(answers)
    assert played[0] == played[1]


def _asked_of_seats() -> list[int]:
    """All kinds of questions but those that chance answers, and Anytime Options."""
    by_chance = ("draw-", "deal-")
    return [
        number
        for number, kind in KINDS.items()
        if number != ANYTIME and not kind.name.startswith(by_chance)
    ]


def _questions(kind: int) -> Iterator[Game]:
    """Games of all modes that stand at such a question."""
    for seed in range(40):
        for mode in ("2v2", "1v1", "2v1"):
            yield from rare_moments(seed, [kind], mode=mode)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("kind", _asked_of_seats(), ids=lambda kind: KINDS[kind].name)
def test_a_bot_answers_every_kind_of_question(kind: int, name: str) -> None:
    game = next(game for game in _questions(kind) if question(game).seat != CHANCE)
    decision = question(game)
    bot = bot_named(name, "any")

    assert bot.choose(game.view(decision.seat), decision, FEW_POSITIONS) in decision.options
    for idea in bot.explain(game.view(decision.seat), decision, FEW_POSITIONS):
        assert idea.answers[0].kind == kind
        assert idea.answers[0].option in decision.options


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_looks_at_alone(name: str) -> None:
    game = next(moments(2, every=90))
    decision = question(game)
    seen, game_before = game.view(decision.seat), content(game.state)
    before = view_content(seen)
    bot_named(name, "any").choose(seen, decision, FEW_POSITIONS)
    assert view_content(seen) == before
    assert content(game.state) == game_before


def test_there_is_no_other_bot() -> None:
    with pytest.raises(ValueError, match="no bot called consigliere; there are picciotto, soldato"):
        bot_named("consigliere", "any")


@pytest.mark.parametrize("seed", range(3))
def test_soldato_does_what_it_has_planned(seed: int) -> None:
    """A whole turn is thought through once, and then played as it was planned."""
    game = next(moments(seed, [TURN], every=20))
    seat = question(game).seat
    planned = bot_named("soldato", "same").plan(game.view(seat), question(game), FEW_POSITIONS)
    bot = bot_named("soldato", "same")
    done: list[Answer] = []
    while len(done) < len(planned):
        decision = question(game)
        option = bot.choose(game.view(seat), decision, FEW_POSITIONS)
        done.append(Answer(decision.kind, option))
        game.apply(seat, option)
    assert done == planned


def test_soldato_drops_a_plan_that_is_no_longer_offered() -> None:
    """Another game, another question: what it had planned is forgotten."""
    bot = bot_named("soldato", "any")
    first, *others = [game for game in moments(1, every=25) if question(game).seat == 0]
    assert others
    bot.choose(first.view(0), question(first), FEW_POSITIONS)
    for game in others:
        assert bot.choose(game.view(0), question(game), FEW_POSITIONS) in question(game).options


def test_a_soldato_may_have_another_character() -> None:
    """Who cares for nothing but Money launders; the usual one does something else."""
    game = position("""
        licata: red 2, 1 lab
        red: hq 4
        now: act red doing place 3 / launder
    """)
    asked = question(game)
    usual, greedy = (
        bot_named(name, "any").choose(game.view(0), asked)
        for name in ("soldato", "soldato:money=50,soldato=0.1")
    )
    assert describe(asked.kind, greedy).variant == "launder"
    assert describe(asked.kind, usual).variant == "place"
    assert "money" in TRAITS
