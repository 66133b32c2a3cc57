"""Matches of bots as tables."""

from rich.table import Table

from famiglia.arena.balance import Balance
from famiglia.arena.match import Match
from famiglia.arena.simulation import counts
from famiglia.terminal.layout import table


def match_table(match: Match) -> Table:
    """Who won how often, with what certainty, and how games ended."""
    pairing, games = match.pairing, match.played
    low, high = match.interval
    rate = "–" if match.win_rate is None else f"{match.win_rate:.1%}"
    shown = table("", pairing.a, pairing.b)
    shown.add_row("wins", str(match.wins_a), str(match.decided - match.wins_a))
    shown.add_row("of decided games", f"{rate} ({low:.1%} to {high:.1%})", "")
    ratings = match.ratings()
    if ratings is None:
        shown.add_row("OpenSkill", "comes with famiglia[arena]", "")
    else:
        shown.add_row("OpenSkill", *(f"{each.mu:.1f} ± {each.sigma:.1f}" for each in ratings))
    shown.add_section()
    for title, found in (
        ("ended by", counts(game.ending for game in games)),
        ("rounds", dict(sorted(counts(str(game.rounds) for game in games).items()))),
    ):
        shares = ", ".join(f"{name} {number / len(games):.0%}" for name, number in found.items())
        shown.add_row(title, shares, "")
    return shown


def balance_tables(balance: Balance) -> list[Table]:
    """A table for each sort of rate."""
    found = []
    for section in balance.sections():
        shown = table(section.title, "rate", "95%", "of")
        for rate in section.rates:
            low, high = rate.interval
            share = "–" if rate.rate is None else f"{rate.rate:.1%}"
            shown.add_row(rate.name, share, f"{low:.1%} to {high:.1%}", str(rate.tries))
        found.append(shown)
    return found
