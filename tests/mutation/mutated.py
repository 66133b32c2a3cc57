"""A pytest plugin: runs the tests it is given, in their order, on a mutant of one engine file.

Nothing is written: the changed source stands in when the module is imported. Every test has a limit
of processor time, so that a mutant that never comes to an end is stopped however busy the machine.
"""

import json
import os
import resource
import sys
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

JOB: Final = json.loads(Path(os.environ["FAMIGLIA_MUTANT"]).read_text())
LIMITS: Final[dict[str, float]] = JOB["limits"]
"""The seconds each test may take, the first to run first."""
COLLECTION: Final = 30
MEMORY: Final = 4 << 30


class Loader(SourceFileLoader):
    """Loads the changed source in place of the file."""

    def get_code(self, fullname: str) -> CodeType:
        """The changed source, compiled anew."""
        source: str = JOB["source"]
        return compile(source, self.path, "exec")


class Finder(MetaPathFinder):
    """Finds the changed module, before others find the file."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The changed module, no other."""
        if fullname != JOB["module"]:
            return None
        return spec_from_file_location(fullname, JOB["file"], loader=Loader(fullname, JOB["file"]))


def _allow(seconds: float) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, most))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    by_name = {item.nodeid: item for item in items}
    items[:] = [by_name[name] for name in LIMITS if name in by_name]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _allow(LIMITS[item.nodeid])


sys.meta_path.insert(0, Finder())
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
_allow(COLLECTION)
