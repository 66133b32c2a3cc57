"""Who has won, by what, and with which Mandamenti [12.1]."""

from typing import Final

from famiglia.edition.tables import MANDAMENTI
from famiglia.engine.facts import confirmed
from famiglia.engine.management.end import (
    DRAWN,
    FAMILY,
    MAJORITY,
    TEAM,
    THE_PIECE,
    TIE_BREAK_AREA,
    Outcome,
)
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.houses import title
from famiglia.terminal.game.sight import Sight

_REASONS: Final = {
    FAMILY: "one of them has at least {family} [12.1.2]",
    TEAM: "that is at least {team} [12.1.2]",
    MAJORITY: "that is more, after round {round} [12.1.4]",
    TIE_BREAK_AREA: "that is as many, and {area} is theirs [12.1.5]",
    THE_PIECE: "that is as many, nobody has {area}, and the starting piece is theirs [13.1.7]",
    DRAWN: "nobody has {area} [12.1.6]",
}


def ending_lines(sight: Sight, outcome: Outcome) -> list[str]:
    """The result and the Mandamenti of each family."""
    lines = [f"The game is over: {_result(sight, outcome)}"]
    for family in sight.state.family_of:
        held = [
            sight.mandamento(number)
            for number in range(MANDAMENTI)
            if sight.state.facts[confirmed(number)] == family
        ]
        names = f" ({', '.join(held)})" if held else ""
        lines.append(f"{title(sight, family)}: {counted(f'{len(held)} Mandamenti')}{names}.")
    return lines


def _result(sight: Sight, outcome: Outcome) -> str:
    numbers = sight.tables.numbers
    reason = _REASONS[outcome.ending].format(
        family=numbers.victory_family,
        team=numbers.victory_team,
        round=sight.state.round,
        area=sight.area(sight.tables.tiebreak),
    )
    if outcome.ending == DRAWN:
        return counted(f"a draw with {outcome.totals[0]} Mandamenti each; {reason}.")
    winners = sight.state.family_of[outcome.winner :: 2]
    mine, other = outcome.totals[outcome.winner], outcome.totals[1 - outcome.winner]
    names = " and ".join(sight.owner(family) for family in winners)
    yours = " Your team has won!" if sight.seat % 2 == outcome.winner else ""
    return counted(f"{names} win with {mine} Mandamenti against {other}: {reason}.{yours}")
