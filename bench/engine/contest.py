"""The contest: blocks of work of all contestants, one after the other, again and again.

Machines are noisy; what is measured in the same minute can be compared, as ratios.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any, NamedTuple

from bench.engine.peers import PEERS

Rates = dict[str, float]


class GaveUp(Exception):
    """A contestant whose process has ended without an answer."""


class Contestant:
    """A process that works when it is asked to."""

    def __init__(self, name: str, edition: str) -> None:
        self.name = name
        command = [sys.executable, "-m", "bench.engine.worker", name, edition]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.missing: str | None = None
        """Why it takes no part."""
        self.works: list[str] = []
        self.bytes: int | None = None

    def begin(self) -> None:
        """Hear what it can do; a peer that fails takes no part, whatever the reason."""
        try:
            reply = self._read()
        except GaveUp as failed:
            if self.name not in PEERS:
                raise
            reply = {"missing": str(failed)}
        self.missing = reply.get("missing")
        self.works = reply.get("works", [])
        self.bytes = reply.get("bytes")

    def work(self, name: str, seconds: float, first: int) -> Rates:
        """How often in a second it did what this work does."""
        assert self._process.stdin is not None
        asked = {"work": name, "seconds": seconds, "first": first}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return self._read()

    def end(self) -> None:
        """Let the process go."""
        self._process.communicate()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise GaveUp(f"{self.name} gave up, exit {self._process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        return reply


class Measured(NamedTuple):
    """What one contestant did: each block's rates, and how large its games are."""

    name: str
    blocks: list[Rates]
    bytes: int | None

    def medians(self) -> Rates:
        """The median rate of each thing."""
        return {what: median(block[what] for block in self.blocks) for what in self.blocks[0]}


class Contest(NamedTuple):
    """All who took part, and the peers that are not installed."""

    measured: dict[str, Measured]
    missing: dict[str, str]
    """By name, and why."""


def hold(
    names: Iterable[str],
    edition: str,
    blocks: int,
    seconds: float,
    report: Callable[[str], None] = lambda text: None,
) -> Contest:
    """Every contestant does every work it can, in turn, as many times as there are blocks."""
    started: list[Contestant] = []
    try:
        for name in names:
            started.append(Contestant(name, edition))
            report(name)
            started[-1].begin()
        taking_part = [each for each in started if each.missing is None]
        found: dict[str, list[Rates]] = {each.name: [] for each in taking_part}
        for number in range(blocks):
            report(f"block {number + 1} of {blocks}")
            for each in taking_part:
                rates: Rates = {}
                for work in each.works:
                    rates |= each.work(work, seconds, 10_000 * number)
                found[each.name].append(rates)
    finally:
        for each in started:
            each.end()
    measured = {
        each.name: Measured(each.name, found[each.name], each.bytes) for each in taking_part
    }
    missing = {each.name: each.missing for each in started if each.missing is not None}
    return Contest(measured, missing)


def ratios(ours: Measured, peer: Measured) -> Rates:
    """How many times as often we do what both do: the median over pairs of blocks."""
    both = [what for what in ours.blocks[0] if what in peer.blocks[0]]
    pairs = list(zip(ours.blocks, peer.blocks, strict=True))
    return {what: median(own[what] / other[what] for own, other in pairs) for what in both}
