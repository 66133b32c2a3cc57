"""Load: people at many tables confirm moves at a fixed rate, however long the answers take.

Times count from when a move was to be sent, so that a slow server cannot slow the clock.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec
import uvloop

from bench.server.browser import Client, NewsMessage, Reply
from bench.server.plan import Move, planned
from bench.server.process import Cost, Server, cost_of, serving
from famiglia.edition.flatten import TEAM_OF_SEATS

T = TypeVar("T")

MODE: Final = "2v2"
SEATS: Final = len(TEAM_OF_SEATS[MODE])
SETTINGS: Final = {
    "mode": MODE,
    "set_up": "quick",
    "clock": {"type": "live", "bank": 3600, "increment": 10},
}
REQUESTS_AT_ONCE: Final = 16
"""Requests at a time while tables are opened."""
REPLY_SECONDS: Final = 60.0
"""Seconds for everything to arrive after the last move."""


class Wanted(NamedTuple):
    """How much load."""

    tables: int
    people: int
    rate: float
    """Moves a second, at all tables together."""
    seconds: float


class Sent(msgspec.Struct):
    """A move, and when what became of it arrived; in seconds after it was to be sent."""

    table: str
    move: Move
    due: float
    others: set[int]
    """Seats that have not been told yet."""
    late: float = 0.0
    """When the client came to it."""
    replied: float | None = None
    delivered: float | None = None
    """When the last of the other players was."""
    problem: str = ""


class Found(NamedTuple):
    """What was measured."""

    sent: list[Sent]
    took: float
    """Seconds from the first move to the last event."""
    anew: int
    """How often somebody was told to fetch everything again."""
    costs: tuple[Cost, Cost, Cost]
    """Of the server at its start, before the load and after it."""
    client: float
    """Seconds of processor time of this process under load."""


class RequestFailed(Exception):
    """The server did not do what it was asked for."""


class Guests:
    """People, each with the same seat at some tables."""

    def __init__(self, server: Server) -> None:
        self.client = Client(server.port)
        self.cookies: list[str] = []
        self.sitting: dict[str, list[int]] = {}
        """Who sits at each table, by seat."""
        self.arrived: set[tuple[str, int | None]] = set()
        """The places of which a stream has told."""
        self.open: dict[str, list[Sent]] = {}
        """Of each table the moves of which not everybody has been told."""
        self.anew = 0

    async def come(self, people: int) -> None:
        """Say their names."""
        replies = await _all(
            self.client.ask("POST", "/api/people", {"name": f"guest {number}"})
            for number in range(people)
        )
        self.cookies = [_good(reply).cookie for reply in replies]

    async def sit_down(self, tables: int) -> None:
        """Open tables, each for four people, and start."""
        groups = len(self.cookies) // SEATS
        await _all(self._open(number % groups * SEATS) for number in range(tables))

    async def _open(self, first: int) -> None:
        group = range(first, first + SEATS)
        body: object = {"settings": SETTINGS}
        reply = _good(await self.client.ask("POST", "/api/tables", body, self.cookies[first]))
        table = str(msgspec.json.decode(reply.body)["id"])
        for seat, person in enumerate(group):
            path = f"/api/tables/{table}/seats/{seat}"
            body = {"name": f"guest {person}"}
            _good(await self.client.ask("POST", path, body, self.cookies[person]))
        _good(
            await self.client.ask("POST", f"/api/tables/{table}/start", None, self.cookies[first])
        )
        self.sitting[table], self.open[table] = list(group), []

    async def listen(self) -> None:
        """Everybody has a stream, and has been told once of every table."""
        people = {person for group in self.sitting.values() for person in group}
        await _all(
            self.client.listen(self.cookies[person], self._hear) for person in sorted(people)
        )
        end = time.monotonic() + REPLY_SECONDS
        while len(self.arrived) < SEATS * len(self.sitting):
            if time.monotonic() > end:
                raise RequestFailed(f"streams told of {len(self.arrived)} places only")
            await asyncio.sleep(0.1)
        self.anew = 0

    def _hear(self, news: NewsMessage) -> None:
        self.arrived.add((news.table, news.seat))
        self.anew += news.anew
        waiting = self.open[news.table]
        for sent in waiting:
            if news.seat is not None and news.number >= sent.move.last:
                sent.others.discard(news.seat)
                if not sent.others:
                    sent.delivered = time.monotonic() - sent.due
        self.open[news.table] = [sent for sent in waiting if sent.others]

    async def confirm(self, sent: Sent) -> None:
        """Make a move; where the connection is cut it is sent again, as a browser does."""
        move = sent.move
        body = {
            "decision": move.decision,
            "answers": move.answers,
            "client": f"client-{move.decision}",
        }
        cookie = self.cookies[self.sitting[sent.table][move.seat]]
        path = f"/api/tables/{sent.table}/seats/{move.seat}/moves"
        self.open[sent.table].append(sent)
        try:
            reply = await self.client.ask("POST", path, body, cookie)
        except OSError as hung_up:
            sent.problem = str(hung_up)
            reply = await self.client.ask("POST", path, body, cookie)
        sent.replied = time.monotonic() - sent.due
        if reply.status != 201:
            sent.problem = f"{reply.status} {reply.body[:200]!r}"
            return
        rows = msgspec.json.decode(reply.body, type=Rows)
        if (rows.first, rows.last) != (move.first, move.last):
            sent.problem = f"rows {rows.first} to {rows.last} for {move.first} to {move.last}"


class Rows(msgspec.Struct, frozen=True):
    """Of the reply to a move what is checked."""

    first: int
    last: int


def measured(data: Path, asked: Wanted, *, is_compiled: bool) -> Found:
    """What a server of its own bears."""
    with serving(data, is_compiled=is_compiled) as server:
        return uvloop.run(load(server, data, asked))


async def load(server: Server, data: Path, wanted: Wanted) -> Found:
    """Open tables, then play at all of them."""
    start = server.cost()
    guests = Guests(server)
    await guests.come(wanted.people)
    await guests.sit_down(wanted.tables)
    most = round(wanted.rate * wanted.seconds)
    moves = planned(data, -(-most // wanted.tables))
    await guests.listen()
    before, own = server.cost(), cost_of(os.getpid()).seconds
    begin = time.monotonic()
    sent = await _play(guests, moves, wanted)
    took = time.monotonic() - begin
    costs = (start, before, server.cost())
    client = cost_of(os.getpid()).seconds - own
    guests.client.close()
    return Found(sent, took, guests.anew, costs, client)


async def _play(guests: Guests, moves: dict[str, list[Move]], wanted: Wanted) -> list[Sent]:
    """Every move at its time; of one table one after the other."""
    begin = time.monotonic()
    most = round(wanted.rate * wanted.seconds)
    sent: list[Sent] = []
    last: dict[str, asyncio.Task[None]] = {}
    for number, (table, move) in zip(range(most), _in_turn(moves), strict=False):
        due = begin + number / wanted.rate
        await asyncio.sleep(due - time.monotonic())
        late = time.monotonic() - due
        each = Sent(table, move, due, set(range(SEATS)) - {move.seat}, late)
        sent.append(each)
        last[table] = asyncio.create_task(_after(last.get(table), guests.confirm(each)))
    await asyncio.gather(*last.values())
    end = time.monotonic() + REPLY_SECONDS
    while any(guests.open.values()) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return sent


async def _after(before: "asyncio.Task[None] | None", act: Awaitable[None]) -> None:
    if before is not None:
        await before
    await act


def _in_turn(moves: dict[str, list[Move]]) -> Iterator[tuple[str, Move]]:
    """The first move of every table, then the second ones, and so on."""
    for number in range(max(map(len, moves.values()))):
        for table, of_table in moves.items():
            if number < len(of_table):
                yield table, of_table[number]


async def _all(acts: Iterable[Awaitable[T]]) -> list[T]:
    """A few at a time."""
    places = asyncio.Semaphore(REQUESTS_AT_ONCE)

    async def act(each: Awaitable[T]) -> T:
        async with places:
            return await each

    return await asyncio.gather(*(act(each) for each in acts))


def _good(reply: Reply) -> Reply:
    if reply.status != 201:
        raise RequestFailed(f"{reply.status} {reply.body!r}")
    return reply
