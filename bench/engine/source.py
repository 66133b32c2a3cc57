"""The package as it is written, even where compiled modules lie beside the sources.

Imports nothing of it: what is imported already stays as it is.
"""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "famiglia"
INTERPRETED: Final = " interpreted"
"""What the name of a contestant ends with that is to run as it is written."""


def interpret() -> None:
    """Import the package from its sources."""
    found = find_spec(PACKAGE)
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent
    from_source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if folder in (Path(path), *Path(path).parents):
            return from_source(path)
        raise ImportError(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.clear()
