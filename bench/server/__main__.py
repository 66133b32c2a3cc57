"""`python -m bench.server`: bounded, on loopback, with an SQLite file in a temporary folder."""

from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bench.server.figures import MOST_MILLISECONDS, lines, p99, problems
from bench.server.load import Wanted, measured
from bench.server.process import version
from bench.server.ready import ready


@click.command()
@click.option("--tables", type=click.IntRange(1), default=500, show_default=True)
@click.option("--people", type=click.IntRange(4), default=400, show_default=True)
@click.option("--rate", type=float, default=100.0, show_default=True, help="Moves a second.")
@click.option("--seconds", type=float, default=120.0, show_default=True)
@click.option("--compiled/--interpreted", default=True, help="The server's engine.")
@click.option("--ready", "stored", type=click.IntRange(10), help="Start over so many tables.")
def main(compiled: bool, stored: int | None, **wanted: float) -> None:
    """Put load on a server, and tell how long everybody waited; or how long its start takes."""
    click.echo(version(is_compiled=compiled))
    with TemporaryDirectory() as folder:
        if stored is not None:
            for client in ready(Path(folder), stored, is_compiled=compiled):
                click.echo(client)
            return
        asked = Wanted(
            int(wanted["tables"]), int(wanted["people"]), wanted["rate"], wanted["seconds"]
        )
        found = measured(Path(folder), asked, is_compiled=compiled)
    for line in lines(asked, found):
        click.echo(line)
    if problems(found) or p99(found) > MOST_MILLISECONDS:
        raise SystemExit(f"99 of 100 moves are to reach everybody within {MOST_MILLISECONDS:g} ms")


if __name__ == "__main__":
    main()
