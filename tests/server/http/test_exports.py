"""Exports: everything of a game that has ended, and never more than a seat may know before."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from litestar import Litestar
from tools.fuzz.play import MODES, Answered

from famiglia.engine.view import SPECTATOR
from famiglia.record.notation import Answer
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.export.digests import digest_of
from famiglia.server.export.document import CompleteExport, SeatExport
from famiglia.server.export.read import BrokenExport, read_export
from famiglia.server.http.app import application
from famiglia.server.services import Services
from famiglia.server.store.database import open_database
from famiglia.server.store.tables import table_of
from famiglia.server.table.events import Started
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import UnitOfWork
from tests.engine.build import PLAIN
from tests.laws.test_blind import TABLES, exchanges
from tests.server.admin.servers import execute, serving
from tests.server.http.clients import Browser, begun, client_of, in_one_loop, served

QUICK_GAME = {"mode": "1v1", "set_up": "quick"}


def exported(browser: Browser, table: str, seat: int | None = None) -> str:
    """The text of an export."""
    reply = browser.client.get(path_of(table, seat))
    assert reply.status_code == 200, reply.text
    return reply.text


def path_of(table: str, seat: int | None = None) -> str:
    seat_of = "" if seat is None else f"/seats/{seat}"
    return f"/api/tables/{table}{seat_of}/export"


def play(people: list[Browser], table: str, moves: int, seed: int = 3) -> None:
    """Random moves, until the game ends if that is sooner."""
    chance = random.Random(seed)
    for _ in range(moves):
        state = people[0].snapshot(table, 0)["table"]
        if state["status"] == "ended":
            break
        people[state["asked"][0]].move(table, state["asked"][0], chance)


def end(browser: Browser, table: str, seat: int) -> None:
    """A seat that has no partner gives up."""
    browser.ok("post", f"/api/tables/{table}/seats/{seat}/concede", None, 201)


def test_a_whole_game_can_be_replayed_elsewhere(four: list[Browser]) -> None:
    table = begun(four[:2], **QUICK_GAME)
    play(four[:2], table, 2000)
    export = read_export(exported(four[1], table, 1))
    assert isinstance(export, CompleteExport)
    state = four[0].snapshot(table, 0)["table"]
    assert (export.table, export.status, export.names) == (table, "ended", ("Anna", "Bruno"))
    assert export.ended is not None
    assert export.ended.how == "over"
    assert export.record.startswith("famiglia record 1\nedition sicilia")
    assert len(export.record.splitlines()) > state["number"]
    assert [type(each.table_event).__name__ for each in export.table_events][:3] == [
        "Sat",
        "Sat",
        "Started",
    ]
    assert export.table_events[-1].number == state["number"]
    assert export.table_events[-1].at == 1_000_000
    assert "families.toml" in export.edition.files


def test_an_export_is_a_file_to_keep(four: list[Browser]) -> None:
    table = begun(four)
    reply = four[2].client.get(path_of(table, 2))
    assert reply.headers["content-type"] == "application/json"
    named = f'attachment; filename="famiglia-{table}-seat-2.json"'
    assert reply.headers["content-disposition"] == named


def test_before_the_end_a_seat_gets_what_it_was_told(four: list[Browser]) -> None:
    table = begun(four)
    play(four, table, 15)
    for seat, browser in enumerate(four):
        text = exported(browser, table, seat)
        export = read_export(text)
        assert isinstance(export, SeatExport)
        document = json.loads(text)
        assert (export.seat, export.status, export.ended) == (seat, "running", None)
        rows = browser.ok("get", f"/api/tables/{table}/seats/{seat}/rows?after=0")
        assert [each["row"] for each in document["rows"]] == rows
        assert document["view"] == browser.snapshot(table, seat)["view"]


def test_only_who_sits_there_gets_it(four: list[Browser]) -> None:
    table = begun(four)
    assert four[1].refused("get", path_of(table, 0)) == "problem.not-your-seat"
    assert four[1].refused("get", path_of("elsewhere", 0)) == "problem.no-table"
    assert four[1].refused("get", path_of(table)) == "problem.no-spectators"


@pytest.mark.parametrize(
    ("settings", "running", "ended"),
    [
        ({}, None, None),
        ({"is_private": False}, None, CompleteExport),
        ({"has_spectators": True}, SeatExport, CompleteExport),
    ],
)
def test_spectators_get_what_they_may_know(
    four: list[Browser],
    settings: dict[str, bool],
    running: type | None,
    ended: type | None,
) -> None:
    table = begun(four[:2], **QUICK_GAME, **settings)

    def found() -> type | None:
        status, said = four[3].ask("get", path_of(table))
        if status == 200:
            return type(read_export(json.dumps(said)))
        assert said["key"] == "problem.no-spectators"
        return None

    assert found() is running
    end(four[0], table, 0)
    assert found() is ended


def test_a_table_that_was_never_started_has_no_record(four: list[Browser]) -> None:
    table = four[0].open(**QUICK_GAME)
    four[0].sit(table, 0)
    export = read_export(exported(four[0], table, 0))
    assert isinstance(export, SeatExport)
    assert export.view is None
    four[1].sit(table, 1)
    for seat in range(2):
        path = f"/api/tables/{table}/seats/{seat}/votes"
        four[seat].ok("post", path, {"on": "cancel"}, 201)
    export = read_export(exported(four[0], table, 0))
    assert isinstance(export, CompleteExport)
    assert export.record == ""


def test_what_is_not_said_is_not_exported(four: list[Browser]) -> None:
    """Drafts, answers set ahead and chat are missing even in the own seat's export."""
    table = begun(four)
    at = f"/api/tables/{table}/seats"
    before = [exported(browser, table, seat) for seat, browser in enumerate(four)]
    snapshot = four[0].snapshot(table, 0)
    draft = [snapshot["question"]["options"][-1]["text"]]
    four[0].draft(table, 0, snapshot["table"]["decision"], draft)
    ahead = {"name": "final-action", "answer": "final-action done"}
    four[0].ok("put", f"{at}/0/ahead", ahead)
    four[0].ok("post", f"{at}/0/chat", {"text": "psst", "channel": "team"}, 201)
    assert [exported(browser, table, seat) for seat, browser in enumerate(four)] == before


