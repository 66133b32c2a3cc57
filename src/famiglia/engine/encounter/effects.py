"""What conflict cards do [8.6.7] to [8.6.12]."""

from mypy_extensions import i64

from famiglia.engine.encounter.fight import Movement, run_away, turn
from famiglia.engine.encounter.words import COWARD, TURNCOAT
from famiglia.engine.state import State


def act_out(
    state: State, movement: Movement, before_attacker: list[i64], before_defender: list[i64]
) -> i64:
    """Turncoats act before Cowards, the attacker's side first [8.6.8]; how many neutrals ran."""
    attackers, defenders = movement.attackers, movement.defenders
    # Each Turncoat acts, also for a side that is empty by then [8.6.7], [8.6.11].
    for number in numbers_of(state, before_attacker, TURNCOAT):
        turn(state, attackers, defenders, number)
    for number in numbers_of(state, before_defender, TURNCOAT):
        turn(state, defenders, attackers, number)
    ran: i64 = 0
    for number in numbers_of(state, before_attacker, COWARD):
        ran += run_away(state, attackers, number)
    for number in numbers_of(state, before_defender, COWARD):
        ran += run_away(state, defenders, number)
    return ran


def numbers_of(state: State, cards: list[i64], word: i64) -> list[i64]:
    """The numbers of the cards of one kind on a side; equal ones act once under [13.2.1]."""
    acting = sorted(set(cards)) if state.rules.identical_cards else cards
    parts = [state.tables.cards[card] for card in acting]
    return [part.number for part in parts if part.word == word]
