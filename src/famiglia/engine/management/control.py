"""Who controls which Mandamento, and how many [6.1]."""

from mypy_extensions import i64

from famiglia.edition.tables import MANDAMENTI, NONE
from famiglia.engine.cells import in_cupola
from famiglia.engine.facts import CUPOLA_TOKEN, confirmed
from famiglia.engine.rules import controls
from famiglia.engine.state import State


def confirm(state: State) -> None:
    """Control as it stands is confirmed [6.1.1]."""
    for mandamento in range(MANDAMENTI):
        state.note(confirmed(mandamento), controls(state, mandamento))


def take_cupola(state: State) -> None:
    """Who has enough members has a control token in the Cupola, else nobody [15.3.3]."""
    holder = NONE
    for family in state.family_of:
        if state.count(in_cupola(family)) >= state.tables.solo.control:
            holder = family
    state.note(CUPOLA_TOKEN, holder)


def mandamenti_of(state: State, family: i64) -> i64:
    """How many Mandamenti a family's control was confirmed of; the Cupola counts too [15.3.4]."""
    number = 1 if state.facts[CUPOLA_TOKEN] == family else 0
    for mandamento in range(MANDAMENTI):
        number += state.facts[confirmed(mandamento)] == family
    return number
