"""One game played twice at the server, with other secrets; and all that somebody receives of it.

Everything that comes from outside is always the same: the time, what is drawn, what is asked when.
"""

import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import count, repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from litestar import Litestar
from tools.fuzz.play import Answered

from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.state import CHANCE
from famiglia.engine.view import SPECTATOR
from famiglia.queries.early_question import SIMULTANEOUS, early_question
from famiglia.record.notation import Answer, context_of, write
from famiglia.server.commands.chat import Speech, stored_channel
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.http.app import application
from famiglia.server.identity import link_hash
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.drafts import DRAFTS
from famiglia.server.store.notices import Notice
from famiglia.server.stream.feed import Feed
from famiglia.server.stream.hub import EVERYTHING, Reader
from famiglia.server.table.drafts import Draft
from famiglia.server.table.events import Started
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.set_sealed_answer import choose_at_once, set_ahead
from famiglia.server.table.settings import LiveClock, Settings
from famiglia.server.table.sketches import MOST_POINTS_OF_ARROW, Arrow, Stroke
from famiglia.server.table.unit_of_work import Command, UnitOfWork
from famiglia.server.worker.logs import FIELDS
from tests.engine.build import PLAIN
from tests.laws.test_blind import TABLES
from tests.server.http.clients import client_of, in_one_loop

TABLE: Final = "table-1"
CLOCK: Final = LiveClock(24 * 3600, 10)
MOVES_BETWEEN_LOOKS: Final = 100
"""After so many moves who watches asks for everything."""


GHOST: Final = {"kind": "order", "area": "enna", "order": "basic-1", "family": "red"}
"""Drawn by all who look around, whether red is of their team or not."""
_COMPARED: Final = FIELDS - {"ms", "request"}


class Received(NamedTuple):
    """Something that came from the server."""

    what: str
    status: int
    content: bytes


@contextmanager
def services_in(folder: Path, *, is_timeless: bool = False) -> Iterator[Services]:
    """Every look at the clock is a moment later, unless there is no time."""
    ids, now = count(), repeat(1_000_000) if is_timeless else count(1_000_000)
    runtime = Runtime(lambda: next(now), lambda: f"drawn-{next(ids):04d}")
    opened = open_services(f"sqlite:///{folder / 'famiglia.db'}", folder, runtime)
    try:
        yield opened
    finally:
        opened.close()


def moves_of(answers: list[Answered]) -> list[list[Answered]]:
    """What one seat, or chance, answers in a row."""
    found: list[list[Answered]] = []
    for answer in answers:
        if found and found[-1][-1].seat == answer.seat:
            found[-1].append(answer)
        else:
            found.append([answer])
    return found


def parts_of(answers: list[Answered]) -> list[list[Answered]]:
    """The same, where a new part begins with what is chosen at once with others."""
    found: list[list[Answered]] = []
    for answer in answers:
        is_same = bool(found) and found[-1][-1].seat == answer.seat
        if is_same and answer.kind not in SIMULTANEOUS:
            found[-1].append(answer)
        else:
            found.append([answer])
    return found


