"""What playing takes that has nothing: an empty environment, a wheel, and the wait for the board.

python -m bench.install dist/famiglia-*.whl
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import click
from playwright.sync_api import Browser
from tests.page.browsers import DESKTOP, chromium
from tests.page.play_process import LINK
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


class Environment:
    """An empty one, with nothing but what the wheel wants."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        self._bin = folder / "bin"
        self._libraries = next(folder.glob("lib/python*/site-packages"))
        before = self._size()
        begin = time.monotonic()
        pip = [str(self._bin / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, str(wheel)], check=True, stderr=subprocess.DEVNULL)
        self.seconds = time.monotonic() - begin
        self.megabytes = (self._size() - before) / MEGABYTE
        self.packages = len(list(self._libraries.glob("*.dist-info")))
        self.packages -= len(list(self._libraries.glob("pip-*"))) + len(
            list(self._libraries.glob("setuptools-*"))
        )

    def famiglia(self, *arguments: str) -> "subprocess.Popen[str]":
        """The command, as somebody who has nothing else calls it."""
        return subprocess.Popen(
            [str(self._bin / "famiglia"), *arguments],
            env=os.environ | {"PATH": str(self._bin), "PYTHONPATH": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def _size(self) -> int:
        return sum(path.stat().st_size for path in self._libraries.rglob("*") if path.is_file())


def seconds_to_health(installed: Environment, data: Path) -> float:
    """From the call until the server says that it is well."""
    port = free_port()
    begin = time.monotonic()
    process = installed.famiglia("serve", "--port", str(port), "--data", str(data))
    try:
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{port}/health"):
                    return time.monotonic() - begin
            except URLError:
                assert process.poll() is None, "the server has ended"
                time.sleep(0.01)
    finally:
        process.terminate()
        process.wait()


def seconds_to_board(installed: Environment, data: Path, browser: Browser) -> float:
    """From the call until the board is drawn in a browser that was open."""
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    begin = time.monotonic()
    process = installed.famiglia("play", "--no-browser", "--port", "0", "--data", str(data))
    assert process.stdout is not None
    try:
        page.goto(next(found[0] for line in process.stdout if (found := LINK.search(line))))
        page.wait_for_function(_BOARD)
        return time.monotonic() - begin
    finally:
        process.terminate()
        process.wait()
        context.close()


@click.command()
@click.argument("wheel", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(wheel: Path) -> None:
    """Install WHEEL into an empty environment, start it, and tell what that takes."""
    with TemporaryDirectory() as folder, chromium() as browser:
        installed = Environment(Path(folder) / "environment", wheel.resolve())
        click.echo(
            f"installed: {installed.packages} packages, {installed.megabytes:.0f} MB, "
            f"{installed.seconds:.1f} s"
        )
        ready = [seconds_to_health(installed, Path(folder) / f"s{n}") for n in range(STARTS)]
        drawn = [
            seconds_to_board(installed, Path(folder) / f"p{n}", browser) for n in range(STARTS)
        ]
    for name, found, bar in (
        ("serve to /health", ready, HEALTH_SECONDS),
        ("play to the board", drawn, BOARD_SECONDS),
    ):
        click.echo(f"{name}: median {median(found):.2f}, most {max(found):.2f} s, bar {bar:.0f} s")
    sys.exit(median(ready) > HEALTH_SECONDS or median(drawn) > BOARD_SECONDS)


if __name__ == "__main__":
    main()
