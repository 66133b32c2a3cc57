"""The end of the game [12.1]: who has won, and by what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.facts import TEAMS
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.rules import team_of, team_of_seat
from famiglia.engine.state import State

DRAW: Final = 2
FAMILY: Final = "family"
TEAM: Final = "team"
MAJORITY: Final = "majority"
TIE_BREAK_AREA: Final = "tie-break area"
THE_PIECE: Final = "starting piece"
DRAWN: Final = "draw"
"""By what a game is won: the condition that one team met [12.1.2], or what told two apart."""


class Outcome:
    """How a game ended: the winning team or DRAW, by what, and each team's Mandamenti."""

    def __init__(self, winner: i64, ending: str, totals: list[i64]) -> None:
        self.winner = winner
        self.ending = ending
        self.totals = totals


def outcome_of(state: State) -> Outcome | None:
    """How the game ends by the control that was confirmed, or None when it goes on."""
    winners = [team for team in range(TEAMS) if ending_by(state, team)]
    totals = [total(state, team) for team in range(TEAMS)]
    if len(winners) == 1:
        return Outcome(winners[0], ending_by(state, winners[0]), totals)
    is_last = state.round == state.tables.numbers.rounds
    if not winners and not is_last:
        return None
    if totals[0] != totals[1]:
        return Outcome(0 if totals[0] > totals[1] else 1, MAJORITY, totals)  # [12.1.4]
    holder = state.holder[state.tables.tiebreak]
    if 0 <= holder < FAMILIES and state.seat_of[holder] != NONE:
        return Outcome(team_of(state, holder), TIE_BREAK_AREA, totals)  # [12.1.5]
    if state.rules.starting_piece_wins or state.tables.numbers.piece_decides:
        winner = team_of_seat(state, state.starting_piece)
        return Outcome(winner, THE_PIECE, totals)  # [13.1.7] [14.6.2]
    return Outcome(DRAW, DRAWN, totals) if is_last else None


def ending_by(state: State, team: i64) -> str:
    """Which condition a team meets: one family's Mandamenti, or both's; else "" [12.1.2]."""
    numbers = state.tables.numbers
    counts = [mandamenti_of(state, family) for family in families_of(state, team)]
    if max(counts) >= numbers.victory_family:
        return FAMILY
    return TEAM if sum(counts) >= numbers.victory_team else ""


def total(state: State, team: i64) -> i64:
    """The Mandamenti of both families of a team."""
    return sum([mandamenti_of(state, family) for family in families_of(state, team)])


def families_of(state: State, team: i64) -> list[i64]:
    """The families of a team."""
    return [family for family in state.family_of if team_of(state, family) == team]
