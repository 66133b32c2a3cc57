"""What a seat saw after earlier answers, so that a story can show it."""

from itertools import count, pairwise
from pathlib import Path

import pytest
from tools.fuzz.play import MODES, FuzzTable
from tools.random_table import RealTable, chapters

from famiglia.edition import load
from famiglia.engine.state import RECOMMENDED
from famiglia.record.mode import Mode
from famiglia.record.set_up import FULL
from famiglia.server.services import Runtime, open_services
from famiglia.server.table.moments import MomentMessage
from famiglia.wire.view import ViewMessage


def game(folder: Path, mode: str) -> tuple[list[MomentMessage], list[ViewMessage | None]]:
    """All moments of a random game as a seat saw it, and what it saw when it stopped to look."""
    played = Mode(mode, "easy" if mode == "2v1" else "")
    tables = played.tables(load())
    numbers = count(1_000_000)
    runtime = Runtime(lambda: next(numbers), lambda: f"drawn-{next(numbers)}")
    services = open_services(f"sqlite:///{folder}/famiglia.db", folder, runtime)
    try:
        at = RealTable(services, played, "random", "full")
        at.begin()
        parts = chapters(FuzzTable(tables, RECOMMENDED, FULL), 0, set())
        seen = [at.snapshot(1).view for _ in at.play(parts)]
        return at.moments(1), seen
    finally:
        services.close()


@pytest.mark.parametrize("mode", MODES)
def test_a_story_can_show_each_moment_as_the_seat_saw_it(tmp_path: Path, mode: str) -> None:
    moments, seen = game(tmp_path, mode)
    assert len(seen) > 10
    views = [moment.view for moment in moments]
    assert all(view in views for view in seen)


@pytest.mark.parametrize("mode", MODES)
def test_a_turning_point_comes_after_the_rest_of_its_row(tmp_path: Path, mode: str) -> None:
    """Control is confirmed and the sheets change when a phase is over, not while it goes on."""
    moments, _ = game(tmp_path, mode)
    turning_points = 0
    for before, moment in pairwise(moments):
        shown = moment.before_turning_point or moment.view
        assert (shown.round, shown.starting_piece) == (
            before.view.round,
            before.view.starting_piece,
        )
        assert shown.teams == before.view.teams
        assert shown.sheets.top == before.view.sheets.top
        turning_points += shown.round != moment.view.round
    assert turning_points == moments[-1].view.round - 1 > 0
