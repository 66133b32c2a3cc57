"""The first lines of a game: who plays against whom, and where to read what is different."""

from collections.abc import Mapping
from typing import Final

from famiglia.terminal.game.seat_view import SeatView

_DIFFERENT: Final = {
    "1v1": "Type rules 14 and rules 15 for what is different, solo and cupola for both boards.",
    "2v1": "Type rules 14 and rules 16 for what is different, solo for the solo board.",
}


def greeting_lines(seat_view: SeatView, people: int, bots: Mapping[int, str]) -> list[str]:
    """For the first of so many people at this keyboard."""
    lines = [
        "La Famiglia, unofficial. Type ? for help, quit to stop.",
        f"{_mode(seat_view)}: {' against '.join(_team(seat_view, team) for team in (0, 1))}.",
    ]
    if people == 1:
        lines.append(f"You are {seat_view.people[seat_view.seat]}, seat {seat_view.seat}.")
    for name in sorted(set(bots.values())):
        seated = [seat_view.people[seat] for seat in sorted(bots) if bots[seat] == name]
        lines.append(f"{_listed(seated)} {'is a bot' if len(seated) == 1 else 'are bots'}: {name}.")
    different = _DIFFERENT.get(seat_view.tables.mode)
    return [*lines, different] if different else lines


def _listed(names: list[str]) -> str:
    """Anna, Bruno and Carla."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def _mode(seat_view: SeatView) -> str:
    level = seat_view.tables.level
    return f"{seat_view.tables.mode}, level {level}" if level else seat_view.tables.mode


def _team(seat_view: SeatView, team: int) -> str:
    seats = [seat for seat, each in enumerate(seat_view.tables.teams) if each == team]
    names = " and ".join(seat_view.people[seat] for seat in seats)
    return f"{names} alone" if len(seats) == 1 < len(seat_view.people) - 1 else names
