"""`famiglia doctor`: all that may be wrong, at a glance, for people, programs and reports."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from click.testing import CliRunner, Result

from famiglia.cli import famiglia
from famiglia.engine.game import is_compiled
from famiglia.server.checks.run import NAMES
from tests.server.processes import free_port, serving
from tests.server.starter import own_package
from tests.server.store.old_database import make_old

COMMAND: Final = [sys.executable, "-c", "from famiglia.cli import famiglia; famiglia()", "doctor"]
REPORTED: Final = "This can be put into a report: it holds no passwords"


def run(data: Path, *words: str) -> Result:
    port = () if "--port" in words else ("--port", str(free_port()))
    return CliRunner().invoke(famiglia, ["doctor", "--data", str(data), *port, *words])


def in_process(path: list[str], data: Path) -> "subprocess.CompletedProcess[str]":
    """Of a program found by this path before all others."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *sys.path])}
    command = [*COMMAND, "--data", str(data), "--port", str(free_port()), "--json"]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_all_is_told_in_words_and_nothing_is_made(tmp_path: Path) -> None:
    found = run(tmp_path / "data")
    assert found.exit_code == 0, found.output
    lines = found.output.splitlines()
    assert [line.split(":")[0].split(maxsplit=1)[1] for line in lines[: len(NAMES)]] == [
        name.replace("_", " ") for name in NAMES
    ]
    assert ("compiled" if is_compiled() else "interpreted") in lines[0]
    assert f"famiglia {version('famiglia')}, Python 3." in lines[len(NAMES) - 1]
    assert lines[-1].startswith(REPORTED)
    assert not (tmp_path / "data").exists()


def test_beside_a_server_that_runs_all_is_well(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        found = run(tmp_path, "--json", "--port", served.address.rpartition(":")[2])
    assert found.exit_code == 0, found.output
    told = json.loads(found.output)
    assert told["checks"]["port"]["text"] == (
        f"{served.address.rpartition(':')[2]} is taken by famiglia {version('famiglia')} "
        f"(engine {'compiled' if is_compiled() else 'interpreted'}), which runs."
    )
    assert told["checks"]["form"]["status"] == "fine"
    assert told["checks"]["database"]["facts"]["kind"] == "SQLite"
    assert told["note"].startswith(REPORTED)


def test_when_half_of_everything_is_broken_the_other_half_is_still_told(tmp_path: Path) -> None:
    """A package that is only half there, a damaged page, a database that is none."""
    page = own_package(tmp_path / "program")
    (page / "index.html").unlink()
    (tmp_path / "program" / "alembic").mkdir()
    (tmp_path / "program" / "alembic" / "__init__.py").write_text("raise OSError('half there')")
    data = tmp_path / "data"
    data.mkdir()
    (data / "famiglia.db").write_text("Dear diary, " * 1000)
    done = in_process([str(tmp_path / "program")], data)
    assert done.returncode == 1
    assert done.stderr == ""
    told = json.loads(done.stdout)
    checks = told["checks"]
    assert told["status"] == "failure"
    broken = {name for name, each in checks.items() if each["status"] == "failure"}
    assert broken == {"database", "form", "page"}
    assert "damaged" in checks["database"]["text"]
    assert "half there" in checks["form"]["text"]
    assert "index.html is missing" in checks["page"]["text"]
    assert checks["bots"]["status"] == "fine"


def test_warnings_are_no_failure(tmp_path: Path) -> None:
    make_old(f"sqlite:///{tmp_path / 'famiglia.db'}")
    found = run(tmp_path, "--json")
    assert found.exit_code == 0
    told = json.loads(found.output)
    assert told["status"] == "warning"
    assert told["checks"]["form"]["status"] == "warning"
