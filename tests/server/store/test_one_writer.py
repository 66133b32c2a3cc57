"""The writer of an SQLite file: what is committed together, and what goes wrong on a disk."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, text

from famiglia.server.store.database import Database
from famiglia.server.store.log import append
from famiglia.server.store.problems import DatabaseBusy, DatabaseFull, DatabaseGone, StoreProblem
from famiglia.server.store.writer import OneWriter
from tests.server.store.rows import TIMEOUT_SECONDS, log_row, numbers, writes

BIG = "x" * 50_000


@pytest.fixture
def writer(sqlite: Database) -> Iterator[OneWriter]:
    made = OneWriter(sqlite.engine, most=4)
    yield made
    made.close()


@pytest.fixture
def commits(sqlite: Database) -> list[None]:
    """Grows with every commit."""
    seen: list[None] = []
    event.listen(sqlite.engine, "commit", lambda _: seen.append(None))
    return seen


@contextmanager
def busy(writer: OneWriter) -> Iterator[None]:
    """Whatever is submitted meanwhile waits until the end, and is then taken together."""
    is_begun, may_end = Event(), Event()

    def job(_: Connection) -> bool:
        is_begun.set()
        return may_end.wait(TIMEOUT_SECONDS)

    future = writer.submit("busy", job)
    assert is_begun.wait(TIMEOUT_SECONDS)
    yield
    may_end.set()
    assert future.result(TIMEOUT_SECONDS)


def test_the_connection_that_writes_flushes_every_commit(writer: OneWriter) -> None:
    def pragmas(connection: Connection) -> list[object]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert writer.submit("t1", pragmas).result(TIMEOUT_SECONDS) == [2, "wal", 1]


def test_jobs_of_several_tables_are_committed_together(
    sqlite: Database, writer: OneWriter, commits: list[None]
) -> None:
    tables = [f"t{number}" for number in range(4)]
    with busy(writer):
        futures = [writer.submit(table, writes(table, 1)) for table in tables]
    assert [future.result(TIMEOUT_SECONDS) for future in futures] == [1, 1, 1, 1]
    assert len(commits) == 2, "that of the job before, and that of all others"


def test_no_more_jobs_than_allowed_go_into_a_commit(writer: OneWriter, commits: list[None]) -> None:
    tables = [f"t{number}" for number in range(9)]
    with busy(writer):
        futures = [writer.submit(table, writes(table, 1)) for table in tables]
    assert all(future.result(TIMEOUT_SECONDS) == 1 for future in futures)
    assert len(commits) == 1 + 3


def test_of_a_table_only_one_job_goes_into_a_commit(writer: OneWriter, commits: list[None]) -> None:
    jobs = [("t1", 1), ("t1", 2), ("t2", 1), ("t1", 3)]
    with busy(writer):
        futures = [writer.submit(table, writes(table, number)) for table, number in jobs]
    assert [future.result(TIMEOUT_SECONDS) for future in futures] == [1, 2, 1, 3]
    assert len(commits) == 1 + 3


def lock(file: Path) -> sqlite3.Connection:
    """Somebody else who is writing."""
    other = sqlite3.connect(file, isolation_level=None, timeout=TIMEOUT_SECONDS)
    other.execute("BEGIN IMMEDIATE")
    return other


def test_nothing_is_answered_while_the_commit_stalls(
    sqlite: Database, writer: OneWriter, file: Path
) -> None:
    other = lock(file)
    future = writer.submit("t1", writes("t1", 1))
    with pytest.raises(TimeoutError):
        future.result(0.2)
    assert numbers(sqlite, "t1") == []
    other.rollback()
    assert future.result(TIMEOUT_SECONDS) == 1
    assert numbers(sqlite, "t1") == [1]
    other.close()


def test_a_lock_that_is_held_too_long_is_told_and_nothing_is_written(
    sqlite: Database, writer: OneWriter, file: Path
) -> None:
    other = lock(file)
    futures = [writer.submit(table, writes(table, 1)) for table in ("t1", "t2")]
    for future in futures:
        with pytest.raises(DatabaseBusy, match="busy"):
            future.result(TIMEOUT_SECONDS)
    other.rollback()
    other.close()
    assert numbers(sqlite, "t1") == numbers(sqlite, "t2") == []
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def allow_pages(connection: Connection, more: int) -> None:
    """How much the file may still grow, as if the disk ended there."""
    pages: int = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")


def test_a_full_disk_fails_all_jobs_of_the_commit_and_keeps_what_was_there(
    sqlite: Database, writer: OneWriter
) -> None:
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1
    writer.submit("t1", lambda it: allow_pages(it, 4)).result(TIMEOUT_SECONDS)
    with busy(writer):
        futures = [
            writer.submit("t1", writes("t1", 2)),
            writer.submit("t2", writes("t2", 1, BIG)),
            writer.submit("t3", writes("t3", 1)),
        ]
    for future in futures:
        with pytest.raises(DatabaseFull, match="no room left"):
            future.result(TIMEOUT_SECONDS)
    assert numbers(sqlite, "t1") == [1]
    assert numbers(sqlite, "t2") == numbers(sqlite, "t3") == []
    assert writer.submit("t1", writes("t1", 2)).result(TIMEOUT_SECONDS) == 2
    writer.submit("t1", lambda it: allow_pages(it, 1000)).result(TIMEOUT_SECONDS)
    assert writer.submit("t2", writes("t2", 1, BIG)).result(TIMEOUT_SECONDS) == 1
    assert numbers(sqlite, "t1") == [1, 2]


def test_a_full_disk_cannot_be_hidden_by_a_job(sqlite: Database, writer: OneWriter) -> None:
    def hides(connection: Connection) -> str:
        append(connection, "t1", [log_row(1)])
        try:
            append(connection, "t1", [log_row(2, BIG)])
        except Exception as error:
            raise ZeroDivisionError from error
        return "all is well"

    writer.submit("t1", lambda it: allow_pages(it, 4)).result(TIMEOUT_SECONDS)
    with pytest.raises((StoreProblem, ZeroDivisionError)):
        writer.submit("t1", hides).result(TIMEOUT_SECONDS)
    assert numbers(sqlite, "t1") == []
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def test_a_commit_that_fails_keeps_nothing_of_any_job_in_it(
    sqlite: Database, writer: OneWriter
) -> None:
    def breaks_the_commit(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        columns = "id, created, creator, settings, edition, rules_version, seed, state"
        values = "'t9', 1, 'p', '{}', 'no such edition', '1', '', 'open'"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))

    with busy(writer):
        before = writer.submit("t1", writes("t1", 1))
        broken = writer.submit("t2", breaks_the_commit)
        after = writer.submit("t3", writes("t3", 1))
    errors = [future.exception(TIMEOUT_SECONDS) for future in (before, broken, after)]
    assert all(isinstance(error, StoreProblem) for error in errors)
    assert len({id(error) for error in errors}) == 3
    assert numbers(sqlite, "t1") == numbers(sqlite, "t3") == []
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def test_a_disk_that_fails_at_the_commit_fails_all_jobs_in_it_until_it_works_again(
    sqlite: Database, writer: OneWriter, file: Path
) -> None:
    size = file.with_name(f"{file.name}-wal").stat().st_size
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        with busy(writer):
            # No file may grow beyond this, as if the disk had an end there.
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, usual[1]))
            futures = [writer.submit(table, writes(table, 1)) for table in ("t1", "t2")]
        errors = [future.exception(TIMEOUT_SECONDS) for future in futures]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert all(isinstance(error, DatabaseGone) for error in errors), errors
    assert numbers(sqlite, "t1") == numbers(sqlite, "t2") == []
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1
    assert numbers(sqlite, "t1") == [1]
