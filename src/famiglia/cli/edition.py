"""`famiglia edition`: check, show, compare, overlay and draw what lies in the box."""

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from famiglia.cli.options import draw, edition_option, picture_option, terminal
from famiglia.drawing.board import write_board
from famiglia.drawing.sheet import write_pieces
from famiglia.edition import BrokenEdition, examine, load
from famiglia.edition.diff import differences
from famiglia.edition.template import NotBuiltIn, template
from famiglia.terminal import UnknownComponent, show
from famiglia.terminal.difference import difference_table


@click.group()
def edition() -> None:
    """Everything printed in the box: check, show, compare, overlay, draw."""


@edition.command("check")
@click.argument("file", required=False)
@edition_option
@click.pass_context
def check_command(context: click.Context, file: str | None, edition_name: str) -> None:
    """Check an edition: a folder, an overlay FILE, or the built-in one.

    Every problem is told with file, key and reason. Exit status 2 means it cannot be played.
    """
    if file and context.get_parameter_source("edition_name") is not ParameterSource.DEFAULT:
        raise click.UsageError("Name one edition: as FILE or with --edition.")
    name = file or edition_name
    examined = examine(name)
    for problem in examined.problems:
        click.echo(str(problem), err=True)
    warnings = sum(problem.is_warning for problem in examined.problems)
    if examined.edition is None:
        errors = len(examined.problems) - warnings
        also = f" and {warnings} warning(s)" if warnings else ""
        click.echo(f"{name}: {errors} problem(s){also}; it cannot be played.", err=True)
        sys.exit(2)
    found = examined.edition
    summary = f"{warnings} warning(s)" if warnings else "no problems"
    click.echo(f"{found.id} {found.hash[:12]}: {summary}, {len(found.provenance)} printed values.")


@edition.command("show")
@click.argument("component", nargs=-1)
@edition_option
def show_command(component: tuple[str, ...], edition_name: str) -> None:
    """Print a component well laid out, e.g. `show mat red` or `show sheet 1`.

    Without COMPONENT: what lies in the box, and what can be shown.
    """
    try:
        show(load(edition_name), component, terminal())
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
    examined = [examine(one), examine(other or edition_name)]
    left, right = (each.edition for each in examined)
    if left is None or right is None:
        raise BrokenEdition(problem for each in examined for problem in each.problems)
    found = differences(left, right)
    if not found:
        click.echo(f"{left.id} and {right.id} print the same ({left.hash[:12]}).")
        return
    terminal().print(difference_table(left, right, found))
    sys.exit(1)


@edition.command("template")
@edition_option
def template_command(edition_name: str) -> None:
    """Write an overlay for an owner of the box to fill in."""
    try:
        text = template(load(edition_name))
    except NotBuiltIn as error:
        raise click.UsageError(str(error)) from error
    # In UTF-8 whatever the terminal speaks: this is a file in the making.
    sys.stdout.buffer.write(text.encode())


@edition.command("board")
@edition_option
@picture_option
@click.option("--start", is_flag=True, help="With the start line-up.")
def board_command(edition_name: str, out: Path, start: bool) -> None:
    """Draw the board."""
    found = load(edition_name)
    draw(lambda: write_board(found, out, start=start), found, out)


@edition.command("pieces")
@edition_option
@picture_option
def pieces_command(edition_name: str, out: Path) -> None:
    """Draw every family's pieces and crest on the grounds they stand on."""
    found = load(edition_name)
    draw(lambda: write_pieces(found, out), found, out)
