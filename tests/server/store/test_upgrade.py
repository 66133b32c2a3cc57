"""Before a database of an older version is changed, all that was in it is kept in a file."""

import stat
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Final

import pytest

from famiglia.server.store.database import open_database
from famiglia.server.store.problems import NewerDatabase, NoBackup, StoreProblem
from famiglia.server.store.upgrade import MOST_BACKUPS, Backups, bring_up_to_date
from tests.server.admin.servers import everything, execute
from tests.server.disks import unwritable_folder
from tests.server.store.old_database import make_old
from tests.server.store.test_migrate import differences

NOW: Final = 1_790_000_100_000
NAME: Final = f"before-{version('famiglia')}-20260921-141500.db"
DAY: Final = 24 * 60 * 60 * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "backups"


@pytest.fixture
def old_url(url: str) -> str:
    make_old(url)
    return url


def upgrade(url: str, folder: Path, now: int = NOW) -> list[str]:
    """What is told of it."""
    told: list[str] = []
    database = open_database(url)
    try:
        bring_up_to_date(database, Backups(folder, told.append, now))
    finally:
        database.close()
    return told


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []


def is_up_to_date(url: str) -> bool:
    database = open_database(url)
    try:
        return differences(database) == []
    finally:
        database.close()


def test_all_that_was_there_is_kept_before_it_is_changed(old_url: str, folder: Path) -> None:
    before = everything(old_url)
    told = upgrade(old_url, folder)
    file = folder / NAME
    assert names(folder) == [NAME]
    assert everything(f"sqlite:///{file}") == before
    assert is_up_to_date(old_url)
    assert told == [
        "The database is changed from form 0001 to 0004; "
        f"what was in it before is kept in {file}: 6 table(s), 305 row(s)."
    ]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_what_was_half_written_by_somebody_who_was_killed_goes(old_url: str, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / f".{NAME}.0123abcd").touch()
    (folder / f".{NAME}.0123abcd-journal").touch()
    upgrade(old_url, folder)
    assert names(folder) == [NAME]


def test_a_new_database_and_one_that_is_up_to_date_need_no_backup(url: str, folder: Path) -> None:
    assert upgrade(url, folder) == []
    assert upgrade(url, folder) == []
    assert is_up_to_date(url)
    assert names(folder) == []


def test_an_old_database_with_nothing_in_it_needs_no_backup(old_url: str, folder: Path) -> None:
    for table in ("tables", "people"):
        execute(old_url, f"DELETE FROM {table}")
    assert upgrade(old_url, folder) == []
    assert is_up_to_date(old_url)


def test_of_workers_that_start_at_once_one_makes_the_backup(old_url: str, folder: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        starts = [pool.submit(upgrade, old_url, folder, NOW + 1000 * each) for each in range(4)]
        told = [start.result() for start in starts]
    assert sorted(map(len, told)) == [0, 0, 0, 1]
    assert len(names(folder)) == 1


def test_a_change_that_fails_leaves_everything_and_the_backup(old_url: str, folder: Path) -> None:
    """The third version makes a table of this name; the second has done its part by then."""
    execute(old_url, "CREATE TABLE sketches (other TEXT)")
    before = everything(old_url)
    for attempt in range(MOST_BACKUPS):
        with pytest.raises(StoreProblem, match="sketches"):
            upgrade(old_url, folder, NOW + attempt * DAY)
    assert everything(old_url) == before
    [kept] = names(folder)
    assert everything(f"sqlite:///{folder / kept}") == before
    execute(old_url, "DROP TABLE sketches")
    upgrade(old_url, folder, NOW)
    assert is_up_to_date(old_url)


@pytest.mark.parametrize("kind", ["read-only", "full"])
def test_without_a_backup_nothing_is_changed(old_url: str, folder: Path, kind: str) -> None:
    before = everything(old_url)
    with (
        unwritable_folder(folder, kind) as words,
        pytest.raises(NoBackup, match=rf"{words}.* Nothing was changed\..*FAMIGLIA_BACKUP=off"),
    ):
        upgrade(old_url, folder)
    assert everything(old_url) == before


def test_who_wants_no_backup_gets_none(old_url: str, folder: Path) -> None:
    database = open_database(old_url)
    bring_up_to_date(database, None)
    database.close()
    assert is_up_to_date(old_url)
    assert names(folder) == []


def test_of_a_newer_database_no_backup_is_made(old_url: str, folder: Path) -> None:
    execute(old_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        upgrade(old_url, folder)
    assert names(folder) == []


def test_only_the_newest_backups_are_kept(tmp_path: Path, folder: Path) -> None:
    """What others have put there is left alone."""
    folder.mkdir(parents=True)
    (folder / "mine.db").write_text("Dear diary")
    for number in range(MOST_BACKUPS + 1):
        url = f"sqlite:///{tmp_path / str(number)}.db"
        make_old(url)
        execute(url, f"UPDATE people SET name = 'Anna {number}' WHERE name = 'Anna'")
        upgrade(url, folder, NOW + number * DAY)
    days = [f"before-{version('famiglia')}-202609{day}-141500.db" for day in (22, 23, 24)]
    assert names(folder) == [*days, "mine.db"]
