"""What holds of every writer."""

from collections.abc import Callable
from concurrent.futures import CancelledError
from threading import Event

import pytest
from sqlalchemy import Connection, text

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.log import NumberTaken, append, rows_after
from famiglia.server.store.problems import StoreClosed, StoreProblem
from famiglia.server.store.writer import Writer, writer_of
from tests.server.store.rows import TIMEOUT_SECONDS, log_row, numbers, writes


def test_a_result_comes_when_everybody_can_read_what_was_written(
    database: Database, writer: Writer
) -> None:
    for number in range(1, 6):
        assert writer.submit("t1", writes("t1", number)).result(TIMEOUT_SECONDS) == number
        assert numbers(database, "t1")[-1] == number


def test_a_job_that_raises_leaves_nothing_behind(database: Database, writer: Writer) -> None:
    def job(connection: Connection) -> None:
        append(connection, "t1", [log_row(1)])
        raise ZeroDivisionError("on purpose")

    with pytest.raises(ZeroDivisionError, match="on purpose"):
        writer.submit("t1", job).result(TIMEOUT_SECONDS)
    assert numbers(database, "t1") == []


def test_a_failing_job_does_not_disturb_those_around_it(database: Database, writer: Writer) -> None:
    def fails(connection: Connection) -> None:
        append(connection, "t2", [log_row(1)])
        connection.execute(text("SELECT nonsense"))

    held = Event()
    first = writer.submit("t0", lambda _: held.wait(TIMEOUT_SECONDS))
    around = [writer.submit(table, writes(table, 1)) for table in ("t1", "t3", "t4")]
    failing = writer.submit("t2", fails)
    more = writer.submit("t5", writes("t5", 1))
    held.set()
    assert first.result(TIMEOUT_SECONDS)
    assert failing.exception(TIMEOUT_SECONDS) is not None
    assert [future.result(TIMEOUT_SECONDS) for future in (*around, more)] == [1, 1, 1, 1]
    assert [numbers(database, f"t{number}") for number in range(1, 6)] == [[1], [], [1], [1], [1]]


def test_jobs_of_a_table_are_done_in_their_sequence(database: Database, writer: Writer) -> None:
    def next_row(table: str, text: str) -> Callable[[Connection], int]:
        def job(connection: Connection) -> int:
            number = len(rows_after(connection, table, 0)) + 1
            append(connection, table, [log_row(number, text)])
            return number

        return job

    futures = [
        (number, writer.submit(table, next_row(table, str(number))))
        for number in range(1, 41)
        for table in ("t1", "t2", "t3")
    ]
    assert all(future.result(TIMEOUT_SECONDS) == number for number, future in futures)
    assert numbers(database, "t2") == list(range(1, 41))


def test_of_two_writers_that_write_the_same_number_one_wins(
    url: str, database: Database, writer: Writer
) -> None:
    other_database = open_database(url)
    other = writer_of(other_database)
    for number in range(1, 11):
        futures = [
            writer.submit("t1", writes("t1", number, "one")),
            other.submit("t1", writes("t1", number, "other")),
        ]
        errors = [future.exception(TIMEOUT_SECONDS) for future in futures]
        assert sorted(isinstance(error, NumberTaken) for error in errors) == [False, True]
    other.close()
    other_database.close()
    assert numbers(database, "t1") == list(range(1, 11))


def test_a_job_that_nobody_wants_any_more_is_not_done(database: Database, writer: Writer) -> None:
    held = Event()
    first = writer.submit("t1", lambda _: held.wait(TIMEOUT_SECONDS))
    second = writer.submit("t1", writes("t1", 1))
    third = writer.submit("t1", writes("t1", 2))
    assert second.cancel()
    held.set()
    assert first.result(TIMEOUT_SECONDS)
    assert third.result(TIMEOUT_SECONDS) == 2
    with pytest.raises(CancelledError):
        second.result(TIMEOUT_SECONDS)
    assert numbers(database, "t1") == [2]


def test_what_waits_is_finished_when_a_writer_is_closed(database: Database) -> None:
    writer = writer_of(database)
    futures = [
        writer.submit(table, writes(table, number))
        for number in range(1, 11)
        for table in ("t1", "t2")
    ]
    writer.close()
    assert all(future.done() for future in futures)
    assert numbers(database, "t1") == numbers(database, "t2") == list(range(1, 11))
    with pytest.raises(StoreClosed):
        writer.submit("t1", writes("t1", 11))
    writer.close()


def _leaves(connection: Connection) -> None:
    raise SystemExit(3)


def _closes(connection: Connection) -> None:
    append(connection, "t1", [log_row(1)])
    connection.close()


def _rolls_back(connection: Connection) -> None:
    append(connection, "t1", [log_row(1)])
    connection.rollback()


def _cuts(connection: Connection) -> None:
    connection.connection.driver_connection.close()  # type: ignore[union-attr]


@pytest.mark.parametrize("bad", [_leaves, _closes, _rolls_back, _cuts])
def test_whatever_a_job_does_the_next_one_is_done(
    database: Database, writer: Writer, bad: Callable[[Connection], None]
) -> None:
    future = writer.submit("t1", bad)
    with pytest.raises((StoreProblem, SystemExit)):
        future.result(TIMEOUT_SECONDS)
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1
    assert numbers(database, "t1") == [1]


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
def test_a_callback_that_fails_does_not_stop_a_writer(
    writer: Writer, error: type[BaseException]
) -> None:
    def fails(_: object) -> None:
        raise error

    held = Event()
    first = writer.submit("t1", lambda _: held.wait(TIMEOUT_SECONDS))
    first.add_done_callback(fails)
    held.set()
    assert first.result(TIMEOUT_SECONDS)
    assert writer.submit("t1", writes("t1", 1)).result(TIMEOUT_SECONDS) == 1
