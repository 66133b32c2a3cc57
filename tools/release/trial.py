"""Trying what is released as who installs it, and as who clones it."""

import sys
from pathlib import Path
from typing import Final

from tools.release.process import free_port, program
from tools.release.run import ReleaseProblem, clean_environment, run

START_SECONDS: Final = 30
SET_UP_SECONDS: Final = 900
"""`make play` in a fresh clone installs everything and builds the page before."""


def try_package(package: Path, folder: Path, version: str, is_compiled: bool | None) -> None:
    """Install it, and start all that starts; raises ReleaseProblem where something does not."""
    folder.mkdir()
    run([sys.executable, "-m", "venv", folder / "venv"], folder, clean_environment())
    python = folder / "venv/bin/python"
    run([python, "-m", "pip", "install", "--quiet", package], folder, clean_environment())
    run([python, "-m", "pip", "check"], folder, clean_environment())
    # Playing needs nothing beside Python: no Node, no compiler.
    environment = clean_environment(
        PATH=str(folder / "venv/bin"), FAMIGLIA_DATA=str(folder / "data")
    )
    command = folder / "venv/bin/famiglia"
    check_version(run([command, "--version"], folder, environment), version, is_compiled)
    port = str(free_port())
    run([command, "doctor", "--port", port], folder, environment)
    with program([command, "serve", "--port", port], folder, environment) as serve:
        serve.fetch(f"http://127.0.0.1:{port}/health", START_SECONDS)
        ends_well(serve.end(), "famiglia serve")
    with program([command, "play", "--no-browser", "--port", port], folder, environment) as play:
        play.fetch_page(play.address(START_SECONDS))
        ends_well(play.end(), "famiglia play")


def check_version(said: str, version: str, is_compiled: bool | None) -> None:
    """Whether it is this version, and compiled as it should be; None means either."""
    engines = {None: ("compiled", "interpreted"), True: ("compiled",), False: ("interpreted",)}
    wanted = [f"famiglia {version}, engine {engine}" for engine in engines[is_compiled]]
    if not said.startswith(tuple(wanted)):
        raise ReleaseProblem(f"famiglia --version says {said.strip()!r}, not {wanted[0]!r}")


def ends_well(status: int, what: str) -> None:
    """Whether a program that was told to end did so without a complaint."""
    if status != 0:
        raise ReleaseProblem(f"{what} was told to end and did so with status {status}")


def try_make_play(clone: Path, data: Path) -> None:
    """The first of both commands: until the board can be seen."""
    environment = clean_environment(FAMIGLIA_DATA=str(data), BROWSER="true")
    with program(["make", "play"], clone, environment) as play:
        play.fetch_page(play.address(SET_UP_SECONDS))
        play.end()


def try_make_test(clone: Path) -> None:
    """The second: every test."""
    run(["make", "test"], clone, clean_environment())
