"""The four families at a glance: as a panel beside the map, and as lines of words."""

from rich.text import Text

from famiglia.edition.tables import NONE
from famiglia.engine.cells import car_supply, in_hq, in_supply, money_of
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.rules import controls, in_headquarters, tiles_of
from famiglia.engine.state import State
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.log import phase_text
from famiglia.terminal.game.sight import Sight
from famiglia.terminal.layout import COLOURS


def panel(sight: Sight, width: int) -> Text:
    """The families, each in a few short lines on its colour."""
    shown = Text(f"{phase_text(sight)}\n\n", style="bold")
    for family in sight.state.family_of:
        if family == NONE:
            continue
        style = COLOURS.get(sight.owner_id(family), "bold")
        title = f" {sight.letter(family)} {_title(sight, family)}"
        shown.append(f"{title:<{width - 1}}\n", style=style)
        for line in _facts(sight, family):
            shown.append(f" {line}\n", style="not bold")
    return shown


def house_lines(sight: Sight) -> list[str]:
    """Round, phase and the families, one line each."""
    lines = [f"{phase_text(sight)}."]
    for family in sight.state.family_of:
        if family != NONE:
            lines.append(f"{_title(sight, family)}: {', '.join(_facts(sight, family))}.")
    return lines


def _title(sight: Sight, family: int) -> str:
    seat = sight.state.seat_of[family]
    who = sight.people[seat]
    if seat == sight.seat:
        who = f"{who}, you"
    elif seat % 2 == sight.seat % 2:
        who = f"{who}, partner"
    return f"{sight.owner(family)} ({who})"


def _facts(sight: Sight, family: int) -> list[str]:
    """Money and Soldati, orders and Mandamenti, and the tiles if there are any."""
    state = sight.state
    home, supply = state.pieces[in_hq(family)], state.pieces[in_supply(family)]
    starts = ", starts" if state.starting_piece == state.seat_of[family] else ""
    facts = [
        counted(f"{state.pieces[money_of(family)]} Money, {home} Soldati at home"),
        counted(
            f"{orders_at_home(sight, family)} orders, {_now(state, family)} Mandamenti{starts}"
        ),
    ]
    tiles = [sight.tile(tile) for tile in tiles_of(state, family)]
    if tiles:
        facts.append(f"tiles {', '.join(tiles)}")
    if family == sight.family:
        facts.append(counted(f"supply {supply} Soldati, {state.pieces[car_supply(family)]} cars"))
    return facts


def orders_at_home(sight: Sight, family: int) -> int:
    """How many orders a family has in headquarters [1.4.2]."""
    return len(in_headquarters(sight.state, family)) + sight.seen.in_hq[family]


def _now(state: State, family: int) -> int:
    """Mandamenti as they stand [6.1.1]."""
    return sum(controls(state, number) == family for number in range(len(state.confirmed)))


def standing(sight: Sight) -> list[str]:
    """Who won, why, and the Mandamenti of each family."""
    state = sight.state
    counts = {family: mandamenti_of(state, family) for family in state.family_of}
    lines = [f"The game is over: {_result(sight)}"]
    for family, count in counts.items():
        held = [
            sight.mandamento(number)
            for number, owner in enumerate(state.confirmed)
            if owner == family
        ]
        lines.append(f"{_title(sight, family)}: {counted(f'{count} Mandamenti')}{_listed(held)}.")
    return lines


def _listed(names: list[str]) -> str:
    return f" ({', '.join(names)})" if names else ""


def _result(sight: Sight) -> str:
    state = sight.state
    if state.winner not in (0, 1):
        return "a draw [12.1.6]."
    totals = [
        sum(mandamenti_of(state, family) for family in state.family_of[team::2]) for team in (0, 1)
    ]
    winners = " and ".join(sight.owner(family) for family in state.family_of[state.winner :: 2])
    mine, other = totals[state.winner], totals[1 - state.winner]
    yours = " Your team!" if sight.seat % 2 == state.winner else ""
    return (
        f"{winners} win with {mine} Mandamenti against {other}{_reason(sight, mine, other)}.{yours}"
    )


def _reason(sight: Sight, mine: int, other: int) -> str:
    state, numbers = sight.state, sight.tables.numbers
    best = max(mandamenti_of(state, family) for family in state.family_of[state.winner :: 2])
    if best >= numbers.victory_family or mine >= numbers.victory_team:
        return " [12.1.2]"
    if mine > other:
        return f" after round {state.round} [12.1.4]"
    tie = sight.area(sight.tables.tiebreak)
    return f", by {tie} [12.1.5] or the starting piece [13.1.7]"
