"""Whoever wants to play needs one line, and neither Node nor a compiler."""

import json
import os
import re
import shutil
import sys
import time
from pathlib import Path
from typing import Final

import httpx
import pytest

from famiglia.server.config import FILE, address_of
from tests.packaging.clone import clone
from tests.packaging.environment import Environment
from tests.packaging.packages import OLDER, Packages
from tests.page.browsers import Window, chromium
from tests.page.sitter import Sitter
from tests.server.processes import free_port
from tests.server.store.old_database import make_old
from tests.server.test_serve import wait_until

NEEDED_BY_NOBODY_WHO_PLAYS: Final = {
    "httptools",
    "mypy",
    "openskill",
    "psycopg",
    "ray",
    "resvg-py",
    "setuptools",
    "uvloop",
}
MOST_PACKAGES: Final = 40
MOST_MEGABYTES: Final = 110
COMPILER: Final = ("gcc", "as", "ld")
"""The programs that compile and link."""
BOARD_SECONDS: Final = 4.0
"""Seconds from the command to the board, on a quiet machine; here three times of it."""
BOT_MS: Final = 60_000
"""Milliseconds in which the bots have answered."""


def play_in_browser(installed: Environment, data: Path) -> None:
    """The board is drawn in time, and the game goes on."""
    with chromium() as browser:
        window = Window(browser)
        sitter = Sitter(window, 1)
        begin = time.monotonic()
        with installed.playing(data, "--quick", "--bot", "picciotto") as address:
            window.page.goto(address)
            board = window.page.locator(".map img")
            board.wait_for()
            assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
            window.page.locator(".map .pieces g").first.wait_for()
            assert time.monotonic() - begin < 3 * BOARD_SECONDS
            play(sitter, data, installed)
        assert window.problems == []


def play(sitter: Sitter, data: Path, installed: Environment) -> None:
    """A move by clicks alone, and bots answer until we are asked again."""
    asked = sitter.page.locator(".prompt[data-kind]:not([data-kind=''])")
    asked.wait_for(timeout=BOT_MS)
    sitter.move()
    wait_until(lambda: has_answer_of_bot(answered_by(data, installed)))
    asked.wait_for(timeout=BOT_MS)


def answered_by(data: Path, installed: Environment) -> list[str]:
    """Who has answered at the one table, in turn."""
    where = ("--data", str(data))
    [table] = json.loads(installed.famiglia("admin", "list", "--json", *where))
    told = json.loads(installed.famiglia("admin", "export", table["id"], "--secrets", *where))
    return re.findall(r"^ *\d+ +(seat-\d) ", told["record"], re.M)


def has_answer_of_bot(seats: list[str]) -> bool:
    """Whether one came after ours."""
    return "seat-0" in seats and seats[-1] != "seat-0"


def rows_of(data: Path, installed: Environment) -> int:
    """How much has happened at the one table that is kept."""
    listed = json.loads(installed.famiglia("admin", "list", "--json", "--data", str(data)))
    return sum(int(table["rows"]) for table in listed)


def engine_by_doctor(installed: Environment, data: Path) -> str:
    """Compiled or not, and why."""
    where = ["--data", str(data), "--port", str(free_port())]
    told = json.loads(installed.famiglia("doctor", "--json", *where))
    return str(told["checks"]["engine"]["text"])


def test_a_wheel_in_an_empty_environment_is_the_whole_game(
    packages: Packages, tmp_path: Path
) -> None:
    installed = Environment(tmp_path / "environment")
    installed.pip("install", str(packages.compiled_wheel()))
    names = {each["name"] for each in json.loads(installed.pip("list", "--format", "json"))}
    names -= {"pip", "setuptools"}
    size = sum(each.stat().st_size for each in installed.libraries.rglob("*") if each.is_file())

    assert installed.famiglia("--version").strip().endswith("engine compiled")
    assert engine_by_doctor(installed, tmp_path / "data") == "compiled: it was built like that."
    assert installed.pip("check").strip() == "No broken requirements found."
    assert not names & NEEDED_BY_NOBODY_WHO_PLAYS
    assert len(names) <= MOST_PACKAGES
    assert size < (MOST_MEGABYTES + 25) * 1_000_000, "25 of it are pip and setuptools themselves"
    play_in_browser(installed, tmp_path / "data")


@pytest.mark.long
def test_the_wheel_for_every_machine_plays_as_well(packages: Packages, tmp_path: Path) -> None:
    installed = Environment(tmp_path / "environment")
    installed.pip("install", str(packages.pure_wheel()))
    assert installed.famiglia("--version").strip().endswith("engine interpreted")
    assert "it is for every machine" in engine_by_doctor(installed, tmp_path / "data")
    play_in_browser(installed, tmp_path / "data")


