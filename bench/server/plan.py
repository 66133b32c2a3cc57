"""Moves thought out beforehand: who knows a table's seed can play it alone, chance included.

So the load costs the client no thought while it is measured.
"""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from famiglia.edition import load
from famiglia.record.notation import Answer, context_of, write
from famiglia.server.config import FILE
from famiglia.server.store.database import open_database
from famiglia.server.store.log import rows_after
from famiglia.server.store.tables import tables_in
from famiglia.server.table.drafts import Draft, is_whole, look_ahead
from famiglia.server.table.moves import confirm
from famiglia.server.table.settings import read_settings
from famiglia.server.table.state import RUNNING, TableState
from famiglia.server.table.unit_of_work import UnitOfWork


class Move(NamedTuple):
    """A whole move, and the rows that must become of it."""

    seat: int
    decision: int
    answers: list[str]
    first: int
    last: int


def planned(data: Path, moves: int) -> dict[str, list[Move]]:
    """So many moves for each running table of a database, or fewer where the game ends before."""
    database = open_database(f"sqlite:///{data / FILE}")
    running = database.read(lambda connection: tables_in(connection, RUNNING))
    logs = database.read(
        lambda connection: {row.id: rows_after(connection, row.id, 0) for row in running}
    )
    database.close()
    edition, found = load(), {}
    for row in running:
        settings = read_settings(row.settings)
        state = TableState(settings, settings.mode_with_level.tables(edition))
        for written in logs[row.id]:
            state.replay(written)
        game = played(state, row.seed, random.Random(row.id))
        found[row.id] = [move for move, _ in islice(game, moves)]
    return found


def played(
    state: TableState, seed: str, chance: random.Random
) -> Iterator[tuple[Move, UnitOfWork]]:
    """A game of random whole moves, from where a table stands to its end, and who wrote each."""
    while state.decision is not None:
        work = UnitOfWork(state, state.at, seed, {})
        seat, decision = state.decision.seat, state.decision_number
        texts = _whole_move(state, seat, chance)
        confirm(work, seat, Draft(decision, texts), state.seats[seat].person)
        state = work.state
        yield Move(seat, decision, texts, work.rows[0].number, work.rows[-1].number), work


def _whole_move(state: TableState, seat: int, chance: random.Random) -> list[str]:
    answers: list[Answer] = []
    texts: list[str] = []
    decision = state.decision
    assert state.game is not None
    context = context_of(state.game.state, seat)
    while decision is not None:
        answers.append(Answer(decision.kind, chance.choice(list(decision.options))))
        texts.append(write(answers[-1], context))
        found = look_ahead(state, seat, state.decision_number, answers)
        decision = None if is_whole(found, answers) else found.decision
    return texts
