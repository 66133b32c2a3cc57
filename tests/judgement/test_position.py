"""What a position is worth: what every player would agree to."""

import pytest

from famiglia.edition.tables import PrintedTile
from famiglia.engine.game import Game
from famiglia.judgement.board import TeamBoard
from famiglia.judgement.fights import survivors, win_chance
from famiglia.judgement.position import ORDERS_AT_HOME, Judge
from famiglia.judgement.printed_worth import (
    PrintedWorth,
    worth_of_action,
    worth_of_part,
    worth_of_tile,
)
from famiglia.judgement.promise import AttackProspect
from famiglia.judgement.weights import Horizon, Weights
from tests.engine.build import TABLES
from tests.positions import position

JUDGE = Judge(TABLES, Weights())


def _worth(text: str, team: int = 0) -> float:
    """Of a position to the team of red and green."""
    return _judged(position(f"{text}\nnow: turn red"), team)


def _judged(game: Game, team: int) -> float:
    return JUDGE.judge(game.state, team, Horizon(game.state)).total()


def _encounter(text: str, executed: str) -> Game:
    """In round 2, between two orders."""
    return position(f"""
        round 2 encounter, start red
        teams red+green against blue+yellow
        {text}
        now:
          next-order executed {executed}
    """)


def _board(game: Game) -> TeamBoard:
    return TeamBoard(game.state, 0, PrintedWorth(TABLES, Weights()), Horizon(game.state))


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("camastra: red 2", "camastra: red 3"),
        ("camastra: red 2", "camastra: red 2, 1 car"),
        ("camastra: red 2", "camastra: red 2, 1 lab"),
        ("camastra: red 2", "camastra: red 2\nred: money 3"),
        ("camastra: red 2", "camastra: red 2\nred: hq 2"),
        ("camastra: red 2", "camastra: red 2\nred: mat police 2"),
        ("camastra: red 2\nnoto: red 2", "camastra: red 2\nagrigento: red 2"),
        ("camastra: red 2\nagrigento: green 2", "camastra: red 2\nagrigento: red 2"),
        ("camastra: red 2\nlicata: blue 5", "camastra: red 2\nlicata: blue 1"),
        ("camastra: red 2\nlicata: blue 5, order blue/basic-1", "camastra: red 2\nlicata: blue 5"),
        ("camastra: red 2\nred: removed basic-1", "camastra: red 2"),
        ("mare-agrigento: red 2 boats", "mare-agrigento: red 1 boat\nmare-licata: red 1 boat"),
    ],
)
def test_what_is_better_is_worth_more(less: str, more: str) -> None:
    assert _worth(more) > _worth(less)
    assert _worth(more, 1) < _worth(less, 1)


def test_a_won_game_is_worth_more_than_anything() -> None:
    """[12.1] And a lost one less."""
    game = position("camastra: red 2\nnow: turn red")
    best = _worth("camastra: red 9\nagrigento: red 9\nred: money 20, hq 5")
    game.state.winner = 0
    assert _judged(game, 0) > best > _judged(game, 1)


def test_later_rounds_count_mandamenti_and_little_else() -> None:
    """[12.1.4] What serves only later is worth less and less."""
    for text in ("red: money 6", "red: hq 4", "red: mat church 3"):
        early, late = (
            _worth(f"round {number} planning\ncamastra: red 2\n{text}")
            - _worth(f"round {number} planning\ncamastra: red 2")
            for number in (1, 4)
        )
        assert early > late
    gains = [
        _worth(f"round {number} planning\ncamastra: red 2\nagrigento: red 2")
        - _worth(f"round {number} planning\ncamastra: red 2\nnoto: red 2")
        for number in (1, 4)
    ]
    assert gains[1] > gains[0]


def test_threats_come_from_neighbours_and_over_boats() -> None:
    """[8.2.1] [8.2.3] Who cannot be reached will be kept."""
    board = _board(
        position("""
            camastra: red 2
            noto: red 2
            agrigento: blue 5, order blue/basic-1
            now: turn red
        """)
    )
    ids = TABLES.area_ids
    assert board.keep_chance[ids.index("camastra")] < 1 == board.keep_chance[ids.index("noto")]
    by_sea = _board(
        position("""
            licata: red 2
            agrigento: blue 5, order blue/basic-1
            mare-agrigento: blue 1 boat
            now: turn red
        """)
    )
    assert by_sea.keep_chance[ids.index("licata")] < 1


def test_what_enemies_can_take_back_is_taken_with_less_hope() -> None:
    """[8.2.1] An empty area beside an enemy with an order, and one that is far from all."""
    board = _board(
        position("""
            licata: red 4
            ragusa: red 4
            agrigento: blue 5, order blue/basic-1
            now: turn red
        """)
    )
    ids = TABLES.area_ids
    near, far = ids.index("camastra"), ids.index("noto")
    assert board.hold_chance[near] < 1 == board.hold_chance[far]
    bold, calm = (
        AttackProspect(board, ids.index("licata"), 0),
        AttackProspect(board, ids.index("ragusa"), 0),
    )
    bold.consider(near, 0)
    calm.consider(far, 0)
    assert 0 < bold.worth < calm.worth


def test_a_laid_order_is_worth_as_much_later_as_one_at_home() -> None:
    """[7.1.4] [7.2.3] It comes home, executed or not."""
    at_home, laid = (
        JUDGE.judge(game.state, 0, Horizon(game.state)).terms[ORDERS_AT_HOME]
        for game in (
            _encounter("camastra: red 2", "red/basic-2"),
            _encounter("camastra: red 2, order red/basic-1 revealed", "red/basic-2"),
        )
    )
    assert at_home == pytest.approx(laid)


def test_vests_guard_and_executed_orders_threaten_no_more() -> None:
    """[7.4.1] [7.2.3] A vest counts to the end; an order that had its turn does not move again."""
    plain, guarded, over = (
        _board(
            _encounter(
                f"""
                camastra: green 3{vest}
                agrigento: blue 4, 1 car, order blue/economy-c revealed
                noto: red 2, order red/basic-1 revealed
                """,
                executed,
            )
        ).keep_chance[TABLES.area_ids.index("camastra")]
        for vest, executed in (
            ("", "red/basic-2"),
            (", order green/church-b revealed", "green/church-b"),
            ("", "blue/economy-c"),
        )
    )
    assert plain < guarded < over


def test_chances_grow_with_the_attackers() -> None:
    """[8.6] From none to certain; Brute force makes it certain."""
    chances = [win_chance(attackers, 4, 2) for attackers in range(10)]
    assert chances == sorted(chances)
    assert (chances[0], chances[7]) == (0, 1)
    assert win_chance(3, 0, 2) == 1
    assert survivors(7, 4, 2) == 1
    assert survivors(3, 0, 2) == 3


def test_printed_actions_are_priced_by_their_parts() -> None:
    """The best part of a choice, all parts together otherwise."""
    actions = [space.action for sheet in TABLES.sheets for space in sheet.spaces]
    assert any(action.choose for action in actions)
    for action in actions:
        parts = [worth_of_part(part) for part in action.parts]
        expected = max(parts) if action.choose else sum(parts)
        assert worth_of_action(action) == pytest.approx(expected)


def test_every_tile_is_worth_something_and_less_if_it_costs() -> None:
    """[11] A Soldato marks the better one first."""
    for tile in TABLES.tiles:
        dearer = PrintedTile(tile.action, tile.money + 1, tile.soldati, tile.at_start)
        assert worth_of_tile(tile) > worth_of_tile(dearer) > 0
