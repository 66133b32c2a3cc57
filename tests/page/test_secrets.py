"""With other secrets of the other team a page shows, receives and keeps the same."""

from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Request
from tools.fuzz.play import Answered

from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.server.config import FILE
from famiglia.server.http.app import application
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import Command, UnitOfWork
from tests.engine.build import PLAIN
from tests.laws.test_blind import TABLES, Exchange, exchanges
from tests.page.browsers import SPY, Window
from tests.page.page_server import running
from tests.page.sitter import INSIDE
from tests.page.stage import TABLE, Play, Staged, seat_people
from tests.server.processes import free_port
from tests.server.recorded_game import moves_of

FEW_LAST_MOVES: Final = 4
"""So many moves before the end are looked at one by one; and so many in long tests."""
LAST_MOVES: Final = 12
FEW_AREAS: Final = 1
"""So many areas that are not offered are clicked, to read why; and so many in long tests."""
AREAS: Final = 4
PAUSE_MS: Final = 50
QUIET_MS: Final = 350
"""Milliseconds: the page never waits so long before it asks, nor does the map glide so long."""
QUIET: Final = f"""new Promise((done) => setTimeout(
  () => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))), {QUIET_MS}))"""
"""Until a page has had time to ask, and what it had to do meanwhile is done."""
SEEN_BY_OWNERS: Final = {"cards", "orders"}
"""On the table in the last moment; the rest has been put away, or is not shown before it counts."""
LINGER_MS: Final = 2200
"""Milliseconds after which what is pointed at is explained, also where nothing can be chosen."""


class Snapshot(NamedTuple):
    """What somebody could see of a page at a moment, on the screen and behind it."""

    shown: list[str]
    sent: list[str]
    heard: list[list[str]]
    stored: str


class Case(NamedTuple):
    """Secrets of one sort in a mode."""

    mode: str
    exchange: Exchange
    last_moves: int
    areas: int


class Spied:
    """A page with everything that goes in and out."""

    def __init__(self, browser: Browser) -> None:
        self.window = Window(browser)
        self.page: Page = self.window.page
        self._requests: list[Request] = []
        self._answered: list[Request] = []
        self.window.context.add_init_script(SPY)
        self.page.on("request", self._keep)
        self.page.on("requestfinished", self._note_answer)
        self.page.on("requestfailed", self._note_answer)

    def _keep(self, request: Request) -> None:
        """The rest are files that are the same for everybody, asked for when a browser likes."""
        if "/api/" in request.url:
            self._requests.append(request)

    def _note_answer(self, request: Request) -> None:
        self._answered.append(request)

    def _settle(self) -> None:
        """Until all is answered, and the page has done with it and asks for nothing more."""
        known = -1
        while known != len(self._answered) or self._waits():
            known = len(self._answered)
            self.page.evaluate(QUIET)
            # On a busy machine that takes longer than it is meant to.
            self.page.locator(".gliding").wait_for(state="detached")

    def _waits(self) -> bool:
        return any(
            request not in self._answered and "/api/stream" not in request.url
            for request in self._requests
        )

    def sit(self, address: str, link: str) -> None:
        self.page.goto(f"{address}/#link={link}")
        self.page.locator(".prompt").wait_for()
        while not self.page.evaluate("window.stream?.readyState === EventSource.OPEN"):
            self.page.wait_for_timeout(PAUSE_MS)

    def look(self, number: int, areas: int = 0) -> Snapshot:
        """What there is to see when the page knows so many rows, also to who asks about areas."""
        self.page.locator(f"[data-number='{number}']").wait_for()
        shown = [self._found(), *(self._pry(areas) if areas else [])]
        requests, self._requests[:] = self._requests.copy(), []
        heard: list[list[str]] = self.page.evaluate("window.heard.splice(0)")
        stored: str = self.page.evaluate(
            "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"
        )
        return Snapshot(shown, sorted(map(_exchange, requests)), heard, stored)

    def _pry(self, areas: int) -> list[str]:
        """What a curious person finds: every panel, and areas that are pointed at and clicked."""
        found = []
        for tab in self.page.get_by_role("tab").all():
            tab.click()
            found.append(self._found())
        others = self.page.query_selector_all("[data-thing=area]:not(.offered)")
        spots = [spot for area in others if (spot := area.evaluate(INSIDE))]
        for spot in spots[:areas]:
            self.page.mouse.move(*spot)
            self.page.wait_for_timeout(LINGER_MS)
            found.append(self._found())
            self.page.mouse.click(*spot)
            found.append(self._found())
        return found

    def _found(self) -> str:
        self._settle()
        return self.page.content()


def _exchange(request: Request) -> str:
    asked = f"{request.method} {request.url} {request.post_data}"
    if "/api/stream" in request.url:
        return asked
    reply = request.response()
    assert reply is not None
    return f"{asked} {reply.status} {reply.body()!r}"


class Seen(NamedTuple):
    """The end of a game as one seat sees it, move by move, and its last moment as an enemy does."""

    moments: list[Snapshot]
    by_enemy: Snapshot