class Log(logging.Handler):
    """What the server logs, without how long it took and how requests are told apart."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[dict[str, object]] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields = {key: vars(record)[key] for key in sorted(_COMPARED) if key in vars(record)}
        self._lines.append({"msg": record.getMessage(), **fields})

    def taken(self) -> list[dict[str, object]]:
        """What was logged since the last time."""
        found, self._lines = self._lines, []
        return found


@contextmanager
def logging_to(log: Log) -> Iterator[None]:
    logger = logging.getLogger("famiglia")
    level = logger.level
    logger.addHandler(log)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.removeHandler(log)
        logger.setLevel(level)


class Watcher:
    """Somebody at the table, or who looks on: what comes by the stream, and when asked for."""

    def __init__(self, services: Services, app: Litestar, log: Log, seat: int) -> None:
        self.seat = seat
        self.received: list[Received] = []
        person = "eva" if seat == SPECTATOR else f"person-{seat}"
        reader = Reader(person, [TABLE] if seat == SPECTATOR else [])
        self._feed = Feed(services.tables, services.database, reader, {})
        self._log = log
        self._client = client_of(app)
        self._client.cookies.set("famiglia", services.cookies.sign(person))

    def listen(self, heard: list[Notice]) -> None:
        """What comes by the stream."""
        for event in self._feed.of(heard):
            content = msgspec.json.encode(event.message)
            self.received.append(Received(f"{event.name} {event.id}", 0, content))

    def look(self) -> None:
        """What comes when asked for, and when trying what is not allowed."""
        wanted = self._requests()
        self._log.taken()
        for method, path, body in wanted:
            reply = self._client.request(method, path, json=body)
            what = f"{method} {path} {sorted(reply.headers.items())}"
            self.received.append(Received(what, reply.status_code, reply.content))
            self.received.append(Received("log", 0, repr(self._log.taken()).encode()))

    def _requests(self) -> list[tuple[str, str, object]]:
        at = f"/api/tables/{TABLE}"
        if self.seat == SPECTATOR:
            paths = ["", "/view", "/chat", "/export"]
            return [("GET", f"{at}{path}", None) for path in paths]
        own = f"{at}/seats/{self.seat}"
        snapshot = self._client.get(own).json()
        decision, question = snapshot["table"]["decision"], snapshot["question"]
        number = snapshot["table"]["number"]
        drafts = [{"decision": decision, "answers": [text]} for text in _tries(question)]
        body = {"decision": decision + 1, "answers": ["turn pass"], "client": "client-1"}
        return [
            ("GET", at, None),
            ("GET", own, None),
            ("GET", f"{own}/rows?after=0", None),
            ("GET", f"{own}/moments?first={number - 20}&last={number}", None),
            ("GET", f"{own}/export", None),
            ("GET", f"{own}/chat?channel=team", None),
            ("GET", "/api/people/me/tables", None),
            *(("PUT", f"{own}/draft", draft) for draft in drafts),
            *(("PUT", f"{own}/proposal", draft) for draft in drafts[:2]),
            ("PUT", f"{own}/draft", {"decision": decision, "answers": []}),
            ("PUT", f"{own}/sketch", {"strokes": [GHOST]}),
            *self._queries(own),
            ("POST", f"{own}/moves", body),
            ("POST", f"{own}/undo", {"first": 10**6}),
            *(("GET", f"{at}/seats/{other}", None) for other in range(4) if other != self.seat),
        ]

    def _queries(self, own: str) -> list[tuple[str, str, object]]:
        """What a seat asks while it thinks."""
        asked: list[tuple[str, str, object]] = [
            ("GET", f"{own}/conflict", None),
            ("GET", f"{own}/odds", None),
            ("GET", f"{own}/odds/take", None),
            ("POST", f"{own}/forecast/answer", {"answer": "bribe done"}),
        ]
        for area, target in (("enna", "camastra"), ("licata", "gela"), ("ragusa", "noto")):
            plan = {"start": area, "target": target, "soldati": 1}
            asked.append(("GET", f"{own}/reach?area={area}", None))
            asked.append(("POST", f"{own}/forecast", plan))
            asked.append(("POST", f"{own}/why", {"thing": "area", "id": area}))
        return asked


class World:
    """A table at which people play by recorded answers, and who watches what comes of it."""

    def __init__(
        self, services: Services, app: Litestar, log: Log, mode: str, watching: list[int]
    ) -> None:
        self._services = services
        tables = TABLES[mode].tables
        self._settings = Settings(mode=mode, level=tables.level, has_spectators=True, clock=CLOCK)
        spec = TableSpec(TABLE, "anna", "7", self._settings, str(PLAIN))
        services.tables.open(spec).result()
        services.tables.execute(TABLE, self._begin).result()
        self.watchers = [Watcher(services, app, log, seat) for seat in watching]
        self._heard: list[Notice] = [EVERYTHING]
        services.notices.subscribe(lambda notice: self._heard.append(notice or EVERYTHING))

    def _begin(self, work: UnitOfWork) -> None:
        names = tuple(f"Person {seat}" for seat in range(self._settings.seats))
        for seat, name in enumerate(names):
            sit(work, seat, Guest(f"person-{seat}", name, link_hash(f"link {seat}")))
        work.append_event(Started(names))

    def play(self, answers: list[Answered], silent: Collection[int] = ()) -> None:
        """All moves; before each its seat, unless silent, writes it down and speaks of it.

        Where several choose at once, those who are asked last choose first.
        """
        self._listen()
        moves = parts_of(answers)
        for number, move in enumerate(moves, 1):
            if move[0].seat not in (CHANCE, *silent) and not self._has_chosen():
                self._prepare(move)
            if move[0].kind in SIMULTANEOUS:
                self._choose_first(moves[number:])
            self._services.tables.execute(TABLE, _giving(move)).result()
            self._listen()
            if number % MOVES_BETWEEN_LOOKS == 0:
                self._look()
        self._look()

    def choose_early(self, answers: list[Answered], seat: int, number: int) -> None:
        """After all these answers one who is not asked yet chooses, by the number of an option."""
        self._services.tables.execute(TABLE, _giving(answers)).result()
        self._listen()
        early = early_question(self._game.view(seat))
        assert early is not None
        self._choose(seat, Answer(early.kind, early.options[number]))
        self._look()

    def _has_chosen(self) -> bool:
        """Whether who is asked has chosen already: the next command would use that."""
        state = self._services.tables.load(TABLE).state
        return state.decision is not None and state.decision.seat in state.chosen_early

    def _choose_first(self, later: list[list[Answered]]) -> None:
        """Who may choose before being asked does so, as will be answered later if that is known."""
        answered = self._services.tables.load(TABLE).state.chosen_early
        for seat in range(self._settings.seats):
            if seat in answered or early_question(self._game.view(seat)) is None:
                continue
            own = [each for move in later for each in move if each.seat == seat]
            own = [each for each in own if each.kind != ANYTIME]
            if own:
                self._choose(seat, Answer(own[0].kind, own[0].option))

    def _choose(self, seat: int, answer: Answer) -> None:
        tables = self._services.tables
        decision = tables.load(TABLE).state.decision_number
        text, person = write(answer, context_of(self._game.state, seat)), f"person-{seat}"
        tables.execute(
            TABLE, lambda work: choose_at_once(work, seat, decision, text, person)
        ).result()
        self._listen()

    @property
    def _game(self) -> Game:
        game = self._services.tables.load(TABLE).state.game
        assert game is not None
        return game

    def _prepare(self, move: list[Answered]) -> None:
        """What only the own team may know of a move before it is made."""
        tables, state = self._services.tables, self._services.tables.load(TABLE).state
        assert state.game is not None
        seat = move[0].seat
        context = context_of(state.game.state, seat)
        text = write(Answer(move[0].kind, move[0].option), context)
        draft = Draft(state.decision_number, [text])
        tables.save_draft(TABLE, seat, DRAFTS, draft).result()
        team = stored_channel("team", self._settings.team(seat))
        self._services.chat.say(TABLE, Speech(team, f"person-{seat}", seat, f"I {text}")).result()
        tables.save_sketch(TABLE, seat, _drawing(text)).result()
        tables.execute(TABLE, lambda work: set_ahead(work, seat, "card nowhere", text)).result()
        self._listen()

    def _listen(self) -> None:
        # Who waits may go on before others have been told; behind this job they all have been.
        self._services.writer.submit(TABLE, lambda _: None).result()
        heard, self._heard[:] = self._heard.copy(), []
        for watcher in self.watchers:
            watcher.listen(heard)

    def _look(self) -> None:
        for watcher in self.watchers:
            watcher.look()
        self._listen()


def _tries(question: dict[str, list[dict[str, str]]] | None) -> list[str]:
    """Some answers that are offered, and some that are not."""
    offered = question["options"][:3] + question["anytime"][:2] if question else []
    texts = [option["text"] for option in offered]
    return [*texts, "turn pass", "act done", "card coward-1", "choose-families red blue"]


def _drawing(text: str) -> list[Stroke]:
    """Something that shows what is meant."""
    return [
        Arrow([(place, ord(letter)) for place, letter in enumerate(text[:MOST_POINTS_OF_ARROW])])
    ]


def _giving(move: list[Answered]) -> Command:
    def command(work: UnitOfWork) -> None:
        for seat, kind, option in move:
            if kind in SIMULTANEOUS and seat in work.state.chosen_early:
                # Not by `advance`, since chance would go on as it likes and not as recorded.
                assert work._answer_ahead(seat)
                continue
            work.answer(seat, Answer(kind, option), f"person-{seat}" if seat >= 0 else None)

    return command


@contextmanager
def world(mode: str, seats: list[int], *, is_timeless: bool = False) -> Iterator[World]:
    """A table of some mode with a server of its own."""
    log = Log()
    with (
        TemporaryDirectory() as folder,
        services_in(Path(folder), is_timeless=is_timeless) as services,
        in_one_loop(application(services)) as app,
        logging_to(log),
    ):
        yield World(services, app, log, mode, seats)


def received(mode: str, answers: list[Answered], *seats: int) -> list[list[Received]]:
    """All that some seats, or spectators, have got out of the server by the end."""
    with world(mode, list(seats)) as played:
        played.play(answers)
        return [watcher.received for watcher in played.watchers]


def received_of(silent: Collection[int], answers: list[Answered], seat: int) -> list[Received]:
    """The same of one seat in a game of four without time, in which some say and draft nothing."""
    with world("2v2", [seat], is_timeless=True) as played:
        played.play(answers, silent)
        return played.watchers[0].received


def received_when_chosen(
    mode: str, answers: list[Answered], seat: int, number: int
) -> dict[int, list[Received]]:
    """What everybody gets when a seat chooses, before it is asked, the option of a number."""
    everybody = [*range(len(TABLES[mode].tables.teams)), SPECTATOR]
    with world(mode, everybody) as played:
        played.choose_early(answers, seat, number)
        return {watcher.seat: watcher.received for watcher in played.watchers}
