"""The engine confirms Mandamenti and ends the game as the naive oracle says, over random maps."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from famiglia.edition.tables import FAMILIES, NONE, TILES
from famiglia.engine import facts
from famiglia.engine.cells import FICTIONAL, NEUTRAL, in_cupola, members_in_supply
from famiglia.engine.game import Game
from famiglia.engine.kinds import MOVE_TILE
from famiglia.engine.options import DONE
from famiglia.engine.rules import tiles_of
from famiglia.engine.state import PLANNING, State
from tests.engine import build
from tests.engine.build import OWNER_NAMES, TABLES
from tests.engine.oracle.control import (
    DRAW,
    GOES_ON,
    BoardState,
    controllers,
    mandamenti,
    outcome,
)
from tests.engine.oracle.control import (
    in_cupola as token_in_cupola,
)
from tests.engine.oracle.position import NOBODY, TEAMS
from tests.engine.oracle.scenes import PLAIN, PLAIN_TABLES, seated
from tests.engine.table import after_encounter, management

MAPS: Final = {"2v2": 1500, "1v1": 1000, "2v1": 1000}
MODES: Final = tuple(MAPS)
STARTING_PIECE_WINS: Final = 16
WINNERS: Final = {"team 0": 0, "team 1": 1, DRAW: 2, GOES_ON: NONE}


def random_map(mode: str, seed: int) -> State:
    """Two evenly matched teams hold most of the island; Bronte is anybody's."""
    chance = random.Random(f"{mode} {seed}")
    teams = TEAMS[mode]
    families = chance.sample(range(FAMILIES), len(teams))
    rules = chance.choice([0, STARTING_PIECE_WINS])
    state = seated(PLAIN_TABLES[mode], families, rules)
    state.round = chance.choice([1, 2, 3, 4, 4])
    state.starting_piece = chance.randrange(state.seats)
    state.first = chance.randrange(state.seats)
    for mandamento in range(len(TABLES.mandamento_ids)):
        state.note(facts.confirmed(mandamento), chance.choice([*families, NONE]))
    anybody = [*families, NEUTRAL, FICTIONAL, NONE]
    weights = [chance.choice([1, 2, 9]) for _ in families]
    strangers = chance.choice([0.05, 0.15, 0.3])
    for number, areas in enumerate(chance.sample(list(PLAIN.mandamenti.values()), 12)):
        own = [seat for seat, team in enumerate(teams) if team == number % 2]
        lord = families[chance.choices(own, [weights[seat] for seat in own])[0]]
        for name in areas:
            is_strange = chance.random() < strangers or name == PLAIN.tiebreak
            owner = chance.choice(anybody) if is_strange else lord
            if owner != NONE:
                build.hold(state, name, owner, 1)
    if state.tables.solo.seats:
        _fill_cupola(state, chance)
    return state


def _fill_cupola(state: State, chance: random.Random) -> None:
    """Mostly about as many members as control needs; a token may still lie there."""
    one, other = chance.sample(state.family_of, 2)
    moved = chance.choice([0, 3, 4, 5, 5, 6])
    state.move(in_cupola(other), members_in_supply(other), moved)
    state.move(members_in_supply(one), in_cupola(one), moved)
    state.note(facts.CUPOLA_TOKEN, chance.choice([one, other, NONE]))


def board(state: State) -> BoardState:
    names = [*OWNER_NAMES, NOBODY]
    return BoardState(
        PLAIN,
        mode=state.tables.mode,
        seats=[TABLES.family_ids[family] for family in state.family_of],
        holders={
            name: names[holder] for name, holder in zip(TABLES.area_ids, state.holder, strict=True)
        },
        round=state.round,
        starting_seat=state.starting_piece,
        starting_piece_wins=state.rules.starting_piece_wins,
        members={
            TABLES.family_ids[family]: state.count(in_cupola(family)) for family in state.family_of
        },
    )


def confirmed(state: State) -> dict[str, str]:
    names = [*TABLES.family_ids, NOBODY]
    return {
        name: names[state.facts[facts.confirmed(mandamento)]]
        for mandamento, name in enumerate(TABLES.mandamento_ids)
    }


def token(state: State) -> str:
    """Whose control token lies in the Cupola."""
    return [*TABLES.family_ids, NOBODY][state.facts[facts.CUPOLA_TOKEN]]


