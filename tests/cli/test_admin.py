"""`famiglia admin`: what an operator does with the tables of a server."""

import json
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from famiglia.cli import famiglia
from famiglia.server.export.read import read_export
from famiglia.server.table.settings import Settings
from tests.server.admin.servers import NOW, begin, everything, execute, play, serving
from tests.server.person import Person
from tests.server.processes import serving as served
from tests.server.store.old_database import make_old
from tests.server.table.tables import PEOPLE

QUICK_GAME = Settings(mode="1v1", set_up="quick")


def run(data: Path, *words: str) -> Result:
    command = ["admin", *words, "--data", str(data)]
    return CliRunner().invoke(famiglia, command, terminal_width=140, env={"COLUMNS": "140"})


def url_of(data: Path) -> str:
    return f"sqlite:///{data / 'famiglia.db'}"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with a table that is played and one that has ended."""
    folder = tmp_path / "data"
    with serving(url_of(folder), folder) as services:
        begin(services, "running", QUICK_GAME, 4)
        begin(services, "ended", QUICK_GAME)
        play(services, "ended", 2000)
    return folder


def test_tables_are_listed(data: Path) -> None:
    title, _, *rows = run(data, "list").stdout.strip().splitlines()
    assert title.split() == ["table", "state", "mode", "seats", "created", "last", "move", "rows"]
    lines = {line.split()[0]: line for line in rows}
    assert lines.keys() == {"running", "ended"}
    assert "1v1" in lines["running"]
    assert "Anna, Bruno" in lines["running"]
    assert "2023-11-14 22:13" in lines["running"]


def test_a_list_for_machines(data: Path) -> None:
    [found] = json.loads(run(data, "list", "--json", "--state", "running").stdout)
    assert found["rows"] > 20
    del found["rows"]
    assert found == {
        "id": "running",
        "state": "running",
        "mode": "1v1",
        "seats": ["Anna", "Bruno"],
        "created": NOW,
        "last": NOW,
        "moved": NOW,
    }
    assert run(data, "list", "--state", "frozen").exit_code == 2


def test_a_backup_is_restored_elsewhere(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    rows = len(everything(url_of(data))["log"])
    written = run(data, "backup", str(file))
    assert written.stdout == f"{file}: 2 table(s), {rows} row(s).\n"
    refused = run(data, "backup", str(file))
    assert (refused.exit_code, "is there already" in refused.stderr) == (1, True)
    assert run(data, "backup", str(file), "--force").exit_code == 0

    other = tmp_path / "other"
    restored = run(other, "restore", str(file))
    assert restored.stdout == f"Restored 2 table(s), {rows} row(s) from {file}.\n"
    assert everything(url_of(other)) == everything(url_of(data))
    refused = run(other, "restore", str(file))
    assert (refused.exit_code, "has been used" in refused.stderr) == (1, True)
    assert run(other, "restore", str(file), "--force").exit_code == 0


def test_everything_of_a_table_that_has_ended_is_exported(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "ended.json"
    assert run(data, "export", "ended", str(file)).stdout == f"{file}: ended, ended.\n"
    assert json.loads(file.read_text())["record"].startswith("famiglia record")
    assert run(data, "export", "ended").stdout == file.read_text()


def test_of_a_running_table_only_what_is_asked_for_is_exported(data: Path) -> None:
    refused = run(data, "export", "running")
    assert refused.exit_code == 1
    assert "--seat N" in refused.stderr
    assert refused.stdout == ""
    seat = json.loads(run(data, "export", "running", "--seat", "1").stdout)
    assert (seat["holds"], seat["seat"]) == ("one-seat", 1)
    whole = json.loads(run(data, "export", "running", "--secrets").stdout)
    assert (whole["holds"], whole["status"]) == ("everything", "running")
    assert whole["note"] == "The table is running: this holds what players hide from each other."


def test_what_cannot_be_exported_is_told(data: Path) -> None:
    for words, message in (
        (("elsewhere",), "no such table"),
        (("running", "--seat", "2"), "no seat 2"),
        (("running", "--seat", "-1"), "no seat -1"),
    ):
        result = run(data, "export", *words)
        assert (result.exit_code, message in result.stderr) == (1, True), result.stderr
    assert run(data, "export", "running", "--seat", "1", "--secrets").exit_code == 2


def test_tables_are_closed(data: Path) -> None:
    result = run(data, "close", "running", "ended", "elsewhere")
    assert result.exit_code == 1
    assert result.stdout == "running: closed.\n"
    assert result.stderr.splitlines() == [
        "ended: The table has ended already.",
        "elsewhere: There is no such table.",
    ]
    states = {each["id"]: each["state"] for each in json.loads(run(data, "list", "--json").stdout)}
    assert states == {"running": "ended", "ended": "ended"}


def test_old_tables_are_closed(data: Path) -> None:
    days = int((time.time() - NOW / 1000) / 86400)
    assert run(data, "close", "--before", str(days + 1)).stdout == "There are no such tables.\n"
    assert run(data, "close", "--before", str(days - 1)).stdout == "running: closed.\n"
    assert run(data, "close").exit_code == 2


def test_records_are_checked(data: Path) -> None:
    result = run(data, "check-records")
    assert (result.exit_code, result.stdout) == (
        0,
        "2 replay as they were played, 0 are frozen.\n",
    )
    which = "table_id = 'ended' AND number = 9"
    execute(url_of(data), f"UPDATE log SET text = 'act done' WHERE {which}")
    result = run(data, "check-records")
    assert result.exit_code == 1
    first, last = result.stdout.splitlines()
    assert first.startswith("ended: ")
    assert "9" in first
    assert last == "1 replay as they were played, 1 are frozen."


@pytest.mark.parametrize(
    "words", [("list",), ("backup", "x.db"), ("export", "a"), ("close", "a"), ("check-records",)]
)
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, words: tuple[str, ...]) -> None:
    result = run(tmp_path / "nowhere", *words)
    assert result.exit_code == 1
    assert "there is no database" in result.stderr
    assert not (tmp_path / "nowhere").exists()


def test_what_is_no_database_is_a_mistake_in_the_call() -> None:
    result = CliRunner().invoke(famiglia, ["admin", "list", "--database", "mysql://x"])
    assert result.exit_code == 2
    assert "not mysql://…." in result.stderr


def test_all_but_restoring_works_while_the_server_runs(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.db"
    with served(data) as server:
        people = [Person(server.address, name.capitalize()) for name in PEOPLE[:2]]
        table = people[0].open(mode="1v1", set_up="quick")
        for seat, person in enumerate(people):
            person.sit(table, seat)
        people[0].client.post(f"/api/tables/{table}/start")

        assert run(data, "backup", str(file)).exit_code == 0
        export = read_export(run(data, "export", table, "--seat", "0").stdout)
        own = people[0].client.get(f"/api/tables/{table}/seats/0/export")
        assert export == read_export(own.text)
        assert run(data, "close", table).stdout == f"{table}: closed.\n"
        shown = people[1].snapshot(table, 1)["table"]
        assert (shown["status"], shown["ended"]["how"]) == ("ended", "cancelled")

        refused = run(data, "restore", str(file), "--force")
        assert refused.exit_code == 1
        assert "Another server plays with the games" in refused.stderr
        assert people[1].snapshot(table, 1)["table"]["status"] == "ended"


def test_before_an_older_database_is_changed_it_is_kept(tmp_path: Path) -> None:
    """Told beside what the command prints, which may be for machines."""
    data = tmp_path / "data"
    data.mkdir()
    make_old(url_of(data))
    before = everything(url_of(data))
    done = run(data, "list", "--json")
    assert done.exit_code == 0
    assert {table["id"] for table in json.loads(done.stdout)} >= {"running", "paused"}
    [backup] = (data / "backups").iterdir()
    assert f"is kept in {backup}" in done.stderr
    assert everything(f"sqlite:///{backup}") == before


def test_what_is_restored_over_an_older_database_leaves_a_backup_of_it(
    data: Path, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    assert run(data, "backup", str(file)).exit_code == 0
    old = tmp_path / "old"
    old.mkdir()
    make_old(url_of(old))
    done = run(old, "restore", "--force", str(file))
    assert done.exit_code == 0, done.output
    [backup] = (old / "backups").iterdir()
    assert "running" in {row[0] for row in everything(f"sqlite:///{backup}")["tables"]}


def test_without_a_backup_an_operator_is_told_and_nothing_changes(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    make_old(url_of(data))
    (data / "backups").touch()
    before = everything(url_of(data))
    done = run(data, "list")
    assert done.exit_code == 1
    assert "Nothing was changed." in done.stderr
    assert everything(url_of(data)) == before
    wanted = CliRunner().invoke(
        famiglia, ["admin", "list", "--data", str(data)], env={"FAMIGLIA_BACKUP": "off"}
    )
    assert wanted.exit_code == 0
