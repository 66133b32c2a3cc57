"""The families at a glance: as a panel beside the map, and as lines of words."""

from rich.text import Text

from famiglia.edition.tables import MANDAMENTI, NONE
from famiglia.engine.cells import car_supply, money_of
from famiglia.engine.facts import CUPOLA_TOKEN
from famiglia.engine.rules import controls, in_headquarters, tiles_of
from famiglia.engine.state import State
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.changes import phase_text
from famiglia.terminal.game.members import cupola_facts, home_text, supply_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.solo import additional_text
from famiglia.terminal.layout import COLOURS


def panel(seat_view: SeatView, width: int) -> Text:
    """The families, each in a few short lines on its colour."""
    shown = Text(f"{phase_text(seat_view)}\n\n", style="bold")
    for family in seat_view.state.family_of:
        if family == NONE:
            continue
        style = COLOURS.get(seat_view.owner_id(family), "bold")
        head = f" {seat_view.letter(family)} {title(seat_view, family)}"
        shown.append(f"{head:<{width - 1}}\n", style=style)
        for line in _facts(seat_view, family):
            shown.append(f" {line}\n", style="not bold")
    for line in cupola_facts(seat_view):
        shown.append(f"\n {line}", style="not bold")
    return shown


def family_state_lines(seat_view: SeatView) -> list[str]:
    """Round, phase and the families, one line each."""
    lines = [f"{phase_text(seat_view)}."]
    for family in seat_view.state.family_of:
        if family != NONE:
            lines.append(f"{title(seat_view, family)}: {'; '.join(_facts(seat_view, family))}.")
    cupola = "; ".join(cupola_facts(seat_view))
    return [*lines, f"{cupola}."] if cupola else lines


def title(seat_view: SeatView, family: int) -> str:
    """A family and who leads it: Red (Anna, you)."""
    seat = seat_view.state.seat_of[family]
    who = seat_view.people[seat]
    if seat == seat_view.seat:
        who = f"{who}, you"
    elif seat_view.is_own_team(seat):
        who = f"{who}, partner"
    return f"{seat_view.owner(family)} ({who})"


def _facts(seat_view: SeatView, family: int) -> list[str]:
    """Money and Soldati, orders and Mandamenti, and the tiles if there are any."""
    state = seat_view.state
    starts = ", starts" if state.starting_piece == state.seat_of[family] else ""
    facts = [
        counted(f"{state.count(money_of(family))} Money, {_now(state, family)} Mandamenti{starts}"),
        counted(
            f"at home {home_text(seat_view, family)}, {orders_at_home(seat_view, family)} orders"
        ),
    ]
    tiles = [seat_view.tile(tile) for tile in tiles_of(state, family)]
    if tiles:
        facts.append(f"tiles {', '.join(tiles)}")
    if family == seat_view.family:
        cars = counted(f"{state.count(car_supply(family))} cars")
        facts.append(f"supply {supply_text(seat_view, family)}, {cars}")
    additional = additional_text(seat_view, family)
    return [*facts, additional] if additional else facts


def orders_at_home(seat_view: SeatView, family: int) -> int:
    """How many orders a family has in headquarters [1.4.2]."""
    return len(in_headquarters(seat_view.state, family)) + seat_view.seen.in_hq[family]


def _now(state: State, family: int) -> int:
    """Mandamenti as they stand [6.1.1]; a control token in the Cupola counts too [15.3.4]."""
    held = sum(controls(state, number) == family for number in range(MANDAMENTI))
    return held + (state.facts[CUPOLA_TOKEN] == family)
