"""Moves that were acknowledged, and whether the log has them: each where it was told, and once."""

import sqlite3
from pathlib import Path
from typing import NamedTuple


class Move(NamedTuple):
    """Its rows, whose it was, and the answers it began with."""

    first: int
    last: int
    seat: int
    answers: list[str]


def rows_of(folder: Path, table: str) -> list[tuple[int, str, int | None, str]]:
    """The log of a table as it is kept: numbers, kinds, seats and texts."""
    wanted = "SELECT number, kind, seat, text FROM log WHERE table_id = ? ORDER BY number"
    with sqlite3.connect(folder / "famiglia.db") as database:
        found = database.execute(wanted, [table]).fetchall()
    database.close()
    return found


def check_moves(folder: Path, table: str, moves: list[Move]) -> None:
    """Every move stands where it was said to stand, and only there."""
    rows = rows_of(folder, table)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    after = 0
    for first, last, seat, answers in moves:
        assert after < first <= last
        after = last
        own = [row for row in rows[first - 1 : last] if row[1] == "answer"][: len(answers)]
        assert [(row[2], row[3]) for row in own] == [(seat, answer) for answer in answers]
