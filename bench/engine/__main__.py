"""`python -m bench.engine`: how fast the engine is, beside its peers."""

import json
from pathlib import Path
from typing import TypedDict, Unpack

import click
from rich.console import Console

from bench.engine.contest import GaveUp, hold
from bench.engine.contestants import modes, our_name
from bench.engine.figures import Figures, complaints, figures
from bench.engine.growth import by_games, by_round
from bench.engine.peers import PEERS
from bench.engine.plot import growth_plot
from bench.engine.report import show
from famiglia.cli.options import edition_option, terminal
from famiglia.edition import BrokenEdition, Edition, load
from famiglia.engine.game import is_compiled


class BenchOptions(TypedDict):
    """The options of the command besides the edition and the form of the answer."""

    blocks: int
    seconds: float
    against: Path | None
    plot: Path | None


@click.command()
@edition_option
@click.option("--blocks", type=click.IntRange(min=1), default=7, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=0.3,
    show_default=True,
    help="CPU time of a block.",
)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
@click.option(
    "--against",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Earlier figures, as of --json; exit 1 if a ratio to a peer has fallen.",
)
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Measure how cost grows, and draw it as SVG.",
)
def main(edition_name: str, as_json: bool, **settings: Unpack[BenchOptions]) -> None:
    """Measure the engine on one core, in turn with the peers that are installed."""
    edition = _edition(edition_name)
    plot, before = settings["plot"], _earlier(settings["against"])
    if plot is not None and not plot.parent.is_dir():
        raise click.UsageError(f"there is no folder {plot.parent}")
    found = _measured(edition_name, settings["blocks"], settings["seconds"])
    if plot is not None:
        tables = modes()[0].tables(edition)
        rounds, live = by_round(tables), by_games(tables)
        plot.write_text(growth_plot(rounds, live), encoding="utf-8")
        found["growth"] = {"rounds": rounds, "live": [each._asdict() for each in live]}
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(terminal(), found)
    wrong = complaints(found, before) if before is not None else []
    for text in wrong:
        click.echo(text, err=True)
    if wrong:
        raise SystemExit(1)


def _edition(name: str) -> Edition:
    """The edition, or everything that is wrong with it."""
    try:
        return load(name)
    except BrokenEdition as broken:
        raise click.UsageError("\n".join(map(str, broken.problems))) from broken


def _earlier(path: Path | None) -> Figures | None:
    """Figures of an earlier run."""
    if path is None:
        return None
    try:
        earlier: Figures = json.loads(path.read_text(encoding="utf-8"))
        return {"engine": earlier["engine"], "ratios": earlier["ratios"]}
    except (ValueError, KeyError, TypeError) as error:
        raise click.UsageError(f"{path} holds no figures of bench.engine --json") from error


def _measured(edition_name: str, blocks: int, seconds: float) -> Figures:
    """All modes, four players interpreted too, and the peers."""
    names = [our_name(mode) for mode in modes()]
    if is_compiled():
        names.append(our_name(modes()[0], interpreted=True))
    watched = Console(stderr=True)
    with watched.status("Measuring") as status:
        try:
            contest = hold([*names, *PEERS], edition_name, blocks, seconds, status.update)
        except GaveUp as failed:
            raise click.ClickException(str(failed)) from failed
    return figures(contest, load(edition_name))


if __name__ == "__main__":
    main()