def received(mode: str, answers: list[Answered], *seats: int) -> list[bytes]:
    """The exports of seats, or of a spectator, after these answers."""
    settings = Settings(mode=mode, level=TABLES[mode].tables.level, has_spectators=True)
    names = tuple(f"Person {number}" for number in range(settings.seats))

    def play(work: UnitOfWork) -> None:
        for number, name in enumerate(names):
            sit(work, number, Guest(f"person-{number}", name, f"link {number}"))
        work.append_event(Started(names))
        for by, kind, option in answers:
            work.answer(by, Answer(kind, option), f"person-{by}" if by >= 0 else None)

    with TemporaryDirectory() as folder, serving(url_in(folder), Path(folder)) as services:
        services.tables.open(TableSpec("table-1", "anna", "7", settings, str(PLAIN))).result()
        services.tables.execute("table-1", play).result()
        with in_one_loop(application(services)) as app:
            return [seen_by(app, services, seat) for seat in seats]


def seen_by(app: Litestar, services: Services, seat: int) -> bytes:
    client = client_of(app)
    client.cookies.set("famiglia", services.cookies.sign(f"person-{seat}"))
    reply = client.get(path_of("table-1", None if seat == SPECTATOR else seat))
    assert reply.status_code == 200
    return reply.content


def url_in(folder: str) -> str:
    return f"sqlite:///{folder}/famiglia.db"


@pytest.mark.parametrize("mode", MODES)
def test_the_export_is_the_same_whatever_is_hidden(mode: str) -> None:
    """[1.4.9] Byte for byte, digests among them; who may know the secret gets another one."""
    for sort, seat, answers, changed in {each.sort: each for each in exchanges(mode)}.values():
        *one, enemy = received(mode, answers, seat, SPECTATOR, 1 - seat)
        *other, changed_enemy = received(mode, changed, seat, SPECTATOR, 1 - seat)
        assert one == other
        if sort != "characters":
            assert enemy != changed_enemy


def test_the_seed_is_never_told(four: list[Browser], tmp_path: Path) -> None:
    table = begun(four[:2], **QUICK_GAME)
    texts = [exported(four[0], table, 0)]
    end(four[0], table, 0)
    texts.append(exported(four[0], table, 0))
    database = open_database(str(tmp_path / "famiglia.db"))
    row = database.read(lambda connection: table_of(connection, table))
    database.close()
    assert row is not None
    assert all(table in text and row.seed not in text for text in texts)


