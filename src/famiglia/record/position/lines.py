"""A position as lines: what each is about, and what it says; comments and blank ones do not count.

A line about a thing has a colon after its name (`licata: red 6`), the others are sentences
(`round 2 encounter`). They come in any sequence; after `now:` only steps follow.
"""

import re
from collections.abc import Collection
from typing import Final, NamedTuple

from famiglia.edition.problems import meant
from famiglia.edition.tables import Tables
from famiglia.record.notation import BadNotation
from famiglia.record.position.words import BadPosition, Words, at

ROUND: Final = "round"
SET_UP: Final = "set-up"
TEAMS: Final = "teams"
COLOURS: Final = "colours"
SWITCHES: Final = "switches"
TILES: Final = "tiles"
TOP: Final = "top"
BOTTOM: Final = "bottom"
CUPOLA: Final = "cupola"
SOLO: Final = "solo"
FIGHT: Final = "fight"
NOW: Final = "now"
_FIRST_WORD: Final = re.compile(r"^[^\s,]*")
_SENTENCES: Final = (ROUND, SET_UP, TEAMS, COLOURS, SWITCHES, TILES)
_THINGS: Final = (TOP, BOTTOM, CUPOLA, SOLO, FIGHT, NOW)


class Line(NamedTuple):
    """A line that says something: its number, the name it begins with, and the rest."""

    number: int
    key: str
    text: str

    def items(self) -> list[Words]:
        """What stands between the commas."""
        items = self.text.split(",")
        if not self.text or not all(item.strip() for item in items):
            where = "between commas" if len(items) > 1 else f"after {self.key!r}"
            raise BadNotation(f"nothing stands {where}")
        return [Words(item) for item in items]

    def words(self) -> Words:
        """All of it, where commas do not belong."""
        if not self.text:
            raise BadNotation(f"nothing stands after {self.key!r}")
        return Words(self.text)


class Lines:
    """The lines of a text by what they are about, and its steps from bottom to top."""

    def __init__(self) -> None:
        self.steps: list[Line] = []
        self._by_key: dict[str, Line] = {}

    def find(self, *keys: str) -> Line | None:
        """The line about one of these, if there is one."""
        return next((self._by_key[key] for key in keys if key in self._by_key), None)

    def about(self, names: Collection[str]) -> list[Line]:
        """The lines about things with these names, as they come in the text."""
        return [line for key, line in self._by_key.items() if key in names]

    def things(self) -> list[Line]:
        """All lines about pieces."""
        return [line for key, line in self._by_key.items() if key not in _SENTENCES]

    def add(self, line: Line) -> None:
        """One more line; nothing is given twice."""
        same = (ROUND, SET_UP) if line.key in (ROUND, SET_UP) else (line.key,)
        earlier = self.find(*same)
        if earlier is not None:
            raise BadNotation(f"line {earlier.number} is about {earlier.key!r} already")
        self._by_key[line.key] = line


def split(text: str, tables: Tables) -> Lines:
    """The lines of a text, each about something there is."""
    lines = Lines()
    known = _names(tables)
    now = 0
    for number, raw in enumerate(text.split("\n"), 1):
        text = raw.partition("#")[0].strip()
        if not text:
            continue
        with at(number):
            line = _step(number, text) if now else _line(number, text, known, tables)
            if line.key == NOW:
                now = number
                line = _step(number, line.text)
            if not now:
                lines.add(line)
            elif line.text:
                lines.steps.append(line)
    if now and not lines.steps:
        raise BadPosition(now, "nothing stands after 'now'")
    return lines


def _step(number: int, text: str) -> Line:
    if ":" in text:
        raise BadNotation(f"after 'now:' only steps follow, not {text!r}")
    return Line(number, "", text)


def _line(number: int, text: str, known: set[str], tables: Tables) -> Line:
    key, colon, rest = text.partition(":")
    key = key.strip()
    if not colon:
        key = _FIRST_WORD.findall(text)[0]
        rest = text.removeprefix(key)
    if key not in (known if colon else _SENTENCES):
        raise _unknown(key, bool(colon), tables)
    return Line(number, key, rest.strip())


def _names(tables: Tables) -> set[str]:
    return {*_THINGS, *tables.area_ids, *tables.sea_ids, *tables.family_ids}


def _unknown(key: str, has_colon: bool, tables: Tables) -> BadNotation:
    """A colon too much or too little, or a name that nothing has."""
    if has_colon and key in _SENTENCES:
        return BadNotation(f"no ':' belongs after {key!r}")
    if not has_colon:
        if key in _names(tables):
            return BadNotation(f"expected ':' after {key!r}")
        return BadNotation(f"a line may not begin with {key!r}{meant(key, _SENTENCES)}")
    kinds = {"area": tables.area_ids, "sea": tables.sea_ids, "family": tables.family_ids}
    hint = meant(key, _names(tables))
    for kind, names in kinds.items():
        if hint and hint == meant(key, names):
            return BadNotation(f"unknown {kind} {key!r}{hint}")
    return BadNotation(f"unknown area, sea or family {key!r}{hint}")
