"""What a server offers: with what tables can be opened, and where others find them."""

from functools import cache
from importlib.metadata import version

import msgspec
from litestar import get

from famiglia.bots.names import BOTS
from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.engine.game import is_compiled
from famiglia.record.mode import levels_of
from famiglia.record.set_up import SET_UPS
from famiglia.server.http.dependencies import GivenServices


class OfferedMode(msgspec.Struct, frozen=True):
    """A mode in which can be played."""

    name: str
    teams: list[int]
    """Of each seat."""
    levels: list[str]
    """The easiest first; none where it is always the same."""


class Program(msgspec.Struct, frozen=True):
    """What serves, for who reports a problem."""

    version: str
    engine: str
    """`compiled` or `interpreted`."""


class Offer(msgspec.Struct, frozen=True):
    """All that the settings of a table name."""

    modes: list[OfferedMode]
    set_ups: list[str]
    """For newcomers first."""
    bots: list[str]
    """The weakest first."""
    address: str
    """Where others in the network reach the server; empty if it is not set."""
    program: Program


@get("/api/offer")
async def see_offer(services: GivenServices) -> Offer:
    """With what a table can be opened, and where others find it."""
    modes = [
        OfferedMode(name, list(teams), levels_of(name)) for name, teams in TEAM_OF_SEATS.items()
    ]
    return Offer(modes, list(reversed(SET_UPS)), list(BOTS), services.address, _program())


@cache
def _program() -> Program:
    return Program(version("famiglia"), "compiled" if is_compiled() else "interpreted")
