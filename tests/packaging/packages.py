"""The packages that are made of a clone, each made once for all tests."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.clone import COPY, ROOT, clone, with_page

OLDER: Final = "0.0.1"
VERSION: Final = re.compile(r'^version = ".*"$', re.MULTILINE)
BUILD: Final = "from tools.package import backend; print(backend.build_{}({!r}))"


class Packages:
    """Wheels and the sdist, in a folder that all processes of a test run share."""

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        own = factory.getbasetemp()
        # With several processes each has a folder in the one of the run.
        self._folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "packages"
        self._folder.mkdir(exist_ok=True)

    def pure_wheel(self) -> Path:
        """One for every machine."""
        return self._made("pure", lambda folder: _build(_clone(folder), "wheel", "0"))

    def compiled_wheel(self) -> Path:
        """One for this machine; the C files that `tools/compile` has compiled are taken as such."""
        return self._made("compiled", lambda folder: _build(_with_objects(folder), "wheel", "1"))

    def older_wheel(self) -> Path:
        """One that says it is older."""
        return self._made("older", lambda folder: _build(_older(_clone(folder)), "wheel", "0"))

    def sdist(self) -> Path:
        """The sources with the page in them."""
        return self._made("sdist", lambda folder: _build(_clone(folder), "sdist", "0"))

    def _made(self, name: str, make: Callable[[Path], Path]) -> Path:
        folder = self._folder / name
        with (self._folder / f"{name}.lock").open("w") as lock:
            flock(lock, LOCK_EX)
            if not folder.exists():
                unfinished = self._folder / f"{name}.new"
                shutil.rmtree(unfinished, ignore_errors=True)
                unfinished.mkdir()
                package = make(unfinished / "clone")
                shutil.move(package, unfinished / package.name)
                shutil.rmtree(unfinished / "clone")
                unfinished.rename(folder)
        [found] = folder.iterdir()
        return found


def _clone(folder: Path) -> Path:
    folder.mkdir()
    return with_page(clone(folder))


def _older(folder: Path) -> Path:
    project = folder / "pyproject.toml"
    project.write_text(VERSION.sub(f'version = "{OLDER}"', project.read_text("utf-8")), "utf-8")
    return folder


def _with_objects(folder: Path) -> Path:
    shutil.copytree(ROOT / COPY / "build", _clone(folder) / "build")
    shutil.copytree(ROOT / COPY / ".mypy_cache", folder / ".mypy_cache")
    return folder


def _build(folder: Path, kind: str, compiled: str) -> Path:
    """By the backend itself, with what it wants from the environment of the tests."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD.format(kind, str(folder / "dist"))],
        cwd=folder,
        env=os.environ | {"FAMIGLIA_COMPILED": compiled, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dist" / done.stdout.splitlines()[-1]
