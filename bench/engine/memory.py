"""How much memory something takes."""

import os
from collections.abc import Callable
from pathlib import Path


def resident() -> int | None:
    """Bytes of this process in memory; None where the system does not say."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def size_of_each(hold: Callable[[int], object], number: int) -> tuple[int | None, list[object]]:
    """How many bytes each of so many things takes, and the things themselves."""
    before = resident()
    held = [hold(seed) for seed in range(number)]
    after = resident()
    return None if before is None or after is None else (after - before) // number, held
