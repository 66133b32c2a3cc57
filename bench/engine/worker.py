"""A process in which one contestant works: it gets what to do, line by line, and reports.

Each has a process of its own, so that none is slowed by what another left in memory.
"""

import json
import os
import sys
from typing import Final

from bench.engine.memory import size_of_each
from bench.engine.source import INTERPRETED, interpret
from bench.engine.work import block

GAMES_IN_MEMORY: Final = 500
"""Games that are held in memory to see how large one is."""


def use_one_core() -> None:
    """All contestants run on the same core, one at a time."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main(name: str, edition: str) -> None:
    """Say what can be done and how large a game is, then do what is asked until nothing is."""
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # Whatever a peer prints is no report.
    use_one_core()
    if name.endswith(INTERPRETED):
        interpret()
    from bench.engine import contestants  # noqa: PLC0415  The engine, compiled or as written.

    def send(**message: object) -> None:
        print(json.dumps(message), file=report, flush=True)

    try:
        works = contestants.works(name, edition)
    except ImportError as missing:
        send(missing=str(missing))
        return
    size, _ = size_of_each(works.live, GAMES_IN_MEMORY) if works.live is not None else (None, [])
    send(works=list(works.by_name), bytes=size)
    for line in sys.stdin:
        asked = json.loads(line)
        done = block(works.by_name[asked["work"]], asked["seconds"], asked["first"])
        send(**done.rates())


if __name__ == "__main__":
    main(*sys.argv[1:])
