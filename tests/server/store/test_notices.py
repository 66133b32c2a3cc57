import time
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from famiglia.server.store.database import Database
from famiglia.server.store.notices import CHAT_TOPIC, Notice, Notices, notices_of, notify
from famiglia.server.store.shared_notices import LISTENER
from tests.server.store.rows import cut_connections, wait_until

Heard = list[Notice | None]


@pytest.fixture
def notices(database: Database) -> Iterator[Notices]:
    made = notices_of(database)
    yield made
    made.close()


@pytest.fixture
def heard(notices: Notices) -> Heard:
    found: Heard = []
    notices.subscribe(found.append)
    return found


def test_a_worker_is_told_what_it_publishes(notices: Notices, heard: Heard) -> None:
    others: Heard = []
    notices.subscribe(others.append)
    notices.publish(Notice("t1", 3))
    assert Notice("t1", 3) in heard
    assert Notice("t1", 3) in others


def test_a_subscriber_that_fails_does_not_keep_others_from_hearing(notices: Notices) -> None:
    def fails(notice: Notice | None) -> None:
        raise ZeroDivisionError

    found: Heard = []
    notices.subscribe(fails)
    notices.subscribe(found.append)
    notices.publish(Notice("t1", 3))
    assert Notice("t1", 3) in found


def test_whoever_is_closed_tells_nothing_more(notices: Notices, heard: Heard) -> None:
    began = time.monotonic()
    notices.close()
    assert time.monotonic() - began < 2
    heard.clear()
    notices.publish(Notice("t1", 3))
    assert heard == []


def test_with_sqlite_there_is_nobody_else_to_notify(sqlite: Database) -> None:
    """What is committed is published by the worker itself, and so heard once."""
    made, heard = notices_of(sqlite), Heard()
    made.subscribe(heard.append)
    with sqlite.engine.begin() as connection:
        notify(connection, Notice("t1", 3))
    assert heard == []
    made.publish(Notice("t1", 3))
    assert heard == [Notice("t1", 3)]


@pytest.fixture
def workers(postgresql: Database) -> Iterator[list[Heard]]:
    """What two workers hear, once they listen."""
    both = [notices_of(postgresql), notices_of(postgresql)]
    heard: list[Heard] = [[], []]
    for made, found in zip(both, heard, strict=True):
        made.subscribe(found.append)
    wait_until(lambda: heard == [[None], [None]])
    for found in heard:
        found.clear()
    yield heard
    for made in both:
        made.close()


def test_all_workers_hear_what_one_commits_and_nothing_of_what_it_does_not(
    postgresql: Database, workers: list[Heard]
) -> None:
    with postgresql.engine.connect() as connection:
        notify(connection, Notice("t1", 1))
        connection.rollback()
        notify(connection, Notice("t1a", 2, CHAT_TOPIC))
        time.sleep(0.3)
        assert workers == [[], []]
        connection.commit()
    wait_until(lambda: workers == [[Notice("t1a", 2, CHAT_TOPIC)]] * 2)


def test_a_listener_whose_connection_is_cut_listens_again_and_says_so(
    postgresql: Database, workers: list[Heard]
) -> None:
    for number in (1, 2):
        assert cut_connections(postgresql, LISTENER) == 2
        wait_until(lambda: all(None in found for found in workers))
        with postgresql.engine.begin() as connection:
            notify(connection, Notice("t1", number))
        expected: Heard = [None, Notice("t1", number)]
        wait_until(lambda: all(len(found) == 2 for found in workers))
        assert workers == [expected, expected]
        for found in workers:
            found.clear()


def test_what_is_no_notice_means_that_anything_may_be_new(
    postgresql: Database, workers: list[Heard]
) -> None:
    with postgresql.engine.begin() as connection:
        connection.execute(text("NOTIFY famiglia, 'what?'"))
        notify(connection, Notice("t1", 1))
    wait_until(lambda: all(len(found) == 2 for found in workers))
    expected: Heard = [None, Notice("t1", 1)]
    assert workers == [expected, expected], "what comes after it is heard as always"
