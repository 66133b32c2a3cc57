"""What happened, as one seat may know it: deeds in words, and what they changed."""

from collections.abc import Iterator

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS
from famiglia.engine.cells import NEUTRAL, car_in, in_area, in_hq, lab_in, money_of
from famiglia.engine.kinds import KINDS
from famiglia.engine.rules import controls
from famiglia.engine.state import CHANCE, ENCOUNTER, MAT
from famiglia.record.notation import Answer
from famiglia.record.record import Entry
from famiglia.terminal.game.answers import deed_text
from famiglia.terminal.game.sight import Sight


def told(entry: Entry, answer: Answer, before: Sight, after: Sight) -> list[str]:
    """An entry of the record in lines: who did what, and what came of it."""
    deed = deed_text(answer, before, entry.seat, hidden=_is_hidden(answer, entry.seat, before))
    if entry.seat != CHANCE:
        deed = f"{before.speaker(entry.seat)} {deed}"
    changes = "; ".join(_small_changes(before, after))
    lines = [f"{deed}: {changes}." if changes else f"{deed}."]
    return [*lines, *(f"{line}." for line in _large_changes(before, after))]


def cards_told(entries: list[Entry], sight: Sight) -> str:
    """The two cards that were laid last, once they are shown [8.6.6]."""
    laid = [entry for entry in entries if entry.text.split()[0] == "card"][-2:]
    cards = [
        f"{sight.speaker(entry.seat)} laid {sight.card(sight.tables.card_ids.index(_last(entry)))}"
        for entry in laid
    ]
    return f"Cards are shown: {', '.join(cards)}."


def _last(entry: Entry) -> str:
    return entry.text.split()[-1]


def _is_hidden(answer: Answer, seat: int, sight: Sight) -> bool:
    """Whether the answer has fields that the other team may not see."""
    if seat == CHANCE or seat % 2 == sight.seat % 2:
        return False
    fields = [field for variant in KINDS[answer.kind].variants.values() for field in variant]
    return any(field.private for field in fields)


def area_text(sight: Sight, area: int) -> str:
    """Who and what stands in an area: Red 3, 1 car, 2 labs."""
    state = sight.state
    holder = state.holder[area]
    parts = [f"{sight.owner(holder)} {state.pieces[in_area(area)]}" if holder >= 0 else "empty"]
    for number, word in ((state.pieces[car_in(area)], "car"), (state.pieces[lab_in(area)], "lab")):
        if number:
            parts.append(f"{number} {word}{'s' if number > 1 else ''}")
    return ", ".join(parts)


def _small_changes(before: Sight, after: Sight) -> Iterator[str]:
    """Areas, money and headquarters that are not what they were."""
    old, new = before.state, after.state
    for area in range(AREAS):
        text = area_text(after, area)
        if text != area_text(before, area):
            was = f", was {before.owner(old.holder[area])}" if _lost(before, after, area) else ""
            yield f"{after.area(area)} now {text}{was}"
    for family in new.family_of if old.begun else ():
        if old.pieces[money_of(family)] != new.pieces[money_of(family)]:
            yield f"{after.owner(family)} now has {new.pieces[money_of(family)]} Money"
        if old.pieces[in_hq(family)] != new.pieces[in_hq(family)]:
            yield f"{after.owner(family)} now has {new.pieces[in_hq(family)]} Soldati at home"


def _lost(before: Sight, after: Sight, area: int) -> bool:
    """Whether an area's holder lost it."""
    holder = before.state.holder[area]
    return 0 <= holder <= NEUTRAL and holder != after.state.holder[area]


def _large_changes(before: Sight, after: Sight) -> Iterator[str]:
    """Families, revealed and new orders, Mandamenti, and the phase."""
    old, new = before.state, after.state
    if old.family_of[0] == NONE != new.family_of[0]:
        yield ", ".join(
            f"{name} leads {after.speaker(seat)}" for seat, name in enumerate(after.people)
        )
        return
    if (old.round, old.phase, old.begun) != (new.round, new.phase, new.begun):
        yield phase_text(after)
    for token in range(FAMILIES * ORDERS):
        owner = after.owner(token // ORDERS)
        if new.face_up[token] and not old.face_up[token]:
            place = after.area(new.orders[token])
            yield f"{owner} reveals {after.order_of(token)} in {place}"
        if old.orders[token] == MAT != new.orders[token]:
            yield f"{owner} gains the order {after.order_of(token)}"
    for mandamento in range(len(new.confirmed)):
        family = controls(new, mandamento)
        if family not in (NONE, controls(old, mandamento)):
            yield f"{after.owner(family)} now controls Mandamento {after.mandamento(mandamento)}"


def phase_text(sight: Sight) -> str:
    """Which round and phase it is."""
    if not sight.state.begun:
        return "Set-up"
    phase = "encounter" if sight.state.phase == ENCOUNTER else "planning"
    return f"Round {sight.state.round} of {sight.tables.numbers.rounds}, {phase}"
