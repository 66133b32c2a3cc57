"""How many values each field of an answer has, and whether an answer is one at all [3.4.2]."""

from famiglia.edition.tables import AREAS, COLUMNS, FAMILIES, ORDERS, ROWS, SEAS, TILES
from famiglia.engine.cells import OWNERS
from famiglia.engine.kinds import KINDS
from famiglia.engine.options import DONE
from famiglia.engine.packing import LARGEST, numbers
from famiglia.engine.sheets import bottom_sheet
from famiglia.engine.state import State

WAYS = 3
FLAGS = 2
NUMBERS = 64


def size(state: State, domain: str) -> int:
    """How many values a field has now; they go from 0 on."""
    fixed = _FIXED.get(domain)
    if fixed is not None:
        return fixed
    spaces = len(bottom_sheet(state).spaces)
    if domain == "space":
        return spaces
    if domain == "destination":
        return 1 + COLUMNS + spaces + len(state.tables.solo_ids)
    if domain == "solo":
        return len(state.tables.solo_ids)
    if domain == "card":
        return len(state.tables.cards)
    return len(state.tables.characters) if domain == "character" else state.seats


_FIXED = {
    "area": AREAS,
    "sea": SEAS,
    "tile": TILES,
    "family": FAMILIES,
    "owner": OWNERS,
    "debtor": OWNERS + 1,
    "column": COLUMNS,
    "row": ROWS,
    "order": ORDERS,
    "way": WAYS,
    "flag": FLAGS,
    "number": NUMBERS,
    "members": NUMBERS,
}


def is_answer(state: State, kind: int, option: int) -> bool:
    """Whether a number says something in answer to such a question, offered or not."""
    asked = KINDS[kind]
    if not 0 <= option <= LARGEST:
        return False
    if option == DONE:
        return asked.repeats
    variant, *values = numbers(option)
    variants = list(asked.variants.values())
    if variant >= len(variants):
        return False
    sizes = [size(state, field.domain) for field in variants[variant]]
    sizes += [1] * (len(values) - len(sizes))
    return all(value < most for value, most in zip(values, sizes, strict=True))
