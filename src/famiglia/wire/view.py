"""A view as a message: everything a player in a seat could see at a real table."""

from typing import Literal

from famiglia.edition.tables import NONE
from famiglia.engine.facts import FICTIONAL_COLOUR, TEAMS, character
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.management.end import DRAW, outcome_of
from famiglia.engine.state import ENCOUNTER, State
from famiglia.engine.view import View
from famiglia.record.header import switches_of
from famiglia.wire.board import (
    AreaState,
    FightState,
    MandamentoState,
    SeaState,
    areas_of,
    fight_of,
    mandamenti_of_board,
    seas_of,
)
from famiglia.wire.families import FamilyState, families_of
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named, seat_or_none
from famiglia.wire.now import Now, now_of
from famiglia.wire.sheets import (
    CommonSupply,
    SheetsState,
    TileState,
    common_supply,
    sheets_of,
    tiles_of_table,
)
from famiglia.wire.solo import CupolaState, SoloSpaceState, cupola_of, solo_of

Phase = Literal["set-up", "planning", "encounter"]


class SeatState(Message, frozen=True):
    """A seat of the table."""

    seat: int
    team: int
    family: str | None
    """Null before it has one."""
    character: str | None
    """Null before all see it."""
    is_single: bool
    """Whether it plays alone [14.1.1]."""


class TeamState(Message, frozen=True):
    """A team, what it has, and with what it wins after an encounter phase [12.1.2]."""

    team: int
    mandamenti: int
    """Those confirmed by the last management, with the Cupola."""
    alone: int
    """How many one of its families needs."""
    together: int | None
    """How many both need; null for who plays alone."""


class TableRules(Message, frozen=True):
    """What a game is played with."""

    edition: str
    hash: str
    """Of the edition's content."""
    mode: str
    level: str | None
    """In 2v1, else null."""
    switches: list[str]
    """Those that are on [13.1]."""
    quick: bool
    """Whether chance answers for everybody in the set-up [2.6.1]."""


class Ending(Message, frozen=True):
    """How the game ended [12.1]."""

    winner: int | None
    """The team, or null after a draw."""
    by: str
    mandamenti: list[int]
    """Of each team."""


class ViewMessage(Message, frozen=True):
    """What a seat sees. Management belongs to the phase it ends [3.1.4]."""

    seat: int | None
    """Whose view it is; null for a spectator."""
    rules: TableRules
    round: int
    phase: Phase
    first: int
    """The seat that begins the phase; seat 0 until one is drawn, as for the starting piece."""
    starting_piece: int
    passes: int
    """How many families have passed one after another."""
    ending: Ending | None
    """Null while the game goes on."""
    seats: list[SeatState]
    teams: list[TeamState]
    families: list[FamilyState]
    areas: list[AreaState]
    seas: list[SeaState]
    mandamenti: list[MandamentoState]
    fight: FightState | None
    sheets: SheetsState
    tiles: list[TileState]
    supply: CommonSupply
    fictional_colour: str | None
    """The colour of the fictional family, if there is one."""
    solo: list[SoloSpaceState]
    """The solo board; empty where nobody plays alone."""
    cupola: CupolaState | None
    """In 1v1."""
    now: Now


def view_message(seen: View) -> ViewMessage:
    """A view as a message."""
    state = seen.state
    return ViewMessage(
        seat=seat_or_none(seen.seat),
        rules=_rules(state),
        round=state.round,
        phase=phase_of(state),
        first=state.first,
        starting_piece=state.starting_piece,
        passes=state.passes,
        ending=_ending(state),
        seats=[_seat(state, seat) for seat in range(state.seats)],
        teams=[_team(state, team) for team in range(TEAMS)],
        families=families_of(seen),
        areas=areas_of(seen),
        seas=seas_of(state),
        mandamenti=mandamenti_of_board(state),
        fight=fight_of(state),
        sheets=sheets_of(state),
        tiles=tiles_of_table(state),
        supply=common_supply(state),
        fictional_colour=named(state.facts[FICTIONAL_COLOUR], ids("family", state.tables)),
        solo=solo_of(state),
        cupola=cupola_of(state),
        now=now_of(state),
    )


def phase_of(state: State) -> Phase:
    """Which phase it is; management belongs to the one it ends [3.1.4]."""
    if not state.begun:
        return "set-up"
    return "encounter" if state.phase == ENCOUNTER else "planning"


def _rules(state: State) -> TableRules:
    tables = state.tables
    return TableRules(
        tables.edition,
        tables.hash,
        tables.mode,
        tables.level or None,
        list(switches_of(state.rules.flags)),
        state.quick,
    )


def _seat(state: State, seat: int) -> SeatState:
    tables = state.tables
    return SeatState(
        seat,
        tables.teams[seat],
        named(state.family_of[seat], ids("family", tables)),
        named(state.facts[character(seat)], ids("character", tables)),
        tables.seats[seat].is_single,
    )


def _team(state: State, team: int) -> TeamState:
    numbers = state.tables.numbers
    seats = [seat for seat in range(state.seats) if state.tables.teams[seat] == team]
    families = [state.family_of[seat] for seat in seats if state.family_of[seat] != NONE]
    return TeamState(
        team,
        sum(mandamenti_of(state, family) for family in families),
        numbers.victory_family,
        numbers.victory_team if len(seats) > 1 else None,
    )


def _ending(state: State) -> Ending | None:
    ended = None if state.winner == NONE else outcome_of(state)
    if ended is None:
        return None
    winner = None if ended.winner == DRAW else ended.winner
    return Ending(winner, ended.ending, ended.totals)
