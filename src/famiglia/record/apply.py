"""Giving a game one answer, and noting what it brought: seen from outside the engine."""

from typing import Final

from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import members_in_hq
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME, CHOOSE_CHARACTER, CHOOSE_FAMILIES, TAKE
from famiglia.engine.state import ENCOUNTER, REMOVED
from famiglia.record.digest import position_digest
from famiglia.record.notation import Answer
from famiglia.record.record import NOTHING, EntryOutcome, PhaseEnd

SET_UP: Final = "set-up"
PLANNING_PHASE: Final = "planning"
ENCOUNTER_PHASE: Final = "encounter"
OVER: Final = "over"


def apply_answer(game: Game, seat: int, answer: Answer) -> EntryOutcome:
    """Give the answer; the engine refuses it before anything changes."""
    phase, removed = phase_of(game), _removed(game)
    members = _members_at_home(game)
    if answer.kind == ANYTIME:
        game.apply_anytime(seat, answer.option)
    else:
        game.apply(seat, answer.option)
    has_ended = phase_of(game) != phase
    shown = []
    if answer.kind == CHOOSE_FAMILIES != kind_of(game):
        shown.append("families")  # [2.2.3]
    if answer.kind == CHOOSE_CHARACTER != kind_of(game):
        shown.append("characters")  # [15.1.5] [16.1.5]
    if answer.kind == TAKE != kind_of(game):
        shown.append("cards")  # [8.6.6]
    if _members_at_home(game) < members:
        shown.append("members")  # [15.2.5]
    if _removed(game) > removed or (has_ended and phase.endswith(PLANNING_PHASE)):
        shown.append("orders")  # [1.4.8] [7.1.1]
    ended = PhaseEnd(phase, position_digest(game.state)) if has_ended else None
    return EntryOutcome(tuple(shown), ended) if shown or ended else NOTHING


def _removed(game: Game) -> int:
    """How many orders are out of the game."""
    return sum(place == REMOVED for place in game.state.orders)


def _members_at_home(game: Game) -> int:
    """How many units of all headquarters are members; who leaves them is seen by all."""
    state = game.state
    return sum(state.count(members_in_hq(family)) for family in range(FAMILIES))


def kind_of(game: Game) -> int | None:
    """The kind of the open question, None when the game is over."""
    decision = game.decision()
    return decision.kind if decision is not None else None


def phase_of(game: Game) -> str:
    """The phase a game is in; management belongs to the phase it ends [3.1.4]."""
    state = game.state
    if game.decision() is None:
        return OVER
    if not state.begun:
        return SET_UP
    phase = ENCOUNTER_PHASE if state.phase == ENCOUNTER else PLANNING_PHASE
    return f"round {state.round} {phase}"
