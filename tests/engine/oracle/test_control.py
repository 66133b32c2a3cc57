"""The engine confirms Mandamenti and ends the game as the naive oracle says, over random maps."""

import random
from collections import Counter
from functools import cache
from typing import Final

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine import facts
from famiglia.engine.cells import FICTIONAL, NEUTRAL
from famiglia.engine.state import PLANNING, State
from tests.engine import build
from tests.engine.build import OWNER_NAMES, TABLES
from tests.engine.oracle.control import DRAW, GOES_ON, Standing, controllers, outcome
from tests.engine.oracle.position import NOBODY
from tests.engine.oracle.scenes import PLAIN, sit_down
from tests.engine.table import after_encounter, management

MAPS: Final = 1500
STARTING_PIECE_WINS: Final = 16
WINNERS: Final = {"even": 0, "odd": 1, DRAW: 2, GOES_ON: NONE}


def random_map(seed: int) -> State:
    """Two evenly matched teams hold most of the island; Bronte is anybody's."""
    chance = random.Random(seed)
    state = build.position(chance.choice([0, STARTING_PIECE_WINS]), chance.choice([1, 2, 3, 4, 4]))
    families = chance.sample(range(FAMILIES), 4)
    sit_down(state, families)
    state.starting_piece = chance.randrange(4)
    state.first = chance.randrange(4)
    for mandamento in range(len(TABLES.mandamento_ids)):
        state.note(facts.confirmed(mandamento), chance.choice([*families, NONE]))
    anybody = [*families, NEUTRAL, FICTIONAL, NONE]
    weights = [chance.choice([1, 2, 9]) for _ in families]
    strangers = chance.choice([0.05, 0.15, 0.3])
    for team, areas in enumerate(chance.sample(list(PLAIN.mandamenti.values()), 12)):
        lord = chance.choices(families[team % 2 :: 2], weights[team % 2 :: 2])[0]
        for name in areas:
            is_strange = chance.random() < strangers or name == PLAIN.tiebreak
            owner = chance.choice(anybody) if is_strange else lord
            if owner != NONE:
                build.hold(state, name, owner, chance.choice([1, 2]))
    return state


def standing(state: State) -> Standing:
    names = [*OWNER_NAMES, NOBODY]
    return Standing(
        PLAIN,
        seats=[TABLES.family_ids[family] for family in state.family_of],
        holders={
            name: names[holder] for name, holder in zip(TABLES.area_ids, state.holder, strict=True)
        },
        round=state.round,
        starting_seat=state.starting_piece,
        starting_piece_wins=state.rules.starting_piece_wins,
    )


def confirmed(state: State) -> dict[str, str]:
    names = [*TABLES.family_ids, NOBODY]
    return {
        name: names[state.facts[facts.confirmed(mandamento)]]
        for mandamento, name in enumerate(TABLES.mandamento_ids)
    }


@cache
def outcomes() -> Counter[str]:
    """How many random maps ended in which way, by which rule; all agreed."""
    found: Counter[str] = Counter()
    for seed in range(MAPS):
        state = random_map(seed)
        before = standing(state)
        expected, rule = outcome(before)
        after_encounter(state).decision()
        assert confirmed(state) == controllers(before), f"seed {seed}"
        assert state.winner == WINNERS[expected], f"seed {seed}: [{rule}] {expected}"
        found[f"{expected} {rule}"] += 1
        found[f"round {state.round}, {rule}"] += 1
    return found


def test_a_game_ends_as_the_oracle_says() -> None:
    """[1.2.6] [12.1] [13.1.7] Whoever controls what, in any round, with and without the switch."""
    assert outcomes()


def test_the_maps_reach_every_rule_of_the_end() -> None:
    told = outcomes()
    ends = [
        *(f"{team} {rule}" for team in ("even", "odd") for rule in ("12.1.3", "12.1.4", "12.1.5")),
        *("even 13.1.7", "odd 13.1.7", f"{DRAW} 12.1.6", f"{GOES_ON} 12.1.2"),
    ]

    assert {end: told[end] for end in ends if told[end] < 20} == {}
    assert told[f"{GOES_ON} 12.1.6"] >= 5
    assert told["round 1, 12.1.4"] >= 5


def test_after_planning_control_is_confirmed_but_nobody_wins() -> None:
    """[6.1.1] [12.1.1]"""
    for seed in range(200):
        state = random_map(seed)
        expected = controllers(standing(state))
        management(state, PLANNING).decision()
        assert confirmed(state) == expected, f"seed {seed}"
        assert state.winner == NONE, f"seed {seed}"
