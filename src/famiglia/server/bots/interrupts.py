"""Ctrl-C goes to all processes of a terminal, also to those that are just being started."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

if sys.platform == "win32":
    import ctypes

    @contextmanager
    def interrupts_blocked() -> Iterator[None]:
        """Processes started meanwhile never hear of Ctrl-C."""
        with ignoring(ctypes.windll.kernel32.SetConsoleCtrlHandler):
            yield

else:

    @contextmanager
    def interrupts_blocked() -> Iterator[None]:
        """Processes started meanwhile hear of Ctrl-C only when they want to."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ignoring(set_handler: Callable[[None, bool], object]) -> Iterator[None]:
    """What Windows has: who ignores Ctrl-C hands that down to whom it starts.

    There is no keeping it for later: one that is typed in these few milliseconds is lost.
    """
    set_handler(None, True)
    try:
        yield
    finally:
        set_handler(None, False)
