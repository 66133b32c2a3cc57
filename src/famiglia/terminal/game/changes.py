"""What an answer changed on the table, as one seat may know it."""

from collections.abc import Iterator

from famiglia.edition.tables import AREAS, FAMILIES, MANDAMENTI, NONE, ORDERS, SEAS
from famiglia.engine.cells import (
    ADDITIONAL,
    boat_in,
    car_in,
    commission_in,
    in_area,
    lab_in,
    money_of,
)
from famiglia.engine.facts import CUPOLA_TOKEN
from famiglia.engine.members import has_cupola
from famiglia.engine.rules import controls
from famiglia.engine.state import ENCOUNTER, MAT
from famiglia.terminal.game.members import home_text, seats_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.solo import additional_text


def area_text(seat_view: SeatView, area: int) -> str:
    """Who and what stands in an area: Red 3, 1 car, 2 labs."""
    state = seat_view.state
    holder = state.holder[area]
    parts = [f"{seat_view.owner(holder)} {state.count(in_area(area))}" if holder >= 0 else "empty"]
    for number, word in ((state.count(car_in(area)), "car"), (state.count(lab_in(area)), "lab")):
        if number:
            parts.append(f"{number} {word}{'s' if number > 1 else ''}")
    return ", ".join(parts)


def boats_text(seat_view: SeatView, sea: int) -> str:
    """Whose boats lie in a sea: 1 Blue, 2 Red."""
    boats = [seat_view.state.count(boat_in(sea, family)) for family in range(FAMILIES)]
    return ", ".join(
        f"{number} {seat_view.owner(family)}" for family, number in enumerate(boats) if number
    )


def phase_text(seat_view: SeatView) -> str:
    """Which round and phase it is."""
    if not seat_view.state.begun:
        return "Set-up"
    phase = "encounter" if seat_view.state.phase == ENCOUNTER else "planning"
    return f"Round {seat_view.state.round} of {seat_view.tables.numbers.rounds}, {phase}"


def small_changes(before: SeatView, after: SeatView) -> Iterator[str]:
    """Areas, seas, money and headquarters that are not what they were; not the whole line-up."""
    old, new = before.state, after.state
    if not any(holder >= 0 for holder in old.holder):
        return
    for area in range(AREAS):
        text = area_text(after, area)
        if text != area_text(before, area):
            was = f", was {before.owner(old.holder[area])}" if _lost(before, after, area) else ""
            yield f"{after.area(area)} now {text}{was}"
    for sea in range(SEAS):
        if boats_text(after, sea) != boats_text(before, sea):
            yield f"{after.sea(sea)} now {boats_text(after, sea) or 'without boats'}"
    for family in new.family_of if old.begun else ():
        if old.count(money_of(family)) != new.count(money_of(family)):
            yield f"{after.owner(family)} now has {new.count(money_of(family))} Money"
        if home_text(before, family) != home_text(after, family):
            yield f"{after.owner(family)} now has {home_text(after, family)} at home"
    if has_cupola(new) and seats_text(before) != seats_text(after):
        yield f"the Cupola now {seats_text(after)}"


def _lost(before: SeatView, after: SeatView, area: int) -> bool:
    """Whether an area's holder lost it."""
    holder = before.state.holder[area]
    return holder >= 0 and holder != after.state.holder[area]


def large_changes(before: SeatView, after: SeatView) -> Iterator[str]:
    """Families, new orders, the starting piece, Mandamenti, the phase, revealed orders."""
    old, new = before.state, after.state
    if old.family_of[0] == NONE != new.family_of[0]:
        yield ", ".join(
            f"{name} leads {after.speaker(seat)}" for seat, name in enumerate(after.people)
        )
        return
    yield from _gained(before, after)
    for mandamento in range(MANDAMENTI):
        family = controls(new, mandamento)
        if family not in (NONE, controls(old, mandamento)):
            yield f"{after.owner(family)} now controls Mandamento {after.mandamento(mandamento)}"
    yield from _commission(before, after)
    if (old.round, old.phase, old.begun) != (new.round, new.phase, new.begun):
        yield phase_text(after)
    for token in range(FAMILIES * ORDERS):
        if new.face_up[token] and not old.face_up[token]:
            place = after.area(new.orders[token])
            yield f"{after.owner(token // ORDERS)} reveals {after.order_of(token)} in {place}"


def _commission(before: SeatView, after: SeatView) -> Iterator[str]:
    """The control token in the Cupola, and additional tokens that are back [15.3.3] [16.3.5]."""
    old, new = before.state, after.state
    lost, held = old.facts[CUPOLA_TOKEN], new.facts[CUPOLA_TOKEN]
    if held not in (NONE, lost):
        yield f"{after.owner(held)} now controls the Cupola, which counts as a Mandamento"
    elif held != lost:
        yield f"{after.owner(lost)} no longer controls the Cupola"
    for family in new.family_of:
        cell = commission_in(family, ADDITIONAL)
        if old.begun and new.count(cell) > old.count(cell):
            yield f"{after.owner(family)}: {additional_text(after, family)}"


def _gained(before: SeatView, after: SeatView) -> Iterator[str]:
    """Orders from the mat, and the starting piece [5.7.2] [5.8.1]."""
    old, new = before.state, after.state
    for token in range(FAMILIES * ORDERS):
        if old.orders[token] == MAT != new.orders[token]:
            yield f"{after.owner(token // ORDERS)} gains the order {after.order_of(token)}"
    if old.begun and old.starting_piece != new.starting_piece:
        yield f"{after.speaker(new.starting_piece)} takes the starting piece"
