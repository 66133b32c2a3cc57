"""What is counted of a worker, for Prometheus; nothing tells one table or person from another.

Each worker counts for itself: of several behind one port, a look at `/metrics` finds any of them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REQUEST_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
COMMIT_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Where durations are told apart."""
_ROUTE: Final = ("method", "route")


class Metrics:
    """The counters of one worker; any thread may use them."""

    def __init__(self) -> None:
        self._registry = own = CollectorRegistry()
        self.requests = Counter(
            "famiglia_requests", "Requests by what was asked.", (*_ROUTE, "status"), registry=own
        )
        self.request_seconds = Histogram(
            "famiglia_request_seconds",
            "Time until a reply begins.",
            _ROUTE,
            registry=own,
            buckets=REQUEST_SECONDS,
        )
        self.refusals = Counter(
            "famiglia_refusals", "Requests that were refused, by text key.", ("key",), registry=own
        )
        self.confirms = Counter("famiglia_confirms", "Moves that people confirmed.", registry=own)
        self.streams = Gauge("famiglia_streams", "Streams that are open.", registry=own)
        self.tables = Gauge("famiglia_tables", "Tables that are kept in memory.", registry=own)
        self.commit_seconds = Histogram(
            "famiglia_commit_seconds",
            "Time of commits, with the jobs in them.",
            registry=own,
            buckets=COMMIT_SECONDS,
        )
        self.waiting = Gauge("famiglia_waiting_jobs", "Jobs not yet in the database.", registry=own)
        self.store_problems = Counter(
            "famiglia_store_problems", "Commits that were not kept.", registry=own
        )
        self.bot_moves = Counter("famiglia_bot_moves", "Moves that bots made.", registry=own)
        self.bot_failures = Counter(
            "famiglia_bot_failures", "Moves that bots failed to make.", registry=own
        )
        self.clocks_run_out = Counter(
            "famiglia_clocks_run_out", "Times that somebody's clock ran out.", registry=own
        )

    def look_at(
        self, tables: Callable[[], int], streams: Callable[[], int], waiting: Callable[[], int]
    ) -> None:
        """How many there are is asked when somebody wants to know."""
        self.tables.set_function(tables)
        self.streams.set_function(streams)
        self.waiting.set_function(waiting)

    @contextmanager
    def commit(self) -> Iterator[None]:
        """While jobs are done and committed."""
        begin = perf_counter()
        try:
            yield
        except BaseException:
            self.store_problems.inc()
            raise
        finally:
            self.commit_seconds.observe(perf_counter() - begin)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)
