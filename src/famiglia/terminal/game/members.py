"""Soldati and members in words: at home, in the supply, in the Cupola [15.2]."""

from famiglia.edition.tables import NONE
from famiglia.engine.cells import in_cupola, in_supply, members_in_hq, members_in_supply
from famiglia.engine.facts import CUPOLA_TOKEN, members_least, members_most
from famiglia.engine.members import at_home, has_cupola, in_stock
from famiglia.engine.solo import is_locked_out
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.seat_view import SeatView


def home_text(seat_view: SeatView, family: int) -> str:
    """Who is at home: 4 Soldati, 2 members; of an opponent only how many units [15.2.3]."""
    state = seat_view.state
    units, members = at_home(state, family), state.count(members_in_hq(family))
    if not has_cupola(state):
        return counted(f"{units} Soldati")
    if seat_view.knows(family):
        return counted(f"{units - members} Soldati, {members} members")
    known = _deduced_members(seat_view, family)
    return counted(f"{units} units{f' ({known})' if known else ''}")


def _deduced_members(seat_view: SeatView, family: int) -> str:
    """How many of the units at home are members, as far as all can tell [15.2.3]."""
    facts, units = seat_view.state.facts, at_home(seat_view.state, family)
    least, most = facts[members_least(family)], facts[members_most(family)]
    if (least, most) == (0, units):
        return ""
    return counted(f"{least} members" if least == most else f"{least} to {most} members")


def supply_text(seat_view: SeatView, family: int) -> str:
    """Soldati that are not in play, with members if there are any; of the own family."""
    state = seat_view.state
    members = state.count(members_in_supply(family))
    if not has_cupola(state):
        return counted(f"{state.count(in_supply(family))} Soldati")
    return counted(f"{in_stock(state, family) - members} Soldati, {members} members")


def seats_text(seat_view: SeatView) -> str:
    """How many members each has in the Cupola: Red 8, Blue 4."""
    state = seat_view.state
    return ", ".join(
        f"{seat_view.owner(family)} {state.count(in_cupola(family))}"
        for family in state.family_of
        if family != NONE
    )


def cupola_facts(seat_view: SeatView) -> list[str]:
    """The Cupola at a glance: its size, its members, its control token; nothing without one."""
    if not has_cupola(seat_view.state):
        return []
    facts = [f"Cupola, {seat_view.tables.solo.seats} seats"]
    if NONE in seat_view.state.family_of:
        return facts
    facts.append(seats_text(seat_view))
    token = seat_view.state.facts[CUPOLA_TOKEN]
    return facts if token == NONE else [*facts, f"control token of {seat_view.owner(token)}"]


def cupola_lines(seat_view: SeatView) -> list[str]:
    """The Cupola, what its seats are good for, and the units at home."""
    if not has_cupola(seat_view.state):
        return [f"There is no Cupola in {seat_view.tables.mode}, only in 1v1."]
    solo = seat_view.tables.solo
    lines = [
        f"{'; '.join(cupola_facts(seat_view))}.",
        f"  Who has more than {solo.members} members may deploy the surplus when a round begins; "
        f"then the other may refill to {solo.members} [15.3.1] [15.3.2].",
        f"  {solo.control} members after the encounter phase bring a control token, which counts "
        "as a Mandamento [15.3.3] [15.3.4].",
        f"  {solo.lock} members lock the other's commission tokens out of the solo board [15.3.5].",
    ]
    for family in seat_view.state.family_of:
        if family != NONE:
            lines.append(f"  {_units_line(seat_view, family)}")
    return lines


def _units_line(seat_view: SeatView, family: int) -> str:
    """The units of a player, and what others can tell of the own ones."""
    known = _deduced_members(seat_view, family) if seat_view.knows(family) else ""
    others = f"; your opponent can tell that there are {known}" if known else ""
    locked = "; locked out of the solo board" if is_locked_out(seat_view.state, family) else ""
    return f"{seat_view.owner(family)} has {home_text(seat_view, family)} at home{others}{locked}."
