"""What tests of single rules need besides positions: refusals, Anytime Options, the first line."""

from typing import Final

import pytest

from famiglia.engine.game import Game, NotOffered
from famiglia.record.notation import context_of, parse
from famiglia.record.position import write
from tests.engine.build import TABLES
from tests.positions import play, position

HEADLINE: Final = 0
"""The line of a position that says round, phase and winner."""


def refused(game: Game, answer: str) -> str:
    """The rule against an answer; nothing changes by it [3.4.2]."""
    before = write(game.state)
    with pytest.raises(NotOffered) as refusal:
        play(game, answer)
    assert write(game.state) == before
    return refusal.value.reason.rule


def use(game: Game, family: str, option: str) -> None:
    """A family uses an Anytime Option, whoever is asked: `use(game, "blue", "give")`."""
    seat = _seat(game, family)
    game.apply_anytime(seat, parse(f"anytime {option}", context_of(game.state, seat)).option)


def use_refused(game: Game, family: str, option: str) -> str:
    """The rule against an Anytime Option of a family."""
    with pytest.raises(NotOffered) as refusal:
        use(game, family, option)
    return refusal.value.reason.rule


def headline(game: Game) -> str:
    """Round, phase and what else the first line says: `round 4 encounter, winner red+green`."""
    return write(game.state).splitlines()[HEADLINE]


def _seat(game: Game, family: str) -> int:
    return game.state.seat_of[TABLES.family_ids.index(family)]


def controls(family: str, mandamenti: str, soldati: int = 1) -> str:
    """Lines of a position: Soldati in two areas of each Mandamento, never in Bronte."""
    areas = [area for name in mandamenti.split() for area in TWO_AREAS[name]]
    return "\n".join(f"{area}: {family} {soldati}" for area in areas) + "\n"


def everywhere(family: str) -> str:
    """Lines of a position: a Soldato in each area."""
    return "".join(f"{area}: {family} 1\n" for area in TABLES.area_ids)


def after_the_encounter(board: str, number: int = 1, more: str = "") -> Game:
    """The management after the encounter phase of a round, with one token for the next."""
    return position(f"""
        round {number} encounter{more}
        {board}
        bottom: place neutral 1
        now: round then last-management
    """)


TWO_AREAS: Final = {
    "trapani": ("trapani", "marsala"),
    "sciacca": ("sciacca", "salemi"),
    "palermo": ("palermo", "corleone"),
    "cefalu": ("cefalu", "termini-imerese"),
    "caltanissetta": ("caltanissetta", "agrigento"),
    "enna": ("enna", "nicosia"),
    "gela": ("gela", "licata"),
    "caltagirone": ("caltagirone", "scordia"),
    "ragusa": ("ragusa", "vittoria"),
    "siracusa": ("siracusa", "noto"),
    "catania": ("catania", "randazzo"),
    "messina": ("messina", "patti"),
}
"""Two areas of each Mandamento, enough to control it."""
