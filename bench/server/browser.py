"""Browsers that cost little: requests over kept connections, and a stream of events each."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar, cast

import httptools
import msgspec

from bench.server.process import HOST

COOKIE: Final = b"set-cookie"
KEPT_SECONDS: Final = 3.0
"""Seconds for which an idle connection is used again; after five the server hangs up."""
_EVENT: Final = b"event: "
_DATA: Final = b"data: "


class Reply(NamedTuple):
    """What a server answers."""

    status: int
    body: bytes
    cookie: str
    """That it sets, if it does."""


class NewsMessage(msgspec.Struct, frozen=True):
    """Of an event of a stream what is measured: whom it reached, and up to which row."""

    table: str
    seat: int | None
    number: int
    anew: bool = False


C = TypeVar("C", bound="Connection")

_news: Final = msgspec.json.Decoder(NewsMessage)


class Connection(asyncio.Protocol):
    """One connection, with one request at a time."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._body = bytearray()
        self._cookie = ""
        self._reply: asyncio.Future[Reply] | None = None
        self._transport: asyncio.WriteTransport | None = None
        self.used = 0.0
        """When a reply came last."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """By the loop."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """By the loop."""
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(exc or ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        """By the loop."""
        self._parser.feed_data(data)

    def ask(self, request: bytes) -> "asyncio.Future[Reply]":
        """Send a request, and wait for its reply."""
        self._reply = asyncio.get_running_loop().create_future()
        self.send(request)
        return self._reply

    def send(self, request: bytes) -> None:
        """Send a request without waiting for the end of its reply."""
        assert self._transport is not None
        self._transport.write(request)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def on_message_begin(self) -> None:
        """By the parser, as all that follow."""
        self._body.clear()
        self._cookie = ""

    def on_header(self, name: bytes, value: bytes) -> None:
        """Of a reply."""
        if name.lower() == COOKIE:
            self._cookie = value.decode().partition(";")[0]

    def on_body(self, body: bytes) -> None:
        """Of a reply, or some of it."""
        self._body += body

    def on_message_complete(self) -> None:
        """A reply has come."""
        if self._reply is not None and not self._reply.done():
            status = self._parser.get_status_code()
            self._reply.set_result(Reply(status, bytes(self._body), self._cookie))


class Stream(Connection):
    """A connection on which events come."""

    def __init__(self, hear: Callable[[NewsMessage], None]) -> None:
        super().__init__()
        self._hear = hear
        self._is_news = False
        """Whether rows are being told, not drafts or talk."""

    def on_body(self, body: bytes) -> None:
        """Some events, or parts of them."""
        self._body += body
        lines = self._body.splitlines(keepends=True)
        rest = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        self._body = bytearray(rest)
        for line in lines:
            if line.startswith(_EVENT):
                self._is_news = line.rstrip() == _EVENT + b"news"
            elif line.startswith(_DATA) and self._is_news:
                self._hear(_news.decode(line.removeprefix(_DATA)))


class Client:
    """The way to a server: as many connections as are needed at once, each used again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[Connection] = []
        self._streams: list[Stream] = []

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Reply:
        """A request, and what is answered."""
        connection = self._kept() or await self._connected(Connection())
        sent = b"" if body is None else msgspec.json.encode(body)
        reply = await connection.ask(self._head(method, path, cookie, len(sent)) + sent)
        connection.used = time.monotonic()
        self._free.append(connection)
        return reply

    async def listen(self, cookie: str, hear: Callable[[NewsMessage], None]) -> None:
        """From now on everything that somebody is told is heard."""
        stream = await self._connected(Stream(hear))
        stream.send(self._head("GET", "/api/stream", cookie, 0))
        self._streams.append(stream)

    def close(self) -> None:
        """Hang up everywhere."""
        for connection in (*self._free, *self._streams):
            connection.close()

    def _kept(self) -> Connection | None:
        """The connection used last, unless the server is about to hang up."""
        while self._free:
            connection = self._free.pop()
            if time.monotonic() - connection.used < KEPT_SECONDS:
                return connection
            connection.close()
        return None

    async def _connected(self, connection: C) -> C:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: connection, HOST, self._port)
        return connection

    def _head(self, method: str, path: str, cookie: str, length: int) -> bytes:
        lines = (
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self._port}",
            f"Cookie: {cookie}",
            "Content-Type: application/json",
            f"Content-Length: {length}",
        )
        return "\r\n".join((*lines, "", "")).encode()
