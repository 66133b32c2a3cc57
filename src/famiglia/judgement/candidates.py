"""Which answers are worth looking at: of many that differ little, one."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import ORDERS
from famiglia.engine.answers import (
    TURN_GAIN,
    TURN_USE,
    force_car,
    force_number,
    give_up_order,
    lay_token_space,
    rally_from_area,
    rally_from_cars,
    rally_from_soldati,
    turn_gain_column,
    turn_gain_favour,
    turn_use_favour,
    turn_use_owner,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.cells import in_area
from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT, FORCE, GIVE_UP, LAY_TOKEN, RALLY_FROM, TURN
from famiglia.engine.options import DONE
from famiglia.engine.planning.cost import fee, price_of_column
from famiglia.engine.sheets import bottom_space
from famiglia.engine.state import State
from famiglia.judgement.act_candidates import act_candidates
from famiglia.judgement.printed_worth import PrintedWorth, worth_of_action, worth_to

_MOST_SPACES: Final = 8
"""How many of the spaces on offer are looked at closely."""
_MOST_COLUMNS: Final = 4
"""And how many of the columns, the cheapest first."""
_SMALL_FORCES: Final = (1, 3)
"""How many are often enough."""


def candidates(game: Game, team: i64, printed: PrintedWorth) -> list[i64]:
    """The answers to the open question that may be the best one."""
    decision = game.decision()
    assert decision is not None
    state, kind = game.state, decision.kind
    found = list(decision.options)
    if len(found) > 1:
        if kind == TURN:
            found = _moves(state, found)
        elif kind == ACT:
            found = act_candidates(state, team, printed, found)
        elif kind == FORCE:
            found = _forces(found)
        elif kind == RALLY_FROM:
            found = _sources(state, found)
        elif kind == LAY_TOKEN:
            found = _parking(state, found)
        elif kind == GIVE_UP:
            found = _least(state.family_of[decision.seat], printed, found)
    return found


def _moves(state: State, options: list[i64]) -> list[i64]:
    """The spaces that are worth most by what is printed, each with the cheapest token; columns."""
    family = state.family_of[state.frames[-1].seat(state)]
    found: list[i64] = []
    best: dict[i64, i64] = {}
    costs: dict[i64, i64] = {}
    columns: list[tuple[i64, i64]] = []
    for option in options:
        if turn_variant(option) == TURN_GAIN:
            column, spared = turn_gain_column(option), turn_gain_favour(option)
            columns.append((price_of_column(state, family, column, spared), option))
            continue
        if turn_variant(option) != TURN_USE:
            found.append(option)
            continue
        space = turn_use_space(option)
        cost = 2 if turn_use_favour(option) == 1 else fee(state, family, turn_use_owner(option))
        if space not in best or cost < costs[space]:
            best[space] = option
            costs[space] = cost
    ranked: list[tuple[float, i64]] = []
    for space, option in best.items():
        printed = bottom_space(state, space)
        worth = worth_to(state, family, printed.action)
        worth += float(printed.money - costs[space])
        ranked.append((-worth, option))
    ranked.sort()
    for _, option in ranked[:_MOST_SPACES]:
        found.append(option)
    columns.sort()
    for _, option in columns[:_MOST_COLUMNS]:
        found.append(option)
    return found


def _forces(options: list[i64]) -> list[i64]:
    """All, all but one or two, half of them or a few; with a car if one can come along."""
    most: i64 = 0
    car: i64 = 0
    for option in options:
        most = max(most, force_number(option))
        car = max(car, force_car(option))
    wanted = (most, most - 1, most - 2, (most + 1) // 2, *_SMALL_FORCES)
    return [
        option for option in options if force_number(option) in wanted and force_car(option) == car
    ]


def _sources(state: State, options: list[i64]) -> list[i64]:
    """All who stand there, or all but one, with all cars; or no more."""
    cars: dict[i64, i64] = {}
    for option in options:
        if option != DONE:
            area = rally_from_area(option)
            cars[area] = max(cars.get(area, 0), rally_from_cars(option))
    found: list[i64] = []
    for option in options:
        if option == DONE:
            found.append(option)
            continue
        area = rally_from_area(option)
        left = state.count(in_area(area)) - rally_from_soldati(option)
        if rally_from_cars(option) == cars[area] and left in (0, 1):
            found.append(option)
    return found or options


def _least(family: i64, printed: PrintedWorth, options: list[i64]) -> list[i64]:
    """The order that is least worth; several may have to go, and every choice would count."""
    best = options[0]
    least = 1000.0
    for option in options:
        worth = printed.order_worth[family * ORDERS + give_up_order(option)]
        if worth < least:
            best, least = option, worth
    return [best]


def _parking(state: State, options: list[i64]) -> list[i64]:
    """A token that does nothing where it is laid goes where it keeps least from being used."""
    best = options[0]
    least = 1000.0
    for option in options:
        space = bottom_space(state, lay_token_space(option))
        worth = 0.0
        if not space.unlimited:
            worth = worth_of_action(space.action) + float(space.money)
        if worth < least:
            best, least = option, worth
    return [best]
