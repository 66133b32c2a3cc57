"""What is done in another way on Windows, as far as it can be seen from here."""

import getpass
import mimetypes
import os
import runpy
import socket
import subprocess
import sys
import zipfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from rich.console import Console

import famiglia
from famiglia.arena.processes import MOST_ON_WINDOWS, most_processes
from famiglia.cli.friends import _own_addresses, first_outside, is_drawable
from famiglia.cli.local import ending_signals, listening, port_option
from famiglia.cli.new_table import _login_name
from famiglia.record.record import from_text
from famiglia.server.bots.interrupts import ignoring
from famiglia.server.cache.editions import _put
from famiglia.server.config import ConfigError, address_of
from famiglia.server.http.media_types import media_type, overrule_machine
from famiglia.server.http.page_files import PAGE
from famiglia.server.store import process_lock
from famiglia.server.store.database import open_database
from famiglia.server.store.process_lock import lock_database
from famiglia.terminal.game.console import ConsoleTerminal

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = ("Jürgens Spiele", "50%41", "a#b")
NOT_ON_WINDOWS: Final = ("what?x=1", "a@b:c", "C:\\x") if os.name == "posix" else ()
"""There no folder can have such a name."""
COMMAND: Final = "from famiglia.cli import famiglia\nif __name__ == '__main__':\n    famiglia()\n"


def test_a_port_is_ours_alone() -> None:
    """On Windows SO_REUSEADDR lets a second program listen at the same port."""
    assert port_option("win32") == "SO_EXCLUSIVEADDRUSE"
    assert port_option("linux") == port_option("darwin") == "SO_REUSEADDR"
    with listening("127.0.0.1", 0) as ours:
        assert ours.getsockopt(socket.SOL_SOCKET, getattr(socket, port_option(sys.platform)))


def test_a_second_server_for_the_same_games_is_refused_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There a byte of the file is locked, by a module that only Windows has."""
    held: set[tuple[int, int]] = set()

    def locking(file: int, mode: int, size: int) -> None:
        assert (mode, size) == (2, 1)
        status = os.fstat(file)
        if (status.st_dev, status.st_ino) in held:
            raise PermissionError
        held.add((status.st_dev, status.st_ino))

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=locking))
    lock = runpy.run_path(process_lock.__file__)["lock_database"]
    with lock(address_of(tmp_path / "famiglia.db")):
        with pytest.raises(ConfigError, match="Another server plays with the games in"):
            lock(address_of(tmp_path / "famiglia.db"))
        lock(address_of(tmp_path / "other.db")).close()


def test_closing_the_window_ends_a_game_on_windows() -> None:
    assert ending_signals("linux") == ("SIGINT", "SIGTERM")
    assert ending_signals("win32") == ("SIGINT", "SIGTERM", "SIGBREAK")


def test_no_more_processes_than_windows_can_wait_for() -> None:
    """More are refused there, so a machine with 64 cores could not serve."""
    assert most_processes("win32", 127) == MOST_ON_WINDOWS
    assert most_processes("win32", 3) == 3
    assert most_processes("linux", 127) == 127
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        with ProcessPoolExecutor(MOST_ON_WINDOWS):
            pass
        with pytest.raises(ValueError, match="61"):
            ProcessPoolExecutor(127)


def test_processes_that_are_started_ignore_what_the_terminal_is_told() -> None:
    told: list[bool] = []
    with ignoring(lambda _, is_ignored: told.append(is_ignored)):
        assert told == [True]
    assert told == [True, False]


def test_who_has_no_name_on_the_machine_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a variable Python asks for the list of users, which Windows has not."""
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setitem(sys.modules, "pwd", None)
    with pytest.raises((ImportError, OSError)):
        getpass.getuser()
    assert _login_name() == ""


