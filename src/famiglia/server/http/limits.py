"""How fast people and addresses may ask, so that nobody takes the server from all others.

Everything is counted in the memory of one worker, by the injected clock and by who asks: never by
what is asked of a game or what is hidden in it. Whoever comes from the machine itself is not
counted by address: a proxy there that does not say who asks would make all people one.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
from math import ceil
from typing import Final, NamedTuple

from famiglia.server.http.problems import TooMuch

MOST_CALLERS: Final = 10_000
"""Of so many the last requests are remembered; who is forgotten begins anew."""
MOST_PERSON_STREAMS: Final = 8
MOST_ADDRESS_STREAMS: Final = 64
STREAM_PAUSE_SECONDS: Final = 10
"""Seconds after which who has too many streams should try again."""


class RequestRate(NamedTuple):
    """So many requests a second in the long run, and so many at once."""

    per_second: float
    at_once: int


class Caller(NamedTuple):
    """Who asks."""

    person: str | None
    address: str


PERSON: Final = RequestRate(20, 100)
ADDRESS: Final = RequestRate(100, 500)
"""Several people share one."""
_REPLAYED: Final = RequestRate(1, 10)
"""What replays a game from its beginning: that may take half a second."""
PERSON_RATES: Final = {
    "say_at_table": RequestRate(1, 10),
    "say_as_spectator": RequestRate(1, 10),
    "see_rows": _REPLAYED,
    "see_moments": RequestRate(3, 30),
    "export_seat": _REPLAYED,
    "export_table": _REPLAYED,
    "ended_tables": _REPLAYED,
    "stream": RequestRate(1, 20),
}
ADDRESS_RATES: Final = {
    "export_table": _REPLAYED,
    "say_name": RequestRate(0.2, 20),
    "recover": RequestRate(0.2, 20),
    "open_table": RequestRate(0.2, 20),
}
"""Of some requests, by their handlers' names, fewer."""


class Buckets:
    """For everybody a bucket that fills by and by; each request takes one out of it."""

    def __init__(self, most: int = MOST_CALLERS) -> None:
        self._most = most
        self._left: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """What was in it, and when."""

    def __len__(self) -> int:
        return len(self._left)

    def take(self, whose: tuple[str, str], rate: RequestRate, now: int) -> float:
        """Take one out; 0 if there was one, else the seconds until there will be one."""
        left, then = self._left.pop(whose, (float(rate.at_once), now))
        left = min(float(rate.at_once), left + max(0, now - then) / 1000 * rate.per_second)
        missing = max(0.0, 1 - left)
        self._left[whose] = (left if missing else left - 1, now)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        return missing / rate.per_second


class Limits:
    """Of one worker; used in its event loop alone."""

    def __init__(self, clock: Callable[[], int], most: int = MOST_CALLERS) -> None:
        self._clock = clock
        self._buckets = Buckets(most)
        self._streams: Counter[tuple[str, str]] = Counter()

    def ask(self, request: str, caller: Caller) -> None:
        """Note a request by its handler's name; raises TooMuch."""
        now = self._clock()
        for kind, who, rate in _rates(request, caller):
            seconds = self._buckets.take((kind, who), rate, now)
            if seconds:
                raise TooMuch("too-fast", "Too many requests: slow down.", ceil(seconds))

    def open_stream(self, caller: Caller) -> None:
        """Note a stream that is open from now on; raises TooMuch."""
        whose = _streaming(caller)
        if any(self._streams[each] >= most for each, most in whose.items()):
            raise TooMuch("too-many-streams", "Too many streams are open.", STREAM_PAUSE_SECONDS)
        self._streams.update(whose.keys())

    def close_stream(self, caller: Caller) -> None:
        """It has ended."""
        self._streams.subtract(_streaming(caller).keys())
        self._streams = +self._streams


def is_loopback(address: str) -> bool:
    """Whether somebody asks from the machine itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _rates(request: str, caller: Caller) -> list[tuple[str, str, RequestRate]]:
    """All rates that hold: whose, and for what."""
    found = []
    if not is_loopback(caller.address):
        found.append(("address", caller.address, ADDRESS))
        if request in ADDRESS_RATES:
            found.append((f"address {request}", caller.address, ADDRESS_RATES[request]))
    if caller.person is not None:
        found.append(("person", caller.person, PERSON))
        if request in PERSON_RATES:
            found.append((f"person {request}", caller.person, PERSON_RATES[request]))
    return found


def _streaming(caller: Caller) -> dict[tuple[str, str], int]:
    """Who has a stream, and how many of them are too many."""
    found = {}
    if not is_loopback(caller.address):
        found["address", caller.address] = MOST_ADDRESS_STREAMS
    if caller.person is not None:
        found["person", caller.person] = MOST_PERSON_STREAMS
    return found
