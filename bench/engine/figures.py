"""The figures of a run: for machines, against the bars, and against earlier ones."""

import platform
from typing import Any, Final, NamedTuple

from bench.engine.contest import Contest, ratios
from bench.engine.contestants import OURS, modes, our_name
from famiglia.edition import Edition
from famiglia.engine.game import is_compiled

Figures = dict[str, Any]
FALLEN_SHARE: Final = 0.75
"""A ratio below this part of what it was has fallen."""
FIRST: Final = our_name(modes()[0])
"""Who is compared with the peers: four players."""
INTERPRETED: Final = our_name(modes()[0], interpreted=True)


class Bar(NamedTuple):
    """What we want to reach, and what a run gave."""

    text: str
    wanted: float
    found: float
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether it was reached."""
        return self.found <= self.wanted if self.at_most else self.found >= self.wanted


def figures(contest: Contest, edition: Edition) -> Figures:
    """Medians of all, sizes, and the ratios of ours to each peer."""
    measured = contest.measured
    peers = [name for name in measured if not name.startswith(OURS)]
    return {
        "engine": "compiled" if is_compiled() else "interpreted",
        "edition": {"id": edition.id, "hash": edition.hash},
        "python": platform.python_version(),
        "blocks": len(measured[FIRST].blocks),
        "per-second": {name: _rounded(each.medians()) for name, each in measured.items()},
        "bytes": {name: each.bytes for name, each in measured.items() if each.bytes is not None},
        "ratios": {
            ours: {peer: _rounded(ratios(measured[ours], measured[peer])) for peer in peers}
            for ours in (FIRST, INTERPRETED)
            if ours in measured
        },
        "missing": contest.missing,
    }


def _rounded(rates: dict[str, float]) -> dict[str, float]:
    return {what: float(f"{rate:.4g}") for what, rate in rates.items()}


def bars(found: Figures) -> list[Bar]:
    """Those that this run can tell: with the peers that are installed."""
    ours, own = found["ratios"].get(FIRST, {}), found["per-second"][FIRST]
    result = []
    for peer, what, wanted in (
        ("catanatron", "decisions", 10),
        ("catanatron", "choices", 20),
        ("catanatron", "games", 10),
        ("catanatron", "copies", 15),
        ("OpenSpiel chess (C++)", "decisions", 1),
    ):
        if peer in ours:
            result.append(Bar(f"{what}, times those of {peer}", wanted, ours[peer][what]))
    plain = found["ratios"].get(INTERPRETED, {}).get("catanatron")
    if plain:
        result.append(Bar("interpreted choices, times catanatron's", 1, plain["choices"]))
    result.append(Bar("µs a view", 30, 1e6 / own["views"], at_most=True))
    result.append(Bar("ms a replay", 20, 1e3 / own["replays"], at_most=True))
    if FIRST in found["bytes"]:
        result.append(Bar("kB a live game", 32, found["bytes"][FIRST] / 1000, at_most=True))
    return result


def complaints(now: Figures, before: Figures) -> list[str]:
    """Which ratios to peers are clearly below what they were; times are never compared."""
    if now["engine"] != before["engine"]:
        return [f"this engine is {now['engine']}, the earlier one was {before['engine']}"]
    pairs = [
        (f"{ours}, {what} against {peer}", rate, before["ratios"][ours][peer][what])
        for ours, peers in now["ratios"].items()
        for peer, rates in peers.items()
        for what, rate in rates.items()
        if what in before["ratios"].get(ours, {}).get(peer, {})
    ]
    if not pairs:
        return ["nothing to compare: no peer took part in both runs"]
    return [
        f"{name}: {rate:g} times, was {was:g}"
        for name, rate, was in pairs
        if rate < FALLEN_SHARE * was
    ]
