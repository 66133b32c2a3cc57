"""Who is measured: our engine in each mode, compiled and interpreted, and the peers."""

from typing import Final

from bench.engine.ours import works_of
from bench.engine.peers import PEERS
from bench.engine.source import INTERPRETED
from bench.engine.work import Works
from famiglia.edition import load
from famiglia.record.mode import LEVELLED, MODES, Mode

OURS: Final = "famiglia"


def our_name(mode: Mode, *, interpreted: bool = False) -> str:
    """What our engine is called in a mode: `famiglia 2v2`, or `famiglia 2v2 interpreted`."""
    return f"{OURS} {mode.name}{INTERPRETED if interpreted else ''}"


def modes() -> list[Mode]:
    """All modes, of the one with levels the middle one."""
    return [Mode(name, "medium" if name == LEVELLED else "") for name in MODES]


def works(name: str, edition: str) -> Works:
    """What a contestant can do; ImportError if it is a peer that is not installed."""
    if name in PEERS:
        return PEERS[name]()
    mode = next(mode for mode in modes() if mode.name == name.split()[1])
    return works_of(mode.tables(load(edition)))
