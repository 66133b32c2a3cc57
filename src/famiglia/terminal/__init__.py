"""Components of an edition, laid out for a terminal."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console

from famiglia.edition.schema import Edition
from famiglia.terminal import board, box, cards, families, rules, sheets, solo, values, words
from famiglia.terminal.layout import Shown

View = Callable[[Edition, str], Shown]

VIEWS: Final[Mapping[str, View]] = {
    "box": box.show_box,
    "rules": rules.show_rules,
    "modes": rules.show_modes,
    "areas": board.show_areas,
    "area": board.show_area,
    "mandamenti": board.show_mandamenti,
    "seas": board.show_seas,
    "area-tiles": board.show_area_tiles,
    "sheets": sheets.show_sheets,
    "sheet": sheets.show_sheet,
    "families": families.show_families,
    "mats": families.show_mats,
    "mat": families.show_mat,
    "orders": families.show_orders,
    "characters": cards.show_characters,
    "tiles": cards.show_tiles,
    "cards": cards.show_cards,
    "solo": solo.show_solo,
    "values": values.show_values,
    "words": words.show_words,
}
NEED_ONE: Final[Mapping[str, Callable[[Edition], Sequence[str]]]] = {
    "area": lambda edition: list(edition.areas),
    "sheet": lambda edition: list(edition.sheets),
    "mat": lambda edition: list(edition.mats),
}
MAY_HAVE_ONE: Final[Mapping[str, Callable[[Edition], Sequence[str]]]] = {
    "orders": lambda edition: list(edition.orders),
    "solo": lambda edition: list(edition.solo),
    "values": values.keys,
}


MOST_NAMES_LISTED: Final = 40
"""How many choices a message lists."""


class UnknownComponent(Exception):
    """Something to show that the edition does not have."""


def show(edition: Edition, component: Sequence[str], console: Console) -> None:
    """Print a component, or without one what there is to show."""
    if not component:
        shown = box.show_contents(edition, list(VIEWS))
    else:
        name, which = _understood(edition, component)
        shown = VIEWS[name](edition, which)
    for part in shown:
        console.print(part)


def _understood(edition: Edition, component: Sequence[str]) -> tuple[str, str]:
    name, *rest = " ".join(component).lower().split()
    if name not in VIEWS:
        raise UnknownComponent(f"There is no component {name!r}. {_known(name, list(VIEWS))}")
    choices = NEED_ONE.get(name) or MAY_HAVE_ONE.get(name)
    which = "-".join(rest)
    if choices is None:
        if rest:
            raise UnknownComponent(f"{name!r} stands alone, not with {which!r}.")
        return name, ""
    known = choices(edition)
    if which not in known and (which or name in NEED_ONE):
        wanted = f"There is no {name} {which!r}." if which else f"Which {name}?"
        raise UnknownComponent(f"{wanted} {_known(which, known)}")
    return name, which


def _known(word: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1)
    meant = f"Did you mean {close[0]!r}? " if close else ""
    more = ", ..." if len(known) > MOST_NAMES_LISTED else ""
    return f"{meant}Known: {', '.join(known[:MOST_NAMES_LISTED])}{more}."
