"""What the first browser asks for after a start has been made already."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from famiglia.edition import load
from famiglia.record.mode import Mode
from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.http import editions
from famiglia.server.http.app import application
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.tables import set_state
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import RUNNING
from famiglia.server.worker.warm_up import warm_up
from tests.page.stage import TABLE, Play, seat_people
from tests.record.games import PLAIN
from tests.server.http.addresses import ask_from


@pytest.fixture
def services(url: str, tmp_path: Path) -> Iterator[Services]:
    """Of a server that starts again where a table is going on."""
    runtime = Runtime(lambda: 0, lambda: "drawn")
    before = open_services(url, tmp_path, runtime)
    seat_people(before, TABLE, Play(Settings(mode="2v1", level="easy"), str(PLAIN), [], 0))
    before.close()
    opened = open_services(url, tmp_path, runtime)
    yield opened
    opened.close()


def statuses(services: Services, edition: str, mode: Mode) -> list[int]:
    """How all is replied to that the page reads before it shows the board."""
    address = f"/api/editions/{load(edition).hash}"
    wanted = (f"?mode={mode.name}&level={mode.level}", "/map", "/drawing", "/board.svg")
    app = application(services)
    return [ask_from(app, "127.0.0.1", f"{address}{what}")[0].status_code for what in wanted]


def forbid_printing(monkeypatch: pytest.MonkeyPatch) -> None:
    for make in ("draw_ground", "map_of", "look_of", "edition_message"):
        monkeypatch.setattr(editions, make, lambda *_: pytest.fail("made anew"))


def test_for_a_new_table_it_is_printed(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up(services)
    forbid_printing(monkeypatch)
    services.tables.open(TableSpec("table-1", "anna", "7", Settings(), "sicilia")).result()
    assert statuses(services, "sicilia", Mode("2v2")) == [200] * 4


def test_for_a_table_that_goes_on_it_is_printed_as_it_is_played(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm_up(services)
    forbid_printing(monkeypatch)
    assert statuses(services, str(PLAIN), Mode("2v1", "easy")) == [200] * 4


def test_a_table_that_goes_on_has_been_read(services: Services) -> None:
    assert services.tables.cached(TABLE, 0) is None
    warm_up(services)
    known = services.tables.cached(TABLE, 0)
    assert known is not None
    assert known.state.status == RUNNING


def test_what_cannot_be_made_stops_nothing_else(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the next table nor what is made after all tables."""
    services.tables.open(TableSpec("newer", "anna", "7", Settings(), str(PLAIN))).result()
    services.writer.submit("newer", lambda each: set_state(each, "newer", RUNNING)).result()
    load = services.tables.load

    def fail(table: str) -> CachedTable:
        if table == "newer":
            raise OSError("the disk is gone")
        return load(table)

    monkeypatch.setattr(services.tables, "load", fail)
    warm_up(services)
    assert services.tables.cached(TABLE, 0) is not None
    forbid_printing(monkeypatch)
    services.tables.open(TableSpec("table-1", "anna", "7", Settings(), "sicilia")).result()
    assert statuses(services, "sicilia", Mode("2v2")) == [200] * 4
