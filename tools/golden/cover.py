"""What a game has shown: the questions, orders, tiles and spaces it used, and how it ended."""

from typing import Final

from tools.fuzz.play import Answered

from famiglia.edition.tables import FAMILIES, NONE, ORDERS, TILES, Tables
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.act import Act
from famiglia.engine.answers import (
    ACT_EXERT,
    ACT_MEMBERS,
    TURN_ADDITIONAL,
    TURN_GAIN,
    TURN_USE,
    act_exert_destination,
    act_exert_row,
    act_variant,
    additional_action_space,
    final_action_space,
    turn_additional_space,
    turn_gain_column,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.facts import CUPOLA_TOKEN, TEAMS, marker
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import (
    ACT,
    ADDITIONAL_ACTION,
    ANYTIME,
    FINAL_ACTION,
    KINDS,
    TURN,
)
from famiglia.engine.options import DONE
from famiglia.engine.packing import describe
from famiglia.engine.parts.reveal import is_covered, to_solo
from famiglia.engine.planning.gain import restricted_column
from famiglia.engine.solo import is_locked_out

OVER: Final = "ending "
_OF_FEW: Final = frozenset(
    [
        *("draw-picker", "pick-family", "draw-commission", "draw-area", "unlock", "deal-hidden"),
        *("choose-character", "split", "refill", "additional-action"),
    ]
)
"""Questions that are never put at a table of four."""
_NOT_ASKED: Final = {
    "2v2": _OF_FEW,
    "1v1": frozenset(
        ["choose-families", "unlock", "deal-character", "additional-action", "helper"]
    ),
    "2v1": frozenset(["draw-picker", "draw-start", "split", "refill"]),
}
_ENDINGS: Final = {
    "2v2": ["family", "team", "majority", "tie-break area", "starting piece", "draw"],
    "1v1": ["family", "majority", "tie-break area", "starting piece"],
    "2v1": [
        *("family of team 0", "family of team 1", "team", "majority"),
        *("tie-break area", "starting piece"),
    ],
}
"""Every way a game of a mode can end [12.1] [14.6]."""
_MOMENTS: Final = {
    "2v2": [],
    "1v1": ["control of the Cupola", "locked out", "nothing to do", "only members"],
    "2v1": [
        *("additional before the move", "additional after the move", "restricted column"),
        *("level easy", "level medium", "level hard"),
    ],
}


def everything(tables: Tables) -> set[str]:
    """All that golden records of a mode must show between them, but for the frames.

    Orders, tiles and sheets are the same in every mode: those of four show them.
    """
    mode = tables.mode
    names = {kind.name for kind in KINDS.values()} - _NOT_ASKED[mode]
    wanted = {f"kind {name}" for name in names}
    wanted |= {f"{OVER}{ending}" for ending in _ENDINGS[mode]} | {f"{OVER}early", f"{OVER}late"}
    wanted |= {f"solo {space}" for space in tables.solo_ids} | set(_MOMENTS[mode])
    return wanted | _printed(tables) if mode == "2v2" else wanted


def is_of_mode(shown: str) -> bool:
    """Whether something is shown anew in each mode: not what orders, tiles and sheets print."""
    return shown.split(maxsplit=1)[0] in ("answer", "frame")


def _printed(tables: Tables) -> set[str]:
    """Columns, tiles, orders and spaces."""
    wanted = {f"gain {column}" for column in COLUMN_IDS}
    wanted |= {f"tile {tile}" for tile in tables.tile_ids}
    for family in range(FAMILIES):
        for order in tables.order_ids[family]:
            wanted.add(f"order {tables.family_ids[family]}/{order}")
    for number, sheet in enumerate(tables.sheets[1:], start=1):
        for name, space in zip(tables.space_ids[number], sheet.spaces, strict=True):
            if space.action.parts:
                wanted.add(f"space {number} {name}")
    return wanted


def shown_by(game: Game, answer: Answered) -> set[str]:
    """What an answer, about to be given, shows."""
    shown = {f"kind {KINDS[answer.kind].name}"}
    if answer.kind == ANYTIME:
        return shown
    tables = game.state.tables
    decision = game.decision()
    assert decision is not None
    if answer.option != DONE:
        variant = describe(answer.kind, answer.option).variant
        shown.add(f"answer {KINDS[answer.kind].name} {variant}")
    shown |= _sheets(game, answer) | _solo(game, decision, answer) | _cupola(game, answer)
    shown.add(f"frame {type(game.state.frames[-1]).__name__}")
    shown |= _order(game, decision, answer)
    for team in range(TEAMS):
        for tile in range(TILES):
            if game.state.facts[marker(team, tile)] >= 0:
                shown.add(f"tile {tables.tile_ids[tile]}")
    return shown


def _sheets(game: Game, answer: Answered) -> set[str]:
    """Spaces and columns of the sheets."""
    shown: set[str] = set()
    if answer.kind == TURN and turn_variant(answer.option) == TURN_USE:
        shown.add(_space(game, turn_use_space(answer.option)))
    if answer.kind == TURN and turn_variant(answer.option) == TURN_GAIN:
        shown.add(f"gain {COLUMN_IDS[turn_gain_column(answer.option)]}")
    if answer.kind == FINAL_ACTION and answer.option != DONE:
        shown.add(_space(game, final_action_space(answer.option)))
    return shown


def _space(game: Game, space: int) -> str:
    return f"space {game.state.round} {game.state.tables.space_ids[game.state.round][space]}"


def _solo(game: Game, decision: Decision, answer: Answered) -> set[str]:
    """Spaces of the solo board and how tokens come there; the partners' restriction."""
    state, option = game.state, answer.option
    shown = {f"level {state.tables.level}"} if state.tables.level else set()
    space = NONE
    if answer.kind == TURN and restricted_column(state, state.family_of[decision.seat]) != NONE:
        shown.add("restricted column")
    if answer.kind == TURN and turn_variant(option) == TURN_ADDITIONAL:
        shown.add("additional before the move")
        space = turn_additional_space(option)
    if answer.kind == ADDITIONAL_ACTION and option != DONE:
        shown.add("additional after the move")
        space = additional_action_space(option)
    if answer.kind == ACT and act_variant(option) == ACT_EXERT:
        space = max(NONE, act_exert_destination(option) - to_solo(state))
    return shown if space == NONE else shown | {f"solo {state.tables.solo_ids[space]}"}


def _cupola(game: Game, answer: Answered) -> set[str]:
    """Who rules the Cupola, and what follows from it [15.3]."""
    state, frame = game.state, game.state.frames[-1]
    shown: set[str] = set()
    if answer.kind != ACT or not state.tables.solo.seats:
        return shown
    family = state.family_of[answer.seat]
    if state.facts[CUPOLA_TOKEN] != NONE:
        shown.add("control of the Cupola")
    if act_variant(answer.option) == ACT_MEMBERS:
        shown.add("only members")
    if isinstance(frame, Act) and frame.must and answer.option == DONE:
        shown.add("nothing to do")
    is_exerted = act_variant(answer.option) == ACT_EXERT and is_locked_out(state, family)
    if is_exerted and is_covered(state, family, act_exert_row(answer.option)):
        shown.add("locked out")
    return shown


def _order(game: Game, decision: Decision, answer: Answered) -> set[str]:
    """An order of which at least one part was done."""
    frame = game.state.frames[-1]
    if decision.kind != ACT or answer.option == DONE:
        return set()
    if not isinstance(frame, ExecuteOrder):
        return set()
    token = frame.progress.token
    tables = game.state.tables
    family = tables.family_ids[token // ORDERS]
    return {f"order {family}/{tables.order_ids[token // ORDERS][token % ORDERS]}"}


def ending_of(game: Game) -> set[str]:
    """How a game ended, for whom, and whether before the last round."""
    outcome = game.outcome()
    if outcome is None:
        return set()
    early = "early" if game.state.round < game.state.tables.numbers.rounds else "late"
    ending = f"{OVER}{outcome.ending}"
    return {ending, f"{ending} of team {outcome.winner}", f"{OVER}{early}"}
