"""What playing takes that has nothing: an empty environment, a wheel, and the wait for the board.

python -m bench.install dist/famiglia-*.whl
"""

import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import click
from playwright.sync_api import Browser
from tests.packaging.environment import Environment
from tests.page.browsers import DESKTOP, chromium
from tests.server.processes import free_port

STARTS: Final = 5
HEALTH_SECONDS: Final = 2.0
BOARD_SECONDS: Final = 4.0
"""The bars."""
MEGABYTE: Final = 1_000_000
_BOARD: Final = """() => {
  const board = document.querySelector('.map img');
  return board?.complete && board.naturalWidth > 0 && document.querySelector('.map .pieces g');
}"""


class Installed(NamedTuple):
    """A wheel in an environment that was empty, and what that took."""

    environment: Environment
    seconds: float
    megabytes: float
    packages: int


def installed_wheel(folder: Path, wheel: Path) -> Installed:
    """With all that it wants."""
    environment = Environment(folder)
    before = size(environment.libraries), packages(environment.libraries)
    begin = time.monotonic()
    environment.pip("install", "--quiet", str(wheel))
    seconds = time.monotonic() - begin
    after = size(environment.libraries), packages(environment.libraries)
    return Installed(environment, seconds, (after[0] - before[0]) / MEGABYTE, after[1] - before[1])


def size(folder: Path) -> int:
    """Bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def packages(libraries: Path) -> int:
    """How many are installed."""
    return len(list(libraries.glob("*.dist-info")))


def seconds_to_health(environment: Environment, data: Path) -> float:
    """From the call until the server says that it is well."""
    port = free_port()
    begin = time.monotonic()
    with environment.started("serve", "--port", str(port), "--data", str(data)) as process:
        while process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{port}/health"):
                    return time.monotonic() - begin
            except URLError:
                time.sleep(0.01)
        raise AssertionError("the server has ended")


def seconds_to_board(environment: Environment, data: Path, browser: Browser) -> float:
    """From the call until the board is drawn in a browser that was open."""
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    begin = time.monotonic()
    with environment.playing(data) as address:
        page.goto(address)
        page.wait_for_function(_BOARD)
        seconds = time.monotonic() - begin
    context.close()
    return seconds


@click.command()
@click.argument("wheel", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(wheel: Path) -> None:
    """Install WHEEL into an empty environment, start it, and tell what that takes."""
    with TemporaryDirectory() as folder, chromium() as browser:
        environment, *figures = installed_wheel(Path(folder) / "environment", wheel.resolve())
        click.echo("installed in {:.1f} s: {:.0f} MB, {} packages".format(*figures))
        ready = [seconds_to_health(environment, Path(folder) / f"s{n}") for n in range(STARTS)]
        drawn = [
            seconds_to_board(environment, Path(folder) / f"p{n}", browser) for n in range(STARTS)
        ]
    for name, found, bar in (
        ("serve to /health", ready, HEALTH_SECONDS),
        ("play to the board", drawn, BOARD_SECONDS),
    ):
        click.echo(f"{name}: median {median(found):.2f}, most {max(found):.2f} s, bar {bar:.0f} s")
    sys.exit(median(ready) > HEALTH_SECONDS or median(drawn) > BOARD_SECONDS)


if __name__ == "__main__":
    main()
