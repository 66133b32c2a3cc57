"""`python -m tools.fuzz`: many random games under every law, with figures."""

import time

import click
from tools.fuzz.run import run

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.game import is_compiled

BLOCK = 100


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The first game's.")
@click.option("--edition", "edition_name", default="sicilia", show_default=True)
def fuzz(games: int, seed: int, edition_name: str) -> None:
    """Play random games; stop at the first that breaks a law and keep its record."""
    tables = flatten(load(edition_name), "2v2")
    begin = time.perf_counter()
    decisions = watched = 0
    for first in range(seed, seed + games, BLOCK):
        played = run(tables, range(first, min(first + BLOCK, seed + games)))
        decisions += played.decisions
        watched += played.watched
        click.echo(f"{first + played.games - seed} games", err=True)
    seconds = time.perf_counter() - begin
    build = "compiled" if is_compiled() else "interpreted"
    click.echo(
        f"{games} games clean, {watched} of them under all laws: {decisions} answers, "
        f"{seconds:.0f} s, {build}, seeds {seed} to {seed + games - 1}, edition {edition_name}"
    )


if __name__ == "__main__":
    fuzz()
