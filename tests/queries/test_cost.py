"""What answers cost, told before they are given."""

import random

import pytest
from tools.fuzz.content import content

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import BRIBE_YES, pack_buy
from famiglia.engine.cells import NEUTRAL, money_of
from famiglia.engine.game import Game
from famiglia.engine.kinds import ADDITIONAL_ACTION, BRIBE, FINAL_ACTION, GIVE_UP, TURN
from famiglia.engine.options import DONE
from famiglia.engine.state import State
from famiglia.queries.cost import Cost, cost_of
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    add_hq,
    add_money,
    add_top,
    hold,
    position,
)
from tests.engine.encounter import scene
from tests.engine.table import encode, mark, planning, put_bust, turn
from tests.queries.games import moments, open_question

NOTHING = Cost(0, [0] * FAMILIES, 0, 0, 0)


def _to(**families: int) -> list[int]:
    """Money to each family."""
    owners = [0] * FAMILIES
    for name, amount in families.items():
        owners[{"red": RED, "blue": BLUE, "green": GREEN}[name]] = amount
    return owners


def _cost(game: Game, text: str) -> Cost:
    return cost_of(game.view(open_question(game).seat), encode(game, text))


def _rich(money: int = 9) -> State:
    """Red holds Gela and has Money; a neutral token lies under Police."""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "gela", RED)
    add_hq(state, RED, 2)
    add_money(state, RED, money)
    return state


# Turns


@pytest.mark.parametrize(
    ("column", "owner", "foreign", "cost"),
    [
        ("start", BLUE, 1, Cost(3, _to(blue=1), 0, 0, 0)),
        ("two", GREEN, 2, Cost(5, _to(green=2), 0, 0, 0)),
    ],
)
def test_a_column_costs_the_bank_and_the_owners(
    column: str, owner: int, foreign: int, cost: Cost
) -> None:
    """[4.4.2] E9: 3 to the bank and 1 to Blue, 5 to the bank and 2 to Green."""
    state = _rich()
    add_top(state, NEUTRAL, column)
    add_top(state, owner, column, foreign)

    assert _cost(turn(state), f"gain {column}") == cost


def test_a_space_costs_its_price_and_the_owner_of_the_token() -> None:
    """[4.3.1] [4.3.2]"""
    state = _rich()
    add_top(state, BLUE, "police")
    game = turn(state)

    assert _cost(game, "use police blue order-place") == Cost(1, _to(blue=1), 0, 0, 0)
    assert _cost(game, "use police neutral order") == NOTHING


def test_income_is_told_apart_from_costs() -> None:
    """[4.3.2] It cannot pay for the same move, so an order goes for Blue's token."""
    state = _rich(money=0)
    add_top(state, BLUE, "police")

    assert _cost(turn(state), "use police blue choice") == Cost(0, _to(blue=1), 1, 1, 0)


def test_orders_to_be_given_up_are_counted() -> None:
    """[4.3.4] The column costs 1 and 1 for its token; Red has no Money."""
    assert _cost(turn(_rich(money=0)), "gain police") == Cost(2, _to(), 0, 2, 0)


def test_a_favour_saves_the_owners_fee() -> None:
    """[11.1.6]"""
    state = _rich()
    add_top(state, BLUE, "police")
    mark(state, RED, "favours")
    game = turn(state)

    assert _cost(game, "use police blue order favour") == NOTHING
    assert _cost(game, "gain police blue") == Cost(3, _to(), 0, 0, 0)


def test_in_a_final_action_no_owner_is_paid() -> None:
    """[5.10.5] Blue's token, moved to a space that costs 1."""
    state = position()
    hold(state, "gela", RED)
    add_hq(state, RED, 2)
    add_money(state, RED, 3)
    put_bust(state, RED, BLUE)
    game = planning(state)
    assert open_question(game).kind == FINAL_ACTION

    assert _cost(game, "order-place") == Cost(1, _to(), 0, 0, 0)
    assert _cost(game, "done") == NOTHING


@pytest.mark.parametrize(("seed", "mode"), [(0, "2v2"), (1, "2v2"), (2, "1v1"), (3, "2v1")])
def test_a_move_costs_what_was_told(seed: int, mode: str) -> None:
    """[4.3] [4.4.2] At every turn and final action of a game, one answer after all is paid."""
    chance = random.Random(seed)
    for game in moments(seed, (TURN, FINAL_ACTION, ADDITIONAL_ACTION), mode=mode):
        decision = open_question(game)
        option = chance.choice(decision.options)
        cost = cost_of(game.view(chance.randrange(game.state.seats)), option)
        family = game.state.family_of[decision.seat]
        before = [game.state.count(money_of(other)) for other in range(FAMILIES)]

        game.apply(decision.seat, option)
        given_up = _give_up(game)

        paid = [game.state.count(money_of(other)) for other in range(FAMILIES)]
        before[family] += given_up + cost.income - cost.bank - sum(cost.owners)
        assert given_up == cost.orders
        assert paid == [money + owed for money, owed in zip(before, cost.owners, strict=True)]


def _give_up(game: Game) -> int:
    """Give up orders while that is asked; how many."""
    number = 0
    while (decision := game.decision()) is not None and decision.kind == GIVE_UP:
        game.apply(decision.seat, decision.options[0])
        number += 1
    return number


# Tiles and unique orders


def test_a_tile_of_the_beginning_costs_soldati() -> None:
    """[11.1.3] Influence: 1 Soldato of headquarters."""
    state = _rich()
    mark(state, RED, "influence", "speedboats")
    game = planning(state)

    assert _cost(game, "influence") == Cost(0, _to(), 0, 0, 1)
    assert _cost(game, "speedboats") == NOTHING


def test_allies_cost_their_price() -> None:
    """[11.2.3] 1 Money when the way is declared; over land nothing."""
    game = scene.scene("""
        camastra: red 4, basic-1
        licata: neutral 2
        gela: blue 1
        red: money 1, tile allies
    """)

    assert _cost(game, "shotgun camastra gela 2") == Cost(1, _to(), 0, 0, 0)
    assert _cost(game, "shotgun camastra licata 0") == NOTHING


def test_bribery_costs_its_price() -> None:
    """[11.2.2] And nothing if it is declined."""
    game = scene.scene("camastra: red 4, basic-1\nlicata: blue 1\nred: money 3, tile bribery")
    scene.play(game, "shotgun camastra licata land")
    assert open_question(game).kind == BRIBE
    seen = game.view(RED)

    assert cost_of(seen, BRIBE_YES) == Cost(2, _to(), 0, 0, 0)
    assert cost_of(seen, DONE) == NOTHING


def test_each_bought_defender_costs_one() -> None:
    """[10.1.3] Yellow Economy C."""
    game = scene.scene("camastra: yellow 4, economy-c\nlicata: red 3\nyellow: money 5, economy 3")
    scene.play(game, "shotgun camastra licata land", "3 0")

    assert [cost_of(game.view(RED), pack_buy(number)).bank for number in range(4)] == [0, 1, 2, 3]


def test_asking_changes_nothing() -> None:
    """The view stays as it was."""
    game = scene.scene("camastra: red 4, basic-1\nlicata: blue 1\nred: money 3, tile bribery")
    scene.play(game, "shotgun camastra licata land")
    seen = game.view(RED)
    before = content(seen.state)

    cost_of(seen, BRIBE_YES)

    assert content(seen.state) == before
    assert [type(frame) for frame in seen.state.frames] == [type(f) for f in game.state.frames]
