"""The log tells who runs the server what happens, and nobody what is hidden."""

import io
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
import structlog

from famiglia.server.store.problems import DatabaseFull
from famiglia.server.worker.logs import FIELDS, configure
from tests.server.person import Person
from tests.server.processes import serving

NAMES: Final = ("Zenobia", "Quirino")
CHAT: Final = "meet me in Corleone at noon"
SPOILT: Final = "the-hidden-card"


def lines_of(log: Path) -> list[dict[str, Any]]:
    """Every line is one object."""
    return [json.loads(line) for line in log.read_text().splitlines()]


def play(people: list[Person], table: str) -> set[str]:
    """All kinds of requests, good and bad; what nobody may find in a log."""
    hidden, chance, own = set[str](), random.Random(4), [f"/api/tables/{table}/seats/0"] * 2
    for seat, person in enumerate(people):
        own[seat] = f"/api/tables/{table}/seats/{seat}"
        person.sit(table, seat)
        hidden.add(person.client.post(f"{own[seat]}/link").json()["link"])
        hidden |= {
            person.client.cookies["famiglia"],
            person.client.get("/api/people/me").json()["id"],
        }
        link = {"link": "link-of-nobody-at-all"}
        hidden |= {*link.values(), person.name}
        person.client.post("/api/people/recover", json=link)
    people[0].client.post(f"/api/tables/{table}/start")
    for _ in range(12):
        asked = people[0].snapshot(table, 0)["table"]["asked"][0]
        body = people[asked].draft(table, asked, chance)
        hidden |= {text for text in body["answers"] if " " in text}
        people[asked].confirm(table, asked, body)
        people[asked].client.post(f"{own[asked]}/moves", json={**body, "client": "client-late"})
    for seat, person in enumerate(people):
        client = person.client
        client.post(f"{own[seat]}/chat", json={"text": CHAT, "channel": "team"})
        client.put(
            f"{own[seat]}/ahead", json={"name": "final-action", "answer": "final-action done"}
        )
        client.post(f"{own[seat]}/choice", json={"decision": 0, "answer": "choose-families red"})
        client.post(f"{own[seat]}/votes", json={"on": "draw"})
        client.get(f"{own[seat]}/rows?after=0&known=a-query-string")
        client.get(f"{own[1 - seat]}?known=a-query-string")
        client.post(f"{own[seat]}/moves", content=b'{"decision": 1, "answers": ["a broken body"')
        client.get("/api/stream?known=a-cursor-that-is-none")
        client.get(f"/no/page/for/{table}")
        with person.listening():
            pass
    return hidden | {CHAT, "final-action", "choose-families", "a-query-string", "a broken body",
                     "a-cursor-that-is-none", table}  # fmt: skip


def seeds_in(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "famiglia.db")) as database:
        return {seed for (seed,) in database.execute("SELECT seed FROM tables")}


def test_a_log_tells_of_requests_and_holds_nothing_hidden(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path, log=log) as served:
        people = [Person(served.address, name) for name in NAMES]
        table = people[0].open(mode="1v1", clock={"type": "live", "bank": 600})
        hidden = play(people, table) | seeds_in(tmp_path)
    text = log.read_text()
    assert [each for each in hidden if each in text] == []
    lines = lines_of(log)
    assert all(line.keys() <= FIELDS for line in lines)
    moves = [line for line in lines if line.get("route", "").endswith("/moves")]
    assert {line["status"] for line in moves} == {201, 400, 409}
    assert {line.get("key") for line in moves} >= {None, "stale", "request"}
    assert len({line["table"] for line in moves}) == 1
    assert len({line["request"] for line in moves}) == len(moves)
    assert any("Uvicorn running" in line["event"] for line in lines)


def test_what_fails_is_told_by_its_kind_and_place(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path) as served:
        table = Person(served.address, "Zenobia").open()
    with closing(sqlite3.connect(tmp_path / "famiglia.db")) as database:
        # Of an edition that the program itself has, it needs no copy.
        database.execute("UPDATE editions SET hash = 'x', id = 'other', content = ?", (SPOILT,))
        database.execute("UPDATE tables SET edition = 'x'")
        database.commit()
    with serving(tmp_path, log=log) as served:
        assert Person(served.address, "Zenobia").client.get(f"/api/tables/{table}").is_server_error
    assert SPOILT not in log.read_text()
    [failed] = [line for line in lines_of(log) if line["event"] == "failed"]
    [request] = [line for line in lines_of(log) if line.get("status") == 500]
    assert failed["request"] == request["request"]
    assert failed["failure"]
    assert "editions.py" in failed["places"][-2] + failed["places"][-3]


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What a process writes that has configured its logs; afterwards all is as it was."""
    root, stream = logging.getLogger(), io.StringIO()
    before, level, loggers = root.handlers, root.level, structlog.get_config()
    configure(stream=stream)
    yield stream
    root.handlers = before
    root.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = False
    structlog.configure(**loggers)


def test_only_what_is_named_is_written(written: io.StringIO) -> None:
    structlog.get_logger("famiglia.x").error(
        "a bot failed", failure="hidden", answer="hidden", bot="b"
    )
    logging.getLogger("famiglia.x").warning(
        "a subscriber failed at %s", "hidden", extra={"card": 7}
    )
    logging.getLogger("asyncio").error("Task failed\nfuture: <hidden>")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" 403', "1.2.3.4", "/hidden")
    logging.getLogger("uvicorn.access").info('%s - "GET %s" 200', "1.2.3.4", "/hidden")
    assert "hidden" not in written.getvalue()
    assert "card" not in written.getvalue()
    assert '"bot": "b"' in written.getvalue()
    assert "Task failed" in written.getvalue()


def test_of_what_goes_wrong_only_the_databases_words_are_told(written: io.StringIO) -> None:
    for error in (ValueError("hidden"), DatabaseFull("There is no room left.")):
        try:
            raise error
        except Exception:
            logging.getLogger("famiglia.x").exception("it failed")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first["failure"] == "ValueError"
    assert "problem" not in first
    assert "test_logs.py" in first["places"][0]
    assert (second["failure"], second["problem"]) == ("DatabaseFull", "There is no room left.")
    assert "hidden" not in written.getvalue()


def test_that_a_browser_went_away_is_no_news(written: io.StringIO) -> None:
    """The event loop of Windows calls it an error."""
    for error in (ConnectionResetError(10054, "closed by the remote host"), ValueError("x")):
        logging.getLogger("asyncio").error("Exception in callback", exc_info=error)
    (line,) = written.getvalue().splitlines()
    assert json.loads(line)["failure"] == "ValueError"


class Terminal(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_lines_are_for_people(written: io.StringIO) -> None:
    terminal = Terminal()
    configure(stream=terminal)
    logging.getLogger("famiglia.x").warning("it rains")
    assert "it rains" in terminal.getvalue()
    assert not terminal.getvalue().startswith("{")
    assert written.getvalue() == ""