@cache
def outcomes(mode: str) -> Counter[str]:
    """How many random maps ended in which way, by which rule; all agreed."""
    found: Counter[str] = Counter()
    for seed in range(MAPS[mode]):
        state = random_map(mode, seed)
        before = board(state)
        expected, rule = outcome(before)
        after_encounter(state).decision()
        assert confirmed(state) == controllers(before), f"seed {seed}"
        assert token(state) == token_in_cupola(before), f"seed {seed}"
        assert state.winner == WINNERS[expected], f"seed {seed}: [{rule}] {expected}"
        found[f"{expected} {rule}"] += 1
        found[f"round {state.round}, {rule}"] += 1
        if token_in_cupola(before) != NOBODY:
            found[f"the Cupola counts, {rule}"] += 1
            emptied = dict.fromkeys(before.seats, 0)
            without = outcome(replace(before, members=emptied))
            found["the Cupola decides"] += without[0] != expected
    return found


@pytest.mark.parametrize("mode", MODES)
def test_a_game_ends_as_the_oracle_says(mode: str) -> None:
    """[1.2.6] [12.1] [13.1.7] [14.6] [15.3.3] Whoever controls what, in any round."""
    assert outcomes(mode)


@pytest.mark.parametrize("mode", MODES)
def test_the_maps_reach_every_rule_of_the_end(mode: str) -> None:
    counts = outcomes(mode)
    rules = ("12.1.3", "12.1.4", "12.1.5", "13.1.7")
    ends = [f"team {team} {rule}" for team in (0, 1) for rule in rules]
    ends.append(f"{GOES_ON} 12.1.2")
    if mode == "2v2":
        ends.append(f"{DRAW} 12.1.6")

    assert {end: counts[end] for end in ends if counts[end] < 10} == {}
    assert counts["round 1, 12.1.4"] >= 5
    if mode == "2v2":
        assert counts[f"{GOES_ON} 12.1.6"] >= 5
    else:
        assert counts[f"{DRAW} 12.1.6"] == counts[f"{GOES_ON} 12.1.6"] == 0
    assert (counts["the Cupola decides"] >= 20) == (mode == "1v1")


@pytest.mark.parametrize("mode", MODES)
def test_after_planning_control_is_confirmed_but_nobody_wins(mode: str) -> None:
    """[6.1.1] [12.1.1] [15.3.4] The token in the Cupola stays as it is."""
    for seed in range(100):
        state = random_map(mode, seed)
        expected, in_place = controllers(board(state)), token(state)
        management(state, PLANNING).decision()
        assert confirmed(state) == expected, f"seed {seed}"
        assert state.winner == NONE, f"seed {seed}"
        assert token(state) == in_place, f"seed {seed}"


@pytest.mark.parametrize("mode", MODES)
def test_tiles_are_marked_as_often_as_the_oracle_counts(mode: str) -> None:
    """[6.2.1] [6.2.4] [15.3.4] After either phase; the Cupola counts as a Mandamento."""
    for seed in range(60):
        state = random_map(mode, seed)
        for tile in range(7):
            state.note(facts.drawn(tile), 1)
        before, chance = board(state), random.Random(seed)
        counts = mandamenti(before, token(state))
        _play_on(management(state, PLANNING), chance)
        _compare_tiles(state, counts, seed)
        if outcome(before)[0] == GOES_ON:
            counts = mandamenti(before, token_in_cupola(before))
            _play_on(after_encounter(state), chance)
            _compare_tiles(state, counts, seed)


def _play_on(game: Game, chance: random.Random) -> None:
    while (decision := game.decision()) is not None:
        moves = decision.kind == MOVE_TILE
        game.apply(decision.seat, DONE if moves else chance.choice(decision.options))


def _compare_tiles(state: State, counts: dict[str, int], seed: int) -> None:
    """As many as Mandamenti, while there are tiles; a team shares them."""
    for team in range(2):
        seats = [seat for seat in range(state.seats) if state.tables.teams[seat] == team]
        families = [state.family_of[seat] for seat in seats]
        marked = {TABLES.family_ids[family]: len(tiles_of(state, family)) for family in families}
        wanted = {name: counts[name] for name in marked}
        if sum(wanted.values()) <= 7:
            assert marked == wanted, f"seed {seed}"
        else:
            assert sum(marked.values()) == 7, f"seed {seed}"
            assert all(marked[name] <= wanted[name] for name in marked), f"seed {seed}"
    assert sum(state.facts[facts.drawn(tile)] for tile in range(TILES)) == 7
