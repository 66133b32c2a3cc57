"""What an operator sees of tables, closes, and finds out about their records."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from famiglia.server.admin.check import all_tables, check_records
from famiglia.server.admin.close import DAY_MS, close, idle
from famiglia.server.admin.table_list import TableSummary, listed
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.deadlines import due
from famiglia.server.table.events import CANCELLED, Ended
from famiglia.server.table.seats import Guest, sit
from famiglia.server.table.settings import LiveClock, Settings
from tests.server.admin.servers import NOW, begin, everything, execute, play, serving

QUICK_GAME = Settings(mode="1v1", set_up="quick")


@pytest.fixture
def services(url: str, tmp_path: Path) -> Iterator[Services]:
    with serving(url, tmp_path) as services:
        yield services


def seen(services: Services, *states: str) -> list[TableSummary]:
    return services.database.read(
        lambda connection: listed(connection, states) if states else listed(connection)
    )


def test_a_list_tells_who_plays_and_since_when(services: Services, url: str) -> None:
    begin(services, "b-running", QUICK_GAME, 3)
    bots = Settings(mode="2v1", level="easy", bots=("", "soldato"))
    services.tables.open(TableSpec("a-open", "anna", "7", bots)).result()
    guest = Guest("carla", "Carla", "link")
    services.tables.execute("a-open", lambda work: sit(work, 2, guest)).result()
    begin(services, "c-ended", QUICK_GAME)
    close(services, "c-ended")

    length = services.tables.load("b-running").state.number
    waiting, running, ended = seen(services)
    assert waiting == TableSummary(
        "a-open", "open", "2v1 easy", ["", "Soldato", "Carla"], NOW, NOW, None, 1
    )
    assert running == TableSummary(
        "b-running", "running", "1v1", ["Anna", "Bruno"], NOW, NOW, NOW, length
    )
    assert (ended.id, ended.state) == ("c-ended", "ended")
    assert [each.id for each in seen(services, "open", "ended")] == ["a-open", "c-ended"]


def test_a_table_that_is_closed_has_ended_without_a_winner(services: Services) -> None:
    begin(services, "table-1", Settings(mode="1v1", clock=LiveClock(600)))
    close(services, "table-1")
    state = services.tables.load("table-1").state
    assert state.ended == Ended(CANCELLED)
    [table] = seen(services)
    assert (table.state, table.rows) == ("ended", state.number)
    assert services.database.read(lambda it: due(it, NOW + DAY_MS)) == [], "no clock runs any more"


def test_a_table_that_has_ended_is_not_closed_again(services: Services, url: str) -> None:
    begin(services, "table-1", QUICK_GAME)
    close(services, "table-1")
    before = everything(url)
    with pytest.raises(Refusal, match="has ended already"):
        close(services, "table-1")
    with pytest.raises(Refusal, match="no such table"):
        close(services, "elsewhere")
    assert everything(url) == before


def test_another_worker_finds_a_table_closed(services: Services, url: str, tmp_path: Path) -> None:
    begin(services, "table-1", QUICK_GAME, 2)
    with serving(url, tmp_path / "other") as other:
        close(other, "table-1")
    assert services.tables.load("table-1").state.ended == Ended(CANCELLED)


def test_tables_are_idle_by_their_last_row(services: Services, url: str, tmp_path: Path) -> None:
    for table in ("moved", "left", "ended"):
        begin(services, table, QUICK_GAME)
    services.tables.open(TableSpec("never", "anna", "7", QUICK_GAME)).result()
    close(services, "ended")
    with serving(url, tmp_path, NOW + 3 * DAY_MS) as later:
        play(later, "moved", 1)
    with serving(url, tmp_path, NOW + 3 * DAY_MS + 1) as later:
        assert sorted(idle(later, 3)) == ["left", "never"]
        assert idle(later, 4) == []


def checked(services: Services) -> dict[str, str]:
    return dict(check_records(services, all_tables(services)))


def test_records_that_are_told_as_they_were_written_are_identical(services: Services) -> None:
    begin(services, "running", QUICK_GAME, 5)
    begin(services, "ended", QUICK_GAME, 5)
    close(services, "ended")
    services.tables.open(TableSpec("open", "anna", "7", QUICK_GAME)).result()
    assert checked(services) == {"running": "", "ended": "", "open": ""}


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("text = 'act done'", "30"),
        ("text = '{}'", "1"),
        ("outcome = '# shown: cards'", "30"),
        ("digest = '00000000'", "30"),
        ("number = number + 1000", "30"),
    ],
)
def test_a_log_that_was_changed_is_found(
    services: Services, url: str, tmp_path: Path, change: str, number: str
) -> None:
    for table in ("before", "changed", "later"):
        begin(services, table, QUICK_GAME, 5)
    close(services, "changed")
    execute(url, f"UPDATE log SET {change} WHERE table_id = 'changed' AND number = {number}")
    with serving(url, tmp_path) as anew:
        found = checked(anew)
    assert found["before"] == found["later"] == ""
    assert found["changed"]


def test_a_table_whose_edition_is_lost_is_found(
    services: Services, url: str, tmp_path: Path
) -> None:
    begin(services, "table-1", QUICK_GAME)
    execute(url, "UPDATE editions SET id = 'mine', content = '{\"box.toml\": \"\"}'")
    with serving(url, tmp_path) as anew:
        assert "cannot be read any more as it was" in checked(anew)["table-1"]
        with pytest.raises(Refusal, match="mine"):
            anew.tables.execute("table-1", lambda work: None).result()
