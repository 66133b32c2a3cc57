"""`famiglia play`: until there is a game, a look at the board and into the box."""

from pathlib import Path
from typing import Final

import click
from rich.console import Console

from famiglia.cli.options import edition_option
from famiglia.drawing.board import write_board
from famiglia.drawing.terminal import terminal_board
from famiglia.edition import load
from famiglia.edition.show import show

WIDEST: Final = 120


@click.command()
@edition_option
@click.option(
    "--board",
    "board",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("build/board.svg"),
    show_default=True,
    help="Where to put the picture of the board.",
)
@click.option("--no-viewer", is_flag=True, help="Do not open the picture.")
def play(edition_name: str, board: Path, no_viewer: bool) -> None:
    """Show the board with its start line-up, and what lies in the box."""
    edition = load(edition_name)
    board.parent.mkdir(parents=True, exist_ok=True)
    write_board(edition, board, start=True)
    console = Console()
    if console.color_system:
        console.print(terminal_board(edition, min(console.width, WIDEST)))
    show(edition, [], console)
    console.print(f"\nThe board with its start line-up: [bold]{board}[/]")
    if not no_viewer and console.is_terminal:
        click.launch(str(board))
