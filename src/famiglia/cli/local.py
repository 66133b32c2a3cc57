"""A server for people at this machine: in a thread of this process, until a signal ends it."""

import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Final

import uvicorn

from famiglia.cli.client import LOOPBACK
from famiglia.cli.start_problems import EXPECTED, told
from famiglia.server.config import from_environment

FIRST_PORT: Final = 8300
MOST_PORTS: Final = 100
"""How many ports are tried where none is named."""
SHUTDOWN_SECONDS: Final = 1
"""Seconds for requests to end when the server does; streams never end by themselves."""
LOOK_SECONDS: Final = 0.2
"""Seconds."""


class NoServer(Exception):
    """Why there is no server."""


def port_option(platform: str) -> str:
    """How a port is ours alone and at once: Windows shares it with whoever sets SO_REUSEADDR."""
    return "SO_EXCLUSIVEADDRUSE" if platform == "win32" else "SO_REUSEADDR"


def ending_signals(platform: str) -> tuple[str, ...]:
    """By which somebody ends a game; on Windows also by Ctrl-Break, or closing the window."""
    return ("SIGINT", "SIGTERM", *(("SIGBREAK",) if platform == "win32" else ()))


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at this port; where none is named, at the usual one or the next that is free."""
    tried = range(FIRST_PORT, FIRST_PORT + MOST_PORTS) if port is None else (port,)
    why = ""
    for each in tried:
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        try:
            found.setsockopt(socket.SOL_SOCKET, getattr(socket, port_option(sys.platform)), 1)
            found.bind((host, each))
            found.listen()
            return found
        except OSError as error:
            found.close()
            why = (
                f"Port {each} cannot be used: {error.strerror}. "
                "Name another with --port, or end what uses it."
            )
    raise NoServer(why)


class LocalServer:
    """Tables at a socket; where their data is, the environment says."""

    def __init__(self, listener: socket.socket) -> None:
        self.port = int(listener.getsockname()[1])
        self.address = f"http://{LOOPBACK}:{self.port}"
        self._server = uvicorn.Server(
            uvicorn.Config(
                "famiglia.server.worker.main:worker",
                factory=True,
                server_header=False,
                access_log=False,
                log_level="critical",
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self._thread = Thread(target=self._run, args=(listener,), name="server")
        self._failure: BaseException | None = None

    @property
    def is_ending(self) -> bool:
        """Whether it has been told to end."""
        return self._server.should_exit

    def start(self) -> None:
        """Returns when it answers; raises NoServer."""
        self._thread.start()
        while self._thread.is_alive() and not self._server.started:
            self._thread.join(0.01)
        if self._failure is not None:
            raise NoServer(self._why(self._failure)) from self._failure

    @staticmethod
    def _why(failure: BaseException) -> str:
        if isinstance(failure, EXPECTED):
            return told(failure, from_environment())
        return f"The server does not start: {failure}"

    def end(self) -> None:
        """Tell it to end; nothing else, since a signal may come at any moment."""
        self._server.should_exit = True

    def wait(self) -> None:
        """Until it has ended; awake now and then, since a signal may come to another thread."""
        while self._thread.is_alive():
            self._thread.join(LOOK_SECONDS)

    def _run(self, listener: socket.socket) -> None:
        try:
            self._server.run([listener])
        except (Exception, SystemExit) as failure:
            self._failure = failure
        finally:
            listener.close()


@contextmanager
def ended_by_signals(server: LocalServer) -> Iterator[None]:
    """Ctrl-C and SIGTERM end the server, and nothing else in this process."""
    signals = [signal.Signals[name] for name in ending_signals(sys.platform)]
    before = {each: signal.signal(each, lambda *_: server.end()) for each in signals}
    try:
        yield
    finally:
        server.end()
        server.wait()
        for each, handler in before.items():
            signal.signal(each, handler)
