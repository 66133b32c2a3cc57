"""`famiglia edition`: check, show, compare, overlay and draw what lies in the box."""

import sys
from pathlib import Path

import click
from rich.console import Console

from famiglia.cli.options import edition_option
from famiglia.drawing.board import write_board
from famiglia.edition import examine, load
from famiglia.edition.diff import differences
from famiglia.edition.show import UnknownComponent, show
from famiglia.edition.show.difference import difference_table
from famiglia.edition.template import template


@click.group()
def edition() -> None:
    """Everything printed in the box: check, show, compare, overlay, draw."""


@edition.command("check")
@click.argument("file", required=False)
@edition_option
def check_command(file: str | None, edition_name: str) -> None:
    """Check an edition: a folder, an overlay FILE, or the built-in one.

    Every problem is told with file, key and reason. Exit status 2 means it cannot be played.
    """
    examined = examine(file or edition_name)
    for problem in examined.problems:
        click.echo(str(problem), err=True)
    if examined.edition is None:
        errors = sum(not problem.is_warning for problem in examined.problems)
        click.echo(
            f"{file or edition_name}: {errors} problem(s); this edition cannot be played.", err=True
        )
        sys.exit(2)
    found = examined.edition
    warnings = f"{len(examined.problems)} warning(s)" if examined.problems else "no problems"
    click.echo(f"{found.id} {found.hash[:12]}: {warnings}, {len(found.provenance)} printed values.")


@edition.command("show")
@click.argument("component", nargs=-1)
@edition_option
def show_command(component: tuple[str, ...], edition_name: str) -> None:
    """Print a component well laid out, e.g. `show mat red` or `show sheet 1`.

    Without COMPONENT: what lies in the box, and what can be shown.
    """
    try:
        show(load(edition_name), component, Console())
    except UnknownComponent as unknown:
        raise click.UsageError(str(unknown)) from unknown


@edition.command("diff")
@click.argument("one")
@click.argument("other", required=False)
@edition_option
def diff_command(one: str, other: str | None, edition_name: str) -> None:
    """Compare edition ONE with OTHER (or with --edition), value by value.

    Exit status 0: they print the same; 1: they differ.
    """
    left, right = load(one), load(other or edition_name)
    found = differences(left, right)
    console = Console()
    if not found:
        console.print(
            f"{left.id} and {right.id} print the same ({left.hash[:12]}).", highlight=False
        )
        return
    console.print(difference_table(left, right, found))
    sys.exit(1)


@edition.command("template")
@edition_option
def template_command(edition_name: str) -> None:
    """Write an overlay for an owner of the box to fill in."""
    click.echo(template(load(edition_name)), nl=False)


@edition.command("board")
@edition_option
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The picture to write: .svg or .png.",
)
@click.option("--start", is_flag=True, help="With the start line-up.")
def board_command(edition_name: str, out: Path, start: bool) -> None:
    """Draw the board."""
    found = load(edition_name)
    try:
        write_board(found, out, start=start)
    except (ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{found.id} {found.hash[:12]}: {out}")
