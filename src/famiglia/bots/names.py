"""The bots by name."""

from collections.abc import Callable
from typing import Final

from famiglia.bots.bot import Bot
from famiglia.bots.picciotto import Picciotto
from famiglia.bots.soldato import Soldato

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"picciotto": Picciotto, "soldato": Soldato}
"""Weakest first. Each is made with a seed for what it leaves to chance."""


def bot_named(name: str, seed: str) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise ValueError(f"there is no bot called {name}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
