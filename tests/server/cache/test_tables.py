"""A worker remembers what was used last."""

from famiglia.server.cache.tables import MOST_CACHED_SEATS, SeatRowsCache
from famiglia.server.table.projection import RowMessage


def test_the_seats_that_have_not_asked_for_the_longest_time_are_forgotten() -> None:
    cache, rows = SeatRowsCache(), [RowMessage(1, 0, 0)]
    for number in range(MOST_CACHED_SEATS):
        cache.put(f"t-{number}", 0, rows)
    cache.put("t-0", 0, rows)
    cache.put("t-new", 2, rows)
    assert cache.get("t-0", 0) == cache.get("t-new", 2) == rows
    assert cache.get("t-1", 0) == cache.get("t-0", 1) == []
