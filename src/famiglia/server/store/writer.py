"""Everything that is written goes through a writer, which answers when it is on the disk."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from time import sleep
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from famiglia.server.metrics import Metrics
from famiglia.server.store.database import Database
from famiglia.server.store.postgres import DIALECT, lock
from famiglia.server.store.problems import (
    DatabaseGone,
    StoreProblem,
    any_problem,
    postgres_code,
    problem_of,
)
from famiglia.server.store.queue import JobQueue, Task

T = TypeVar("T")

MOST_JOBS_PER_COMMIT: Final = 64
"""How many jobs go into one commit of SQLite."""
WRITER_THREADS: Final = 8
"""How many jobs are done at once with PostgreSQL."""
PAUSE_SECONDS: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds before each further attempt when a connection was cut."""
_PASSING: Final = ("40001", "40P01")
"""Codes of PostgreSQL: two transactions were in each other's way."""
_SPOILT: Final = "INERROR"
"""How the driver calls a transaction that can only be rolled back."""


class Writer(ABC):
    """Does jobs, those of a table one after the other in the sequence in which they came."""

    def __init__(
        self, engine: Engine, threads: int, most: int, metrics: Metrics | None = None
    ) -> None:
        self._engine = engine
        self._most = most
        self._metrics = metrics or Metrics()
        self._queue = JobQueue()
        self._threads = [
            Thread(target=self._serve, name=f"writer-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, table: str, job: Callable[[Connection], T]) -> Future[T]:
        """Have a job done for a table.

        The future is resolved after the commit. A job that raises leaves nothing behind and does
        not disturb others; where the commit fails, a StoreProblem says why. A job changes nothing
        but through its connection and does not end the transaction: it may be done twice.
        """
        task = Task(table, job)
        self._queue.add(task)
        return task.future

    def waiting(self) -> int:
        """How many jobs wait, or are in work."""
        return len(self._queue)

    def close(self) -> None:
        """Finish what waits, and refuse what comes."""
        self._queue.close()
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        while tasks := self._queue.take(self._most):
            wanted = [task for task in tasks if task.is_wanted()]
            try:
                with self._metrics.commit():
                    self._keep(wanted)
            except BaseException as error:
                _fail_all(wanted, error)
            else:
                for task in wanted:
                    task.resolve()
            self._queue.done(tasks)

    @abstractmethod
    def _keep(self, tasks: list[Task[object]]) -> None:
        """Do jobs of different tables and commit; if it raises, none is kept."""


def _fail_all(tasks: list[Task[object]], error: BaseException) -> None:
    problem = any_problem(error)
    problem.__cause__ = error if problem is not error else error.__cause__
    for task in tasks:
        task.fail_with(problem)


class OneWriter(Writer):
    """For SQLite: one thread that commits all jobs that wait together.

    Flushing to the disk is the slow part, and costs the same for many jobs as for one.
    """

    def __init__(
        self, engine: Engine, most: int = MOST_JOBS_PER_COMMIT, metrics: Metrics | None = None
    ) -> None:
        super().__init__(engine, 1, most, metrics)

    def _keep(self, tasks: list[Task[object]]) -> None:
        if not tasks:
            return
        with self._engine.begin() as connection:
            for task in tasks:
                _run_apart(connection, task)


def _run_apart(connection: Connection, task: Task[object]) -> None:
    """Do a job such that it can fail alone."""
    part = connection.begin_nested()
    try:
        task.run(connection)
    except BaseException as error:
        # When the disk is full, SQLite may have undone more than this job.
        if isinstance(error, DBAPIError) and problem_of(error):
            raise
        part.rollback()
        task.fails(error)
    else:
        part.commit()


class ManyWriters(Writer):
    """For PostgreSQL: several threads, each job with a connection and a commit of its own.

    A job holds the lock of its table, which all workers share. A connection that is cut before
    COMMIT is sent has kept nothing, so the job is done again on a new one, a few times. Of one
    that is cut during COMMIT nobody knows what it kept: the future raises DatabaseGone, and
    asking again is safe by the client's id of the command.
    """

    def __init__(
        self, engine: Engine, threads: int = WRITER_THREADS, metrics: Metrics | None = None
    ) -> None:
        super().__init__(engine, threads, 1, metrics)

    def _keep(self, tasks: list[Task[object]]) -> None:
        for task in tasks:
            self._insist(task)

    def _insist(self, task: Task[object]) -> None:
        for pause in PAUSE_SECONDS:
            try:
                return self._try(task)
            except DBAPIError as error:
                if not _may_try_again(error):
                    raise
            sleep(pause)
        return self._try(task)

    def _try(self, task: Task[object]) -> None:
        """Do a job and commit; a DBAPIError means that nothing was kept."""
        with self._engine.connect() as connection:
            transaction = connection.begin()
            try:
                lock(connection, f"table {task.table}")
                task.run(connection)
            except BaseException as error:
                if isinstance(error, DBAPIError) and _may_try_again(error):
                    raise
                transaction.rollback()
                is_its_own = isinstance(error, SQLAlchemyError)
                task.fails(any_problem(error) if is_its_own else error)
            else:
                _commit(connection, transaction)


def _may_try_again(error: DBAPIError) -> bool:
    """Whether a new connection, or simply another time, may help."""
    if isinstance(problem_of(error), DatabaseGone):
        return True
    return postgres_code(error) in _PASSING


def _commit(connection: Connection, transaction: Transaction) -> None:
    # The server would answer COMMIT with a rollback, and without an error.
    if _postgres_status(connection) == _SPOILT:
        raise StoreProblem("The database refused something, and the job went on all the same.")
    try:
        transaction.commit()
    except DBAPIError as error:
        if isinstance(problem_of(error), DatabaseGone):
            raise DatabaseGone(
                "The connection to the database was cut while it was writing: "
                "whether it kept what was written is not known."
            ) from error
        raise


def _postgres_status(connection: Connection) -> str:
    driver: Any = connection.connection.driver_connection
    is_postgres = connection.dialect.name == DIALECT
    return str(driver.info.transaction_status.name) if is_postgres else ""


def writer_of(database: Database, metrics: Metrics | None = None) -> Writer:
    """The writer that fits a database; one for each worker."""
    kind = ManyWriters if database.is_shared else OneWriter
    return kind(database.engine, metrics=metrics)
