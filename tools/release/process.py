"""Programs that go on until they are ended: started, asked, and ended as Ctrl-C does."""

import os
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.release.run import END_SECONDS, LINES_SHOWN, ReleaseProblem

STOP_SECONDS: Final = 5
ADDRESS: Final = re.compile(r"(http://127\.0\.0\.1:\d+)/\S*")
SCRIPT_OR_STYLE: Final = re.compile(r"(?:src|href)=\"(/[^\"#?]+)\"")


class Program:
    """A program that goes on."""

    def __init__(
        self, command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]
    ) -> None:
        self._said = folder / "said.txt"
        self._words = " ".join(str(word) for word in command)
        with self._said.open("w") as said:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def is_gone(self) -> bool:
        """Whether it runs no more."""
        return self._process.poll() is not None

    def said(self) -> str:
        """All that it has printed."""
        return self._said.read_text("utf-8", errors="replace")

    def problem(self, what: str) -> ReleaseProblem:
        """With what it has said last."""
        last = "\n".join(self.said().splitlines()[-LINES_SHOWN:])
        return ReleaseProblem(f"{self._words} {what}:\n{last}")

    def address(self, seconds: float) -> str:
        """The first address that it prints, without what is behind its port."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._process.poll() is None:
            if found := ADDRESS.search(self.said()):
                return found[1]
            time.sleep(0.1)
        raise self.problem("prints no address")

    def fetch(self, address: str, seconds: float = 30) -> bytes:
        """What is there, as soon as it answers."""
        until = time.monotonic() + seconds
        while self._process.poll() is None:
            try:
                with urllib.request.urlopen(address, timeout=seconds) as reply:
                    return bytes(reply.read())
            except urllib.error.HTTPError as refused:
                raise self.problem(f"answers {address} with {refused.code}") from refused
            except OSError:
                if time.monotonic() > until:
                    break
            time.sleep(0.1)
        raise self.problem(f"does not answer {address}")

    def fetch_page(self, root: str) -> None:
        """The page with all that its first file asks for."""
        page = self.fetch(f"{root}/").decode()
        asked = SCRIPT_OR_STYLE.findall(page)
        if not any(name.endswith(".js") for name in asked):
            raise self.problem("serves a page that asks for no script")
        for name in asked:
            self.fetch(root + name)

    def end(self) -> int:
        """Its exit status, after Ctrl-C."""
        self._signal(signal.SIGINT)
        try:
            return self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired as late:
            raise self.problem("does not end") from late

    def stop(self) -> None:
        """It and all that it has started are gone, however it stands.

        They are asked before they are forced: what compiles beside a game is in a group of its own,
        and ended by who started it.
        """
        self._signal(signal.SIGTERM)
        until = time.monotonic() + STOP_SECONDS
        while self._signal(0) and time.monotonic() < until:
            self._process.poll()
            time.sleep(0.05)
        self._signal(signal.SIGKILL)
        self._process.wait()

    def _signal(self, number: int) -> bool:
        """Send it to whoever is left; False where nobody is."""
        try:
            os.killpg(self._process.pid, number)
        except ProcessLookupError:
            return False
        return True


@contextmanager
def program(
    command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]
) -> Iterator[Program]:
    """Runs until the block ends, if it does not end before."""
    found = Program(command, folder, environment)
    try:
        yield found
    finally:
        found.stop()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
