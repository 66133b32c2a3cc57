"""Figures of speed as tables in a terminal."""

from typing import Final

from rich.console import Console
from rich.table import Table

from bench.engine.contestants import OURS
from bench.engine.figures import Figures, bars
from famiglia.terminal.layout import table

COMMON: Final = ("decisions", "choices", "games", "copies")
"""What peers do too."""
OWN: Final = ("views", "determinizations", "replays")


def show(console: Console, found: Figures) -> None:
    """All tables of a run, and who took no part."""
    console.print(
        f"Edition {found['edition']['id']} {found['edition']['hash'][:12]}, recommended rules, "
        f"engine {found['engine']}, Python {found['python']}.\n"
        f"Medians of {found['blocks']} blocks of CPU time on one core, everybody in turn."
    )
    console.print(_common_table(found))
    console.print(_own_table(found))
    if any(found["ratios"].values()):
        console.print(_ratios_table(found))
    console.print(_bars_table(found))
    for name, why in found["missing"].items():
        console.print(f"Without {name}: {why}.")
    if found["missing"]:
        console.print("All of them come with `tools/setup bench`.")
    if "growth" in found:
        console.print(_growth_table(found))


def _common_table(found: Figures) -> Table:
    """What everybody did in a second, and how large a game is."""
    shown = table("in a second", *COMMON, "kB a game")
    for name, rates in found["per-second"].items():
        size = found["bytes"].get(name)
        cells = [_short(rates.get(what)) for what in COMMON]
        shown.add_row(name, *cells, "" if size is None else f"{size / 1000:.1f}")
    return shown


def _own_table(found: Figures) -> Table:
    """What only we did."""
    shown = table("in a second", *OWN)
    for name, rates in found["per-second"].items():
        if name.startswith(OURS):
            shown.add_row(name, *(_short(rates[what]) for what in OWN))
    return shown


def _ratios_table(found: Figures) -> Table:
    """How many times as often we do the same."""
    shown = table("times as many as", *COMMON)
    for ours, peers in found["ratios"].items():
        shown.add_row(ours)
        for peer, rates in peers.items():
            cells = [f"{rates[what]:.2g}" if what in rates else "" for what in COMMON]
            shown.add_row(f"  {peer}", *cells)
        shown.add_section()
    return shown


def _bars_table(found: Figures) -> Table:
    """What was wanted, and what was found."""
    shown = table("bar", "wanted", "found", "")
    for bar in bars(found):
        wanted = f"{'at most' if bar.at_most else 'at least'} {bar.wanted:g}"
        shown.add_row(bar.text, wanted, f"{bar.found:.3g}", "met" if bar.is_met else "not met")
    return shown


def _growth_table(found: Figures) -> Table:
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
