"""A process in which bots think; it loads nothing of the program before it knows from where."""

import os
import signal
import sys
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Final

PROGRAM: Final = "famiglia"


def begin(source: Path | None) -> None:
    """In a new process: the server ends it, and it never outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()
    if source is not None:
        _load_from(source)


def _load_from(source: Path) -> None:
    """From now on the program is the one in this folder; what was loaded of another is gone."""
    for name in [name for name in sys.modules if name.partition(".")[0] == PROGRAM]:
        del sys.modules[name]
    sys.path.insert(0, str(source))


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
