"""What is known of each card before one of them is laid [8.6.4].

The other's card is not known, laid or not: it is taken to be one of best play, and so is what the
other does next. The own side makes the best of its card.
"""

from fractions import Fraction
from typing import NamedTuple

from famiglia.engine.encounter.cards import LayCard
from famiglia.engine.view import View
from famiglia.queries.duel import Solved, payoff, solved


class Odds(NamedTuple):
    """A card that may be laid."""

    card: int
    chance: Fraction
    """How often best play lays it."""
    taken: Fraction
    """How likely the area is taken if it is laid."""
    own: Fraction
    """How many attackers are left then on the average."""
    enemy: Fraction


def odds(seen: View) -> list[Odds]:
    """Of each card, for the seat that lays one now or has yet to; for others there are none."""
    state = seen.state
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, LayCard):
        return []
    duel = frame.duel
    is_defender = seen.seat == state.seat_of[duel.opponent]
    if not is_defender and frame.seat(state) != seen.seat:
        return []
    found = solved(state, duel.movement, duel.fallen)
    tell = _defending if is_defender else _attacking
    return [tell(found, card) for card in range(len(state.tables.cards))]


def _attacking(found: Solved, card: int) -> Odds:
    columns = found.best.columns

    def worth(row: int) -> Fraction:
        line = found.table[row]
        return sum(
            (chance * payoff(result) for chance, result in zip(columns, line, strict=True)),
            Fraction(0),
        )

    plans = [row for row, (laid, _) in enumerate(found.attacks) if laid == card]
    rows = _only(max(plans, key=worth), len(found.attacks))
    return Odds(card, _sum(plans, found.best.rows), *found.mean(rows, columns))


def _defending(found: Solved, card: int) -> Odds:
    rows = found.best.rows

    def worth(column: int) -> Fraction:
        return sum(
            (chance * payoff(line[column]) for chance, line in zip(rows, found.table, strict=True)),
            Fraction(0),
        )

    plans = [column for column, (laid, *_) in enumerate(found.defences) if laid == card]
    columns = _only(min(plans, key=worth), len(found.defences))
    return Odds(card, _sum(plans, found.best.columns), *found.mean(rows, columns))


def _only(plan: int, number: int) -> list[Fraction]:
    return [Fraction(each == plan) for each in range(number)]


def _sum(plans: list[int], chances: list[Fraction]) -> Fraction:
    return sum((chances[plan] for plan in plans), Fraction(0))
