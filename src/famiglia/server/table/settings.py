"""What is agreed before a game: mode, rules, seats, clock, who may look on."""

from typing import Final
from zoneinfo import available_timezones

import msgspec

from famiglia.bots.names import BOTS
from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.engine.state import RECOMMENDED
from famiglia.record.header import SWITCHES, switches_of
from famiglia.record.mode import BadMode, Mode, mode_of
from famiglia.record.set_up import SET_UPS
from famiglia.server.problems import Refusal
from famiglia.server.table.quiet_hours import QuietHours

PERSON: Final = ""
"""In place of a bot's name: the seat is for a person."""
SUBSTITUTE_BOT: Final = "soldato"
"""Who plays for people that have gone."""
LONGEST_BANK_SECONDS: Final = 24 * 3600
MOST_DAYS: Final = 14


class LiveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """A time bank for each seat, and what it gains with every move; in seconds."""

    bank: int
    increment: int = 0


class DaysClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """Days for each move; time runs out at an hour of the day."""

    days: int
    hour: int
    zone: str = "UTC"
    """Where it is that hour."""


Clock = LiveClock | DaysClock


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with; nothing of it changes later."""

    mode: str = "2v2"
    level: str = ""
    switches: tuple[str, ...] = switches_of(RECOMMENDED)
    set_up: str = "full"
    bots: tuple[str, ...] = ()
    """Of each seat the bot that sits there, or nothing; missing ones are for people."""
    is_private: bool = True
    has_spectators: bool = False
    clock: Clock | None = None
    night: QuietHours | None = None

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(TEAM_OF_SEATS[self.mode])

    @property
    def mode_with_level(self) -> Mode:
        """The mode with its level."""
        return Mode(self.mode, self.level)

    def team(self, seat: int) -> int:
        """To which a seat belongs."""
        return TEAM_OF_SEATS[self.mode][seat]

    def team_seats(self, seat: int) -> list[int]:
        """All seats of its team, itself among them."""
        return [other for other in range(self.seats) if self.team(other) == self.team(seat)]

    def partner(self, seat: int) -> int | None:
        """The other seat of its team; None for who plays alone."""
        others = [other for other in self.team_seats(seat) if other != seat]
        return others[0] if others else None

    def bot(self, seat: int) -> str:
        """Who sits there from the beginning, if it is a bot."""
        return self.bots[seat] if seat < len(self.bots) else PERSON


_READER: Final = msgspec.json.Decoder(Settings)
"""Made while one thread loads it: msgspec fails where two find out a type's shape at once."""


def read_settings(text: str) -> Settings:
    """As they are kept."""
    return _READER.decode(text)


def check_settings(settings: Settings) -> None:
    """Raises Refusal for what cannot be played."""
    try:
        mode_of(settings.mode, settings.level)
    except BadMode as bad:
        raise Refusal("settings.mode", str(bad)) from bad
    if settings.switches != tuple(name for name in SWITCHES if name in settings.switches):
        raise Refusal("settings.switches", f"each once, in this sequence: {', '.join(SWITCHES)}")
    if settings.set_up not in SET_UPS:
        raise Refusal("settings.set-up", f"one of {', '.join(SET_UPS)}")
    _check_bots(settings)
    _check_clock(settings)


def _check_bots(settings: Settings) -> None:
    if len(settings.bots) > settings.seats:
        raise Refusal("settings.seats", f"{settings.mode} has {settings.seats} seats")
    for name in settings.bots:
        if name != PERSON and name not in BOTS:
            raise Refusal("settings.bot", f"there is no bot {name!r}: there are {', '.join(BOTS)}")


def _check_clock(settings: Settings) -> None:
    clock, night = settings.clock, settings.night
    is_sound, hours, zones = True, [0], ["UTC"]
    if isinstance(clock, LiveClock):
        is_sound = 0 < clock.bank <= LONGEST_BANK_SECONDS and 0 <= clock.increment <= clock.bank
    if isinstance(clock, DaysClock):
        is_sound, hours, zones = 0 < clock.days <= MOST_DAYS, [clock.hour], [clock.zone]
    if night is not None:
        hours, zones = [*hours, night.begins, night.ends], [*zones, night.zone]
    if not is_sound or not all(0 <= hour < 24 for hour in hours):
        raise Refusal("settings.clock", "No clock can be set like that.")
    if not set(zones) <= available_timezones():
        raise Refusal("settings.zone", f"Not both known: {', '.join(zones)}.")
