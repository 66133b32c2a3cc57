"""Who has won, by what, and with which Mandamenti [12.1]."""

from typing import Final

from famiglia.edition.tables import MANDAMENTI
from famiglia.engine.facts import CUPOLA_TOKEN, confirmed
from famiglia.engine.management.end import (
    DRAWN,
    FAMILY,
    MAJORITY,
    TEAM,
    THE_PIECE,
    TIE_BREAK_AREA,
    Outcome,
    families_of,
)
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.families import title
from famiglia.terminal.game.seat_view import SeatView

_REASONS: Final = {
    FAMILY: "one of them has at least {family} [12.1.2]",
    TEAM: "that is at least {team} [12.1.2]",
    MAJORITY: "that is more, after round {round} [12.1.4]",
    TIE_BREAK_AREA: "that is as many, and {area} is {theirs} [12.1.5]",
    THE_PIECE: "that is as many, nobody has {area}, and the starting piece is {theirs} [13.1.7]",
    DRAWN: "nobody has {area} [12.1.6]",
}
_ALONE: Final = "that is at least {family} [14.6.1]"
"""The first of them, of who plays alone."""


def ending_lines(seat_view: SeatView, outcome: Outcome) -> list[str]:
    """The result and the Mandamenti of each family."""
    lines = [f"The game is over: {_result(seat_view, outcome)}"]
    for family in seat_view.state.family_of:
        held = [
            seat_view.mandamento(number)
            for number in range(MANDAMENTI)
            if seat_view.state.facts[confirmed(number)] == family
        ]
        if seat_view.state.facts[CUPOLA_TOKEN] == family:
            held.append("the Cupola")
        names = f" ({', '.join(held)})" if held else ""
        lines.append(f"{title(seat_view, family)}: {counted(f'{len(held)} Mandamenti')}{names}.")
    return lines


def _result(seat_view: SeatView, outcome: Outcome) -> str:
    if outcome.ending == DRAWN:
        reason = _reason(seat_view, outcome, [])
        return counted(f"a draw with {outcome.totals[0]} Mandamenti each; {reason}.")
    winners = families_of(seat_view.state, outcome.winner)
    mine, other = outcome.totals[outcome.winner], outcome.totals[1 - outcome.winner]
    names = " and ".join(seat_view.owner(family) for family in winners)
    win = "win" if len(winners) > 1 else "wins"
    yours = ""
    if seat_view.family in winners:
        yours = " You have won!" if seat_view.is_alone else " Your team has won!"
    reason = _reason(seat_view, outcome, winners)
    return counted(f"{names} {win} with {mine} Mandamenti against {other}: {reason}.{yours}")


def _reason(seat_view: SeatView, outcome: Outcome, winners: list[int]) -> str:
    numbers, is_single = seat_view.tables.numbers, len(winners) == 1
    is_alone = is_single and outcome.ending == FAMILY
    return (_ALONE if is_alone else _REASONS[outcome.ending]).format(
        family=numbers.victory_family,
        team=numbers.victory_team,
        round=seat_view.state.round,
        area=seat_view.area(seat_view.tables.tiebreak),
        theirs=f"{seat_view.owner(winners[0])}'s" if is_single else "theirs",
    )
