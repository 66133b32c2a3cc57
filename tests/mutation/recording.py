"""A pytest plugin: notes which lines of the engine each test executes, and how long it takes.

What runs when a module is imported belongs to no test.
"""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import coverage
import pytest
from coverage import Coverage

from tests.mutation.mutants import ENGINE

COVERAGE: Final = Coverage(data_file=None, config_file=False, source=[str(ENGINE)])
COVERAGE.set_option("run:core", "ctrace")  # The newer one notes a line only once for all tests.
LONGEST_TEST_SECONDS: Final = 2.0
"""A test that takes more seconds of processor time than this while it is recorded is left out."""
A_MOMENT: Final = 0.01
_COVERAGE_FILES: Final = Path(coverage.__file__).parent
SECONDS: Final[dict[str, float]] = {}
"""Of each test that passed."""


def pytest_collection_finish() -> None:
    signal.signal(signal.SIGVTALRM, _leave_out)
    COVERAGE.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    COVERAGE.switch_context(item.nodeid)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    begun = time.process_time()
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_TEST_SECONDS)
    try:
        done = yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    SECONDS[item.nodeid] = time.process_time() - begun
    return done


def _leave_out(number: int, frame: FrameType | None) -> None:
    """Leave the test; but not inside coverage, which would never give back a lock it holds."""
    if frame is not None and Path(frame.f_code.co_filename).is_relative_to(_COVERAGE_FILES):
        signal.setitimer(signal.ITIMER_VIRTUAL, A_MOMENT)
    else:
        pytest.skip("too slow to be tried on mutants")


def pytest_sessionfinish() -> None:
    COVERAGE.stop()
    found: dict[str, dict[str, list[int]]] = {test: {} for test in SECONDS}
    data = COVERAGE.get_data()
    for file in data.measured_files():
        name = str(Path(file).relative_to(ENGINE))
        for line, tests in data.contexts_by_lineno(file).items():
            for test in found.keys() & tests:
                found[test].setdefault(name, []).append(line)
    kept = {test: {"seconds": SECONDS[test], "lines": lines} for test, lines in found.items()}
    Path(os.environ["FAMIGLIA_RECORDING"]).write_text(json.dumps(kept))
