"""A server that is killed in the middle of writing."""

import subprocess
import sys
from pathlib import Path

from famiglia.server.store.database import Database
from tests.server.store.rows import numbers
from tests.server.store.writes_forever import TABLES

KILLS = 5
LINES_BEFORE_KILL = 60
PROGRAM = "tests.server.store.writes_forever"


def killed_while_writing(file: Path, lines: int) -> list[str]:
    """What was acknowledged before the end."""
    with subprocess.Popen(
        [sys.executable, "-m", PROGRAM, str(file)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    ) as process:
        assert process.stdout is not None
        seen = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        # It may have said more before it died; a line that is cut off was not said.
        rest = process.stdout.read()
    return [line for line in (*seen, *rest.splitlines(keepends=True)) if line.endswith("\n")]


def test_what_was_acknowledged_is_there_after_the_server_was_killed(
    sqlite: Database, file: Path
) -> None:
    acknowledged: dict[str, set[int]] = {table: set() for table in TABLES}
    for number in range(KILLS):
        for line in killed_while_writing(file, LINES_BEFORE_KILL + 7 * number):
            table, _, acknowledged_number = line.partition(" ")
            acknowledged[table].add(int(acknowledged_number))
        for table in TABLES:
            assert acknowledged[table] <= set(numbers(sqlite, table))
    assert all(len(found) >= LINES_BEFORE_KILL * KILLS // 3 for found in acknowledged.values())
