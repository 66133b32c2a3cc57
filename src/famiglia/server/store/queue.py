"""Jobs that wait to be written: a line for each table, and one of each line at a time."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from threading import Condition
from typing import Final, Generic, TypeVar

from sqlalchemy import Connection

from famiglia.server.store.problems import StoreClosed, StoreProblem

T_co = TypeVar("T_co", covariant=True)

_log: Final = logging.getLogger(__name__)


class Task(Generic[T_co]):
    """A job for a table, and the future of whoever waits for it."""

    def __init__(self, table: str, job: Callable[[Connection], T_co]) -> None:
        self.table = table
        self.job = job
        self.future: Future[T_co] = Future()
        self._resolve_future: Callable[[], None] | None = None

    def is_wanted(self) -> bool:
        """Whether it was not cancelled; from now on it cannot be."""
        return self.future.set_running_or_notify_cancel()

    def run(self, connection: Connection) -> None:
        """Do the job; the result is for whoever waits, when it is kept."""
        result = self.job(connection)
        self._resolve_future = lambda: self.future.set_result(result)

    def fails(self, error: BaseException) -> None:
        """The job itself failed, which is said when its neighbours are kept."""
        self._resolve_future = lambda: self.future.set_exception(error)

    def resolve(self) -> None:
        """All is kept: resolve the future."""
        if self._resolve_future is not None:
            _resolve(self._resolve_future)

    def fail_with(self, problem: StoreProblem) -> None:
        """Nothing is kept."""
        # Each has an exception of its own, since it collects where it was raised.
        own = type(problem)(*problem.args)
        own.__cause__ = problem.__cause__
        _resolve(lambda: self.future.set_exception(own))


def _resolve(act: Callable[[], None]) -> None:
    # Callbacks of others run here, and what they raise is not ours.
    try:
        act()
    except BaseException:
        _log.exception("a callback failed")


class JobQueue:
    """The lines of all tables, used by several threads."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[Task[object]]] = {}
        """The tables with a task that waits or is in work."""
        self._ready: deque[str] = deque()
        """Those of which none is in work, the longest waiting first."""
        self._changed = Condition()
        self._is_closed = False

    def __len__(self) -> int:
        """How many tasks wait or are in work."""
        with self._changed:
            working = len(self._lines) - len(self._ready)
            return working + sum(len(line) for line in self._lines.values())

    def add(self, task: Task[object]) -> None:
        """Let a task wait behind the others of its table."""
        with self._changed:
            if self._is_closed:
                raise StoreClosed("The store is closed.")
            if task.table not in self._lines:
                self._lines[task.table] = deque()
                self._ready.append(task.table)
                self._changed.notify()
            self._lines[task.table].append(task)

    def take(self, most: int) -> list[Task[object]]:
        """Wait for tasks, and take one of each table; none at all after the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready or (self._is_closed and not self._lines))
            taken = [self._ready.popleft() for _ in range(min(most, len(self._ready)))]
            return [self._lines[table].popleft() for table in taken]

    def done(self, tasks: Sequence[Task[object]]) -> None:
        """The next ones of these tables may be taken."""
        with self._changed:
            for task in tasks:
                if self._lines[task.table]:
                    self._ready.append(task.table)
                else:
                    del self._lines[task.table]
            self._changed.notify_all()

    def close(self) -> None:
        """Take in nothing more; what waits is still given out."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
