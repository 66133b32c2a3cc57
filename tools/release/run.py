"""Running commands: one that fails stops the release, with the end of what it said."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

LINES_SHOWN: Final = 40
"""Of what a command said that failed."""
END_SECONDS: Final = 20


class ReleaseProblem(Exception):
    """Why there is no release."""


def run(
    command: Sequence[str | Path], cwd: Path, environment: Mapping[str, str] | None = None
) -> str:
    """What a command prints; raises ReleaseProblem where it fails."""
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=None if environment is None else dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        try:
            printed, _ = process.communicate()
        except KeyboardInterrupt:
            # The terminal has told the command too: it may take away what it has laid out.
            _let_end(process)
            raise
    if process.returncode:
        said = "\n".join(printed.splitlines()[-LINES_SHOWN:])
        words = " ".join(str(word) for word in command)
        raise ReleaseProblem(f"{words} ended with status {process.returncode}:\n{said}")
    return printed


def _let_end(process: "subprocess.Popen[str]") -> None:
    try:
        process.communicate(timeout=END_SECONDS)
    except (subprocess.TimeoutExpired, KeyboardInterrupt):
        process.kill()


def git(*words: str, at: Path) -> str:
    """What git says."""
    return run(["git", *words], at).strip()


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without what would lead Python, make or git elsewhere."""
    ours = ("PYTHON", "FAMIGLIA_", "VIRTUAL_ENV", "MAKE", "MFLAGS", "GIT_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | more


@contextmanager
def step(what: str) -> Iterator[None]:
    """Tell what is being done, and how long it took."""
    began = time.monotonic()
    print(f"{what} ...", file=sys.stderr, flush=True)
    yield
    print(f"    {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is not heeded, neither here nor by what is run meanwhile."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
