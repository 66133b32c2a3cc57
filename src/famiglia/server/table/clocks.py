"""Clocks of a table: a time bank for each seat, or days for each move. All in milliseconds."""

from __future__ import annotations

from datetime import datetime, time
from typing import Final
from zoneinfo import ZoneInfo

from famiglia.server.table.quiet_hours import ONE_DAY, SECOND_MS, QuietHours, after, waking
from famiglia.server.table.settings import Clock, DaysClock, LiveClock

GRACE_MS: Final = 15 * SECOND_MS
"""What a seat has for its next move when its time has run out."""
WARNING_SHARE: Final = 0.2
"""With this part of the bank left a player is warned."""


class Clocks:
    """How much time every seat has left, and since when it is asked."""

    def __init__(self, clock: Clock | None, night: QuietHours | None, seats: int) -> None:
        self.clock = clock
        self.night = night
        bank = clock.bank * SECOND_MS if isinstance(clock, LiveClock) else 0
        self.left = [bank] * seats
        self.since: dict[int, int] = {}
        """Of each seat that is asked, when that began."""
        self.missed = [0] * seats
        """How often in a row its time ran out."""
        self.stopped = 0
        """When the table was paused."""
        self.run: tuple[int, int] | None = None
        """Who answered last, and since when that seat was asked before its first answer."""

    def copy(self) -> Clocks:
        """The same, to go on from."""
        other = Clocks(self.clock, self.night, len(self.left))
        other.left = self.left.copy()
        other.since = self.since.copy()
        other.missed = self.missed.copy()
        other.stopped, other.run = self.stopped, self.run
        return other

    def spend(self, begin: int, end: int) -> None:
        """Time passes for everybody who is asked."""
        if isinstance(self.clock, LiveClock):
            spent = waking(self.night, begin, end)
            for seat in self.since:
                self.left[seat] = max(0, self.left[seat] - spent)

    def ask(self, seats: list[int], at: int, by: int | None) -> None:
        """Who is asked from now on; who has answered and no longer is has made a move."""
        for seat in list(self.since):
            if seat not in seats:
                del self.since[seat]
                if seat == by and isinstance(self.clock, LiveClock):
                    self.left[seat] += self.clock.increment * SECOND_MS
        for seat in seats:
            self.since.setdefault(seat, at)

    def answer(self, seat: int, at: int) -> None:
        """A seat has answered; if it is asked again, it has its days from now."""
        if self.run is None or self.run[0] != seat:
            self.run = (seat, self.since.get(seat, at))
        if seat in self.since:
            self.since[seat] = at

    def take_back(self, seat: int, at: int) -> None:
        """A seat takes its answers back: it gains no time by that, and no new days."""
        if isinstance(self.clock, LiveClock) and seat not in self.since:
            self.left[seat] = max(0, self.left[seat] - self.clock.increment * SECOND_MS)
        self.since[seat] = self.run[1] if self.run and self.run[0] == seat else at

    def stop(self, at: int) -> None:
        """The table is paused."""
        self.stopped = at

    def resume(self, at: int) -> None:
        """The time of the pause does not count."""
        paused = at - self.stopped
        self.since = {seat: since + paused for seat, since in self.since.items()}

    def is_over(self, seat: int, now: int) -> bool:
        """Whether the time of a seat that is asked has run out; also if it is night now."""
        if isinstance(self.clock, LiveClock):
            return seat in self.since and self.left[seat] == 0
        return self.ends(now).get(seat, now + 1) <= now

    def run_out(self, seat: int) -> None:
        """A seat's time is over; a little is left for its next move."""
        self.missed[seat] += 1
        if isinstance(self.clock, LiveClock):
            self.left[seat] = GRACE_MS

    def lend(self, seat: int, to: int, lent: int) -> None:
        """Time goes from one seat to another."""
        self.left[seat] -= lent
        self.left[to] += lent

    def ends(self, now: int) -> dict[int, int]:
        """When the time of each seat that is asked runs out, if it goes on from now."""
        if isinstance(self.clock, LiveClock):
            return {seat: after(self.night, now, self.left[seat]) for seat in self.since}
        if isinstance(self.clock, DaysClock):
            return {
                seat: after(self.night, deadline(self.clock, since), 0)
                for seat, since in self.since.items()
            }
        return {}

    def warned(self, now: int) -> dict[int, int]:
        """When each seat that is asked is warned: a part of its time is left then."""
        return {seat: self._warning(seat, now, end) for seat, end in self.ends(now).items()}

    def _warning(self, seat: int, now: int, end: int) -> int:
        if isinstance(self.clock, LiveClock):
            spare = self.left[seat] - int(WARNING_SHARE * self.clock.bank * SECOND_MS)
            return after(self.night, now, max(0, spare))
        return end - int(WARNING_SHARE * (end - self.since[seat]))


def deadline(clock: DaysClock, since: int) -> int:
    """The first time, at least so many days later, that it is the chosen hour there."""
    zone = ZoneInfo(clock.zone)
    earliest = datetime.fromtimestamp(since / SECOND_MS, zone) + clock.days * ONE_DAY
    found = datetime.combine(earliest.date(), time(clock.hour), zone)
    if found < earliest:
        found = datetime.combine(earliest.date() + ONE_DAY, time(clock.hour), zone)
    return round(found.timestamp() * SECOND_MS)
