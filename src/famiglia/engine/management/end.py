"""The end of the game [12.1]."""

from typing import Final

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.rules import team_of
from famiglia.engine.state import State

TEAMS: Final = 2
DRAW: Final = 2


def outcome(state: State) -> int:
    """The team that wins now, DRAW, or NONE when the game goes on [12.1.2] [12.1.3]."""
    winners = [team for team in range(TEAMS) if meets_condition(state, team)]
    if len(winners) == 1:
        return winners[0]
    is_last = state.round == state.tables.numbers.rounds
    if not winners and not is_last:
        return NONE
    best = stronger_team(state)
    if best != NONE:
        return best
    return DRAW if is_last else NONE


def meets_condition(state: State, team: int) -> bool:
    """One family with enough Mandamenti, or both together [12.1.2]."""
    numbers = state.tables.numbers
    counts = [mandamenti_of(state, family) for family in families_of(state, team)]
    return max(counts) >= numbers.victory_family or sum(counts) >= numbers.victory_team


def stronger_team(state: State) -> int:
    """Who has more Mandamenti, then the tie-break area, then the starting piece [12.1.4-6]."""
    totals = [
        sum(mandamenti_of(state, family) for family in families_of(state, team))
        for team in range(TEAMS)
    ]
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    holder = state.holder[state.tables.tiebreak]
    if 0 <= holder < FAMILIES and state.seat_of[holder] != NONE:
        return team_of(state, holder)
    if state.rules.starting_piece_wins:
        return state.starting_piece % TEAMS
    return NONE


def families_of(state: State, team: int) -> list[int]:
    """The families of a team."""
    return [family for family in state.family_of if team_of(state, family) == team]
