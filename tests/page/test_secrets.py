"""With other secrets of the other team a page shows, receives and keeps the same."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, Request, Response
from tools.fuzz.play import Answered

from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.server.http.app import application
from famiglia.server.services import Outside, Services, open_services
from famiglia.server.settings import FILE
from famiglia.server.table.pen import Command, Pen
from famiglia.server.table.settings import Settings
from tests.engine.build import PLAIN
from tests.laws.test_blind import Exchange, exchanges
from tests.page.browsers import Window
from tests.page.staged import TABLE, Play, link_of, seat_people
from tests.server.processes import free_port
from tests.server.worlds import moves_of

LAST: Final = 12
"""So many moves before the end are looked at one by one."""
PAUSE: Final = 250
"""Milliseconds in which what is shown next has been asked for."""
_SPY: Final = """
window.heard = [];
const Real = window.EventSource;
window.EventSource = class extends Real {
  addEventListener(name, listener) {
    super.addEventListener(name, (event) => {
      window.heard.push([name, event.lastEventId, event.data]);
      listener(event);
    });
  }
};
"""
"""Keeps what comes by the stream, which is no reply that ends."""


class Seen(NamedTuple):
    """What somebody could see of a page at a moment, on the screen and behind it."""

    shown: str
    sent: list[str]
    heard: list[list[str]]
    stored: str


@contextmanager
def served(services: Services, port: int) -> Iterator[None]:
    """In this process: what comes from outside is always the same."""
    config = uvicorn.Config(application(services), port=port, log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while thread.is_alive() and not server.started:
        time.sleep(0.02)
    try:
        yield
    finally:
        server.should_exit = True
        server.force_exit = True
        thread.join()


class Spied:
    """A page with everything that goes in and out."""

    def __init__(self, browser: Browser) -> None:
        self.window = Window(browser)
        self.page: Page = self.window.page
        self._replies: list[Response] = []
        self._changes = 0
        self.window.context.add_init_script(_SPY)
        self.page.on("response", self._keep)
        self.page.on("request", self._notice)
        self.page.on("requestfinished", self._notice)

    def _keep(self, reply: Response) -> None:
        """The rest are files that are the same for everybody, asked for when a browser likes."""
        if "/api/" in reply.url:
            self._replies.append(reply)

    def _notice(self, _: Request) -> None:
        self._changes += 1

    def _settle(self) -> None:
        """Until nothing has been asked for or answered for a while."""
        known = -1
        while known != self._changes:
            known = self._changes
            self.page.wait_for_timeout(PAUSE)

    def sit(self, address: str, seat: int) -> None:
        self.page.goto(f"{address}/#link={link_of(seat)}")
        self.page.locator(".prompt").wait_for()

    def look(self, number: int) -> Seen:
        """What there is to see when the page knows so many rows."""
        self.page.locator(f"[data-number='{number}']").wait_for()
        self._settle()
        replies, self._replies[:] = self._replies.copy(), []
        heard: list[list[str]] = self.page.evaluate("window.heard.splice(0)")
        stored: str = self.page.evaluate("JSON.stringify([{...localStorage}, document.cookie])")
        return Seen(self.page.content(), sorted(map(_told, replies)), heard, stored)


def _told(reply: Response) -> str:
    request = reply.request
    asked = f"{request.method} {request.url} {request.post_data} {reply.status}"
    is_endless = "/api/stream" in request.url
    return f"{asked} {b'' if is_endless else reply.body()!r}"


def seen(
    browser: Browser, folder: Path, exchange: Exchange, port: int, is_changed: bool
) -> list[Seen]:
    """The end of a game as one seat sees it, move by move."""
    folder.mkdir()
    ids = count()
    outside = Outside(lambda: 1_000_000, lambda: f"drawn-{next(ids):04d}")
    services = open_services(f"sqlite:///{folder / FILE}", folder, outside)
    moves = moves_of(exchange.changed if is_changed else exchange.given)
    play = Play(Settings(mode="2v2"), str(PLAIN), [], 0)
    spied = Spied(browser)
    try:
        seat_people(services, play)
        for move in moves[:-LAST]:
            services.room.do(TABLE, _giving(move)).result()
        with served(services, port):
            spied.sit(f"http://127.0.0.1:{port}", exchange.seat)
            found = [spied.look(_number(services))]
            for move in moves[-LAST:]:
                services.room.do(TABLE, _giving(move)).result()
                found.append(spied.look(_number(services)))
            spied.window.close()
    finally:
        services.close()
    return found


def _number(services: Services) -> int:
    return services.room.look(TABLE).state.number


def _giving(move: list[Answered]) -> Command:
    def command(pen: Pen) -> None:
        for seat, kind, option in move:
            person = None if seat == CHANCE else f"person-{seat}"
            pen.answer(seat, Answer(kind, option), person)

    return command


def some() -> list[Exchange]:
    """One exchange of each sort."""
    found = {exchange.sort: exchange for exchange in exchanges("2v2")}
    return list(found.values())


@pytest.mark.parametrize("exchange", some(), ids=lambda exchange: exchange.sort)
def test_a_page_is_the_same_whatever_is_hidden_from_it(
    browser: Browser, tmp_path: Path, exchange: Exchange
) -> None:
    """[1.4.5] [1.4.9]"""
    port = free_port()
    one = seen(browser, tmp_path / "one", exchange, port, is_changed=False)
    other = seen(browser, tmp_path / "other", exchange, port, is_changed=True)
    for mine, theirs in zip(one, other, strict=True):
        assert mine.shown == theirs.shown
        assert mine.sent == theirs.sent
        assert mine.heard == theirs.heard
        assert mine.stored == theirs.stored
    assert any(moment.heard for moment in one)
