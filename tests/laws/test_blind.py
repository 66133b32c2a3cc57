"""What a seat cannot know changes nothing it receives [1.4.9], [1.4.10]."""

import random

import pytest
from tools.fuzz.blind import other_secrets, same_for
from tools.fuzz.play import Answered, Table, answers, give

from famiglia.edition.tables import AREAS
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD, CHOOSE_FAMILIES, TAKE
from famiglia.engine.state import PLANNING, RECOMMENDED
from famiglia.record.set_up import FULL
from tests.engine.build import TABLES

TABLE = Table(TABLES, RECOMMENDED, FULL)


def face_down(game: Game, team: int) -> int:
    """How many orders of a team lie face down."""
    state = game.state
    laid = [token // 13 for token, place in enumerate(state.orders) if place < AREAS]
    return sum(state.seat_of[family] % 2 == team for family in laid)


def moments(seed: int) -> list[tuple[str, list[Answered]]]:
    """Beginnings of a game that end where something is hidden."""
    game = TABLE.game()
    given: list[Answered] = []
    found: dict[str, list[Answered]] = {}
    for answer in answers(game, seed):
        given.append(answer)
        give(game, answer)
        decision = game.decision()
        kind = decision.kind if decision is not None else -1
        if answer.kind == kind == CHOOSE_FAMILIES:
            found["families"] = given.copy()
        if answer.kind == CARD and kind in (CARD, TAKE) and answer.seat % 2 == 1:
            found["cards"] = given.copy()
        if game.state.phase == PLANNING and face_down(game, 1) >= 3:
            found[f"orders of round {game.state.round}"] = given.copy()
    return list(found.items())


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_receives_the_same_whatever_is_hidden_from_it(seed: int) -> None:
    """[1.4.9] [R13] Views, events, questions, numbers and refusals, from the first on."""
    tried = []
    for what, given in moments(seed):
        seat = 1 if what == "families" else 0
        changed = other_secrets(TABLE, given, seat, random.Random(seed))
        if changed is not None:
            tried.append(what)
            assert same_for(TABLE, given, changed, seat)
    assert any(what.startswith("orders") for what in tried)


def test_who_may_know_the_secret_sees_the_difference() -> None:
    """[1.4.5] Otherwise this would compare nothing: the other team's seats see it."""
    seen = set()
    for seed in range(4):
        for what, given in moments(seed):
            seat, owner = (1, 0) if what == "families" else (0, 1)
            changed = other_secrets(TABLE, given, seat, random.Random(seed))
            if changed is not None:
                assert not same_for(TABLE, given, changed, owner)
                seen.add(what.split()[0])
    assert seen == {"families", "cards", "orders"}
