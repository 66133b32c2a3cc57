"""Any situation of a game as text that a person can type; `docs/notation.md` explains it."""

from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.engine.laws import LawBroken, check
from famiglia.engine.state import Rules, State, first_state
from famiglia.engine.view import HIDDEN
from famiglia.record.digest import flat
from famiglia.record.position.board import (
    read_areas,
    read_seas,
    write_areas,
    write_fight,
    write_seas,
)
from famiglia.record.position.colours import read_colours, write_colours
from famiglia.record.position.cupola import Members, read_cupola, write_cupola
from famiglia.record.position.families import read_families, write_families
from famiglia.record.position.head import (
    read_moment,
    read_switches,
    read_teams,
    read_tiles,
    write_head,
    write_rules,
)
from famiglia.record.position.lines import split
from famiglia.record.position.now import attacker_of, read_now, write_now
from famiglia.record.position.orders import Tokens
from famiglia.record.position.sheets import read_sheets, write_sheets
from famiglia.record.position.solo import read_solo, write_solo
from famiglia.record.position.words import BadPosition, Unwritable

__all__ = ["BadPosition", "Unwritable", "read", "read_game", "write"]


def write(state: State) -> str:
    """The text that reads as exactly this state; raises Unwritable if there is none."""
    if HIDDEN in state.orders:
        raise Unwritable("orders are hidden: what a seat sees is no position")
    groups = [
        [*write_head(state), *write_colours(state), *write_rules(state)],
        write_families(state),
        write_areas(state),
        [*write_seas(state), *write_fight(state, attacker_of(state))],
        [*write_sheets(state), *write_cupola(state), *write_solo(state)],
        write_now(state),
    ]
    text = "\n\n".join("\n".join(group) for group in groups if group) + "\n"
    _check(text, state)
    return text


def read(text: str, tables: Tables) -> State:
    """The state that a text says; raises BadPosition with the line and the reason."""
    lines = split(text, tables)
    state = first_state(tables, Rules(read_switches(lines)))
    tokens, members = Tokens(state), Members(state)
    read_teams(lines, state)
    read_colours(lines, state)
    read_moment(lines, state)
    read_tiles(lines, state)
    read_cupola(lines, state)
    read_families(lines, state, tokens, members)
    read_areas(lines, state, tokens)
    read_seas(lines, state)
    read_sheets(lines, state)
    read_solo(lines, state)
    tokens.finish()
    read_now(lines, state)
    members.finish()
    return state


def read_game(text: str, tables: Tables) -> Game:
    """The game that a text says; what is going on must fit the board and ask what has an answer."""
    state = read(text, tables)
    line = len(text.splitlines())
    try:
        check(state)
        game = Game(state)
        _try_answers(game)
    except (LawBroken, IndexError, AssertionError, StopIteration) as broken:
        raise BadPosition(line, f"what is going on does not fit the rest: {broken}") from broken
    return game


def _try_answers(game: Game) -> None:
    """The laws must hold where a game stands, and where its first and last answers lead."""
    check(game.state)
    decision = game.decision()
    if decision is None:
        return
    for option in (decision.options[0], decision.options[-1]):
        after = game.copy()
        after.apply(decision.seat, option)
        check(after.state)


def _check(text: str, state: State) -> None:
    """The text must say this state and no other: pieces of another box have none."""
    try:
        again = read(text, state.tables)
    except BadPosition as bad:
        raise Unwritable(f"its text is refused: {bad}") from bad
    if flat(again) != flat(state):
        raise Unwritable("pieces, orders or facts are not what a game of this box has")
