"""A backup holds everything of one moment, and gives tables that go on."""

import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import Connection

from famiglia.server.admin.problems import AdminProblem
from famiglia.server.admin.restore import restore
from famiglia.server.store.backup import back_up
from famiglia.server.store.copy_rows import Amount
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.lease import drop_lease, take_lease
from famiglia.server.store.log import append
from famiglia.server.store.problems import NewerDatabase, NoBackup, StoreProblem
from famiglia.server.store.writer import Writer
from famiglia.server.table.settings import LiveClock, Settings
from tests.server.admin.servers import NOW, begin, everything, execute, play, serving
from tests.server.store.old_database import make_old
from tests.server.store.rows import log_row, wait_until
from tests.server.store.test_migrate import differences
from tests.server.table.tables import visible_state

SETTINGS = Settings(mode="1v1", set_up="quick", clock=LiveClock(600))


@pytest.fixture
def used(url: str, tmp_path: Path) -> str:
    """A database with a table in the middle of its game."""
    with serving(url, tmp_path) as services:
        begin(services, "table-1", SETTINGS, 6)
    return url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


@pytest.fixture
def other_url(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    if url.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


def backed_up(url: str, file: Path, *, may_replace: bool = False) -> Amount:
    database = open_database(url)
    try:
        return back_up(database, file, may_replace=may_replace)
    finally:
        database.close()


def restored(url: str, file: Path, *, may_replace: bool = False) -> Amount:
    database = open_database(url)
    try:
        return restore(database, file, NOW, may_replace=may_replace)
    finally:
        database.close()


def test_a_backup_is_one_file_with_everything(used: str, file: Path) -> None:
    found = backed_up(used, file)

    contents = everything(used)
    assert found == (len(contents["tables"]), len(contents["log"]))
    assert found.tables == 1
    assert found.rows > 20
    assert not list(file.parent.glob("*backup.db?*")), "nothing is left beside it"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert everything(f"sqlite:///{file}") == contents


def test_a_backup_has_the_same_tables_as_every_database(used: str, file: Path) -> None:
    backed_up(used, file)
    database = open_database(str(file))
    assert differences(database) == []
    database.close()


def test_a_file_is_not_replaced_unless_it_is_wanted(used: str, file: Path) -> None:
    file.write_text("Dear diary")
    with pytest.raises(NoBackup, match="is there already"):
        backed_up(used, file)
    assert file.read_text() == "Dear diary"
    backed_up(used, file, may_replace=True)
    assert everything(f"sqlite:///{file}") == everything(used)


def test_a_database_in_use_is_never_replaced_by_a_backup(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'famiglia.db'}"
    with serving(url, tmp_path) as services:
        begin(services, "table-1", SETTINGS)
        with pytest.raises(NoBackup, match="in use"):
            back_up(services.database, tmp_path / "famiglia.db", may_replace=True)
        play(services, "table-1", 1)


def test_a_folder_that_is_not_there_is_told(used: str, file: Path) -> None:
    with pytest.raises(NoBackup, match="cannot be written: No such file"):
        backed_up(used, file.parent / "nowhere" / "backup.db")


def test_a_database_that_was_never_used_has_no_backup(url: str, file: Path) -> None:
    with pytest.raises(NoBackup, match="never been used"):
        backed_up(url, file)
    assert not file.exists()


def test_a_backup_is_of_one_moment_while_somebody_writes(
    database: Database, writer: Writer, file: Path
) -> None:
    """Two logs grow together, so at every moment they are equally long."""
    is_over, written = Event(), [0]

    def both(number: int) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            append(connection, "a", [log_row(number)])
            append(connection, "b", [log_row(number)])

        return job

    def write() -> None:
        while not is_over.is_set():
            writer.submit("a", both(written[0] + 1)).result()
            written[0] += 1

    thread = Thread(target=write)
    thread.start()
    try:
        for _ in range(5):
            wait_until(lambda before=written[0]: written[0] > before + 5)  # type: ignore[misc]
            least = written[0]
            back_up(database, file, may_replace=True)
            numbers = [(row[0], row[1]) for row in everything(f"sqlite:///{file}")["log"]]
            length = len(numbers) // 2
            assert length >= least
            wanted = [(table, number) for table in "ab" for number in range(1, length + 1)]
            assert sorted(numbers) == wanted
    finally:
        is_over.set()
        thread.join()
    assert written[0] > least


def test_tables_go_on_in_the_other_kind_of_database(
    used: str, other_url: str, file: Path, tmp_path: Path
) -> None:
    amount = backed_up(used, file)
    assert restored(other_url, file) == amount
    with serving(used, tmp_path) as before, serving(other_url, tmp_path / "other") as after:
        assert visible_state(after.tables.load("table-1").state) == visible_state(
            before.tables.load("table-1").state
        )
        assert after.cookies.read(before.cookies.sign("anna")) == "anna", "cookies still hold"
        for services in (before, after):
            play(services, "table-1", 8, seed=5)
        assert visible_state(after.tables.load("table-1").state) == visible_state(
            before.tables.load("table-1").state
        )


def test_there_and_back_everything_is_the_same(
    used: str, other_url: str, file: Path, tmp_path: Path
) -> None:
    backed_up(used, file)
    restored(other_url, file)
    again = tmp_path / "again.db"
    backed_up(other_url, again)
    execute(used, "DELETE FROM tables")
    execute(used, "DELETE FROM people")
    restored(used, again)
    assert everything(used) == everything(f"sqlite:///{file}")


def test_what_workers_do_at_the_moment_is_not_restored(
    used: str, other_url: str, file: Path
) -> None:
    database = open_database(used)
    with database.engine.begin() as connection:
        take_lease(connection, "scheduler", "somebody", NOW, 10_000)
    database.close()
    backed_up(used, file)
    restored(other_url, file)
    assert everything(f"sqlite:///{file}")["leases"]
    assert everything(other_url)["leases"] == []


def test_a_database_that_was_used_is_replaced_only_if_wanted(
    used: str, file: Path, tmp_path: Path
) -> None:
    backed_up(used, file)
    contents = everything(used)
    with serving(used, tmp_path) as services:
        begin(services, "table-2", SETTINGS)
    later = everything(used)
    with pytest.raises(AdminProblem, match="has been used"):
        restored(used, file)
    assert everything(used) == later
    restored(used, file, may_replace=True)
    assert everything(used) == contents


def test_a_server_that_runs_is_noticed(used: str, file: Path) -> None:
    backed_up(used, file)
    database = open_database(used)
    with database.engine.begin() as connection:
        take_lease(connection, "scheduler", "somebody", NOW, 10_000)
    before = everything(used)
    with pytest.raises(AdminProblem, match=r"A server uses this database.* 10 second"):
        restored(used, file, may_replace=True)
    assert everything(used) == before
    with database.engine.begin() as connection:
        drop_lease(connection, "scheduler", "somebody")
    database.close()
    restored(used, file, may_replace=True)


def truncated(data: bytearray) -> None:
    del data[len(data) // 2 :]


def one_letter(data: bytearray) -> None:
    """In a text, where SQLite itself does not notice it."""
    place = data.index(b'"kind":"started"')
    data[place + 3] ^= 1


def a_page(data: bytearray) -> None:
    data[8192:12288] = bytes(4096)


def everything_else(data: bytearray) -> None:
    data[:] = b"Dear diary, " * 1000


@pytest.mark.parametrize("spoil", [truncated, one_letter, a_page, everything_else])
def test_a_damaged_backup_is_refused(
    used: str, file: Path, spoil: Callable[[bytearray], None]
) -> None:
    backed_up(used, file)
    data = bytearray(file.read_bytes())
    spoil(data)
    file.write_bytes(data)
    before = everything(used)
    with pytest.raises(NoBackup, match="damaged"):
        restored(used, file, may_replace=True)
    assert everything(used) == before


def test_what_is_no_backup_is_refused(used: str, file: Path) -> None:
    before = everything(used)
    with pytest.raises(NoBackup, match="no such file"):
        restored(used, file, may_replace=True)
    file.touch()
    with pytest.raises(AdminProblem, match="no backup of famiglia"):
        restored(used, file, may_replace=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE diary (entry TEXT)")
    with pytest.raises(AdminProblem, match="no backup of famiglia"):
        restored(used, file, may_replace=True)
    assert everything(used) == before


def test_a_backup_of_a_newer_version_is_refused(used: str, url: str, file: Path) -> None:
    execute(used, "UPDATE alembic_version SET version_num = '9999'")
    backed_up(used, file)
    execute(used, "UPDATE alembic_version SET version_num = '0003'")
    before = everything(used)
    with pytest.raises(NewerDatabase, match="9999"):
        restored(used, file, may_replace=True)
    assert everything(used) == before


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    url: str, other_url: str, file: Path, tmp_path: Path
) -> None:
    """It is made before the upgrade; the file itself stays as it is."""
    make_old(url)
    old = everything(url)
    backed_up(url, file)
    bytes_before = file.read_bytes()
    restored(other_url, file)
    assert file.read_bytes() == bytes_before
    assert everything(url) == old == everything(f"sqlite:///{file}")
    assert everything(other_url)["proposals"] == everything(other_url)["sketches"] == []
    with serving(other_url, tmp_path) as services:
        number = services.tables.load("running").state.number
        play(services, "running", 1)
        assert services.tables.load("running").state.number > number


def refuse_rows(url: str) -> None:
    """From now on the database takes no rows of a log."""
    if url.startswith("sqlite"):
        body = "BEGIN SELECT RAISE(ABORT, 'enough'); END"
        execute(url, f"CREATE TRIGGER enough BEFORE INSERT ON log {body}")
    else:
        execute(url, "ALTER TABLE log ADD CONSTRAINT enough CHECK (number < 3) NOT VALID")


def test_when_restoring_fails_nothing_is_lost(used: str, file: Path) -> None:
    backed_up(used, file)
    refuse_rows(used)
    before = everything(used)
    with pytest.raises(StoreProblem, match="enough"):
        restored(used, file, may_replace=True)
    assert everything(used) == before
