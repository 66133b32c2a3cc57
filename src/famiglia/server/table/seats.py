"""Sitting down, starting the game, leaving, playing again."""

from typing import Final, NamedTuple

import msgspec

from famiglia.server.problems import Refusal
from famiglia.server.table.checks import must_sit, seat_at
from famiglia.server.table.events import Left, Rematch, Renamed, Sat, Started, TookOver
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, Settings
from famiglia.server.table.state import ENDED, OPEN, TableState
from famiglia.server.table.unit_of_work import UnitOfWork

LONGEST_NAME: Final = 24


class Guest(NamedTuple):
    """Somebody who sits down."""

    person: str
    name: str
    link: str = ""
    """The hash of the seat's private link."""


def sit(work: UnitOfWork, seat: int, guest: Guest) -> None:
    """Somebody takes a free seat; one person may take several and share the screen."""
    _must_be_open(work.state)
    if seat_at(work.state, seat).is_taken:
        raise Refusal("seat-taken", f"Seat {seat} is taken.")
    work.append_event(Sat(checked_name(guest.name)), seat, guest.person)
    work.links[seat] = guest.link


def renew_link(work: UnitOfWork, seat: int, person: str, link: str) -> None:
    """The old private link of a seat ends."""
    must_sit(work.state, seat, person)
    work.links[seat] = link


def rename(work: UnitOfWork, seat: int, person: str, name: str) -> None:
    """Who sits there wants to be called otherwise; the record keeps the name of the beginning."""
    must_sit(work.state, seat, person)
    sound = checked_name(name)
    if sound != work.state.seats[seat].name:
        work.append_event(Renamed(sound), seat, person)


def leave(work: UnitOfWork, seat: int, person: str) -> None:
    """Somebody leaves; if the game has begun, a bot plays there until they return."""
    state = work.state
    must_sit(state, seat, person)
    if state.status == OPEN:
        work.append_event(Left(), seat, person)
        return
    if state.status == ENDED or state.seats[seat].bot != PERSON:
        raise Refusal("gone", "You have left, or the game is over.")
    work.append_event(TookOver(SUBSTITUTE_BOT), seat, person)


def start(work: UnitOfWork, person: str) -> None:
    """Somebody at the table starts it; all seats must be taken."""
    state = work.state
    _must_be_open(state)
    free = [str(number) for number, seat in enumerate(state.seats) if not seat.is_taken]
    if free:
        raise Refusal("seats-free", f"Not taken yet: {', '.join(free)}.")
    work.append_event(Started(tuple(seat.name for seat in state.seats)), None, person)
    work.advance()


def play_again(work: UnitOfWork, person: str, table: str) -> None:
    """Somebody who was at the table opens another one like it, unless somebody else has."""
    state = work.state
    if state.status != ENDED:
        raise Refusal("not-over", "This game is not over.")
    if all(seat.person != person for seat in state.seats):
        raise Refusal("not-your-table", "You have not played at this table.")
    if not state.rematch:
        work.append_event(Rematch(table), None, person)


def settings_again(state: TableState, person: str) -> Settings:
    """What they play again with: who has left is not waited for, unless it is they who ask."""
    settings = state.settings
    left = [
        number
        for number, seat in enumerate(state.seats)
        if seat.person not in (None, person) and seat.bot != PERSON
    ]
    if not left:
        return settings
    bots = (
        SUBSTITUTE_BOT if each in left else settings.bot(each) for each in range(settings.seats)
    )
    return msgspec.structs.replace(settings, bots=tuple(bots))


def sit_again(work: UnitOfWork, guests: dict[int, Guest]) -> None:
    """Who plays again takes the same seats, unless others have; when all are taken, it begins."""
    state = work.state
    for seat, guest in guests.items():
        if state.status == OPEN and not state.seats[seat].is_taken:
            sit(work, seat, guest)
            if all(each.is_taken for each in state.seats):
                start(work, guest.person)


def checked_name(name: str) -> str:
    """A name as it can stand on one line of a record."""
    found = " ".join(name.split())
    if not found.isprintable() or not 0 < len(found) <= LONGEST_NAME:
        raise Refusal("name", f"A name has 1 to {LONGEST_NAME} signs that can be printed.")
    return found


def _must_be_open(state: TableState) -> None:
    if state.status != OPEN:
        raise Refusal("started", "The game has begun.")
