"""What is known of each card before one is laid [8.6.4], and of taking or leaving one [8.6.5].

The other's card is not known, laid or not: it is taken to be one of best play, and so is what the
other does next. The own side makes the best of its card.
"""

from fractions import Fraction
from typing import NamedTuple

from famiglia.edition.tables import NONE
from famiglia.engine.answers import TAKE_LEAVE, TAKE_TAKE
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.view import View
from famiglia.queries.duel import SolvedDuel, payoff, solve_duel


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


class TakeOdds(NamedTuple):
    """To take or to leave the other's card."""

    takes: bool
    taken: Fraction
    """How likely the area is taken then."""
    own: Fraction
    """How many attackers are left then on the average."""
    enemy: Fraction


def take_odds(seen: View) -> list[TakeOdds]:
    """Of leaving and of taking, for the seat that decides it now; for others there are none."""
    state = seen.state
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, TakeCard) or frame.seat(state) != seen.seat:
        return []
    duel = frame.duel
    found = solve_duel(state, duel.movement)
    if frame.attacker == NONE:
        return [_taking(found, duel.attack_card, takes) for takes in (TAKE_LEAVE, TAKE_TAKE)]
    rows = _guessed(found, frame.attacker)
    return [_answering(found, rows, duel.defence_card, takes) for takes in (TAKE_LEAVE, TAKE_TAKE)]


def _taking(found: SolvedDuel, card: int, takes: int) -> TakeOdds:
    rows = _only(found.attacks.index((card, takes)), len(found.attacks))
    return TakeOdds(takes == TAKE_TAKE, *found.mean(rows, found.best.columns))


def _answering(found: SolvedDuel, rows: list[Fraction], card: int, takes: int) -> TakeOdds:
    columns = _only(found.defences.index((card, takes, takes)), len(found.defences))
    return TakeOdds(takes == TAKE_TAKE, *found.mean(rows, columns))


def _guessed(found: SolvedDuel, takes: int) -> list[Fraction]:
    """What the attacker has laid who did this: by best play, or any card where that never does."""
    did = [each == takes for _, each in found.attacks]
    chances = [
        chance if has else Fraction(0) for chance, has in zip(found.best.rows, did, strict=True)
    ]
    if not any(chances):
        chances = [Fraction(has) for has in did]
    return [chance / sum(chances) for chance in chances]


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
    found = solve_duel(state, duel.movement)
    odds_of = _defending if is_defender else _attacking
    return [odds_of(found, card) for card in range(len(state.tables.cards))]


def _attacking(found: SolvedDuel, card: int) -> Odds:
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


def _defending(found: SolvedDuel, card: int) -> Odds:
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
