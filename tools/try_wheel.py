"""Tries an installed famiglia as a player does, on any platform: `python try_wheel.py compiled`.

Says which engine runs, simulates a game of bots, plays in the browser's place until bots have
moved, and ends it by the keyboard's signal. Needs nothing but Python; works in an empty folder.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

FOLDER: Final = "Jürgen's 50%41 #1"
"""Where the game is kept: a name with signs that mean something in an address."""
SECONDS: Final = 120.0
"""For anything; a machine that does much else may need most of it."""
SEAT: Final = 3
"""Ours; others are asked before."""
SCRIPT: Final = re.compile(r'<script[^>]* src="(/[^"]+)"')
SAID: Final = re.compile(r"Your seat \d: http://127\.0\.0\.1:(\d+)/#link=(\S+)")


class Failed(Exception):
    """What a player would see go wrong."""


def command() -> str:
    """The command that was installed with this Python."""
    found = shutil.which("famiglia", path=sysconfig.get_path("scripts"))
    if found is None:
        raise Failed("There is no command famiglia beside this Python.")
    return found


def said_by(*arguments: str) -> str:
    """What the command prints, all in its own folder."""
    done = subprocess.run(
        [command(), *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=SECONDS,
    )
    if done.returncode != 0:
        raise Failed(f"{arguments} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def must(is_so: bool, otherwise: str) -> None:
    """Raises Failed."""
    if not is_so:
        raise Failed(otherwise)


def ask(port: int, method: str, path: str, body: object = None, cookie: str = "") -> Any:
    """A reply of the server with its text."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    headers = {"content-type": "application/json", "cookie": cookie}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    reply = connection.getresponse()
    text = reply.read().decode()
    connection.close()
    must(reply.status < 400, f"{method} {path}: {reply.status} {text}")
    return reply, text


@contextmanager
def playing() -> Iterator[tuple[int, str]]:
    """A game on the page: the port of its server, and our private link."""
    options = ("--no-browser", "--port", "0", "--data", FOLDER, "--quick", "--seat", str(SEAT))
    # A group of its own, so that Windows can tell it and not us.
    process = subprocess.Popen(
        [command(), "play", *options, "--bot", "picciotto"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
    )
    try:
        assert process.stdout is not None
        before = ""
        while not (found := SAID.search(before)):
            line = process.stdout.readline()
            must(bool(line), f"The game did not begin:\n{before}")
            before += line
        yield int(found[1]), found[2]
        _press_end(process)
        after, _ = process.communicate(timeout=SECONDS)
        must(process.returncode == 0, f"It ended with {process.returncode}:\n{after}")
        must("Goodbye" in after and "Traceback" not in after, f"It did not end well:\n{after}")
    finally:
        process.kill()
        process.wait()


def _press_end(process: "subprocess.Popen[str]") -> None:
    """What the keyboard sends; another group of Windows can be sent Ctrl-Break, but no Ctrl-C."""
    if sys.platform == "win32":
        process.send_signal(signal.CTRL_BREAK_EVENT)
    else:
        process.send_signal(signal.SIGINT)


def look_at_page(port: int) -> None:
    """It is there, and a browser would run its script."""
    page, text = ask(port, "GET", "/")
    kind = page.getheader("content-type")
    must(kind.startswith("text/html"), f"The page is {kind}.")
    script = SCRIPT.search(text)
    must(script is not None, f"The page has no script:\n{text}")
    assert script is not None
    kind = ask(port, "GET", script[1])[0].getheader("content-type")
    must(kind.startswith("text/javascript"), f"The script of the page is {kind}.")


def wait_for_bots(port: int, link: str) -> int:
    """Sit down, and see how many answers there are when it is our turn."""
    reply, text = ask(port, "POST", "/api/people/recover", {"link": link})
    cookie = reply.getheader("set-cookie").partition(";")[0]
    table = json.loads(text)["table"]
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        seat = f"/api/tables/{table}/seats/{SEAT}"
        seen = json.loads(ask(port, "GET", seat, cookie=cookie)[1])["table"]
        if SEAT in seen["asked"]:
            return int(seen["number"])
        time.sleep(0.1)
    raise Failed(f"The bots have not moved: {seen}")


def try_everything(engine: str) -> None:
    """All of it, with a word about each; raises Failed."""
    version = said_by("--version").strip()
    must(version.endswith(f"engine {engine}"), f"{version!r} does not say {engine!r}.")
    print(version)
    said_by("simulate", "--games", "1")
    figures = json.loads(said_by("simulate", "--games", "2", "--json"))
    print(f"simulated: {json.dumps(figures)[:70]}")
    with playing() as (port, link):
        must(json.loads(ask(port, "GET", "/health")[1]) == {"status": "well"}, "It is not well.")
        look_at_page(port)
        print(f"played: {wait_for_bots(port, link)} answers until it was our turn")
    must(Path(FOLDER, "famiglia.db").is_file(), f"Nothing is kept in {FOLDER}.")
    print("ended, and kept")


def main() -> None:
    """The first argument says which engine must run."""
    before = Path.cwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            try_everything(sys.argv[1])
        except Failed as failed:
            sys.exit(str(failed))
        finally:
            os.chdir(before)  # Windows removes no folder that somebody is in.


if __name__ == "__main__":
    main()
