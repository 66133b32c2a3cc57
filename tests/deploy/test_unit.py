"""The systemd unit: what systemd itself says of it, and whether a server lives under its rules."""

import os
import re
import shutil
import signal
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Final

import pytest

from famiglia.cli.serve import SHUTDOWN_SECONDS
from tests.deploy.proxies import DEPLOY, replaced
from tests.server.conftest import Server
from tests.server.person import Person
from tests.server.processes import serving
from tests.server.test_serve import children_of

UNIT: Final = DEPLOY / "famiglia.service"
MOST_EXPOSED: Final = 1.5
"""Of ten, by systemd's own measure; it says OK below five."""
NO_NEW_CODE: Final = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(65, 1, 0, 0, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""No memory is written and then run: from Linux 6.3 on MemoryDenyWriteExecute asks for this."""


def settings() -> list[tuple[str, str]]:
    lines = UNIT.read_text("utf-8").splitlines()
    return [
        (name, value) for name, found, value in (line.partition("=") for line in lines) if found
    ]


def setting(name: str) -> str:
    return next(value for key, value in settings() if key == name)


def analyzer() -> str:
    """systemd's own; where there is none, the unit is only read here, and that is said."""
    found = shutil.which("systemd-analyze")
    if found is None:
        warnings.warn("systemd has not read deploy/famiglia.service: tools/proxies", stacklevel=2)
    return found or ""


def placed(folder: Path) -> Path:
    """As it stands there, but with a program that is here."""
    found = folder / UNIT.name
    here = {"/opt/famiglia/bin/famiglia": shutil.which("true") or "/bin/true"}
    found.write_text(replaced(UNIT.read_text("utf-8"), here))
    return found


def test_systemd_finds_no_mistake_in_it(tmp_path: Path) -> None:
    if program := analyzer():
        done = subprocess.run(
            [program, "verify", str(placed(tmp_path))], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


def test_little_is_open_to_it(tmp_path: Path) -> None:
    if program := analyzer():
        command = [program, "security", "--offline=true", "--no-pager", str(placed(tmp_path))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
        assert found, done.stdout + done.stderr
        assert float(found[1]) <= MOST_EXPOSED


def test_there_is_time_to_end() -> None:
    """Requests get some seconds, then bots and what is being read at the start have to end."""
    assert int(setting("TimeoutStopSec")) >= SHUTDOWN_SECONDS + 10
    assert setting("KillMode") == "mixed"


def test_the_data_is_where_it_may_write() -> None:
    folder = f"%S/{setting('StateDirectory')}"
    assert ("Environment", f"FAMIGLIA_DATA={folder}") in settings()
    assert ("ProtectSystem", "strict") in settings()


@pytest.mark.long
def test_it_plays_with_the_calls_and_the_memory_that_the_unit_leaves(
    tmp_path: Path, postgres: Server
) -> None:
    """Every call to the kernel is listed by strace, and must be one the unit lets through."""
    program, strace = analyzer(), shutil.which("strace")
    if not program or strace is None:
        warnings.warn("a server's calls were not listed: tools/proxies", stacklevel=1)
        return
    assert ("MemoryDenyWriteExecute", "yes") in settings()
    postgres.execute("CREATE DATABASE calls")
    calls = tmp_path / "calls"
    by = [strace, "-f", "-qq", "-o", str(calls), "-e", "signal=none"]
    words = ["--workers", "2", "--database", postgres.url("calls")]
    locked = [sys.executable, "-c", NO_NEW_CODE]
    with serving(tmp_path / "data", *words, by=[*by, *locked]) as served:
        anna = Person(served.address, "Anna")
        table = anna.open(set_up="quick", bots=["soldato"] * 4, has_spectators=True)
        number = anna.client.post(f"/api/tables/{table}/start").json()["number"]
        with anna.listening(watch=table) as news:
            while number < 60:
                number = next(news)[1]["number"]
        (server,) = children_of(served.process.pid)
        os.kill(server, signal.SIGTERM)
        assert served.process.wait(30) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    made = set(re.findall(r"^\d+ +(\w+)\(", calls.read_text(errors="replace"), re.M))
    assert {"openat", "epoll_ctl", "socket"} <= made
    assert sorted(made - let_through(program)) == []


def let_through(program: str) -> set[str]:
    """What the unit's filters leave, as systemd reads them."""
    allowed, *forbidden = [value for name, value in settings() if name == "SystemCallFilter"]
    found = calls_of(program, allowed)
    for each in forbidden:
        assert each.startswith("~")
        for name in each[1:].split():
            found -= calls_of(program, name)
    return found


def calls_of(program: str, group: str) -> set[str]:
    """The names in a group, and in those it names."""
    done = subprocess.run(
        [program, "syscall-filter", "--no-pager", group], capture_output=True, text=True, check=True
    )
    names = {line.strip() for line in done.stdout.splitlines()[1:]}
    groups = {name for name in names if name.startswith("@")}
    return set().union(names - groups, *(calls_of(program, each) for each in groups))
