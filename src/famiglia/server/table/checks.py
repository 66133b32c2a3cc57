"""What must hold before anything is done at a table; else it is refused."""

from famiglia.engine.game import Game
from famiglia.server.problems import Refusal
from famiglia.server.table.state import ENDED, PAUSED, Seat, TableState


def seat_at(state: TableState, seat: int) -> Seat:
    """The seat of this number."""
    if not 0 <= seat < len(state.seats):
        raise Refusal("no-seat", f"There is no seat {seat}.")
    return state.seats[seat]


def must_sit(state: TableState, seat: int, person: str) -> None:
    """Refuses who does not sit there."""
    if seat_at(state, seat).person != person:
        raise Refusal("not-your-seat", f"Seat {seat} is not yours.")


def must_play(state: TableState, seat: int) -> None:
    """Refuses a person in whose place a bot plays."""
    if not state.seats[seat].is_played_by_person:
        raise Refusal("away", "A bot plays in your place: come back first.")


def must_be_running(state: TableState) -> Game:
    """The game, if answers are taken now."""
    if state.status == PAUSED:
        raise Refusal("paused", "The table is paused.")
    if state.status == ENDED:
        raise Refusal("ended", "The game is over.")
    if state.game is None:
        raise Refusal("not-started", "The game has not begun.")
    return state.game
