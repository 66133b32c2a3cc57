"""`make play` plays at once and compiles beside the game; bots use what comes of it."""

import os
import random
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from pathlib import Path
from threading import Thread
from typing import Final

import pytest

from tests.packaging.clone import (
    COPY,
    clone,
    compiled,
    nearly_compiled,
    with_environment,
    with_page,
)
from tests.server.person import Person
from tests.server.test_serve import children_of

SECONDS: Final = 120.0
UNIT: Final = "setup"
"""The C file that is left to do: the smallest."""
LINK: Final = re.compile(r"(http://127.0.0.1:\d+)/#link=(\S+)")
COMPILER: Final = """#!/bin/sh
case "$*" in *unit_*) {} ;; esac
exec gcc "$@"
"""
"""The probe is compiled as ever; what is done with the engine is said in the braces."""


class Begun:
    """A game that `make play` has begun, and what it says on the terminal."""

    def __init__(self, process: "subprocess.Popen[bytes]", said: Path) -> None:
        self.process = process
        self._said = said
        address, link = LINK.findall(self.when_said("#link="))[0]
        self.player = Person(address, "Anna")
        reply = self.player.client.post("/api/people/recover", json={"link": link}).json()
        self.table, self.seat = reply["table"], reply["seat"]

    @property
    def said(self) -> str:
        return self._said.read_bytes().decode()  # As it is: who reads text loses returns.

    def when_said(self, words: str) -> str:
        end = time.monotonic() + SECONDS
        while words not in self.said and time.monotonic() < end:
            assert self.process.poll() is None, self.said
            time.sleep(0.05)
        assert words in self.said
        return self.said

    def number_after_bots(self, above: int) -> int:
        """The number of rows once bots have moved and the seat is asked again."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            found = self.player.snapshot(self.table, self.seat)["table"]
            if self.seat in found["asked"] and found["number"] > above:
                return int(found["number"])
            time.sleep(0.1)
        raise AssertionError(found)

    def play(self) -> None:
        """A move, and the answers of the bots."""
        self.number_after_bots(0)
        moved = self.player.move(self.table, self.seat, random.Random(1))
        self.number_after_bots(moved)

    def has_compiled_bots(self) -> bool:
        """Whether a process that thinks has loaded the compiled engine."""
        maps = (Path(f"/proc/{child}/maps") for child in children_of(self.process.pid))
        return any("__mypyc" in each.read_text() for each in maps if each.exists())


@contextmanager
def terminal(said: Path) -> Iterator[int]:
    """What is written to it stands in a file."""
    ours, theirs = os.openpty()

    def copy() -> None:
        # When nobody has it open any more, reading is an error.
        with said.open("wb", buffering=0) as written, suppress(OSError):
            while some := os.read(ours, 4096):
                written.write(some)
        os.close(ours)

    Thread(target=copy, daemon=True).start()
    try:
        yield theirs
    finally:
        os.close(theirs)


def with_compiler(folder: Path, does: str) -> dict[str, str]:
    """The variables by which a compiler is used that does this with the engine."""
    path = folder / "build/cc"
    path.write_text(COMPILER.format(does))
    path.chmod(0o755)
    kept = {name: os.environ[name] for name in os.environ if name != "PYTHONPATH"}
    return kept | {"CC": str(path)}


@contextmanager
def begun(folder: Path, data: Path, compiler: str, name: str = "said") -> Iterator[Begun]:
    """What it says is written to a file of this name."""
    environment = with_compiler(folder, compiler)
    said = folder / "build" / name
    said.touch()
    with terminal(said) as written:
        process = subprocess.Popen(
            ["tools/play", "--quick", "--no-browser", "--port", "0", "--data", str(data)],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=written,
        )
    try:
        yield Begun(process, said)
    finally:
        process.terminate()
        process.wait(SECONDS)


@pytest.fixture
def cloned(tmp_path: Path) -> Path:
    folder = with_environment(with_page(clone(tmp_path / "clone")))
    (folder / "build").mkdir()
    return folder


@pytest.fixture
def folder(cloned: Path) -> Path:
    return nearly_compiled(cloned, UNIT)


def test_it_plays_at_once_and_bots_use_what_is_compiled_meanwhile(
    folder: Path, tmp_path: Path
) -> None:
    may_end = tmp_path / "may-end"
    with begun(folder, tmp_path / "data", f"until [ -e {may_end} ]; do sleep 0.1; done") as game:
        game.play()
        assert "is being compiled beside the game" in game.said
        assert re.search(r"Compiling: step \d of 6, \d+ s", game.when_said("Compiling: step "))
        assert not (folder / COPY / "stamp").exists()
        assert not game.has_compiled_bots()

        may_end.touch()
        game.when_said("The engine is compiled: bots use it from now on")
        game.play()

        assert game.has_compiled_bots()
        assert "Traceback" not in game.said
        assert not re.search(r"Compiling: [^\r]*\d s[^\r]", game.said), "other words are behind it"
    with begun(folder, tmp_path / "data", "exit 1") as again:
        again.number_after_bots(0)
        assert "compile" not in again.said
        assert "__mypyc" in Path(f"/proc/{again.process.pid}/maps").read_text()


@pytest.mark.long
def test_a_second_game_begins_while_the_engine_is_compiled_beside_the_first(
    folder: Path, tmp_path: Path
) -> None:
    compiler = "while [ ! -e go ]; do sleep 0.1; done"
    with begun(folder, tmp_path / "one", compiler, "one") as one:
        one.when_said("Compiling: step 4 of 6")
        page = folder / COPY / "src/famiglia/server/page/index.html"
        before = page.stat().st_ctime_ns
        with begun(folder, tmp_path / "two", compiler, "two") as two:
            two.number_after_bots(0)
            two.when_said("Compiling: step 4 of 6")
            assert not (folder / COPY / "stamp").exists()
            (folder / COPY / "go").touch()
            for each in (one, two):
                each.when_said("The engine is compiled: bots use it from now on")
                each.play()
                assert each.has_compiled_bots()
        assert page.stat().st_ctime_ns == before, "bots of the first are reading there"


@pytest.mark.long
def test_a_game_at_the_terminal_has_it_to_itself(folder: Path) -> None:
    environment = with_compiler(folder, "sleep 4")
    said = folder / "build/said"
    with terminal(said) as written:
        process = subprocess.Popen(
            ["tools/play", "--terminal", "--quick"],
            cwd=folder,
            env=environment,
            stdin=written,
            stdout=written,
            stderr=written,
        )
        try:
            stamp = folder / COPY / "stamp"
            end = time.monotonic() + SECONDS
            while not stamp.exists() and time.monotonic() < end:
                assert process.poll() is None, said.read_text()
                time.sleep(0.05)
            assert stamp.exists()
        finally:
            process.terminate()
            process.wait(SECONDS)
    assert "is being compiled beside the game" in said.read_text()
    assert "Compiling" not in said.read_text()
    assert "The engine is compiled" not in said.read_text()


def test_where_compiling_fails_the_game_goes_on(folder: Path, tmp_path: Path) -> None:
    with begun(folder, tmp_path / "data", "exit 1") as game:
        game.when_said(f"could not be compiled; the game goes on as it is. {folder / COPY / 'log'}")
        game.play()
        assert not game.has_compiled_bots()
        assert "Traceback" not in game.said
    assert f"unit_{UNIT}" in (folder / COPY / "log").read_text()


def test_a_second_game_does_not_wait_for_what_the_first_compiles(cloned: Path) -> None:
    (cloned / COPY).mkdir()
    with (cloned / COPY / "lock").open("w") as compiling:
        flock(compiling, LOCK_EX)
        ready = subprocess.run(["tools/compile", "--ready"], cwd=cloned, check=False, timeout=20)
    assert ready.returncode == 1


@pytest.mark.long
def test_what_was_compiled_of_older_sources_is_not_used_where_compiling_fails(
    tmp_path: Path,
) -> None:
    folder = compiled(with_environment(clone(tmp_path / "clone")))
    environment = with_compiler(folder, "exit 1")
    for command in (["tools/compile"], ["tools/compile", "--ready"]):
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 1
    assert not (folder / COPY / "stamp").exists()
    assert (folder / COPY / "log").is_file()


@pytest.mark.long
def test_a_compiler_that_warns_of_more_compiles(folder: Path) -> None:
    environment = with_compiler(folder, 'set -- -Wextra "$@"')
    subprocess.run(["tools/compile"], cwd=folder, env=environment, check=True)
    assert "[-Wunused-parameter]" in (folder / COPY / "log").read_text()
    assert (folder / COPY / "stamp").is_file()


@pytest.mark.long
def test_a_game_that_ends_ends_its_compilers(folder: Path, tmp_path: Path) -> None:
    with begun(folder, tmp_path / "data", "touch begun; sleep 60; touch ended") as game:
        game.when_said("is being compiled beside the game")
        at = folder / COPY / "begun"
        while not at.exists():
            assert game.process.poll() is None
            time.sleep(0.05)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and still_compiling(folder):
        time.sleep(0.1)
    assert not still_compiling(folder)
    assert not (folder / COPY / "stamp").exists()


def still_compiling(folder: Path) -> bool:
    """Whether a process works in the copy."""
    found = []
    for each in Path("/proc").glob("[0-9]*/cwd"):
        try:
            found.append(each.readlink())
        except OSError:
            continue
    return folder / COPY in found


def test_without_a_compiler_that_is_said_and_nothing_tried(cloned: Path, tmp_path: Path) -> None:
    with begun(cloned, tmp_path / "data", "exit 1;; *) exit 1") as game:
        game.when_said("There is no C compiler that works here")
        game.number_after_bots(0)
    assert not (cloned / COPY / "stamp").exists()
