"""Leases and secrets: what several workers must agree on."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.lease import drop_lease, take_lease
from famiglia.server.store.secrets import shared_secret

WORKERS = 8


def take(database: Database, holder: str, now: int) -> bool:
    with database.engine.begin() as connection:
        return take_lease(connection, "clock", holder, now, 10)


def test_a_lease_is_held_until_it_runs_out(database: Database) -> None:
    assert take(database, "one", 100)
    assert not take(database, "two", 109)
    assert take(database, "two", 110)
    assert not take(database, "one", 111)


def test_a_holder_may_take_its_lease_again_and_so_hold_it_longer(database: Database) -> None:
    assert take(database, "one", 100)
    assert take(database, "one", 105)
    assert not take(database, "two", 112)


def test_a_lease_given_back_is_free_but_only_its_holder_gives_it_back(database: Database) -> None:
    assert take(database, "one", 100)
    with database.engine.begin() as connection:
        drop_lease(connection, "clock", "two")
    assert not take(database, "two", 101)
    with database.engine.begin() as connection:
        drop_lease(connection, "clock", "one")
    assert take(database, "two", 102)


def test_of_many_that_want_a_lease_at_once_one_gets_it(url: str, database: Database) -> None:
    workers = [open_database(url) for _ in range(WORKERS)]
    for now in (100, 200, 300):
        together = Barrier(WORKERS)

        def wants(number: int, now: int = now, together: Barrier = together) -> bool:
            together.wait()
            return take(workers[number], f"worker {number}", now)

        with ThreadPoolExecutor(WORKERS) as pool:
            assert sum(pool.map(wants, range(WORKERS))) == 1
    for worker in workers:
        worker.close()


def test_a_secret_is_made_once_however_many_need_it_first(url: str, database: Database) -> None:
    workers = [open_database(url) for _ in range(WORKERS)]
    together = Barrier(WORKERS)

    def needs(number: int) -> str:
        together.wait()
        with workers[number].engine.begin() as connection:
            return shared_secret(connection, "cookies", lambda: f"secret {number}")

    with ThreadPoolExecutor(WORKERS) as pool:
        found = set(pool.map(needs, range(WORKERS)))
    assert len(found) == 1
    with database.engine.begin() as connection:
        assert {shared_secret(connection, "cookies", lambda: "another")} == found
        assert shared_secret(connection, "links", lambda: "another") == "another"
    for worker in workers:
        worker.close()
