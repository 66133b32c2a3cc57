"""Compiling the engine beside a game that goes on: a word, a line of progress, and another word.

python -m tools.package.beside_game PROCESS OPTION...   until it is done, or that process, the game
with these options, has ended
"""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tools.package import compiler
from tools.package.page import ROOT, say

COPY: Final = ROOT / "build/compiled"
LOG: Final = COPY / "log"
STEP: Final = re.compile(r"^step (\d+ of \d+)$", re.MULTILINE)
FIRST_LINE_SECONDS: Final = 3.0
"""Seconds until the line of progress: the game says first where it is."""
LOOK_SECONDS: Final = 0.5
NO_COMPILER: Final = (
    "There is no C compiler that works here, so the engine is not compiled: "
    "everything goes, and bots take longer."
)
BEGUN: Final = "The engine is being compiled beside the game, so that bots think faster."
DONE: Final = "The engine is compiled: bots use it from now on, and the next start for everything."
FAILED: Final = f"The engine could not be compiled; the game goes on as it is. {LOG} says why."


def main(game: int, options: list[str]) -> None:
    """Compile, and tell how far it is; a game at the terminal has that to itself."""
    is_told = "--terminal" not in options
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    if compiler.why_not():
        say(NO_COMPILER)
        return
    say(BEGUN)
    # A group of its own, so that it can be ended with all its compilers; the game goes first.
    compiling = subprocess.Popen(
        ["nice", "-n", "10", "tools/compile"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        if watch(compiling, game, is_told and sys.stderr.isatty()) and is_told:
            say(f"{clear()}{FAILED if compiling.returncode else DONE}")
    except (KeyboardInterrupt, SystemExit):
        pass
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)
            compiling.wait()


def watch(compiling: "subprocess.Popen[bytes]", game: int, is_told: bool) -> bool:
    """Tell its progress, if at all; whether it came to its end before the game did."""
    begin = time.monotonic()
    while compiling.poll() is None:
        if os.getppid() != game:
            return False
        seconds = time.monotonic() - begin
        if is_told and seconds > FIRST_LINE_SECONDS:
            # What the game says, or the sign of Ctrl-C, is written over it and not behind it.
            line = f"{clear()}    Compiling: step {step(LOG)}, {seconds:.0f} s\r"
            print(line, end="", file=sys.stderr, flush=True)
        time.sleep(LOOK_SECONDS)
    return True


def step(log: Path) -> str:
    """How far it is, by what it has written."""
    text = log.read_text("utf-8", "replace") if log.is_file() else ""
    found = STEP.findall(text)
    return found[-1] if found else "0, installing"


def clear() -> str:
    """Takes the line of progress away where there is one."""
    return "\r\x1b[K" if sys.stderr.isatty() else ""


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
