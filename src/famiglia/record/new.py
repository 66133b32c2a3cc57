"""A new record: of a game that is set up, or that begins from a written position."""

from typing import Final

from famiglia.edition.tables import Tables
from famiglia.record.header import Header, switches_of
from famiglia.record.mode import Mode
from famiglia.record.position import read, write
from famiglia.record.record import Record
from famiglia.record.recorder import Recorder
from famiglia.record.replay import begin
from famiglia.record.set_up import FULL, SetUp

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
"""Of the seats, in the header."""


def record_of(tables: Tables, rules: int, set_up: SetUp = FULL) -> Recorder:
    """A game at its first question, with an empty record."""
    header = _header(tables, rules, set_up)
    return Recorder(begin(header, tables), Record(header))


def record_at(tables: Tables, position: str) -> Recorder:
    """A game that begins from a written position, in the form in which it is written."""
    state = read(position, tables)
    header = _header(tables, state.rules.flags, FULL)._replace(position=write(state))
    return Recorder(begin(header, tables), Record(header))


def _header(tables: Tables, rules: int, set_up: SetUp) -> Header:
    """Of a game in the mode of the tables, with a name for each of its seats."""
    mode, names = Mode(tables.mode, tables.level), NAMES[: len(tables.seats)]
    return Header(tables.edition, tables.hash, mode, set_up, switches_of(rules), names)
