"""What is offered and what is refused are told apart by the same rules [3.4.2]."""

import random
from collections import Counter

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.source import DEFAULT
from famiglia.engine.domains import is_answer, size
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS
from famiglia.engine.options import DONE
from famiglia.engine.packing import compose, numbers, packed
from famiglia.engine.state import CLASSIC, RECOMMENDED
from tests.engine.build import PLAIN

EDITIONS = {
    f"{name} {mode}": flatten(load(edition), mode)
    for name, edition in (("plain", PLAIN), ("sicilia", DEFAULT))
    for mode in ("2v2", "1v1", "2v1")
}
TRIES_PER_QUESTION = 12
"""How many answers are tried at each question."""


def any_answer(game: Game, decision: Decision, chance: random.Random) -> int:
    """Something the question could be answered with, or an offered answer with one field wrong."""
    kind = KINDS[decision.kind]
    if kind.repeats and chance.random() < 0.1:
        return DONE
    if chance.random() < 0.6:
        parts = numbers(chance.choice(decision.options))
        place = chance.randrange(len(parts))
        parts[place] = chance.randrange(40)
        return packed(parts)
    variant, fields = chance.choice(list(kind.variants.items()))
    values = [chance.randrange(size(game.state, field.domain) or 1) for field in fields]
    return compose(decision.kind, variant, values)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED, RECOMMENDED | 32])
@pytest.mark.parametrize("seed", range(3))
def test_exactly_what_is_not_offered_is_refused_with_a_rule(
    edition: str, rules: int, seed: int
) -> None:
    """[3.4.2] At every question of a random game."""
    chance = random.Random(seed)
    game = Game.new(EDITIONS[edition], rules, quick=seed == 2)
    refused = Counter[str]()
    while (decision := game.decision()) is not None:
        for _ in range(TRIES_PER_QUESTION):
            option = any_answer(game, decision, chance)
            reason = game.why_not(decision.seat, decision.kind, option)
            assert (reason is None) == (option in decision.options), (KINDS[decision.kind], option)
            if reason is not None:
                assert reason.key != "offered", (KINDS[decision.kind], option)
                if not is_answer(game.state, decision.kind, option):
                    assert reason.key == "no-such-answer"
                refused[reason.key] += 1
        for option in decision.options:
            assert game.state.frames[-1].why_not(game.state, option) == 0, decision.kind
        game.apply(decision.seat, chance.choice(decision.options))
    assert refused["no-such-answer"] > 100
    assert len(refused) > 10
