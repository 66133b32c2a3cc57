"""Figures of speed as tables."""

from collections.abc import Iterable
from typing import Final

from rich.table import Table

from famiglia.bench.contestants import OURS
from famiglia.bench.figures import Bar, Figures
from famiglia.terminal.layout import table

COMMON: Final = ("decisions", "choices", "games", "copies")
"""What peers do too."""
OWN: Final = ("views", "determinizations", "replays")


def common_table(found: Figures) -> Table:
    """What everybody did in a second, and how large a game is."""
    shown = table("in a second", *COMMON, "kB a game")
    for name, rates in found["per-second"].items():
        size = found["bytes"].get(name)
        cells = [_short(rates.get(what)) for what in COMMON]
        shown.add_row(name, *cells, "" if size is None else f"{size / 1000:.1f}")
    return shown


def own_table(found: Figures) -> Table:
    """What only we did."""
    shown = table("in a second", *OWN)
    for name, rates in found["per-second"].items():
        if name.startswith(OURS):
            shown.add_row(name, *(_short(rates[what]) for what in OWN))
    return shown


def ratios_table(found: Figures) -> Table:
    """How many times as often we do the same."""
    shown = table("times as many as", *COMMON)
    for ours, peers in found["ratios"].items():
        shown.add_row(ours)
        for peer, rates in peers.items():
            cells = [f"{rates[what]:.2g}" if what in rates else "" for what in COMMON]
            shown.add_row(f"  {peer}", *cells)
        shown.add_section()
    return shown


def bars_table(bars: Iterable[Bar]) -> Table:
    """What was wanted, and what was found."""
    shown = table("bar", "wanted", "found", "")
    for bar in bars:
        wanted = f"{'at most' if bar.at_most else 'at least'} {bar.wanted:g}"
        shown.add_row(bar.text, wanted, f"{bar.found:.3g}", "met" if bar.is_met else "not met")
    return shown


def growth_table(found: Figures) -> Table:
    """What a decision costs while so many games are live, and how large each is."""
    shown = table("live games", "µs a decision, ten in a row", "one by one", "kB a game")
    for each in found["growth"]["live"]:
        size = "" if each["bytes"] is None else f"{each['bytes'] / 1000:.1f}"
        costs = [f"{each[how]:.2f}" for how in ("microseconds", "one_by_one")]
        shown.add_row(f"{each['games']:,}", *costs, size)
    return shown


def _short(rate: float | None) -> str:
    """At most six signs: 950, 9.2 k, 300 k, 1.9 M."""
    if rate is None:
        return ""
    for unit, sign in ((1e6, " M"), (1e3, " k")):
        if rate >= unit:
            return f"{rate / unit:.3g}{sign}"
    return f"{rate:.3g}"
