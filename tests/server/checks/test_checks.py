"""Each check by itself: what it says when something is wrong, and what to do about it."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import pytest

from famiglia.server.bots.pool import STAMP
from famiglia.server.checks import (
    clock,
    data_folder,
    database,
    editions,
    engine,
    form,
    port,
    settings,
)
from famiglia.server.checks.finding import Finding, Status, Subject
from famiglia.server.checks.run import findings
from famiglia.server.config import ServerConfig
from famiglia.server.store.database import open_database
from tests.server.admin.servers import execute
from tests.server.disks import unwritable_folder
from tests.server.processes import free_port
from tests.server.store.old_database import make_old

HOUR_MS: Final = 60 * 60 * 1000


def subject(folder: Path, url: str = "", at: int = 8300) -> Subject:
    return Subject(ServerConfig(folder, url or f"sqlite:///{folder / 'famiglia.db'}"), at)


@pytest.fixture
def old(url: str, tmp_path: Path) -> Subject:
    """A server over what the first version left."""
    make_old(url)
    return subject(tmp_path, url)


def states(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file, and whether it was touched."""
    return {
        str(path): (path.stat().st_mtime_ns, path.stat().st_size) for path in folder.rglob("*")
    } | {str(folder): (folder.stat().st_mtime_ns, 0)}


def test_where_nothing_is_yet_nothing_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "far" / "away"
    found = dict(findings(subject(folder, at=free_port())))
    assert {name for name, each in found.items() if each.status is Status.FAILURE} == set()
    assert "the first start makes it" in found["database"].text
    assert "made at the first start" in found["data folder"].text
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_looked_at_and_not_touched(old: Subject, tmp_path: Path) -> None:
    open_database(old.config.database).close()  # So that it is as a server leaves it.
    before = states(tmp_path)
    looked = database.look(old), form.look(old), data_folder.look(old), clock.look(old)
    assert states(tmp_path) == before
    assert looked[0].status is Status.FINE
    assert looked[0].text.endswith("6 table(s), 305 row(s).")


def test_an_older_database_will_be_changed(old: Subject, tmp_path: Path) -> None:
    found = form.look(old)
    assert found.status is Status.WARNING
    assert f"the next start keeps everything in {tmp_path / 'backups'}" in found.text
    assert found.facts == {"form": "0001", "newest": "0004"}


def test_a_newer_database_is_a_failure(old: Subject) -> None:
    execute(old.config.database, "UPDATE alembic_version SET version_num = '9999'")
    found = form.look(old)
    assert found.status is Status.FAILURE
    assert "9999, which this version does not know" in found.text
    assert "Start that version again" in found.text


