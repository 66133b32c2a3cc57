"""Positions of the plain edition typed as text, answers in the notation of records, and a look.

    game = position('''
        licata: red 2
        red: hq 3
        now: act red doing place 3
    ''')
    play(game, "act place licata 3")
    assert show(game, "licata") == "red 5"

Four play; `mode="1v1"` or `mode="2v1"`, with a level, makes it another table. `docs/notation.md`
explains both notations.
"""

from functools import cache
from typing import Final

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import NONE, Tables
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.state import CHANCE, State
from famiglia.record.notation import Answer, context_of, parse
from famiglia.record.notation import write as write_answer
from famiglia.record.position import read_game, write
from tests.engine.build import PLAIN, TABLES


def position(text: str, mode: str = "2v2", level: str = "") -> Game:
    """The game that a text says, at its question."""
    return read_game(text, tables_of(mode, level))


@cache
def tables_of(mode: str = "2v2", level: str = "") -> Tables:
    """The plain edition in a mode, at its middle level if none is told."""
    return TABLES if mode == "2v2" else flatten(load(PLAIN), mode, level)


def play(game: Game, *answers: str) -> None:
    """Whoever is asked gives these answers, one after the other; or uses an Anytime Option."""
    for text in answers:
        decision = question(game)
        answer = parse(text, context_of(game.state, decision.seat))
        if answer.kind == ANYTIME:
            game.apply_anytime(decision.seat, answer.option)
            continue
        assert answer.kind == decision.kind, f"{asked(game)!r} is asked, not {text!r}"
        game.apply(decision.seat, answer.option)


BOARDS: Final = ("top", "bottom", "solo", "cupola", "fight")


def show(game: Game, name: str) -> str:
    """What is to be said of an area, a sea, a family, a sheet or a board: `red 3, 1 lab`."""
    tables = game.state.tables
    known = (*tables.area_ids, *tables.sea_ids, *tables.family_ids, *BOARDS)
    assert name in known, f"of {name!r} nothing would ever be said"
    for line in write(game.state).splitlines():
        about, _, text = line.partition(": ")
        if about == name:
            return text
    return ""


def asked(game: Game) -> str:
    """Who is asked what: `red act`; empty when nothing is asked any more."""
    decision = game.decision()
    return f"{_name(game.state, decision.seat)} {KINDS[decision.kind].name}" if decision else ""


def _name(state: State, seat: int) -> str:
    """A seat is called after its family as soon as it has one."""
    if seat == CHANCE:
        return "chance"
    family = state.family_of[seat]
    return f"seat-{seat}" if family == NONE else state.tables.family_ids[family]


def offered(game: Game, beginning: str = "") -> set[str]:
    """The answers on offer that begin so."""
    decision = game.decision()
    if decision is None:
        return set()
    context = context_of(game.state, decision.seat)
    texts = [write_answer(Answer(decision.kind, each), context) for each in decision.options]
    return {text for text in texts if text.startswith(beginning)}


def question(game: Game) -> Decision:
    """The open question; there must be one."""
    decision = game.decision()
    assert decision is not None, "nothing is asked"
    return decision
