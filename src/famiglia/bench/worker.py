"""A process in which one contestant works: it is told what to do, line by line, and reports.

Each has a process of its own, so that none is slowed by what another left in memory.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
INTERPRETED: Final = " interpreted"
"""What the name of a contestant ends with that is to run as it is written."""
HELD: Final = 500
"""Games that are held in memory to see how large one is."""


def use_one_core() -> None:
    """All contestants run on the same core, one at a time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def interpret() -> None:
    """Import this package from its sources, even where compiled modules lie beside them."""
    from_source = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if PACKAGE in (Path(path), *Path(path).parents):
            return from_source(path)
        raise ImportError(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "famiglia"]:
        del sys.modules[name]


def resident() -> int | None:
    """Bytes of this process in memory; None where the system does not say."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return None
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def size_of_each(hold: Callable[[int], object], number: int) -> tuple[int | None, list[object]]:
    """How many bytes each of so many things takes, and the things themselves."""
    before = resident()
    held = [hold(seed) for seed in range(number)]
    after = resident()
    return None if before is None or after is None else (after - before) // number, held


def main(name: str, edition: str) -> None:
    """Say what can be done and how large a game is, then do what is asked until nothing is."""
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # Whatever a peer prints is no report.
    use_one_core()
    if name.endswith(INTERPRETED):
        interpret()
    from famiglia.bench import contestants, work  # noqa: PLC0415  As compiled or interpreted.

    def tell(**told: object) -> None:
        print(json.dumps(told), file=report, flush=True)

    try:
        works = contestants.works(name, edition)
    except ImportError as missing:
        tell(missing=str(missing))
        return
    size, _ = size_of_each(works.live, HELD) if works.live is not None else (None, [])
    tell(works=list(works.by_name), bytes=size)
    for line in sys.stdin:
        asked = json.loads(line)
        done = work.block(works.by_name[asked["work"]], asked["seconds"], asked["first"])
        tell(**done.rates())


if __name__ == "__main__":
    main(*sys.argv[1:])
