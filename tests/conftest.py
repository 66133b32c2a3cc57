"""The long tests can be run by slices: one in so many, another part at another commit."""

import os
import signal
from hashlib import sha256
from typing import Final

import pytest

SEED: Final = os.environ.get("FAMIGLIA_SLICE", "")
"""Such as a commit; without it all long tests run."""
SLICES: Final = 4
"""Ten commits together run nineteen of twenty long tests, on average."""
SLICE: Final = int(sha256(SEED.encode()).hexdigest(), 16) % SLICES

# In the background of a shell Ctrl-C is ignored, and whoever is started there would ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every fourth long test of those that are to run, as they stand in their files."""
    if not SEED:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    left_out = set(long) - set(long[SLICE::SLICES])
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out is said."""
    if SEED:
        terminalreporter.write_line(
            f"Of the long tests only slice {SLICE + 1} of {SLICES} ran, by FAMIGLIA_SLICE={SEED}"
        )
