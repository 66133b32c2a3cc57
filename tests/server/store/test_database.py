import os
import resource
import socket
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.people import Person, insert_person, person_of
from famiglia.server.store.problems import DatabaseGone, DiskFails, NoDatabase, StoreProblem
from tests.server.store.rows import cut_connections

ANNA = Person("p1", "Anna", 1_700_000_000_000)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_file_and_its_folders_are_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "famiglia.db"
    before = os.umask(0)
    try:
        open_database(str(path)).close()
    finally:
        os.umask(before)
    assert [mode(tmp_path / "a"), mode(tmp_path / "a" / "b"), mode(path)] == [0o700, 0o700, 0o600]


def test_a_path_and_an_address_open_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "famiglia.db"
    first, second = open_database(str(path)), open_database(f"sqlite:///{path}")
    with first.engine.begin() as connection:
        connection.execute(text("CREATE TABLE a (b TEXT)"))
    assert second.read(lambda it: it.execute(text("SELECT * FROM a")).all()) == []
    first.close()
    second.close()


def test_a_relative_path_is_one_of_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    open_database("sqlite:///here.db").close()
    assert (tmp_path / "here.db").is_file()


def test_sqlite_is_safe_against_power_cuts_and_checks_references(sqlite: Database) -> None:
    def pragma(connection: Connection, name: str) -> object:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()

    names = ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")
    with sqlite.engine.begin() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        assert driver.isolation_level is None, "Python would begin transactions on its own"
        assert [pragma(connection, name) for name in names] == ["wal", 2, 1, 1, 500]
    assert sqlite.read(lambda it: [pragma(it, name) for name in names]) == ["wal", 2, 1, 1, 500]


def test_only_postgresql_is_shared(database: Database, url: str) -> None:
    assert database.is_shared == url.startswith("postgresql:")


def test_what_was_not_committed_is_not_kept_not_even_a_table(database: Database) -> None:
    with database.engine.connect() as connection:
        insert_person(connection, ANNA)
        connection.execute(text("CREATE TABLE a (b TEXT)"))
    assert database.read(lambda it: person_of(it, "p1")) is None
    with pytest.raises(DBAPIError):
        database.read(lambda it: it.execute(text("SELECT * FROM a")).all())


def test_a_savepoint_takes_back_only_what_came_after_it(database: Database) -> None:
    with database.engine.begin() as connection:
        insert_person(connection, ANNA)
        part = connection.begin_nested()
        insert_person(connection, ANNA._replace(id="p2"))
        with pytest.raises(DBAPIError):
            insert_person(connection, ANNA)
        part.rollback()
    assert database.read(lambda it: person_of(it, "p1")) == ANNA
    assert database.read(lambda it: person_of(it, "p2")) is None


def test_whoever_reads_cannot_write(database: Database) -> None:
    with pytest.raises((DBAPIError, StoreProblem)):
        database.read(lambda it: insert_person(it, ANNA))
    assert database.read(lambda it: person_of(it, "p1")) is None


def test_a_reader_sees_one_moment_whatever_is_written_meanwhile(database: Database) -> None:
    def reads_twice(connection: Connection) -> list[Person | None]:
        before = person_of(connection, "p1")
        with database.engine.begin() as other:
            insert_person(other, ANNA)
        return [before, person_of(connection, "p1")]

    assert database.read(reads_twice) == [None, None]
    assert database.read(lambda it: person_of(it, "p1")) == ANNA


def test_a_file_that_is_no_database_is_refused_and_left_alone(file: Path) -> None:
    file.write_text("Dear diary, " * 100)
    with pytest.raises(NoDatabase, match=r"famiglia\.db: This is no database"):
        open_database(str(file))
    assert file.read_text().startswith("Dear diary")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase, match="is no file"):
        open_database(str(tmp_path))


def test_a_file_below_a_file_cannot_be_made(file: Path) -> None:
    file.touch()
    with pytest.raises(NoDatabase, match="cannot be made: "):
        open_database(str(file / "famiglia.db"))


def test_a_disk_that_fails_is_told_as_one(file: Path) -> None:
    """SQLite calls it so when there is no room for the index of its log; no server is at fault."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16 * 1024, usual[1]))
    try:
        with pytest.raises(DiskFails, match=r"cannot be reached: disk I/O error\.$") as failed:
            open_database(str(file))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert "whether there is room on that disk" in failed.value.advice


def test_an_old_sqlite_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 9))
    with pytest.raises(NoDatabase, match=r"too old: 3\.35\.0 is needed"):
        open_database(str(file))


@pytest.mark.parametrize(
    "url",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:a.db?uri=true",
        "mysql://anna@localhost/famiglia",
        "://",
        "postgresql://a:notaport/famiglia",
    ],
)
def test_what_is_no_address_of_a_database_is_refused(url: str) -> None:
    with pytest.raises(NoDatabase):
        open_database(url)


def test_a_server_that_does_not_answer_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        with pytest.raises(DatabaseGone, match=r"cannot be reached: .*refused"):
            open_database(f"postgresql://anna:pass-phrase@127.0.0.1:{port}/famiglia")


def test_a_database_that_the_server_does_not_have_is_told(postgres_url: str) -> None:
    with pytest.raises(DatabaseGone, match='database "nowhere" does not exist'):
        open_database(postgres_url.replace("/test?", "/nowhere?"))


def test_a_reader_goes_on_when_its_connection_was_cut(postgresql: Database) -> None:
    cut_connections(postgresql, "famiglia")
    assert postgresql.read(lambda it: person_of(it, "p1")) is None
