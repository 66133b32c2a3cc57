"""Work that is measured: a unit is done again and again for some CPU time, and counted."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

Done = dict[str, int]
"""What was done, and how often: games, decisions, copies ..."""
Work = Callable[[int], Done]
"""One unit; its number is the seed of whatever is random in it."""
SAMPLES: Final = 8
"""Different games in the middle that are copied and viewed."""
TIMES_EACH: Final = 25
"""How often each of them, between two looks at the clock."""


class Works(NamedTuple):
    """What a contestant can be asked to do, and how large a game of it is while it is going on."""

    by_name: dict[str, Work]
    live: Callable[[int], object] | None = None
    """A game of this seed in the middle, to be held in memory."""


class Block(NamedTuple):
    """What was done in so many seconds of CPU time."""

    done: Done
    seconds: float

    def rates(self) -> dict[str, float]:
        """Of each thing that was done, how often in a second."""
        return {what: number / self.seconds for what, number in self.done.items()}


def block(work: Work, seconds: float, first: int) -> Block:
    """Whole units until the time is up."""
    total: Done = {}
    number = first
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for what, times in work(number).items():
            total[what] = total.get(what, 0) + times
        number += 1
    return Block(total, spent)
