"""`python -m tools.fuzz`: many random games under every law, with figures."""

import time

import click
from tools.fuzz.exchange import SORTS
from tools.fuzz.play import MODES, tables_of
from tools.fuzz.run import FuzzSummary, run

from famiglia.edition import load
from famiglia.edition.vocabulary import LEVELS
from famiglia.engine.game import is_compiled

BLOCK = 100


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The first game's.")
@click.option("--edition", "edition_name", default="sicilia", show_default=True)
@click.option("--mode", type=click.Choice(MODES), default="2v2", show_default=True)
@click.option("--level", type=click.Choice(LEVELS), help="In 2v1; else all of them, by seed.")
def fuzz(games: int, seed: int, edition_name: str, mode: str, level: str | None) -> None:
    """Play random games; stop at the first that breaks a law and keep its record."""
    try:
        tables = tables_of(load(edition_name), mode, level or "")
    except ValueError as wrong:
        raise click.UsageError(str(wrong)) from wrong
    begin = time.perf_counter()
    all_played = FuzzSummary()
    for first in range(seed, seed + games, BLOCK):
        all_played.add(run(tables, range(first, min(first + BLOCK, seed + games))))
        click.echo(f"{all_played.games} games", err=True)
    seconds = time.perf_counter() - begin
    build = "compiled" if is_compiled() else "interpreted"
    secrets = ", ".join(f"{sort} {all_played.exchanged[sort]}" for sort in SORTS)
    click.echo(
        f"{games} games of {mode} clean, {all_played.watched} of them under all laws: "
        f"{all_played.answers} answers, {seconds:.0f} s, {build}, "
        f"seeds {seed} to {seed + games - 1}, edition {edition_name}; "
        f"other secrets that nobody noticed: {secrets}"
    )


if __name__ == "__main__":
    fuzz()
