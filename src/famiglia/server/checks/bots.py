"""Whether a process in which bots think can be started."""

import time
from typing import Final

from famiglia.server.bots.pool import BotPool
from famiglia.server.checks.finding import Finding, Subject, fine

LONGEST_SECONDS: Final = 60.0


def look(subject: Subject) -> Finding:
    """One is, and ended again; that it does not answer in time is an exception."""
    pool = BotPool(1)
    begin = time.perf_counter()
    try:
        pool.begin().result(LONGEST_SECONDS)
    finally:
        pool.close()
    took = time.perf_counter() - begin
    return fine(f"Their processes can be started, in {took:.1f} seconds.", seconds=round(took, 2))
