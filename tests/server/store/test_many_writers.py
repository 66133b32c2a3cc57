"""The writers of PostgreSQL: locks that workers share, and connections that are cut."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import Barrier

import pytest
from sqlalchemy import Connection, text, update
from sqlalchemy.exc import IntegrityError

from famiglia.server.store.database import Database
from famiglia.server.store.log import append
from famiglia.server.store.people import Person, insert_person
from famiglia.server.store.postgres import lock
from famiglia.server.store.problems import DatabaseBusy, DatabaseGone, StoreProblem
from famiglia.server.store.schema import people as people_table
from famiglia.server.store.writer import ManyWriters
from tests.server.conftest import Server
from tests.server.store.rows import TIMEOUT_SECONDS, cut_connections, log_row, numbers, writes


@pytest.fixture
def writer(postgresql: Database) -> Iterator[ManyWriters]:
    made = ManyWriters(postgresql.engine)
    yield made
    made.close()


def test_jobs_of_different_tables_are_done_at_once(writer: ManyWriters) -> None:
    together = Barrier(8, timeout=TIMEOUT_SECONDS)
    futures = [writer.submit(f"t{number}", lambda _: together.wait()) for number in range(8)]
    assert sorted(future.result(TIMEOUT_SECONDS) for future in futures) == list(range(8))


def test_a_table_is_written_by_one_worker_at_a_time(
    postgresql: Database, writer: ManyWriters
) -> None:
    with postgresql.engine.connect() as other:
        lock(other, "table t1")
        future = writer.submit("t1", writes("t1", 1))
        assert writer.submit("t2", writes("t2", 1)).result(TIMEOUT_SECONDS) == 1
        with pytest.raises(TimeoutError):
            future.result(0.2)
        other.rollback()
    assert future.result(TIMEOUT_SECONDS) == 1


def test_a_lock_that_is_held_too_long_is_told_and_nothing_is_written(
    postgresql: Database, writer: ManyWriters
) -> None:
    with postgresql.engine.connect() as other:
        lock(other, "table t1")
        with pytest.raises(DatabaseBusy, match="busy"):
            writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS)
    assert numbers(postgresql, "t1") == []
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def test_connections_that_were_cut_while_idle_are_made_anew(
    postgresql: Database, writer: ManyWriters
) -> None:
    tables = [f"t{number}" for number in range(8)]
    for number in (1, 2, 3):
        futures = [writer.submit(table, writes(table, number)) for table in tables]
        assert [future.result(TIMEOUT_SECONDS) for future in futures] == [number] * 8
        assert cut_connections(postgresql, "famiglia") > 0
    assert all(numbers(postgresql, table) == [1, 2, 3] for table in tables)


def test_a_job_is_done_again_when_its_connection_is_cut_before_the_commit(
    postgresql: Database, writer: ManyWriters
) -> None:
    attempts = []

    def job(connection: Connection) -> int:
        attempts.append(connection.scalar(text("SELECT pg_backend_pid()")))
        append(connection, "t1", [log_row(1)])
        if len(attempts) < 3:
            cut_connections(postgresql, "famiglia")
        append(connection, "t1", [log_row(2)])
        return len(attempts)

    assert writer.submit("t1", job).result(TIMEOUT_SECONDS) == 3
    assert len(set(attempts)) == 3
    assert numbers(postgresql, "t1") == [1, 2]


def test_a_job_is_not_done_again_for_ever(postgresql: Database, writer: ManyWriters) -> None:
    attempts: list[None] = []

    def job(connection: Connection) -> None:
        attempts.append(None)
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(DatabaseGone, match="cannot be reached"):
        writer.submit("t1", job).result(TIMEOUT_SECONDS)
    assert 1 < len(attempts) < 10
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


CUT_AT_COMMIT = """
CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.text = 'cut') EXECUTE FUNCTION cut();
"""


def test_a_connection_that_is_cut_during_the_commit_is_told_and_not_tried_again(
    postgresql: Database, writer: ManyWriters
) -> None:
    with postgresql.engine.begin() as connection:
        connection.exec_driver_sql(CUT_AT_COMMIT)
    attempts: list[None] = []

    def job(connection: Connection) -> None:
        attempts.append(None)
        append(connection, "t1", [log_row(1, "cut")])

    with pytest.raises(DatabaseGone, match="is not known"):
        writer.submit("t1", job).result(TIMEOUT_SECONDS)
    assert len(attempts) == 1
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def test_two_jobs_that_block_each_other_are_both_done(
    postgresql: Database, writer: ManyWriters
) -> None:
    with postgresql.engine.begin() as connection:
        for person in ("p1", "p2"):
            insert_person(connection, Person(person, "", 1))
    together = Barrier(2)

    def rename(connection: Connection, person: str) -> None:
        connection.execute(
            update(people_table).where(people_table.c.id == person).values(name="Anna")
        )

    def renames(*people: str) -> Callable[[Connection], int]:
        attempts: list[None] = []

        def job(connection: Connection) -> int:
            attempts.append(None)
            rename(connection, people[0])
            if len(attempts) == 1:
                together.wait(TIMEOUT_SECONDS)
            rename(connection, people[1])
            return len(attempts)

        return job

    futures = [
        writer.submit("t1", renames("p1", "p2")),
        writer.submit("t2", renames("p2", "p1")),
    ]
    assert sorted(future.result(TIMEOUT_SECONDS) for future in futures) == [1, 2]


def test_a_job_that_hides_a_refusal_is_not_taken_for_kept(
    postgresql: Database, writer: ManyWriters
) -> None:
    def job(connection: Connection) -> str:
        insert_person(connection, Person("p1", "Anna", 1))
        with suppress(IntegrityError):
            insert_person(connection, Person("p1", "Anna", 1))
        return "all is well"

    with pytest.raises(StoreProblem, match="went on"):
        writer.submit("t1", job).result(TIMEOUT_SECONDS)
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1


def test_a_server_that_is_away_is_told_and_used_again_when_it_is_back(
    postgres: Server, postgresql: Database, writer: ManyWriters
) -> None:
    name = postgresql.engine.url.database
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.execute(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    )
    with pytest.raises(DatabaseGone):
        writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS)
    with pytest.raises(DatabaseGone):
        numbers(postgresql, "t1")
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1
    assert numbers(postgresql, "t1") == [1]
