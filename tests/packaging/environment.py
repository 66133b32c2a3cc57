"""An environment with nothing in it, on a machine that has neither Node nor a compiler."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.page.play_process import LINK

LEFT_OUT: Final = ("PYTHONPATH", "FAMIGLIA_EXPECT", "FAMIGLIA_COMPILED", "CC", "VIRTUAL_ENV")
"""What a test's own environment has of ours, and what would be a compiler."""
SECONDS: Final = 60.0


def bare(path: Path, home: Path) -> dict[str, str]:
    """Variables: programs are found in one folder only, and nothing is kept from before."""
    kept = {name: os.environ[name] for name in os.environ if name not in LEFT_OUT}
    return kept | {"PATH": str(path), "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}


class Environment:
    """What is installed in it is all there is."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        # The true one: a link to the test's environment would be that environment again.
        subprocess.run([Path(python).resolve(), "-m", "venv", folder], check=True)
        self.programs = folder / "bin"
        self.libraries = next(folder.glob("lib/python*/site-packages"))
        self._home = folder / "home"
        self._home.mkdir()

    def pip(self, *arguments: str, **environment: str) -> str:
        """What pip says."""
        quietly = ["-m", "pip", "--disable-pip-version-check", *arguments]
        return self.run("python", *quietly, **environment)

    def famiglia(self, *arguments: str) -> str:
        """What the command prints."""
        return self.run("famiglia", *arguments)

    def run(self, program: str, *arguments: str, **environment: str) -> str:
        """What a program of the environment says; it must end well."""
        done = subprocess.run(
            [self.programs / program, *arguments],
            cwd=self._home,
            env=bare(self.programs, self._home) | environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def started(
        self, *arguments: str, program: str = "famiglia", **environment: str
    ) -> Iterator["subprocess.Popen[str]"]:
        """The command while it runs."""
        process = subprocess.Popen(
            [self.programs / program, *arguments],
            cwd=self._home,
            env=bare(self.programs, self._home) | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            yield process
        finally:
            process.terminate()
            process.communicate(timeout=SECONDS)

    @contextmanager
    def playing(
        self, data: Path, *options: str, by: Sequence[str] = ("famiglia",), **environment: str
    ) -> Iterator[str]:
        """The address a browser is to be opened at, while `famiglia play` runs, started by this."""
        storage = ["--no-browser", "--port", "0", "--data", str(data)]
        words = [*by[1:], "play", *storage, *options]
        with self.started(*words, program=by[0], **environment) as process:
            assert process.stdout is not None
            said = ""
            for line in process.stdout:
                said += line
                if found := LINK.search(line):
                    yield found[0]
                    return
            raise AssertionError(said)
