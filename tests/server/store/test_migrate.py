from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Table, insert, inspect, select, text

from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import LOCK, SCRIPTS, migrate
from famiglia.server.store.postgres import lock
from famiglia.server.store.problems import NewerDatabase
from famiglia.server.store.schema import metadata
from tests.server.store.rows import PATIENCE


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
        migrating.result(PATIENCE)
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
