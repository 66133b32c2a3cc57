"""Talking with a person: printing, asking, and hiding what another must not see."""

from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from famiglia.terminal.layout import COLOURS

_FORGET: Final = "\x1b[3J"
"""Makes a terminal forget what has scrolled away."""


class Quit(Exception):
    """The person wants to stop."""


class Terminal(Protocol):
    """What a game needs of a terminal."""

    plain: bool
    """No colours, no boxes, no pictures."""

    @property
    def width(self) -> int:
        """Characters in a line."""

    def show(self, *parts: RenderableType) -> None:
        """Print something."""

    def ask(self, prompt: str) -> str:
        """A line typed by the person; raises Leaving."""

    def hide(self) -> None:
        """Put what was printed out of sight."""


class ConsoleTerminal:
    """A terminal by way of rich and standard input."""

    def __init__(self, console: Console, *, plain: bool) -> None:
        self.plain = plain
        self._console = console

    @property
    def width(self) -> int:
        """Characters in a line."""
        return self._console.width

    def show(self, *parts: RenderableType) -> None:
        """Print; families' colours are shown in texts, and plain lines break where they like."""
        for part in parts:
            printed = coloured(part) if isinstance(part, str) and not self.plain else part
            self._console.print(printed, soft_wrap=self.plain)

    def ask(self, prompt: str) -> str:
        """A line, without the spaces around it; one that cannot be read is empty."""
        try:
            return self._console.input(Text(prompt, style="bold")).strip()
        except (EOFError, KeyboardInterrupt) as left:
            raise Quit from left
        except UnicodeDecodeError:
            return ""

    def hide(self) -> None:
        """Clear the terminal, or scroll it away where nothing can be cleared."""
        if self.plain or not self._console.is_terminal:
            self._console.print("\n" * self._console.height)
            return
        self._console.clear()
        if not self._console.legacy_windows:  # An old console of Windows would print the sign.
            self._console.file.write(_FORGET)


def coloured(text: str, style: str = "") -> Text:
    """A text in which families have their colours."""
    shown = Text(text, style)
    for family, badge in COLOURS.items():
        shown.highlight_words([family.capitalize()], badge)
    return shown
