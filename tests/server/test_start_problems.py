"""What keeps a server from starting is told in words, with exit status 1, and nothing changes."""

import os
import re
import shutil
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
import pytest

from tests.server.disks import unwritable_folder
from tests.server.processes import TIMEOUT_SECONDS, free_port, serving
from tests.server.starter import Starter, starter
from tests.server.store.old_database import make_old
from tests.server.test_serve import children_of, wait_until

COMMANDS: Final = [["serve"], ["play", "--no-browser"]]
OTHER_FOLDER: Final = "name another folder with --data"


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starter]:
    with starter(tmp_path_factory.mktemp("program")) as found:
        yield found


@pytest.fixture(params=COMMANDS, ids=["serve", "play"])
def command(request: pytest.FixtureRequest) -> list[str]:
    return [*request.param, "--port", str(free_port())]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def refused(started: Starter, command: list[str], data: Path, *options: str) -> str:
    """What is told; one line, and no traceback."""
    ended = started.run(*command, "--data", str(data), *options)
    assert ended.status == 1, ended.said
    assert ended.said.startswith("Error: ")
    assert ended.said.count("\n") == 1
    return ended.said


def make_newer(database: Path) -> None:
    database.parent.mkdir(exist_ok=True)
    make_old(f"sqlite:///{database}")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def test_a_database_of_a_newer_version(started: Starter, command: list[str], data: Path) -> None:
    make_newer(data / "famiglia.db")
    said = refused(started, command, data)
    assert f"{data / 'famiglia.db'}: The database has the form 9999" in said
    assert "Start that version again" in said
    assert not (data / "backups").exists()


def test_a_damaged_database(started: Starter, command: list[str], data: Path) -> None:
    data.mkdir()
    diary = b"Dear diary, " * 1000
    (data / "famiglia.db").write_bytes(diary)
    said = refused(started, command, data)
    assert f"{data / 'famiglia.db'}: This is no database, or it is damaged." in said
    assert "famiglia admin restore FILE" in said
    assert (data / "famiglia.db").read_bytes() == diary


@pytest.mark.parametrize("kind", ["read-only", "full"])
def test_a_folder_in_which_nothing_can_be_written(
    started: Starter, command: list[str], data: Path, kind: str
) -> None:
    with unwritable_folder(data, kind) as words:
        said = refused(started, command, data) if data.is_dir() else in_the_way(started, command)
    assert re.search(words, said)
    assert OTHER_FOLDER in said or "Make room on that disk" in said
    assert str(data) in said or "/dev/null" in said


def in_the_way(started: Starter, command: list[str]) -> str:
    """Where no disk can be mounted: below what is no folder."""
    return refused(started, command, Path("/dev/null/data"))


def test_a_file_where_the_folder_should_be(
    started: Starter, command: list[str], tmp_path: Path
) -> None:
    (tmp_path / "diary").touch()
    ended = started.run(*command, FAMIGLIA_DATA=str(tmp_path / "diary"))
    assert ended.status == 1
    assert "famiglia.db.lock cannot be made: Not a directory" in ended.said
    assert OTHER_FOLDER in ended.said


def test_who_plays_is_told_where_their_name_cannot_be_kept(
    started: Starter, tmp_path: Path
) -> None:
    """The games are elsewhere, so only that fails."""
    database = f"sqlite:///{tmp_path / 'games.db'}"
    command = ["play", "--no-browser", "--port", "0", "--database", database]
    said = refused(started, command, Path("/dev/null/data"))
    assert "Not a directory" in said
    assert OTHER_FOLDER in said


@contextmanager
def another_page(started: Starter) -> Iterator[Path]:
    """What is done to it is undone afterwards."""
    kept = started.page.with_name("kept")
    shutil.copytree(started.page, kept)
    try:
        yield started.page
    finally:
        shutil.rmtree(started.page, ignore_errors=True)
        kept.rename(started.page)


def remove_all(page: Path) -> None:
    shutil.rmtree(page)


def remove_index(page: Path) -> None:
    (page / "index.html").unlink()


def asset(page: Path) -> Path:
    return sorted((page / "assets").glob("page-*.js"))[0]


def remove_asset(page: Path) -> None:
    asset(page).unlink()


def truncate_asset(page: Path) -> None:
    asset(page).write_bytes(asset(page).read_bytes()[:1000])


def empty_asset_and_list(page: Path) -> None:
    """As a disk may leave them that was cut off."""
    for file in (asset(page), page / "files.json"):
        file.write_bytes(b"")


def change_asset(page: Path) -> None:
    asset(page).write_bytes(asset(page).read_bytes().replace(b"e", b"a", 1))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (remove_all, "there is no such folder"),
        (remove_index, "index.html is missing"),
        (remove_asset, r"assets/page-\S+.js is missing"),
        (truncate_asset, r"assets/page-\S+.js is damaged"),
        (empty_asset_and_list, "files.json is damaged"),
        (change_asset, r"assets/page-\S+.js is damaged"),
    ],
)
def test_a_page_that_is_not_as_it_was_built(
    started: Starter, command: list[str], data: Path, spoil: object, words: str
) -> None:
    assert callable(spoil)
    with another_page(started) as page:
        spoil(page)
        said = refused(started, command, data)
    assert re.search(rf"The page in {re.escape(str(page))} cannot be shown: {words}", said)
    assert "Install famiglia again" in said


def empty_asset(page: Path) -> None:
    asset(page).write_bytes(b"")


@pytest.mark.parametrize(("spoil", "words"), [(remove_asset, "missing"), (empty_asset, "damaged")])
def test_without_its_list_the_page_says_itself_what_it_needs(
    started: Starter, data: Path, spoil: object, words: str
) -> None:
    assert callable(spoil)
    with another_page(started) as page:
        (page / "files.json").unlink()
        spoil(page)
        said = refused(started, ["serve", "--port", str(free_port())], data)
    assert re.search(rf"assets/page-\S+.js is {words}", said)


def test_a_port_that_is_taken(started: Starter, data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in COMMANDS:
            said = refused(started, [*command, "--port", port], data)
            assert f"Port {port} cannot be used: Address already in use." in said
            assert "--port" in said


def test_several_workers_do_not_begin_with_a_newer_database(
    started: Starter, postgres_url: str, data: Path
) -> None:
    make_old(postgres_url)
    with psycopg.connect(postgres_url, autocommit=True) as server:
        server.execute("UPDATE alembic_version SET version_num = '9999'")
    command = ["serve", "--port", str(free_port()), "--workers", "2", "--database", postgres_url]
    said = refused(started, command, data)
    assert "the form 9999" in said
    assert "database test:" in said


@pytest.mark.long
def test_several_workers_end_when_the_database_becomes_newer(
    postgres_url: str, tmp_path: Path
) -> None:
    """One that dies is replaced, and finds that it cannot serve any more."""
    options = ("--workers", "2", "--database", postgres_url)
    log = tmp_path / "log"
    with serving(tmp_path, *options, log=log) as served:
        wait_until(lambda: log.read_text().count("Application startup complete") == 2)
        with psycopg.connect(postgres_url, autocommit=True) as server:
            server.execute("UPDATE alembic_version SET version_num = '9999'")
        worker = max(children_of(served.process.pid))
        os.kill(worker, signal.SIGKILL)
        assert served.process.wait(TIMEOUT_SECONDS) == 1
    assert "the form 9999" in log.read_text()
    assert "Traceback" not in log.read_text()
