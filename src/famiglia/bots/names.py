"""The bots by name, with traits: `soldato:money=1.5,car=3` is a Soldato who is fond of both."""

from collections.abc import Callable
from typing import Final

from famiglia.bots.bot import Bot
from famiglia.bots.picciotto import Picciotto
from famiglia.bots.soldato import Soldato
from famiglia.judgement.weights import Weights

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"picciotto": Picciotto, "soldato": Soldato}
"""Weakest first. Each is made with a seed for what it leaves to chance."""
TRAITED: Final = "soldato"
"""Only this one has weights."""
TRAITS: Final = [name for name in dir(Weights()) if isinstance(getattr(Weights(), name), float)]
"""What can be changed of it."""


class NoSuchBot(ValueError):
    """A name that means no bot, or a trait that it does not have."""


def bot_named(name: str, seed: str) -> Bot:
    """A bot for one seat of one game."""
    kind, _, traits = name.partition(":")
    if kind not in BOTS:
        raise NoSuchBot(f"there is no bot called {kind}; there are {', '.join(BOTS)}")
    if not traits:
        return BOTS[kind](seed)
    if kind != TRAITED:
        raise NoSuchBot(f"{kind} has no traits; {TRAITED} has")
    return Soldato(seed, _weights(traits.split(",")))


def _weights(traits: list[str]) -> Weights:
    """The usual weights with other numbers."""
    weights = Weights()
    for trait in traits:
        name, _, number = trait.partition("=")
        if name not in TRAITS:
            raise NoSuchBot(f"there is no trait called {name}; there are {', '.join(TRAITS)}")
        try:
            setattr(weights, name, float(number))
        except ValueError as wrong:
            raise NoSuchBot(f"{name} is a number, not {number!r}") from wrong
    return weights
