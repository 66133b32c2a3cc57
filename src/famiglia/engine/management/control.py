"""Who controls which Mandamento, and how many [6.1]."""

from famiglia.edition.tables import MANDAMENTI
from famiglia.engine.facts import confirmed
from famiglia.engine.rules import controls
from famiglia.engine.state import State


def confirm(state: State) -> None:
    """Control as it stands is confirmed [6.1.1]."""
    for mandamento in range(MANDAMENTI):
        state.note(confirmed(mandamento), controls(state, mandamento))


def mandamenti_of(state: State, family: int) -> int:
    """How many Mandamenti a family's control was confirmed of."""
    number = 0
    for mandamento in range(MANDAMENTI):
        number += state.facts[confirmed(mandamento)] == family
    return number
