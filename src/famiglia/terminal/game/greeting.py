"""The first lines of a game: who plays against whom, and where to read what is different."""

from collections.abc import Mapping
from typing import Final

from famiglia.terminal.game.seat_view import SeatView

_DIFFERENT: Final = {
    "1v1": "Type rules 14 and rules 15 for what is different, solo and cupola for both boards.",
    "2v1": "Type rules 14 and rules 16 for what is different, solo for the solo board.",
}


def greeting_lines(sight: SeatView, people: int, bots: Mapping[int, str]) -> list[str]:
    """For the first of so many people at this keyboard."""
    lines = [
        "La Famiglia, unofficial. Type ? for help, quit to stop.",
        f"{_mode(sight)}: {' against '.join(_team(sight, team) for team in (0, 1))}.",
    ]
    if people == 1:
        lines.append(f"You are {sight.people[sight.seat]}, seat {sight.seat}.")
    for name in sorted(set(bots.values())):
        seated = [sight.people[seat] for seat in sorted(bots) if bots[seat] == name]
        lines.append(f"{_listed(seated)} {'is a bot' if len(seated) == 1 else 'are bots'}: {name}.")
    different = _DIFFERENT.get(sight.tables.mode)
    return [*lines, different] if different else lines


def _listed(names: list[str]) -> str:
    """Anna, Bruno and Carla."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def _mode(sight: SeatView) -> str:
    level = sight.tables.level
    return f"{sight.tables.mode}, level {level}" if level else sight.tables.mode


def _team(sight: SeatView, team: int) -> str:
    seats = [seat for seat, each in enumerate(sight.tables.teams) if each == team]
    names = " and ".join(sight.people[seat] for seat in seats)
    return f"{names} alone" if len(seats) == 1 < len(sight.people) - 1 else names
