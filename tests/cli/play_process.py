"""`famiglia play` in a process of its own, as somebody at a terminal starts and ends it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

REPLY_SECONDS: Final = 60.0
COMMAND: Final = [sys.executable, "-c", "from famiglia.cli import famiglia; famiglia()", "play"]
LAST: Final = "Ctrl-C ends it"
"""How the last line begins that is printed before it serves."""


class Ended(NamedTuple):
    """How a process ended, and what it said at last."""

    status: int
    said: str


class PlayProcess:
    """A game that is served, and what was printed when it began."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.said = ""
        assert process.stdout is not None
        for line in process.stdout:
            self.said += line
            if line.startswith(LAST):
                return
        raise AssertionError(f"status {process.wait(REPLY_SECONDS)}: {self.said}")

    @property
    def address(self) -> str:
        """Of the server, without anything behind it."""
        return self.found(r"(http://127.0.0.1:\d+)/#link=")[0]

    @property
    def links(self) -> list[str]:
        """The private links of our seats."""
        return self.found(r"http://127.0.0.1:\d+/#link=(\S+)")

    def found(self, pattern: str) -> list[str]:
        return re.findall(pattern, self.said)

    def end(self, by: signal.Signals) -> Ended:
        """As a terminal does it: all processes are told, those in which bots think too."""
        os.killpg(self.process.pid, by)
        said, _ = self.process.communicate(timeout=REPLY_SECONDS)
        return Ended(self.process.returncode, said)


@contextmanager
def playing(data: Path, *options: str, **environment: str) -> Iterator[PlayProcess]:
    """Without a browser unless one is in the environment; ended with the block."""
    browser = () if "BROWSER" in environment else ("--no-browser",)
    command = [*COMMAND, "--data", str(data), "--port", "0", *browser, *options]
    process = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield PlayProcess(process)
    finally:
        process.terminate()
        process.communicate(timeout=REPLY_SECONDS)


def refused(*options: str) -> Ended:
    """A call that does not begin to serve."""
    done = subprocess.run(
        [*COMMAND, "--no-browser", *options],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=REPLY_SECONDS,
    )
    return Ended(done.returncode, done.stderr)