@pytest.mark.long
def test_from_the_sdist_without_a_compiler_it_is_plain_python_and_says_so(
    packages: Packages, tmp_path: Path
) -> None:
    installed = Environment(tmp_path / "environment")
    log = tmp_path / "log"
    installed.pip("install", "--log", str(log), str(packages.sdist()))
    said = "built without a compiled engine: no C compiler that works was found"
    assert said in log.read_text("utf-8")
    assert installed.famiglia("--version").strip().endswith("engine interpreted")
    told = json.loads((installed.libraries / "famiglia/build.json").read_text())
    assert told["compiled"] is False
    assert "no C compiler" in told["why"]
    assert "no C compiler" in engine_by_doctor(installed, tmp_path / "data")
    play_in_browser(installed, tmp_path / "data")


def path_with(installed: Environment, folder: Path, *programs: str) -> str:
    """A PATH on which these are found besides, and nothing else."""
    folder.mkdir()
    for name in programs:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    return f"{installed.programs}{os.pathsep}{folder}"


@pytest.mark.long
def test_from_the_sdist_with_a_compiler_it_is_compiled(packages: Packages, tmp_path: Path) -> None:
    installed = Environment(tmp_path / "environment")
    path = path_with(installed, tmp_path / "compiler", *COMPILER)
    installed.pip("install", str(packages.sdist()), PATH=path)
    assert installed.famiglia("--version").strip().endswith("engine compiled")
    play_in_browser(installed, tmp_path / "data")


@pytest.mark.long
def test_who_must_have_it_compiled_is_told_when_it_cannot_be(
    packages: Packages, tmp_path: Path
) -> None:
    installed = Environment(tmp_path / "environment")
    with pytest.raises(AssertionError, match="gcc"):
        installed.pip("install", str(packages.sdist()), FAMIGLIA_COMPILED="1")
    assert "famiglia" not in installed.pip("list")


@pytest.mark.long
def test_a_bare_clone_is_built_in_isolation(tmp_path: Path) -> None:
    """As somebody calls `python -m build` who has just cloned it: nothing is there, nor is Node."""
    cloned = clone(tmp_path / "clone")
    builder = Environment(tmp_path / "builder")
    builder.pip("install", "build")
    # npm has the page built by a shell.
    path = path_with(builder, tmp_path / "compiler", *COMPILER, "sh")
    builder.run("python", "-m", "build", "--outdir", str(tmp_path / "dist"), str(cloned), PATH=path)
    [wheel] = (tmp_path / "dist").glob("*.whl")
    assert len(list((tmp_path / "dist").glob("*.tar.gz"))) == 1
    installed = Environment(tmp_path / "environment")
    installed.pip("install", str(wheel))
    assert installed.famiglia("--version").strip().endswith("engine compiled")
    play_in_browser(installed, tmp_path / "data")


@pytest.mark.long
def test_uvx_and_pipx_start_it_in_one_line(packages: Packages, tmp_path: Path) -> None:
    wheel = str(packages.compiled_wheel())
    tools = Environment(tmp_path / "tools")
    tools.pip("install", "pipx", "uv")
    # What uv installs begins with a script of the shell.
    path = path_with(tools, tmp_path / "shell", "dirname", "realpath")
    uv = {"UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never"}
    for starter in (["uvx", "--from", wheel], ["pipx", "run", "--spec", wheel]):
        said = tools.run(*starter, "famiglia", "--version", PATH=path, **uv)
        assert said.strip().endswith("engine compiled")
        command, data = [*starter, "famiglia"], tmp_path / starter[0]
        with tools.playing(data, "--quick", by=command, PATH=path, **uv) as address:
            page, _, _ = address.partition("#")
            assert "<script" in httpx.get(page).text
        assert (data / "famiglia.db").is_file()
        with pytest.raises(httpx.ConnectError):
            httpx.get(page)


@pytest.mark.long
def test_games_survive_an_upgrade_and_stay_when_it_is_uninstalled(
    packages: Packages, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    installed = Environment(tmp_path / "environment")
    installed.pip("install", str(packages.older_wheel()))
    assert OLDER in installed.famiglia("--version")
    with installed.playing(data, "--quick", "--bot", "picciotto"):
        pass
    before = rows_of(data, installed)
    first = tmp_path / "first"
    first.mkdir()
    make_old(address_of(first / FILE))

    installed.pip("install", "--upgrade", str(packages.compiled_wheel()))

    assert "engine compiled" in installed.famiglia("--version")
    assert rows_of(data, installed) == before > 0
    assert rows_of(first, installed) > 0, "of the first version, whose tables are changed"
    assert len(list((first / "backups").iterdir())) == 1
    installed.pip("uninstall", "--yes", "famiglia")
    assert {"famiglia.db", "player.json"} <= {each.name for each in data.iterdir()}
    installed.pip("install", str(packages.pure_wheel()))
    assert rows_of(data, installed) == before
