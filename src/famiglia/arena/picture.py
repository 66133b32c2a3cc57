"""The balance of an edition as a page: a bar with its uncertainty for every rate."""

from html import escape
from typing import Final

from famiglia.arena.balance import Balance, Rate, Section

PANEL_WIDTH_PX: Final = 560
NAMES_WIDTH_PX: Final = 180
FULL_BAR_WIDTH_PX: Final = 270
"""Of 100%."""
ROW_HEIGHT_PX: Final = 19
_HALF: Final = ("team", "starter", "family", "pair", "character", "tile")
"""Sections in which one half is fair."""
_STYLE: Final = """
body { background: #f7f1e3; color: #3b2f2f; font: 14px/1.4 Georgia, serif; margin: 2em auto;
  max-width: 1180px; padding: 0 1em }
main { display: grid; gap: 1.5em; grid-template-columns: repeat(auto-fill, minmax(560px, 1fr)) }
h1, h2 { font-weight: normal } h2 { font-size: 16px; margin: 0 0 .3em }
text { fill: #3b2f2f; font: 11px sans-serif }
"""


def balance_page(balance: Balance) -> str:
    """One HTML file that needs nothing else."""
    setting = balance.self_play.setting
    about = (
        f"{len(balance.games)} games of {setting.mode}, {balance.self_play.bot} in all seats, "
        f"seed {setting.seed}, edition {setting.hash[:12]}"
    )
    panels = "".join(_panel(section) for section in balance.sections())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Balance</title>'
        f"<style>{_STYLE}</style><h1>Balance</h1><p>{escape(about)}</p><main>{panels}</main></html>"
    )


def _panel(section: Section) -> str:
    height = ROW_HEIGHT_PX * len(section.rates) + 6
    half = NAMES_WIDTH_PX + FULL_BAR_WIDTH_PX / 2
    line = (
        f'<line x1="{half}" x2="{half}" y1="0" y2="{height}" stroke="#3b2f2f" '
        'stroke-dasharray="2 3"/>'
        if section.key in _HALF
        else ""
    )
    bars = "".join(
        _bar(rate, ROW_HEIGHT_PX * place + 3) for place, rate in enumerate(section.rates)
    )
    return (
        f"<section><h2>{escape(section.title)}</h2>"
        f'<svg viewBox="0 0 {PANEL_WIDTH_PX} {height}" width="{PANEL_WIDTH_PX}" role="img" '
        f'aria-label="{escape(section.title)}">{line}{bars}</svg></section>'
    )


def _bar(rate: Rate, top: int) -> str:
    """A bar to the rate, and a line over all it may be."""
    low, high = (NAMES_WIDTH_PX + FULL_BAR_WIDTH_PX * each for each in rate.interval)
    middle = top + ROW_HEIGHT_PX / 2 - 2
    share = 0.0 if rate.rate is None else rate.rate
    text = "–" if rate.rate is None else f"{share:.1%} of {rate.tries}"
    return (
        f'<text x="{NAMES_WIDTH_PX - 6}" y="{middle + 4}" text-anchor="end">'
        f"{escape(rate.name)}</text>"
        f'<rect x="{NAMES_WIDTH_PX}" y="{top}" width="{FULL_BAR_WIDTH_PX * share:.1f}" '
        f'height="{ROW_HEIGHT_PX - 6}" fill="#b5532f" fill-opacity=".75"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{middle - 1}" y2="{middle - 1}" '
        f'stroke="#3f7286" stroke-width="2"/>'
        f'<text x="{NAMES_WIDTH_PX + FULL_BAR_WIDTH_PX + 6}" y="{middle + 4}">{text}</text>'
    )
