"""`famiglia serve`: one command, ready at once, and nothing lost when it is started again."""

import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.processes import COMMAND, free_port, serving
from tests.server.store.old_database import COOKIES, make_old


def test_it_is_ready_in_two_seconds(tmp_path: Path) -> None:
    """On a quiet machine; here three times of it."""
    with serving(tmp_path) as served:
        assert served.took < 6
    assert (tmp_path / "famiglia.db").exists()


def test_what_was_opened_is_there_after_a_restart(tmp_path: Path) -> None:
    with httpx.Client() as anna:
        with serving(tmp_path) as served:
            assert anna.post(f"{served.address}/api/people", json={"name": "Anna"}).is_success
            table = anna.post(f"{served.address}/api/tables", json={}).json()["id"]
            path = f"/api/tables/{table}/seats/0"
            assert anna.post(served.address + path, json={"name": "Anna"}).is_success
        with serving(tmp_path) as served:
            found = anna.get(f"{served.address}/api/tables/{table}").json()
    assert found["seats"][0]["name"] == "Anna"
    assert found["seats"][0]["is_yours"]


def test_games_of_the_first_version_are_there_after_an_upgrade(tmp_path: Path) -> None:
    make_old(f"sqlite:///{tmp_path / 'famiglia.db'}")
    log = tmp_path / "log"
    with serving(tmp_path, log=log) as served:
        cookies = {"famiglia": COOKIES["Anna"]}
        found = httpx.get(f"{served.address}/api/people/me/tables", cookies=cookies).json()
    assert "running" in {table["id"] for table in found}
    [backup] = (tmp_path / "backups").iterdir()
    assert f"what was in it before is kept in {backup}" in log.read_text()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--database", "mysql://x"], "not mysql://…."),
        (["--database", "nonsense password=hidden"], "A database is sqlite:///FILE or postgresql:"),
        (["--database", "sqlite:games.db"], "A database is sqlite:///FILE or postgresql:"),
        (["--database", "sqlite:///:memory:"], "here no file is named"),
        (["--database", "sqlite:///x.db?mode=ro"], "here no file is named"),
        (["--database", "postgresql://anna:wine/hidden@127.0.0.1/x"], "In a password write / as"),
        (["--database", "postgresql://anna:12/hidden@127.0.0.1/x"], "In a password write / as"),
        (["--database", "postgresql://anna:12?hidden@127.0.0.1/x"], "In a password write / as"),
        (["--database", "postgresql://anna:12#hidden@127.0.0.1/x"], "In a password write / as"),
        (["--database", "postgresql://anna:1@hidden@127.0.0.1/x"], "In a password write / as"),
        (["--database", "postgresql://anna:hidden@[::1/x"], "In a password write / as"),
        (["--database", "mysql://anna:hidden@x/y?password=hidden"], "not mysql://…."),
        (["--proxy", "caddy"], "A proxy is an address or a network such as 10.0.0.0/24"),
        (["--proxy", "10.0.0.1/24"], "10.0.0.1/24 has host bits set"),
        (["--proxy", "0.0.0.0/0"], "With 0.0.0.0/0 everybody would be believed"),
        (["--proxy", "*"], "not '*'"),
    ],
)
def test_what_cannot_work_is_refused_in_words(
    tmp_path: Path, options: list[str], message: str
) -> None:
    command = [*COMMAND, "--data", str(tmp_path), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 2
    assert message in done.stderr
    assert "hidden" not in done.stderr


def test_a_second_server_for_the_same_games_is_refused_in_words(tmp_path: Path) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--port", str(free_port())]
    with serving(tmp_path):
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 1
    assert "Another server plays with the games" in done.stderr
    assert "Traceback" not in done.stderr


def children_of(process: int) -> set[int]:
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            found |= {int(stat.parent.name)} if parent == process else set()
    return found


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    settings = {"set_up": "quick", "bots": ["soldato"] * 4}
    with serving(tmp_path) as served, httpx.Client(base_url=served.address) as anna:
        anna.post("/api/people", json={"name": "Anna"})
        table = anna.post("/api/tables", json={"settings": settings}).json()["id"]
        anna.post(f"/api/tables/{table}/start")
        wait_until(lambda: len(children_of(served.process.pid)) > 1)
        children = children_of(served.process.pid)
        served.process.kill()
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def test_bots_play_at_a_table_that_is_served(tmp_path: Path) -> None:
    bots = ["soldato"] * 4
    settings = {"set_up": "quick", "bots": bots, "has_spectators": True}
    with serving(tmp_path) as served, httpx.Client(base_url=served.address) as anna:
        anna.post("/api/people", json={"name": "Anna"})
        table = anna.post("/api/tables", json={"settings": settings}).json()["id"]
        begun = anna.post(f"/api/tables/{table}/start").json()["number"]
        end = time.monotonic() + 60
        found = anna.get(f"/api/tables/{table}/view").json()
        while found["table"]["number"] == begun and time.monotonic() < end:
            time.sleep(0.1)
            found = anna.get(f"/api/tables/{table}/view").json()
    assert found["table"]["number"] > begun
