"""A bounded pool of processes in which bots think, so that the server goes on meanwhile."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from famiglia.server.bots.job import Job, think


class BotPool:
    """Thinks for bots; a process that dies is replaced, and only what it thought about is lost."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._processes()

    def think(self, job: Job) -> Future[list[str]]:
        """A whole move, sooner or later; what goes wrong in a bot is the future's exception."""
        with _interrupts_blocked():
            try:
                return self._pool.submit(think, job)
            except BrokenProcessPool:
                self._pool = self._processes()
                return self._pool.submit(think, job)

    def close(self) -> None:
        """End all processes; what they were thinking about is given up."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.kill()
            process.join()

    def _processes(self) -> ProcessPoolExecutor:
        """Spawned, not forked: the server has threads."""
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_begin
        )


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Ctrl-C goes to all processes of a terminal, also to those that are being started here."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a new process: the server ends it, and it never outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
