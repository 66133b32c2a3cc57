"""Random encounters: nothing is lost or doubled, and every holder stands where he holds."""

import random

import pytest

from famiglia.edition.tables import AREAS, FAMILIES, ORDERS, SEAS, TILES
from famiglia.engine.cells import (
    BANK,
    CAR_IN_FIGHT,
    FIGHT,
    LAB_SUPPLY,
    NOBODY,
    OWNERS,
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_hq,
    in_supply,
    lab_in,
    money_of,
)
from famiglia.engine.encounter import Encounter
from famiglia.engine.facts import marker
from famiglia.engine.game import Game
from famiglia.engine.options import DONE
from famiglia.engine.state import HQ, State
from tests.engine import build
from tests.engine.build import TABLES, question

RANDOM_ENCOUNTERS = 60


def _random_encounter(rng: random.Random) -> Game:
    """Everybody somewhere, with cars, labs, boats, tiles, open slots and orders."""
    state = build.position(rng.choice([0, 31, 63, 32]))
    families = list(state.family_of)
    for area in range(AREAS):
        _fill(state, rng, area, rng.choice([*families, *families, FAMILIES, FAMILIES + 1, NOBODY]))
    for sea in range(SEAS):
        family = rng.choice(families)
        if rng.random() < 0.6 and state.count(boat_supply(family)):
            state.move(boat_supply(family), boat_in(sea, family), 1)
    for family in families:
        build.add_hq(state, family, min(rng.randint(0, 6), state.count(in_supply(family))))
        build.add_money(state, family, rng.randint(0, 6))
        build.open_slots(state, family, "justice", rng.randint(0, 4))
    for tile in range(TILES):
        for team in range(2):
            state.note(marker(team, tile), families[team + rng.choice([0, 2])])
    _issue(state, rng, families)
    state.first = rng.randrange(4)
    state.push(Encounter())
    return Game(state)


def _fill(state: State, rng: random.Random, area: int, owner: int) -> None:
    labs = min(rng.choice([0, 0, 1, 2]), state.count(LAB_SUPPLY))
    if owner != NOBODY:
        number = min(rng.randint(1, 5), state.count(in_supply(owner)))
        state.deploy(owner, in_supply(owner), area, number)
        if number and owner < FAMILIES:
            cars = min(rng.choice([0, 0, 1, 2]), state.count(car_supply(owner)))
            state.move(car_supply(owner), car_in(area), cars)
    state.move(LAB_SUPPLY, lab_in(area), labs)


def _issue(state: State, rng: random.Random, families: list[int]) -> None:
    for family in families:
        own = [area for area in range(AREAS) if state.holder[area] == family]
        tokens = list(range(ORDERS))
        rng.shuffle(tokens)
        for token, area in zip(tokens, own[:8] + own[:2], strict=False):
            state.put(family * ORDERS + token, area)


def _totals(state: State) -> list[int]:
    """Soldati of each owner, cars and boats of each family, labs, money."""
    pieces = state.pieces
    soldati = [pieces[in_supply(owner)] for owner in range(OWNERS)]
    cars = [pieces[car_supply(family)] for family in range(FAMILIES)]
    boats = [pieces[boat_supply(family)] for family in range(FAMILIES)]
    for family in range(FAMILIES):
        soldati[family] += pieces[in_hq(family)]
        boats[family] += sum(pieces[boat_in(sea, family)] for sea in range(SEAS))
    for area in range(AREAS):
        if state.holder[area] != NOBODY:
            soldati[state.holder[area]] += pieces[in_area(area)]
        if 0 <= state.holder[area] < FAMILIES:
            cars[state.holder[area]] += pieces[car_in(area)]
    labs = pieces[LAB_SUPPLY] + sum(pieces[lab_in(area)] for area in range(AREAS))
    money = pieces[BANK] + sum(pieces[money_of(family)] for family in range(FAMILIES))
    return [*soldati, *cars, *boats, labs, money]


def _check(game: Game, before: list[int]) -> None:
    state = game.state
    assert min(state.pieces) >= 0
    totals = _totals(state)
    fighting = state.count(FIGHT) + state.count(CAR_IN_FIGHT)
    assert sum(before) - sum(totals) == fighting
    assert all(now <= then for now, then in zip(totals, before, strict=True))
    # A fight or a rally is finished before an area is lost; a bribed one waits for the force.
    is_settled = fighting == 0 and build.kind_of(game) not in ("rally-from", "force")
    for area in range(AREAS):
        holder = state.holder[area]
        if is_settled:
            assert (holder == NOBODY) == (state.count(in_area(area)) == 0)
        if not 0 <= holder < FAMILIES:
            assert state.count(car_in(area)) == 0
        assert state.count(lab_in(area)) <= TABLES.numbers.labs_per_area
        assert all(token // ORDERS == holder for token in state.orders_in(area))


@pytest.mark.parametrize("seed", range(RANDOM_ENCOUNTERS))
def test_random_encounters_keep_every_piece(seed: int) -> None:
    """[1.2.3] [1.3.3] [1.3.11] After every answer; seeds are the numbers of the cases."""
    rng = random.Random(seed)
    game = _random_encounter(rng)
    before = _totals(game.state)
    answers = 0
    while (decision := game.decision()) is not None:
        assert len(decision.options) == len(set(decision.options))
        lively = [option for option in decision.options if option != DONE]
        choice = rng.choice(lively if lively and rng.random() < 0.9 else decision.options)
        game.apply(question(game).seat, choice)
        _check(game, before)
        answers += 1
    assert 10 < answers < 600
    assert all(place >= HQ for place in game.state.orders)
    assert _totals(game.state) == before
