"""Commands of a program whose page is its own and can be damaged; each begins in no time.

One process has loaded everything, and begins each command in a child of its own, which is killed if
it does not end by itself.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import famiglia

_PROGRAM: Final = """
import json, os, signal, sys
import famiglia.cli.play, famiglia.cli.serve, famiglia.server.worker.main
from famiglia.cli import famiglia
for line in sys.stdin:
    words, said, environment = json.loads(line)
    if not (child := os.fork()):
        signal.alarm(60)
        os.environ.update(environment)
        file = os.open(said, os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
        os.dup2(file, 1)
        os.dup2(file, 2)
        famiglia(words)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Ended(NamedTuple):
    """How a command ended, and all that it said."""

    status: int
    said: str


class Starter:
    """Begins commands, and waits for their end."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path) -> None:
        self._process = process
        self._said = folder / "said.txt"
        self.page = folder / "famiglia" / "server" / "page"

    def run(self, *words: str, **environment: str) -> Ended:
        """One command."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = json.dumps([words, str(self._said), environment])
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        status = self._process.stdout.readline()
        return Ended(int(status), self._said.read_text(encoding="utf-8"))


def own_package(folder: Path) -> Path:
    """Put the program under test below a folder, with a page of its own; gives the page."""
    source, target = Path(famiglia.__file__).parent, folder / "famiglia"
    _link(source, target, "server")
    _link(source / "server", target / "server", "page")
    return Path(shutil.copytree(source / "server" / "page", target / "server" / "page"))


@contextmanager
def starter(folder: Path) -> Iterator[Starter]:
    """The program under test with a page of its own below a folder."""
    own_package(folder)
    path = os.pathsep.join([str(folder), *sys.path])
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        yield Starter(process, folder)
    finally:
        process.communicate()


def _link(source: Path, target: Path, left_out: str) -> None:
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.name not in (left_out, "build.json"):
            (target / path.name).symlink_to(path)
