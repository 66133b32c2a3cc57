"""`famiglia play`: until there is a game, a look at the board and into the box."""

from pathlib import Path
from typing import Final

import click

from famiglia.cli.options import draw, edition_option, terminal
from famiglia.drawing.board import write_board
from famiglia.edition import load
from famiglia.terminal import show
from famiglia.terminal.picture import terminal_board

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
@click.option("--view", is_flag=True, help="Open the picture.")
def play(edition_name: str, board: Path, view: bool) -> None:
    """Show the board with its start line-up, and what lies in the box."""
    edition = load(edition_name)
    console = terminal()
    if console.color_system and not console.no_color:
        console.print(terminal_board(edition, min(console.width, WIDEST)))
    show(edition, [], console)
    board.parent.mkdir(parents=True, exist_ok=True)
    console.print("\nThe board as a picture:")
    draw(lambda: write_board(edition, board, start=True), edition, board)
    if view:
        click.launch(str(board))
