"""A bad line between browsers and the server: it cuts connections at any byte."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Final

SHORT_BYTES: Final = 20_000
LONG_BYTES: Final = 200_000
"""Bytes. Half of all connections are cut early, often in the first line; others later."""


class BadLine:
    """Hands bytes on in both directions, until it cuts."""

    def __init__(self, port: int, seed: int) -> None:
        self._behind = port
        self._chance = random.Random(seed)
        self._writers: set[asyncio.StreamWriter] = set()
        self.cuts = 0
        self.port = 0

    async def serve(self, is_ready: Event, is_over: asyncio.Event) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        is_ready.set()
        await is_over.wait()
        server.close()
        self._cut(*self._writers)

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self._behind)
        self._writers |= {back, forth}
        is_short = self._chance.random() < 0.5
        left = (
            SHORT_BYTES ** self._chance.random()
            if is_short
            else self._chance.uniform(SHORT_BYTES, LONG_BYTES)
        )
        budget = [int(left)]
        ways = [self._pump(near, forth, budget), self._pump(far, back, budget)]
        done, other = await asyncio.wait(
            [asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED
        )
        for task in other:
            task.cancel()
        self.cuts += any(task.result() for task in done)
        self._cut(back, forth)

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, budget: list[int]
    ) -> bool:
        """Whether it was cut here; both directions share what they may carry."""
        with suppress(ConnectionError):
            while data := await source.read(4096):
                sink.write(data[: budget[0]])
                await sink.drain()
                budget[0] = max(0, budget[0] - len(data))
                if not budget[0]:
                    return True
        return False

    def _cut(self, *writers: asyncio.StreamWriter) -> None:
        for writer in writers:
            self._writers.discard(writer)
            with suppress(ConnectionError):
                writer.transport.abort()


@contextmanager
def bad_line(port: int, seed: int) -> Iterator[BadLine]:
    """Before the server at this port, until the block ends."""
    line, is_ready, is_over = BadLine(port, seed), Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_until_complete, args=(line.serve(is_ready, is_over),))
    thread.start()
    try:
        assert is_ready.wait(10)
        yield line
    finally:
        loop.call_soon_threadsafe(is_over.set)
        thread.join()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
