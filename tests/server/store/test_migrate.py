import json
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from litestar import Litestar
from sqlalchemy import Connection, Table, insert, inspect, select, text

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import LOCK, SCRIPTS, migrate
from famiglia.server.store.postgres import lock
from famiglia.server.store.problems import NewerDatabase
from famiglia.server.store.schema import log, metadata
from famiglia.server.table.events import ChoseEarly, to_text
from tests.server.http.clients import Browser
from tests.server.store.old_database import COOKIES, LINK, come_back, make_old, served_later
from tests.server.store.rows import TIMEOUT_SECONDS


@pytest.fixture
def empty(url: str) -> Iterator[Database]:
    opened = open_database(url)
    yield opened
    opened.close()


def differences(database: Database) -> list[object]:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    return database.read(compare)


def test_all_versions_together_make_the_tables_of_the_schema(
    empty: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert differences(empty)
    migrate(empty.engine)
    assert differences(empty) == []


def test_a_table_that_is_not_as_in_the_schema_would_be_noticed(database: Database) -> None:
    with database.engine.begin() as connection:
        connection.execute(text("ALTER TABLE people ADD COLUMN email TEXT"))
        connection.execute(text("DROP INDEX ix_seats_person"))
    assert len(differences(database)) == 2


def example(table: Table) -> dict[str, object]:
    return {column.name: 1 if column.type.python_type is int else "x" for column in table.columns}


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }

    return database.read(read)


def test_migrating_again_changes_nothing_and_keeps_what_is_there(database: Database) -> None:
    with database.engine.begin() as connection:
        for table in metadata.sorted_tables:
            connection.execute(insert(table).values(example(table)))
    before = everything(database)
    assert all(len(rows) == 1 for rows in before.values())
    migrate(database.engine)
    assert everything(database) == before
    assert differences(database) == []


def test_workers_that_start_at_once_migrate_once(url: str) -> None:
    workers = [open_database(url) for _ in range(4)]
    with ThreadPoolExecutor(len(workers)) as pool:
        list(pool.map(lambda worker: migrate(worker.engine), workers))
    assert differences(workers[0]) == []
    for worker in workers:
        worker.close()


def test_a_worker_waits_while_another_one_migrates(empty: Database) -> None:
    with ThreadPoolExecutor(1) as pool:
        with empty.engine.begin() as other:
            if empty.is_shared:
                lock(other, LOCK)
            migrating = pool.submit(migrate, empty.engine)
            with pytest.raises(TimeoutError):
                migrating.result(0.3)
            assert len(differences(empty)) > 10
        migrating.result(TIMEOUT_SECONDS)
    assert differences(empty) == []


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: Database) -> None:
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match=r"has the form 9999.*newer"):
        migrate(database.engine)
    found = database.read(lambda it: it.scalar(text("SELECT version_num FROM alembic_version")))
    assert found == "9999"


def test_a_migration_that_fails_leaves_nothing_behind(empty: Database) -> None:
    with empty.engine.begin() as connection:
        connection.execute(text("CREATE TABLE leases (other TEXT)"))
    with pytest.raises(Exception, match="leases"):
        migrate(empty.engine)
    assert empty.read(lambda connection: inspect(connection).get_table_names()) == ["leases"]


