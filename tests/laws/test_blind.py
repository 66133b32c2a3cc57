"""What a seat cannot know changes nothing it receives [1.4.9], [1.4.10]."""

import random
from collections import Counter
from functools import cache
from typing import Final, NamedTuple

import pytest
from tools.fuzz.blind import difference
from tools.fuzz.exchange import other_secrets, sorts_of
from tools.fuzz.play import MODES, Answered, FuzzTable, answers, give
from tools.fuzz.secrets import Secrets

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import AREAS, ORDERS
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD, CHOOSE_CHARACTER, CHOOSE_FAMILIES, TAKE
from famiglia.engine.members import has_cupola
from famiglia.engine.rules import team_of
from famiglia.engine.state import PLANNING, RECOMMENDED
from famiglia.engine.view import SPECTATOR
from famiglia.record.set_up import FULL
from tests.engine.build import PLAIN

TABLES: Final = {mode: FuzzTable(flatten(load(PLAIN), mode), RECOMMENDED, FULL) for mode in MODES}
HIDDEN: Final = {
    "2v2": {"families", "cards", "orders"},
    "1v1": {"characters", "members", "cards", "orders"},
    "2v1": {"characters", "cards", "orders"},
}
"""What is hidden in each mode."""
SEEDS: Final = range(3)


class Exchange(NamedTuple):
    """A beginning of a game, and the same one with other secrets of one sort for a seat."""

    sort: str
    seat: int
    answers: list[Answered]
    changed: list[Answered]


def face_down(game: Game, team: int) -> int:
    """How many orders of a team lie face down."""
    state = game.state
    laid = [token // ORDERS for token, place in enumerate(state.orders) if place < AREAS]
    return sum(team_of(state, family) == team for family in laid)


def moments(table: FuzzTable, seed: int) -> dict[str, list[tuple[str, list[Answered]]]]:
    """Beginnings of a game that end where something is hidden: by sort, with a name."""
    game = table.game()
    answered: list[Answered] = []
    found: dict[str, list[Answered]] = {}
    for answer in answers(game, seed):
        answered.append(answer)
        give(game, answer)
        for name in _hidden_now(game, answer):
            found[name] = answered.copy()
    sorted_out: dict[str, list[tuple[str, list[Answered]]]] = {}
    for name, beginning in found.items():
        sorted_out.setdefault(name.split()[0], []).append((name, beginning))
    return sorted_out


def _hidden_now(game: Game, answer: Answered) -> list[str]:
    """What is hidden after an answer; of the same name only the last moment counts."""
    decision, state = game.decision(), game.state
    kind = decision.kind if decision is not None else -1
    found = []
    if answer.kind == kind == CHOOSE_FAMILIES:
        found.append("families")
    if kind == CHOOSE_CHARACTER:
        found.append("characters being chosen")
    if answer.kind == CHOOSE_CHARACTER != kind:
        found.append("characters never shown")
    if answer.kind == CARD and kind in (CARD, TAKE):
        found.append(f"cards of team {state.tables.teams[answer.seat]}")
    if not state.begun or state.round > 2:
        return found
    if state.phase == PLANNING and face_down(game, 1) >= 2:
        found.append(f"orders of round {state.round}")
    if has_cupola(state):
        found.append(f"members of round {state.round}")
    return found


@cache
def exchanges(mode: str) -> list[Exchange]:
    """Other secrets of every sort in some games of a mode."""
    table = TABLES[mode]
    found = []
    for seed in SEEDS:
        chance = random.Random(seed)
        for sort, beginnings in moments(table, seed).items():
            for name, answered in beginnings:
                seat = 1 if sort in ("families", "characters") or name.endswith("team 0") else 0
                changed = other_secrets(table, answered, seat, chance, (sort,))
                if changed is not None:
                    found.append(Exchange(sort, seat, answered, changed))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_receives_the_same_whatever_is_hidden_from_it(mode: str) -> None:
    """[1.4.9] [R13] [15.2.3] Views, events, questions, numbers and refusals, from the first on."""
    for sort, seat, answered, changed in exchanges(mode):
        assert sorts_of(answered, changed) == {sort}
        assert difference(TABLES[mode], answered, changed, seat) == ""


@pytest.mark.parametrize("mode", MODES)
def test_every_sort_of_secret_is_exchanged(mode: str) -> None:
    """Otherwise the test above would compare nothing."""
    counts = Counter(exchange.sort for exchange in exchanges(mode))

    assert {sort for sort in counts if counts[sort] >= 2} == HIDDEN[mode]


@pytest.mark.parametrize("mode", MODES)
def test_who_may_know_the_secret_sees_the_difference(mode: str) -> None:
    """[1.4.5] The other team's seats see it, or it would be none."""
    for sort, seat, answered, changed in exchanges(mode):
        assert difference(TABLES[mode], answered, changed, 1 - seat) != "", sort


def test_a_spectator_sees_nothing_of_anybodys_secrets() -> None:
    """[1.4.5] Both players' members and characters at once."""
    table = TABLES["1v1"]
    for seed in SEEDS:
        answered = moments(table, seed)["members"][0][1]
        changed = other_secrets(table, answered, SPECTATOR, random.Random(seed))
        assert changed is not None
        assert {"members", "characters"} <= sorts_of(answered, changed)
        assert difference(table, answered, changed, SPECTATOR) == ""


def test_any_members_that_others_think_possible_can_be_there() -> None:
    """[15.2.3] [15.2.4] What all can work out is neither too much nor too little."""
    table = TABLES["1v1"]
    game = table.game()
    answered = []
    for answer in answers(game, 0):
        answered.append(answer)
        give(game, answer)
    for chance in range(4):
        changed = other_secrets(table, answered, 0, random.Random(chance), ("members",))
        assert changed is not None
        again = table.game()
        for answer in changed:
            give(again, answer)
        assert again.view(0).state.pieces == game.view(0).state.pieces


@pytest.mark.parametrize("seed", range(6))
def test_no_order_is_hidden_once_all_have_been_shown(seed: int) -> None:
    """[7.1.1] Also none that was executed and went home before anybody was asked again."""
    table = FuzzTable(flatten(load(PLAIN), "2v2", ""), RECOMMENDED, FULL)
    game, answered = table.game(), []
    for answer in answers(game, seed):
        answered.append(answer)
        give(game, answer)
        if game.state.begun and game.state.phase != PLANNING:
            break
    assert Secrets(table, answered[:-1], seat=SPECTATOR).laid
    assert not Secrets(table, answered, seat=SPECTATOR).laid
