"""Opening the browser of who sits at this machine."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

import click


def open_browser(address: str) -> None:
    """Open it beside everything else: some browsers keep who calls them until they are closed."""
    Thread(target=_open, args=(address,), name="browser", daemon=True).start()


def _open(address: str) -> None:
    if not (has_screen(sys.platform, os.environ) and webbrowser.open(address)):
        click.echo("No browser could be opened here: open the address yourself.")


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser has a window to open; else one for text might take the terminal."""
    if environment.get("BROWSER"):
        return True
    if platform in ("darwin", "win32"):
        return not environment.get("SSH_CONNECTION")
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