def test_a_damaged_database_is_a_failure(tmp_path: Path) -> None:
    make_old(f"sqlite:///{tmp_path / 'famiglia.db'}")
    file = tmp_path / "famiglia.db"
    whole = file.read_bytes()
    for spoiled in (b"Dear diary, " * 1000, whole[: len(whole) // 2]):
        file.write_bytes(spoiled)
        found = database.look(subject(tmp_path))
        assert found.status is Status.FAILURE
        assert "damaged" in found.text


def test_a_database_that_does_not_answer_is_a_failure(tmp_path: Path) -> None:
    address = f"postgresql://anna:wine@127.0.0.1:{free_port()}/games"
    found = database.look(subject(tmp_path, address))
    assert found.status is Status.FAILURE
    assert "cannot be reached" in found.text
    assert "refused. See whether it runs" in found.text


def test_a_password_is_shown_in_no_form(tmp_path: Path) -> None:
    at = f"127.0.0.1:{free_port()}/games"
    for address in (
        f"postgresql://anna:w%21ne@{at}?sslpassword=cheese",
        f"mysql://anna:w%21ne@{at}?sslpassword=cheese",
        f"postgresql://anna:w!ne/cheese@{at}",
        f"postgresql://anna:12?cheese@{at}",
        f"postgresql://anna:w!ne@cheese@{at}",
        f"postgresql://anna:cheese@[{at}",
        "host=there password=cheese",
    ):
        found = dict(findings(subject(tmp_path, address)))
        assert found["database"].status is Status.FAILURE
        assert found["form"].text == "Not known, since the database cannot be read."
        for secret in ("w!ne", "w%21ne", "cheese"):
            assert secret not in repr(found)


@pytest.mark.parametrize("name", ["/dev/null", "folder"])
def test_what_is_no_file_is_no_database(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    found = database.look(subject(tmp_path, f"sqlite:///{tmp_path / name}"))
    assert found.status is Status.FAILURE
    assert "is no file. See to it" in found.text


def test_a_password_is_not_shown_either_where_something_is_called_like_it(tmp_path: Path) -> None:
    address = f"postgresql://anna:w%21ne@127.0.0.1:{free_port()}/w!ne"
    assert "w!ne" not in repr(dict(findings(subject(tmp_path, address))))


@pytest.mark.parametrize("kind", ["read-only", "full"])
def test_a_folder_that_cannot_be_written_is_a_failure(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    with unwritable_folder(folder, kind):
        found = data_folder.look(subject(folder))
    assert found.status is Status.FAILURE
    assert str(folder) in found.text


@pytest.mark.parametrize(
    ("left", "status"), [(19, Status.FAILURE), (199, Status.WARNING), (200, Status.FINE)]
)
def test_little_room_is_told(left: int, status: Status) -> None:
    found = data_folder.judged("", left, {})
    assert found.status is status
    assert ("Make room" in found.text) == (status is not Status.FINE)


def test_what_happens_in_the_future_shows_that_the_clock_is_wrong(old: Subject) -> None:
    assert clock.look(old).status is Status.FINE
    later = int(time.time() * 1000) + HOUR_MS
    execute(old.config.database, f"UPDATE people SET created = {later}")
    found = clock.look(old)
    assert found.status is Status.FAILURE
    assert "Set the clock" in found.text


def test_a_port_is_free_or_somebody_has_it(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        at = taken.getsockname()[1]
        found = port.look(subject(tmp_path, at=at))
    assert found.status is Status.FAILURE
    assert "Address already in use" in found.text
    assert "--port" in found.text
    assert port.look(subject(tmp_path, at=at)).status is Status.FINE


@contextmanager
def another_program() -> Iterator[int]:
    """It answers everything by a page of its own."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = HTTPServer(("127.0.0.1", 0), Page)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def test_another_program_is_not_taken_for_famiglia(tmp_path: Path) -> None:
    with another_program() as at:
        found = port.look(subject(tmp_path, at=at))
    assert found.status is Status.FAILURE
    assert "no famiglia" in found.text


def test_an_edition_that_is_broken_is_a_failure(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[edition]\nbase = 'sicilia'\n\n[nothing]\nsuch = 1\n")
    config = subject(tmp_path).config._replace(editions=(str(mine),))
    found = editions.look(Subject(config, 8300))
    assert found.status is Status.FAILURE
    assert "mine.toml" in found.text


def test_a_database_of_another_kind_is_a_failure(tmp_path: Path) -> None:
    found = settings.look(subject(tmp_path, "mysql://here/games"))
    assert found.status is Status.FAILURE
    assert "sqlite:///FILE or postgresql://" in found.text


def test_what_is_set_is_named_without_its_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAMIGLIA_ADDRESS", "http://somewhere")
    found: Finding = settings.look(subject(tmp_path))
    assert "FAMIGLIA_ADDRESS" in found.text
    assert "somewhere" not in found.text


def test_a_check_that_breaks_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    """No port has this number."""
    found = dict(findings(subject(tmp_path, at=70_000)))
    assert found["port"].status is Status.FAILURE
    assert "This could not be looked at: OverflowError" in found["port"].text
    assert found["page"].status is Status.FINE


@pytest.mark.parametrize(
    ("build", "compiled", "words"),
    [
        ('{"compiled": true, "why": "gcc 12 is here."}', True, "compiled: gcc 12 is here."),
        ('{"compiled": true, "why": ""}', True, "compiled: it was built like that."),
        ('{"compiled": false, "why": ""}', False, "30 to 40 times longer: nothing says why."),
        ('{"compiled": true, "why": ""}', False, "longer: it was built with a compiled one."),
        ('{"compiled": false, "why": "no compiler"}', False, "30 to 40 times longer: no compiler."),
        ('{"compiled": true, "why": "gcc"}', False, "gcc; but it was built with a compiled one."),
        ("no json", False, "how it was built cannot be read in"),
        (None, False, "nothing says how"),
    ],
)
def test_why_the_engine_is_compiled_is_told(
    tmp_path: Path, build: str | None, compiled: bool, words: str
) -> None:
    package = tmp_path / "site-packages" / "famiglia"
    package.mkdir(parents=True)
    if build is not None:
        (package / engine.BUILT).write_text(build)
    found = engine.judged(package, compiled=compiled)
    assert found.status is (Status.FINE if compiled else Status.WARNING)
    assert words in found.text


def test_of_a_clone_it_is_told_whether_it_has_a_compiled_copy(tmp_path: Path) -> None:
    package = tmp_path / "src" / "famiglia"
    package.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert "there is no compiled copy" in engine.judged(package, compiled=False).text
    (tmp_path / engine.COPY).mkdir(parents=True)
    (tmp_path / engine.COPY / STAMP).touch()
    found = engine.judged(package, compiled=False)
    assert f"There is a compiled copy in {tmp_path / engine.COPY}," in found.text
    assert found.facts["has_compiled_copy"]
