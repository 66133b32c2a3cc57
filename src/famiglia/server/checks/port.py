"""Whether the port is free, and if not, whether it is famiglia that runs there."""

import json
import socket
import sys
from http.client import HTTPConnection, HTTPException
from typing import Final

from famiglia.server.checks.finding import Finding, Subject, failure, fine

LOOPBACK: Final = "127.0.0.1"
REPLY_SECONDS: Final = 3.0


def look(subject: Subject) -> Finding:
    """On this machine itself."""
    port = subject.port
    why = _why_not_free(port)
    if not why:
        return fine(f"{port} is free.", port=port, free=True)
    runs = _famiglia_at(port)
    if runs is not None:
        return fine(f"{port} is taken by famiglia{runs}, which runs.", port=port, free=False)
    return failure(
        f"{port} cannot be used: {why}, and it is no famiglia that answers there. "
        "Name another with --port, or end what uses it.",
        port=port,
        free=False,
    )


def _why_not_free(port: int) -> str:
    with socket.socket() as tried:
        if sys.platform != "win32":
            # On Windows that would share it with whoever has it.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((LOOPBACK, port))
            tried.listen()
        except OSError as error:
            return error.strerror or str(error)
    return ""


def _famiglia_at(port: int) -> str | None:
    """Its version, as far as it says one; None if somebody else is there or nobody answers."""
    if _answer(port, "/health").get("status") != "well":
        return None
    program = _answer(port, "/api/offer").get("program")
    if not isinstance(program, dict):
        return " (an older version)"
    return f" {program.get('version')} (engine {program.get('engine')})"


def _answer(port: int, path: str) -> dict[str, object]:
    connection = HTTPConnection(LOOPBACK, port, timeout=REPLY_SECONDS)
    try:
        connection.request("GET", path)
        found = json.loads(connection.getresponse().read())
    except (OSError, HTTPException, ValueError):
        return {}
    finally:
        connection.close()
    return found if isinstance(found, dict) else {}
