"""How long a server takes to be ready over a full database, and how long a first look takes."""

import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from bench.server.figures import milliseconds
from bench.server.process import HOST, Server, serving
from bench.server.stored import Stored, fill

STARTS: Final = 3
LOOKS_PER_START: Final = 20
"""Tables that are looked at after each start."""


def ready(data: Path, tables: int, *, is_compiled: bool) -> Iterator[str]:
    """Fill a database, then start a server over it a few times."""
    begin = time.monotonic()
    stored = fill(data, tables)
    sizes = ", ".join(
        f"{count} {kind} ({stored.rows[kind]} rows)" for kind, count in stored.tables.items()
    )
    yield f"stored in {time.monotonic() - begin:.0f} s: {sizes}"
    for number in range(STARTS):
        with serving(data, is_compiled=is_compiled) as server:
            names = stored.running[number * LOOKS_PER_START : (number + 1) * LOOKS_PER_START]
            looks = [_look(server, stored, name) for name in names]
            megabytes = server.cost().megabytes
        yield (
            f"ready after {server.took:.2f} s; first look at a running table "
            f"(p50 / p90 / p99 / max of {len(looks)}): {milliseconds(looks)}; {megabytes:.0f} MB"
        )


def _look(server: Server, stored: Stored, table: str) -> float:
    """Seconds until a seat sees its table."""
    connection = HTTPConnection(HOST, server.port)
    begin = time.monotonic()
    connection.request("GET", f"/api/tables/{table}/seats/0", headers={"Cookie": stored.cookie})
    reply = connection.getresponse()
    said = reply.read()
    took = time.monotonic() - begin
    connection.close()
    if reply.status != 200:
        raise SystemExit(f"{reply.status} {said[:200]!r}")
    return took
