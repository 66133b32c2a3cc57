"""A bounded pool of processes in which bots think, so that the server goes on meanwhile."""

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from famiglia.server.bots.job import Job, think


class BotPool:
    """Thinks for bots; a process that dies is replaced, and only what it thought about is lost."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._processes()

    def think(self, job: Job) -> Future[list[str]]:
        """A whole move, sooner or later; what goes wrong in a bot is the future's exception."""
        try:
            return self._pool.submit(think, job)
        except BrokenProcessPool:
            self._pool = self._processes()
            return self._pool.submit(think, job)

    def close(self) -> None:
        """End all processes; what they were thinking about is given up."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _processes(self) -> ProcessPoolExecutor:
        """Spawned, not forked: the server has threads."""
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_leave_interrupts
        )


def _leave_interrupts() -> None:
    """Ctrl-C goes to all processes of a terminal; the server ends this one itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
