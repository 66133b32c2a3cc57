"""A process in which one contestant works: it is told what to do, line by line, and reports.

Each has a process of its own, so that none is slowed by what another left in memory.
"""

import json
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
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


def resident() -> int:
    """Bytes of this process in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(name: str, edition: str) -> None:
    """Say what can be done and how large a game is, then do what is asked until nothing is."""
    use_one_core()
    if name.endswith(" interpreted"):
        interpret()
    from famiglia.bench import contestants, work  # noqa: PLC0415  As compiled or interpreted.

    try:
        works = contestants.works(name, edition)
    except ImportError as missing:
        print(json.dumps({"missing": str(missing)}), flush=True)
        return
    size = None
    if works.live is not None and Path("/proc/self/statm").exists():
        before = resident()
        held = [works.live(seed) for seed in range(HELD)]
        size = round((resident() - before) / len(held))
        del held
    print(json.dumps({"works": list(works.by_name), "bytes": size}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        done = work.block(works.by_name[asked["work"]], asked["seconds"], asked["first"])
        print(json.dumps(done.rates()), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
