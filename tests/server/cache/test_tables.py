"""A worker remembers what was used last."""

from famiglia.server.cache.tables import SEATS, Told
from famiglia.server.table.projection import RowMessage


def test_the_seats_that_have_not_asked_for_the_longest_time_are_forgotten() -> None:
    told, rows = Told(), [RowMessage(1, 0, 0)]
    for number in range(SEATS):
        told.keep(f"t-{number}", 0, rows)
    told.keep("t-0", 0, rows)
    told.keep("t-new", 2, rows)
    assert told.get("t-0", 0) == told.get("t-new", 2) == rows
    assert told.get("t-1", 0) == told.get("t-0", 1) == []
