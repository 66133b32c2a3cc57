"""`famiglia serve` in a process of its own, and what it costs the machine."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, NamedTuple

REPLY_SECONDS: Final = 120.0
"""Seconds a server may take to begin or to end."""
POLL_SECONDS: Final = 0.005
HOST: Final = "127.0.0.1"
ROOT: Final = Path(__file__).parents[2]
INTERPRETED: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled" / "src"
"""Where `tools/compile` puts the compiled engine."""
MEGABYTE: Final = 1024 * 1024
_COMMAND: Final = [
    sys.executable,
    "-c",
    "from famiglia.cli import famiglia; famiglia(prog_name='famiglia')",
]
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """What a process has cost so far."""

    seconds: float
    """Of processor time."""
    megabytes: float
    """Of memory, now."""


class Server(NamedTuple):
    """A server that runs."""

    process: "subprocess.Popen[bytes]"
    port: int
    took: float
    """Seconds from its start until it said that it is well."""

    def cost(self) -> Cost:
        """What it has cost so far."""
        return cost_of(self.process.pid)


def cost_of(process: int) -> Cost:
    """What a process has cost so far, by the machine's own count."""
    of = Path("/proc") / str(process)
    times = (of / "stat").read_text().rpartition(")")[2].split()
    pages = int((of / "statm").read_text().split()[1])
    seconds = (int(times[11]) + int(times[12])) / _TICKS
    return Cost(seconds, pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE)


def environment(*, is_compiled: bool) -> dict[str, str]:
    """Of a server whose engine is compiled, or not."""
    return {**os.environ, "PYTHONPATH": str(COMPILED if is_compiled else INTERPRETED)}


def version(*, is_compiled: bool) -> str:
    """What the server says of itself."""
    command = [*_COMMAND, "--version"]
    return subprocess.run(
        command,
        env=environment(is_compiled=is_compiled),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


@contextmanager
def serving(data: Path, *, is_compiled: bool) -> Iterator[Server]:
    """A server on loopback with its data in a folder, until the block ends."""
    port = _free_port()
    command = [*_COMMAND, "serve", "--port", str(port), "--data", str(data)]
    begin = time.monotonic()
    with (data / "server.log").open("ab") as said:
        process = subprocess.Popen(
            command, env=environment(is_compiled=is_compiled), stdout=said, stderr=said
        )
    try:
        _wait(process, port)
        yield Server(process, port, time.monotonic() - begin)
    finally:
        process.terminate()
        process.wait(REPLY_SECONDS)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


def _wait(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Until it is well."""
    end = time.monotonic() + REPLY_SECONDS
    while process.poll() is None and time.monotonic() < end:
        if _is_well(port):
            return
        time.sleep(POLL_SECONDS)
    raise SystemExit(f"no server at port {port}, status {process.returncode}")


def _is_well(port: int) -> bool:
    connection = HTTPConnection(HOST, port, timeout=REPLY_SECONDS)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