def test_scripts_are_scripts_whatever_the_registry_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """With text/plain no browser runs them, and the page stays empty."""
    mimetypes.init()
    for suffix in (".js", ".css", ".html", ".svg"):
        monkeypatch.setitem(mimetypes.types_map, suffix, "text/plain")
        mimetypes.add_type("text/plain", suffix)

    overrule_machine()

    assert media_type("index-DtLlO8BS.js") == mimetypes.guess_type("a.js")[0] == "text/javascript"
    assert mimetypes.guess_type("index.html")[0] == "text/html"


def test_every_file_of_the_page_has_a_media_type() -> None:
    names = [path.name for path in PAGE.rglob("*") if path.is_file()]
    assert len(names) > 3
    assert not [name for name in names if media_type(name) == "application/octet-stream"]


@pytest.mark.parametrize("name", [*NAMES, *NOT_ON_WINDOWS])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    """The address of a database has signs of its own, which are just letters in a path."""
    file = tmp_path / name / "famiglia.db"
    lock = lock_database(address_of(file))
    open_database(address_of(file)).close()
    assert lock is not None
    lock.close()
    assert file.is_file()
    assert file.with_name("famiglia.db.lock").is_file()


def test_a_path_with_a_drive_is_an_address() -> None:
    written = address_of(Path("C:\\Users\\Ann 50%\\famiglia.db"))
    assert written == "sqlite:///C:\\Users\\Ann 50%25\\famiglia.db"


def test_a_file_that_another_reads_need_not_be_replaced_by_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows replaces no open file; two workers may write the same edition at once."""
    file = tmp_path / "board.toml"

    def beaten(made: Path, to: Path) -> None:
        to.write_bytes(theirs)
        raise PermissionError(13, "The process cannot access the file")

    monkeypatch.setattr(Path, "replace", beaten)
    theirs = b"ours\n"
    _put(file, "ours\n")
    assert [path.name for path in tmp_path.iterdir()] == ["board.toml"]
    theirs = b"another\n"
    with pytest.raises(PermissionError):
        _put(file, "new\n")
    assert [path.name for path in tmp_path.iterdir()] == ["board.toml"]


def test_a_record_may_have_the_line_ends_of_windows() -> None:
    text = (ROOT / "tests/golden/1v1-seed-3.famiglia").read_text("utf-8")
    assert from_text(text.replace("\n", "\r\n")).to_text() == text


def test_a_machine_whose_name_is_no_address_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python finds a name such as this impossible, which is no OSError."""
    monkeypatch.setattr(socket, "gethostname", lambda: f"{'ü' * 64}.local")
    with pytest.raises(UnicodeError):
        socket.gethostbyname(socket.gethostname())
    with pytest.MonkeyPatch.context() as offline:
        offline.setattr(socket.socket, "connect", _unreachable)
        assert first_outside(_own_addresses()) is None


def _unreachable(*_: object) -> None:
    raise OSError(101, "Network is unreachable")


@pytest.mark.parametrize(
    ("encoding", "is_shown"),
    [("utf-8", True), ("cp850", True), ("cp437", True), ("cp1252", False), ("ascii", False)],
)
def test_a_code_is_only_drawn_with_signs_that_can_be_printed(encoding: str, is_shown: bool) -> None:
    assert is_drawable(encoding) == is_shown


@pytest.mark.parametrize("is_old", [True, False])
def test_an_old_console_prints_no_signs_that_it_does_not_know(
    is_old: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    console = Console(force_terminal=True, legacy_windows=False)
    console.legacy_windows = is_old
    if is_old:
        console.clear = lambda home=True: None  # type: ignore[method-assign]
    ConsoleTerminal(console, plain=False).hide()
    assert ("\x1b[3J" in capsys.readouterr().out) != is_old


def test_processes_can_be_started_from_a_command_that_is_a_zip(tmp_path: Path) -> None:
    """As `famiglia.exe` is one, which new processes cannot import."""
    command = tmp_path / "famiglia.exe"
    with zipfile.ZipFile(command, "w") as made:
        made.writestr("__main__.py", COMMAND)
    wanted = ("arena", "picciotto", "picciotto", "--games", "2", "--workers", "2")
    done = subprocess.run(
        [sys.executable, command, *wanted],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(Path(famiglia.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout
