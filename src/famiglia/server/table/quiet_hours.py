"""Hours of the night, in which no clock runs. Times are milliseconds since 1970."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

SECOND_MS: Final = 1000
ONE_DAY: Final = timedelta(days=1)


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one full hour to another, in some zone."""

    begins: int
    ends: int
    zone: str = "UTC"


def waking(night: QuietHours | None, begin: int, end: int) -> int:
    """How much time passes between two moments without the nights."""
    asleep = 0
    for dusk, dawn in _nights(night, begin):
        if dusk >= end:
            break
        asleep += max(0, min(dawn, end) - max(dusk, begin))
    return end - begin - asleep


def after(night: QuietHours | None, begin: int, needed: int) -> int:
    """When so much time will have passed without the nights."""
    now = begin
    for dusk, dawn in _nights(night, begin):
        if now + needed < dusk:
            break
        needed -= max(0, dusk - now)
        now = max(now, dawn)
    return now + needed


def _nights(night: QuietHours | None, begin: int) -> Iterator[tuple[int, int]]:
    """All nights from the one that may be going on, without end."""
    if night is None or night.begins == night.ends:
        return
    zone = ZoneInfo(night.zone)
    day = datetime.fromtimestamp(begin / SECOND_MS, zone).date() - ONE_DAY
    while True:
        dusk = datetime.combine(day, time(night.begins), zone)
        dawn_day = day if night.begins < night.ends else day + ONE_DAY
        dawn = datetime.combine(dawn_day, time(night.ends), zone)
        if (ends := _stamp(dawn)) > begin:
            yield _stamp(dusk), ends
        day += ONE_DAY


def _stamp(moment: datetime) -> int:
    return round(moment.timestamp() * SECOND_MS)
