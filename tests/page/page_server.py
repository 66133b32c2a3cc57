"""A server in a thread of the test's process: what takes place at its tables is staged directly."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from famiglia.server.config import FILE
from famiglia.server.http.app import application
from famiglia.server.identity import new_token
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.worker.main import lifespan
from tests.page.stage import Play, Staged, stage_at
from tests.server.processes import free_port

TIMEOUT_SECONDS: Final = 60.0
"""Seconds in which it has begun."""


class Hosted:
    """It has tables for many tests; each is at one of its own."""

    def __init__(self, services: Services, address: str) -> None:
        self._services = services
        self.address = address
        self._numbers = count()

    def stage(self, play: Play) -> Staged:
        """A new table, at a moment of a game."""
        return stage_at(self._services, f"staged-{next(self._numbers)}", play)


@contextmanager
def hosting(folder: Path) -> Iterator[Hosted]:
    """The whole server with its bots, until the block ends."""
    runtime = Runtime(lambda: time.time_ns() // 1_000_000, new_token)
    services = open_services(f"sqlite:///{folder / FILE}", folder, runtime)
    app = application(services, lifespan=[lambda _: lifespan(services, None)])
    port = free_port()
    with running(app, port):
        yield Hosted(services, f"http://127.0.0.1:{port}")


@contextmanager
def running(app: Litestar, port: int) -> Iterator[None]:
    """An application on loopback, until the block ends."""
    config = uvicorn.Config(app, port=port, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + TIMEOUT_SECONDS
    while thread.is_alive() and not server.started and time.monotonic() < end:
        time.sleep(0.02)
    assert server.started, "the server has not begun"
    try:
        yield
    finally:
        server.should_exit = True
        server.force_exit = True
        thread.join(TIMEOUT_SECONDS)
