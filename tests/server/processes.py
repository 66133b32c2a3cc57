"""A server in a process of its own, started and stopped by the test."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from famiglia.server.config import LIMITS

TIMEOUT_SECONDS: Final = 30.0
COMMAND: Final = [sys.executable, "-c", "from famiglia.cli import famiglia; famiglia()", "serve"]


class Served:
    """A server that runs, where it is, and how long it took to be ready."""

    def __init__(self, process: "subprocess.Popen[bytes]", address: str, took: float) -> None:
        self.process = process
        self.address = address
        self.took = took


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def serving(
    data: Path,
    *options: str,
    port: int = 0,
    log: Path = Path(os.devnull),
    by: Sequence[str] = (),
) -> Iterator[Served]:
    """`famiglia serve` on loopback, until the block ends; unless set otherwise without limits.

    `by` is a program that starts it, such as strace.
    """
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    command = [*by, *COMMAND, "--port", str(port), "--data", str(data), *options]
    begin = time.monotonic()
    with log.open("ab") as written:
        settings = {LIMITS: "off", **os.environ}
        process = subprocess.Popen(command, env=settings, stdout=written, stderr=written)
    try:
        _wait(process, address)
        yield Served(process, address, time.monotonic() - begin)
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)


def _wait(process: "subprocess.Popen[bytes]", address: str) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            httpx.get(f"{address}/api/people/me")
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(f"no server at {address}, status {process.returncode}")
