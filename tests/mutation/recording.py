"""A pytest plugin: notes which lines of the engine each test executes, and how long it takes.

What runs when a module is imported belongs to no test.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage

from tests.mutation.mutants import ENGINE

COVERAGE: Final = Coverage(data_file=None, config_file=False, source=[str(ENGINE)])
COVERAGE.set_option("run:core", "ctrace")  # The newer one notes a line only once for all tests.
SECONDS: Final[dict[str, float]] = {}


def pytest_collection_finish() -> None:
    COVERAGE.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    COVERAGE.switch_context(item.nodeid)
    begun = time.process_time()
    done = yield
    SECONDS[item.nodeid] = time.process_time() - begun
    return done


def pytest_sessionfinish() -> None:
    COVERAGE.stop()
    found: dict[str, dict[str, list[int]]] = {test: {} for test in SECONDS}
    data = COVERAGE.get_data()
    for file in data.measured_files():
        name = str(Path(file).relative_to(ENGINE))
        for line, tests in data.contexts_by_lineno(file).items():
            for test in filter(None, tests):
                found[test].setdefault(name, []).append(line)
    kept = {test: {"seconds": SECONDS[test], "lines": lines} for test, lines in found.items()}
    Path(os.environ["FAMIGLIA_RECORDING"]).write_text(json.dumps(kept))
