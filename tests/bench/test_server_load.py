"""`python -m bench.server`: what a little load shows, and what its figures say."""

from pathlib import Path

import pytest
from bench.server.figures import MOST_MILLISECONDS, at, p99, problems
from bench.server.load import Found, Sent, Wanted, measured
from bench.server.plan import Move
from bench.server.process import Cost

from famiglia.engine.game import is_compiled


def test_a_little_load_reaches_everybody_in_time(tmp_path: Path) -> None:
    """Within three times of what the figures in bench/ meet, since machines differ."""
    found = measured(tmp_path, Wanted(tables=6, people=8, rate=4, seconds=3), is_compiled=False)

    assert len(found.sent) == 12
    assert problems(found) == []
    assert found.anew == 0
    assert p99(found) < 3 * MOST_MILLISECONDS


@pytest.mark.long
@pytest.mark.timeout(600)
def test_hundreds_of_tables_at_once_reach_everybody_in_time(tmp_path: Path) -> None:
    """A third of the load that the figures in bench/ bear, since other long tests run beside it."""
    wanted = Wanted(tables=200, people=160, rate=30, seconds=30)

    found = measured(tmp_path, wanted, is_compiled=is_compiled())

    assert len(found.sent) == 900
    assert problems(found) == []
    assert found.anew == 0
    assert p99(found) < 3 * MOST_MILLISECONDS


def test_what_was_refused_and_what_never_arrived_are_problems() -> None:
    move = Move(0, 1, ["pass"], 7, 8)
    good = Sent("a", move, 0, set(), replied=0.1, delivered=0.2)
    refused = Sent("b", move, 0, set(), replied=0.1, delivered=0.2, problem="409")
    lost = Sent("c", move, 0, {3}, replied=0.1)
    nothing = Cost(0, 0)

    found = Found([good, refused, lost], 1.0, 0, (nothing, nothing, nothing), 0.0)
    assert problems(found) == ["409", "not told to everybody"]
    assert p99(found) == 200


def test_a_part_of_all_values_lies_below_its_figure() -> None:
    values = [float(value) for value in range(100, 0, -1)]

    assert at(0.5, values) == 50
    assert at(0.99, values) == 99
    assert at(1.0, values) == 100
    assert at(0.99, [3.0]) == 3
