"""The families: mats slot by slot, and the orders that lie on them."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby, pairwise
from typing import Final

from famiglia.edition.check.words import words_fit
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content, InstitutionRow, Mat, Order
from famiglia.edition.words import INSTITUTIONS, WORDS, On

FAMILIES: Final = ("black", "blue", "green", "red", "white", "yellow")
SLOTS: Final = 17
GROUPS: Final = 8
SECOND_SLOTS: Final = 5
BASIC: Final = tuple(f"basic-{number}" for number in range(1, 6))
SHAPES: Final = {
    "justice": ("pair", "effect"),
    "police": ("value",),
    "economy": ("effect",),
    "church": ("value",),
}
INSTANT: Final = {"justice": ("car",), "economy": ("money", "lab", "launder")}


def families(content: Content, report: Report) -> None:
    """Six families, each with a mat and its orders."""
    for key, table in (
        ("families", content.families),
        ("mats", content.mats),
        ("orders", content.orders),
    ):
        if set(table) != set(FAMILIES):
            report.error(key, f"must be {', '.join(FAMILIES)}, got {', '.join(table)}")


def mats(content: Content, report: Report) -> None:
    """17 slots in 8 column areas, five of them second slots of an A or B area."""
    for mat in content.mats.values():
        for institution in INSTITUTIONS:
            _row(f"mats.{mat.id}.{institution}", institution, mat.row(institution), report)
        slots = sum(len(mat.row(institution).slots) for institution in INSTITUTIONS)
        if slots != SLOTS:
            report.error(f"mats.{mat.id}", f"must have {SLOTS} slots, got {slots}")
        groups = sum(len(set(mat.row(institution).letters)) for institution in INSTITUTIONS)
        if groups != GROUPS:
            report.error(f"mats.{mat.id}", f"must have {GROUPS} column areas, got {groups}")
        seconds = sum(second_slots(mat.row(institution)) for institution in INSTITUTIONS)
        if seconds != SECOND_SLOTS:
            reason = f"areas A and B must have {SECOND_SLOTS} second slots, got {seconds}"
            report.error(f"mats.{mat.id}", reason)


def second_slots(row: InstitutionRow) -> int:
    """How many of a row's A and B areas have a second slot."""
    sizes = {letter: len(list(group)) for letter, group in groupby(row.letters)}
    return sum(size >= 2 for letter, size in sizes.items() if letter in "AB")


def orders(content: Content, report: Report) -> None:
    """Five basic orders, and one advanced order for each column area of the mat."""
    for family, tokens in content.orders.items():
        mat = content.mats.get(family)
        if mat is None:
            continue
        wanted = {*BASIC, *_advanced(mat)}
        for name in sorted(wanted - set(tokens)):
            report.error(f"orders.{family}.{name}", "is missing")
        for name in sorted(set(tokens) - wanted):
            reason = "no slot of the mat gives this order"
            report.error(f"orders.{family}.{name}", reason)
        for order in tokens.values():
            _order(f"orders.{family}.{order.id}", order, report)
        _names_differ(family, tokens.values(), report)


def _advanced(mat: Mat) -> list[str]:
    return [
        f"{institution}-{letter.lower()}"
        for institution in INSTITUTIONS
        for letter in sorted(set(mat.row(institution).letters))
    ]


def _row(key: str, institution: str, row: InstitutionRow, report: Report) -> None:
    if len(row.letters) != len(row.slots):
        reason = f"{len(row.letters)} letters for {len(row.slots)} slots"
        report.error(f"{key}.letters", reason)
    for place, slot in enumerate(row.slots, start=1):
        where = f"{key}.slots.{place}"
        if slot.shape not in SHAPES[institution]:
            report.error(where, f"{slot} does not fit the {institution} row")
        elif slot.effect and slot.effect.word not in INSTANT[institution]:
            wanted = ", ".join(INSTANT[institution])
            report.error(where, f"{slot} is not one of this row's effects ({wanted})")
    if institution == "economy":
        if row.start is not None:
            report.error(f"{key}.start", "the economy row has no base value")
    elif row.start is None:
        report.error(f"{key}.start", "is missing")
    elif row.start.shape != SHAPES[institution][0]:
        report.error(f"{key}.start", f"{row.start} does not fit the {institution} row")
    _values_rise(key, row, report)


def _values_rise(key: str, row: InstitutionRow, report: Report) -> None:
    values = [slot for slot in (row.start, *row.slots) if slot and slot.effect is None]
    for before, after in pairwise(values):
        if after.value < before.value or (after.strike or 0) < (before.strike or 0):
            report.warning(f"{key}.slots", f"the base value falls from {before} to {after}")


def _order(key: str, order: Order, report: Report) -> None:
    words_fit(f"{key}.action", order.action, On.ORDER, report)
    words = {part.word for part in order.action.parts}
    if order.action.join == "/":
        report.error(f"{key}.action", "the parts of an order are joined by +")
    attacks = {word for word in words if WORDS[word].attacks}
    helps = {word for word in words if WORDS[word].helps_attack}
    if order.type == "supply" and attacks | helps:
        wrong = ", ".join(sorted(attacks | helps))
        report.error(f"{key}.action", f"a supply order has no {wrong}")
    if order.type == "attack" and not attacks:
        known = ", ".join(name for name, word in WORDS.items() if word.attacks)
        report.error(f"{key}.action", f"an attack order has one of {known}")
    if words & {"turn", "buy"} and "shotgun" not in words:
        report.error(f"{key}.action", "'turn' and 'buy' need a shotgun")
    if "skull" in words and not words & {"shotgun", "bomb"}:
        report.error(f"{key}.action", "a skull needs a shotgun or a bomb")
    for word, most in (("shotgun", 2), ("bomb", 2), ("agitate", 3)):
        effect = order.action.find(word)
        if effect and not 1 <= effect.number <= most:
            report.error(f"{key}.action", f"{word!r} takes 1 to {most}, got {effect.number}")


def _names_differ(family: str, tokens: Iterable[Order], report: Report) -> None:
    names = Counter(order.name.en for order in tokens)
    for name, times in names.items():
        if times > 1:
            report.error(f"orders.{family}", f"two orders are called {name!r}")


CHECKS: Final = (families, mats, orders)
