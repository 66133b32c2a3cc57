"""Who sits where: `--seat` names people, `--bot` names bots."""

from collections.abc import Callable
from typing import Final, NamedTuple

import click

from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.record.mode import Mode

USUAL_BOT: Final = "soldato"


class Seats(NamedTuple):
    """People, and bots by name; a seat with neither is free."""

    people: list[int]
    bots: dict[int, str]


def seats_of(
    mode: Mode, people: tuple[int, ...], bots: tuple[str, ...], check: Callable[[str], None]
) -> Seats:
    """What the options say; a bot that the check refuses or a seat that the mode lacks is refused.

    Later bots take the seats of earlier ones, and people those of bots.
    """
    taken = _in_mode(mode, people)
    found: dict[int, str] = {}
    for text in bots:
        before, _, after = text.partition("=")
        seat, name = (before, after) if before.isdecimal() else ("", text)
        check(name)
        seats = _in_mode(mode, (int(seat),)) if seat else range(len(TEAM_OF_SEATS[mode.name]))
        found |= dict.fromkeys(seats, name)
    return Seats(taken, {seat: name for seat, name in found.items() if seat not in taken})


def _in_mode(mode: Mode, seats: tuple[int, ...]) -> list[int]:
    """The seats, each once; one that the mode does not have is refused."""
    last = len(TEAM_OF_SEATS[mode.name]) - 1
    for seat in seats:
        if seat > last:
            raise click.UsageError(
                f"There is no seat {seat} in {mode.name}: seats go from 0 to {last}."
            )
    return sorted(set(seats))
