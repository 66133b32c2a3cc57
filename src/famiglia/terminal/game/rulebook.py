"""Our numbered rules, looked up by number or by a word."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import famiglia

MOST: Final = 12
"""How many rules a search tells."""
_NUMBER: Final = re.compile(r"\d+(\.\d+){0,2}\.?")


def rules_about(wanted: str) -> list[str]:
    """The rule, section or chapter of a number, or the rules with a word; empty if none."""
    if not wanted:
        return [line for line in _lines() if line.startswith("## ")]
    if _NUMBER.fullmatch(wanted):
        number = wanted.rstrip(".")
        return [line for line in _lines() if _is_at(line.lstrip("# "), number)]
    return [line for line in _lines() if wanted.lower() in line.lower()][:MOST]


def _is_at(line: str, number: str) -> bool:
    found = line.split(" ", 1)[0]
    return found == number or found.startswith(f"{number}.")


@cache
def _lines() -> tuple[str, ...]:
    """Every heading and every rule of the English rulebook."""
    path = Path(famiglia.__file__).parent / "rulebook" / "en.md"
    return tuple(line for line in path.read_text("utf-8").splitlines() if line.strip())