def test_a_frozen_table_tells_why(tmp_path: Path) -> None:
    """And until its end no more than the seat may know, up to the last row that is the same."""
    url = f"sqlite:///{tmp_path / 'famiglia.db'}"
    with served(url, tmp_path) as app:
        two = [Browser(app, name) for name in ("Anna", "Bruno")]
        table = begun(two, **QUICK_GAME)
        play(two, table, 3)
        cookies = two[0].client.cookies
        before = json.loads(exported(two[0], table, 0))
    last = before["rows"][-1]["row"]["number"]
    execute(url, f"UPDATE log SET digest = '00000000' WHERE number = {last}")
    with served(url, tmp_path) as app:
        client = client_of(app)
        client.cookies.update(cookies)
        export = read_export(client.get(path_of(table, 0)).text)
        own = f"/api/tables/{table}/seats/0"
        snapshot = client.get(own).json()
        vote = client.post(f"{own}/votes", json={"on": "pause"}).json()
    assert (snapshot["table"]["status"], snapshot["question"]) == ("frozen", None)
    assert snapshot["view"] is not None
    assert (vote["key"], vote["detail"]) == ("problem.frozen", snapshot["table"]["frozen"])
    assert isinstance(export, SeatExport)
    assert export.status == "frozen"
    assert str(last) in export.frozen
    document = json.loads(json.dumps(before["rows"][: last - 1]))
    assert [each.digest for each in export.rows] == [each["digest"] for each in document]


Change = Callable[[dict[str, Any]], object]


def broken(text: str, change: Change) -> str:
    """Where a changed export is broken."""
    document = json.loads(text)
    change(document)
    with pytest.raises(BrokenExport) as found:
        read_export(json.dumps(document))
    return found.value.place


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda document: document.update(format="something"), "format"),
        (lambda document: document.update(version=1), "version"),
        (lambda document: document.update(version=3), "version"),
        (lambda document: document.pop("rows"), "document"),
        (lambda document: document["rows"][6]["row"].update(at=5), "row 7"),
        (lambda document: document["rows"][6].update(digest="00000000"), "row 7"),
        (lambda document: document["rows"].pop(6), "row 7"),
        (lambda document: document.update(seat=1), "row 1"),
        (lambda document: document["rows"].pop(), "digest"),
        (lambda document: document["view"].update(round=9), "digest"),
        (lambda document: document["names"].reverse(), "digest"),
    ],
)
def test_a_changed_export_of_a_seat_is_told_with_the_place(
    four: list[Browser], change: Change, place: str
) -> None:
    table = begun(four[:2], **QUICK_GAME)
    assert broken(exported(four[0], table, 0), change) == place


def test_what_is_no_export_is_told() -> None:
    for text in ("", "[]", "{}", "Dear diary"):
        with pytest.raises(BrokenExport):
            read_export(text)


@pytest.fixture
def complete(four: list[Browser]) -> str:
    """An export of a game that was given up."""
    table = begun(four[:2], **QUICK_GAME)
    play(four[:2], table, 3)
    end(four[0], table, 0)
    return exported(four[0], table, 0)


def test_an_export_however_it_is_laid_out_is_the_same(complete: str) -> None:
    pretty = json.dumps(json.loads(complete), indent=2, sort_keys=True)
    assert read_export(pretty) == read_export(complete)


def test_a_changed_export_of_everything_is_noticed(complete: str) -> None:
    assert broken(complete, lambda document: document["ended"].update(winner=0)) == "digest"


def unlike(old: str, new: str) -> Change:
    """A record in which something else stands."""
    return lambda document: document.update(record=document["record"].replace(old, new, 1))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (unlike("draw-tile ", "draw-tiles "), "record, line 11"),
        (unlike("rules 2", "rules 99"), "record, line 9"),
        (lambda document: document["settings"].update(switches=[]), "settings"),
        (lambda document: document["names"].reverse(), "settings"),
        (lambda document: document["ended"].update(how="over"), "ended"),
        (lambda document: document["table_events"][0].update(number=5000), "table_events"),
        (lambda document: document["edition"]["files"].pop("box.toml"), "edition"),
        (lambda document: document["edition"]["files"].update({"../box.toml": ""}), "edition"),
        (lambda document: document["edition"].update(hash="0" * 64), "edition"),
    ],
)
def test_an_export_that_contradicts_itself_is_told_with_the_place(
    complete: str, change: Change, place: str
) -> None:
    """Though whoever changed it has worked out its digest anew."""

    def change_with_digest(document: dict[str, Any]) -> None:
        change(document)
        document["digest"] = digest_of(document)

    assert broken(complete, change_with_digest) == place