def test_a_new_version_is_made_from_the_template(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.set_main_option("version_locations", str(tmp_path))
    config.set_main_option("path_separator", "os")
    made = command.revision(config, "Something new", rev_id="0002")
    assert made is not None
    assert not isinstance(made, list)
    program = Path(made.path).read_text()
    compile(program, "version", "exec")
    assert program.startswith('"""Something new."""')


@pytest.fixture
def old_url(url: str) -> str:
    """Where the first version has left its data."""
    make_old(url)
    return url


@pytest.fixture
def later(old_url: str, tmp_path: Path) -> Iterator[Litestar]:
    """The present program over what the first one left."""
    with served_later(old_url, tmp_path) as app:
        yield app


@pytest.fixture
def four(later: Litestar) -> list[Browser]:
    return [come_back(later, name) for name in list(COOKIES)[:4]]


Contents = dict[str, list[tuple[object, ...]]]
Columns = dict[str, list[str]]


def columns(connection: Connection) -> Columns:
    """The names of all columns of all tables."""
    found = inspect(connection)
    names = set(found.get_table_names()) - {"alembic_version"}
    return {name: [each["name"] for each in found.get_columns(name)] for name in sorted(names)}


def contents(connection: Connection, wanted: Columns) -> Contents:
    return {
        name: connection.execute(text(f"SELECT {', '.join(of)} FROM {name}")).all()  # type: ignore[misc]
        for name, of in wanted.items()
    }


def in_later_words(row: Sequence[object]) -> tuple[object, ...]:
    """A row of the log; what was no answer has another name since the fourth version."""
    if "happened" not in row:
        return tuple(row)
    renamed = {"stood": "left", "answered": "chose-early"}
    text = next(each for each in row if isinstance(each, str) and each.startswith("{"))
    event = json.loads(text)
    kind = event.pop("happened")
    later = json.dumps(
        {"kind": renamed.get(kind, kind), **event}, ensure_ascii=False, separators=(",", ":")
    )
    words: dict[object, object] = {"happened": "table-event", text: later}
    return tuple(words.get(each, each) for each in row)


def test_all_that_the_first_version_kept_is_there_after_all_others(old_url: str) -> None:
    database = open_database(old_url)
    wanted = database.read(columns)
    before = database.read(lambda connection: contents(connection, wanted))
    assert all(before.values())
    migrate(database.engine)
    after = database.read(lambda connection: contents(connection, wanted))
    before["log"] = [in_later_words(row) for row in before["log"]]
    assert {name: [row for row in before[name] if row not in after[name]] for name in before} == {
        name: [] for name in before
    }
    assert differences(database) == []
    database.close()


def test_who_chose_early_has_done_so_in_later_words_too(old_url: str) -> None:
    """The first version has left no such row."""
    database = open_database(old_url)
    with database.engine.begin() as connection:
        row = (
            "'open', 4, 1790000075001, 'happened', 1, NULL, '{\"happened\"\\:\"answered\"}', '', ''"
        )
        connection.execute(text(f"INSERT INTO log VALUES ({row})"))
    migrate(database.engine)
    found = database.read(
        lambda it: it.scalar(select(log.c.text).where(log.c.number == 4, log.c.table_id == "open"))
    )
    assert found == to_text(ChoseEarly())
    database.close()


def test_people_of_the_first_version_are_known_again(later: Litestar) -> None:
    for name in COOKIES:
        assert come_back(later, name).ok("get", "/api/people/me")["name"] == name
    somebody = Browser(later, "Somebody")
    found = somebody.ok("post", "/api/people/recover", {"link": LINK}, 201)
    assert found == {"table": "running", "seat": 1}
    assert somebody.ok("get", "/api/people/me")["name"] == "Bruno"


def test_a_game_of_the_first_version_stands_as_it_was_left(four: list[Browser]) -> None:
    snapshots = [browser.snapshot("running", seat) for seat, browser in enumerate(four)]
    state = snapshots[0]["table"]
    assert (state["status"], state["number"], state["asked"]) == ("running", 111, [1])
    assert [seat["name"] for seat in state["seats"]] == list(COOKIES)[:4]
    assert [(vote["on"], vote["votes"]) for vote in state["votes"]] == [("pause", {"3": True})]
    assert snapshots[1]["drafts"]["1"]["answers"] == ["act shotgun enna cefalu land"]
    assert snapshots[2]["ahead"] == {"final-action": "final-action done"}
    rows = four[3].ok("get", "/api/tables/running/seats/3/rows?after=0")
    assert [row["number"] for row in rows] == list(range(1, 112))


def test_who_sat_down_and_left_in_the_first_version_is_still_told(four: list[Browser]) -> None:
    rows = four[1].ok("get", "/api/tables/open/seats/1/rows?after=0")
    assert [row["table_event"]["kind"] for row in rows] == ["sat", "left", "sat"]


def test_a_game_of_the_first_version_goes_on(four: list[Browser]) -> None:
    chance = random.Random(1)
    for _ in range(8):
        seat = four[0].snapshot("running", 0)["table"]["asked"][0]
        four[seat].move("running", seat, chance)
    assert four[0].snapshot("running", 0)["table"]["number"] > 111 + 8


def test_a_move_that_the_first_version_took_counts_once(four: list[Browser]) -> None:
    body = {"decision": 52, "answers": ["turn pass"], "client": "Anna-000000"}
    again = four[0].ok("post", "/api/tables/running/seats/0/moves", body, 201)
    assert (again["first"], again["last"]) == (58, 59)
    assert again["snapshot"]["table"]["number"] == 111


def test_what_was_said_in_the_first_version_is_heard(later: Litestar, four: list[Browser]) -> None:
    at = "/api/tables/running"
    said = four[0].ok("get", f"{at}/seats/0/chat")
    assert [each["text"] for each in said] == ["Ciao — a tutti: 'bene' \"100%\" \\o/"]
    said = four[3].ok("get", f"{at}/seats/3/chat?channel=team")
    assert [each["text"] for each in said] == ["only for us"]
    said = come_back(later, "Eva").ok("get", f"{at}/chat")
    assert [each["text"] for each in said] == ["who leads?"]


def test_a_paused_game_of_the_first_version_is_resumed(four: list[Browser]) -> None:
    assert four[0].snapshot("paused", 0)["table"]["status"] == "paused"
    for seat in (0, 1):
        four[seat].ok("post", f"/api/tables/paused/seats/{seat}/votes", {"on": "resume"}, 201)
    seat = four[0].snapshot("paused", 0)["table"]["asked"][0]
    assert four[seat].move("paused", seat, random.Random(2))["first"] > 76


def test_a_table_opened_with_the_first_version_can_be_started(four: list[Browser]) -> None:
    state = four[0].ok("get", "/api/tables/open")
    assert [seat["is_taken"] for seat in state["seats"]] == [False, True, False, True]
    four[0].sit("open", 0)
    four[2].sit("open", 2)
    assert four[2].ok("post", "/api/tables/open/start", None, 201)["status"] == "running"


@pytest.mark.parametrize(("table", "winner"), [("drawn", None), ("conceded", 1)])
def test_a_game_that_ended_in_the_first_version_is_over(
    four: list[Browser], table: str, winner: int | None
) -> None:
    state = four[0].snapshot(table, 0)["table"]
    assert (state["status"], state["ended"]["winner"]) == ("ended", winner)