def seen(browser: Browser, folder: Path, case: Case, port: int, is_changed: bool) -> Seen:
    """A game whose secrets are the enemies'."""
    folder.mkdir()
    ids = count()
    runtime = Runtime(lambda: 1_000_000, lambda: f"drawn-{next(ids):04d}")
    services = open_services(f"sqlite:///{folder / FILE}", folder, runtime)
    mode, exchange, last_moves, areas = case
    moves = moves_of(exchange.changed if is_changed else exchange.answers)
    settings = Settings(mode=mode, level=TABLES[mode].tables.level)
    play = Play(settings, str(PLAIN), [], 0)
    spied = Spied(browser)
    try:
        staged = seat_people(services, TABLE, play)
        for move in moves[:-last_moves]:
            services.tables.execute(TABLE, _giving(staged, move)).result()
        with running(application(services), port):
            spied.sit(f"http://127.0.0.1:{port}", staged.link(exchange.seat))
            found = [spied.look(_number(services))]
            curious = {len(moves) - 1, *asked_after(moves, exchange.seat, last_moves)[-1:]}
            for place, move in list(enumerate(moves))[-last_moves:]:
                services.tables.execute(TABLE, _giving(staged, move)).result()
                found.append(spied.look(_number(services), areas if place in curious else 0))
            spied.window.close()
            enemy = Spied(browser)
            enemy.sit(f"http://127.0.0.1:{port}", staged.link(enemy_of(case)))
            by_enemy = enemy.look(_number(services))
            enemy.window.close()
    finally:
        services.close()
    return Seen(found, by_enemy)


def enemy_of(case: Case) -> int:
    """One of those whose secrets they are."""
    teams = TABLES[case.mode].tables.teams
    return next(seat for seat, team in enumerate(teams) if team != teams[case.exchange.seat])


def _number(services: Services) -> int:
    return services.tables.load(TABLE).state.number


def asked_after(moves: list[list[Answered]], seat: int, last_moves: int) -> list[int]:
    """After which of the moves that are looked at a seat moves next."""
    last = len(moves) - 1
    first = max(0, last + 1 - last_moves)
    return [place for place in range(first, last) if moves[place + 1][0].seat == seat]


def _giving(staged: Staged, move: list[Answered]) -> Command:
    def command(work: UnitOfWork) -> None:
        for seat, kind, option in move:
            person = None if seat == CHANCE else staged.person(seat)
            work.answer(seat, Answer(kind, option), person)

    return command


def cases(*modes: str, last_moves: int, areas: int) -> list[Any]:
    """One exchange of each sort."""
    found = {
        (mode, each.sort): Case(mode, each, last_moves, areas)
        for mode in modes
        for each in exchanges(mode)
    }
    return [pytest.param(case, id=f"{mode}-{sort}") for (mode, sort), case in found.items()]


@pytest.mark.parametrize("case", cases("2v2", last_moves=FEW_LAST_MOVES, areas=FEW_AREAS))
def test_a_page_is_the_same_whatever_is_hidden_from_it(
    browser: Browser, tmp_path: Path, case: Case
) -> None:
    """[1.4.5] [1.4.9]"""
    compare(browser, tmp_path, case)


@pytest.mark.long
@pytest.mark.parametrize("case", cases("2v2", "1v1", "2v1", last_moves=LAST_MOVES, areas=AREAS))
def test_a_page_is_the_same_for_long_whatever_is_hidden_from_it(
    browser: Browser, tmp_path: Path, case: Case
) -> None:
    """[1.4.5] [1.4.9] [15.2.3]"""
    compare(browser, tmp_path, case)


def compare(browser: Browser, folder: Path, case: Case) -> None:
    """Both games, moment by moment."""
    port = free_port()
    one, by_enemy = seen(browser, folder / "one", case, port, is_changed=False)
    other, by_other_enemy = seen(browser, folder / "other", case, port, is_changed=True)
    for mine, theirs in zip(one, other, strict=True):
        differ = difference(mine.shown, theirs.shown)
        assert not differ, differ
        assert mine.sent == theirs.sent
        assert mine.heard == theirs.heard
        assert mine.stored == theirs.stored
    if case.exchange.sort in SEEN_BY_OWNERS:
        assert by_enemy.shown != by_other_enemy.shown
        assert by_enemy.sent != by_other_enemy.sent
    assert any(moment.heard for moment in one)
    assert any("/reach" in request for request in one[-1].sent)
    if asked_after(moves_of(case.exchange.answers), case.exchange.seat, case.last_moves):
        assert any("/why" in request for moment in one for request in moment.sent)


def difference(one: list[str], other: list[str]) -> str:
    """Where pages first differ, with what stands before and behind it: whole ones are too long."""
    for mine, theirs in zip(one, other, strict=True):
        if mine != theirs:
            unlike = (
                at for at, pair in enumerate(zip(mine, theirs, strict=False)) if len({*pair}) > 1
            )
            at = next(unlike, min(len(mine), len(theirs)))
            return "\nbut\n".join(page[max(0, at - 300) : at + 300] for page in (mine, theirs))
    return ""


def test_some_who_are_asked_are_among_them() -> None:
    """Only they can ask why something is not on offer."""
    found = exchanges("2v2")
    assert any(asked_after(moves_of(each.answers), each.seat, FEW_LAST_MOVES) for each in found)
