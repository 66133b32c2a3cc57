"""What a game has shown: the questions, orders, tiles and spaces it used, and how it ended."""

from tools.fuzz.play import Answered

from famiglia.edition.tables import FAMILIES, ORDERS, Tables
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.cells import TILES
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.facts import TEAMS, marker
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ACT, ANYTIME, FINAL_ACTION, KINDS, TURN, describe
from famiglia.engine.options import DONE, first, third, variant_of
from famiglia.engine.planning.turn import GAIN, USE

OVER = "ending "


def everything(tables: Tables) -> set[str]:
    """All that golden records must show between them, but for the endings and frames."""
    wanted = {f"kind {kind.name}" for kind in KINDS.values()}
    wanted |= {f"gain {column}" for column in COLUMN_IDS}
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
    if variant_of(answer.option) != DONE:
        variant = describe(answer.kind, answer.option).variant
        shown.add(f"answer {KINDS[answer.kind].name} {variant}")
    if answer.kind == TURN and variant_of(answer.option) == USE:
        shown.add(_space(game, third(answer.option)))
    if answer.kind == TURN and variant_of(answer.option) == GAIN:
        shown.add(f"gain {COLUMN_IDS[first(answer.option)]}")
    if answer.kind == FINAL_ACTION and variant_of(answer.option) != DONE:
        shown.add(_space(game, first(answer.option)))
    shown.add(f"frame {type(game.state.frames[-1]).__name__}")
    shown |= _order(game, decision, answer)
    for team in range(TEAMS):
        for tile in range(TILES):
            if game.state.facts[marker(team, tile)] >= 0:
                shown.add(f"tile {tables.tile_ids[tile]}")
    return shown


def _space(game: Game, space: int) -> str:
    return f"space {game.state.round} {game.state.tables.space_ids[game.state.round][space]}"


def _order(game: Game, decision: Decision, answer: Answered) -> set[str]:
    """An order of which at least one part was done."""
    frame = game.state.frames[-1]
    if decision.kind != ACT or variant_of(answer.option) == DONE:
        return set()
    if not isinstance(frame, ExecuteOrder):
        return set()
    token = frame.progress.token
    tables = game.state.tables
    family = tables.family_ids[token // ORDERS]
    return {f"order {family}/{tables.order_ids[token // ORDERS][token % ORDERS]}"}


def ending_of(game: Game) -> set[str]:
    """How a game ended, and whether before the last round."""
    outcome = game.outcome()
    if outcome is None:
        return set()
    early = "early" if game.state.round < game.state.tables.numbers.rounds else "late"
    return {f"{OVER}{outcome.ending}", f"{OVER}{early}"}
