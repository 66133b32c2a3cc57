"""A bounded pool of processes in which bots think, so that the server goes on meanwhile."""

import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Final

from famiglia.engine.game import is_compiled
from famiglia.server.bots.interrupts import interrupts_blocked
from famiglia.server.bots.job import Job, think
from famiglia.server.bots.process import begin

STAMP: Final = "stamp"
"""A file in the folder of a compiled copy, which is there when the copy is whole."""


class BotPool:
    """Thinks for bots; a process that dies is replaced, and only what it thought about is lost."""

    def __init__(self, workers: int, compiled_copy: Path | None = None) -> None:
        self._workers = workers
        self._compiled_copy = None if is_compiled() else compiled_copy
        """A folder in which this program is being compiled, until the processes use it."""
        self._source: Path | None = None
        """Where processes find the program, if not where this one has found it."""
        self._pool = self._processes()

    def think(self, job: Job) -> Future[list[str]]:
        """A whole move, sooner or later; what goes wrong in a bot is the future's exception."""
        with interrupts_blocked():
            if self._compiled_copy is not None and (self._compiled_copy / STAMP).is_file():
                self._change_to(self._compiled_copy / "src")
            try:
                return self._pool.submit(think, job)
            except BrokenProcessPool:
                self._pool = self._processes()
                return self._pool.submit(think, job)

    def begin(self) -> Future[int]:
        """Start a process, which says its number; what keeps it from it is the exception."""
        with interrupts_blocked():
            return self._pool.submit(os.getpid)

    def close(self) -> None:
        """End all processes; what they were thinking about is given up."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.kill()
            process.join()

    def _change_to(self, source: Path) -> None:
        """What is being thought about is thought to its end, then those processes are gone."""
        self._compiled_copy = None
        self._pool.shutdown(wait=False)
        self._source = source
        self._pool = self._processes()

    def _processes(self) -> ProcessPoolExecutor:
        """Spawned, not forked: the server has threads."""
        return ProcessPoolExecutor(
            self._workers,
            mp_context=get_context("spawn"),
            initializer=begin,
            initargs=(self._source,),
        )
