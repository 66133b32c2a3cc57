"""Why nothing is offered with a thing one points at: an area, a space, an order [3.4.2].

Answers with that thing are tried in a game that fits what the seat sees, and the engine says what
is against them. Most of them are wrong in other ways too; so they are made of what is on offer.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, product
from math import ceil, prod
from random import Random
from typing import Final, NamedTuple

from famiglia.engine.act import NO_SUCH_PART
from famiglia.engine.determinize import determinize
from famiglia.engine.domains import size
from famiglia.engine.encounter.order import NOT_ON_ORDER
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS, Field
from famiglia.engine.packing import compose, describe
from famiglia.engine.reasons import NO_SUCH_ANSWER, NOT_ASKED, OTHER_QUESTION, OVER, REASONS, Reason
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.record.notation import Context, context_of
from famiglia.record.things import Thing, things

MOST_TRIES: Final = 300
"""So many answers are tried at most."""
_FEW: Final = {"number": (1, 2, 3), "members": (0, 1), "debtor": (0,)}
"""What is tried of fields that only say how much."""
_ABSENT: Final = (REASONS[NO_SUCH_PART], REASONS[NOT_ON_ORDER])
"""What is said of parts that the action or order does not have."""

Values = tuple[int, ...]


class Why(NamedTuple):
    """Whether a variant of the open question is offered with a thing, and if not, why."""

    variant: str
    """Empty where the question has only one, or none with such a thing."""
    offered: bool
    reason: Reason | None


class _Aim(NamedTuple):
    """Where a thing may stand in the answers of a variant."""

    kind: int
    variant: str
    fields: tuple[Field, ...]
    places: dict[int, int]
    """The fields that can name it, and their values for it."""


def why(seen: View, thing: Thing) -> list[Why]:
    """For every variant of the seat's open question that can name it; last, what is not asked."""
    game = Game(determinize(seen, Random(0)))
    decision = game.decision()
    if decision is None or decision.seat != seen.seat:
        return [Why("", False, REASONS[NOT_ASKED if game.outcome() is None else OVER])]
    context = context_of(game.state, seen.seat)
    found = []
    for variant, fields in KINDS[decision.kind].variants.items():
        places = _places(fields, thing, context)
        if places:
            offered, reason = _judged(game, decision, _Aim(decision.kind, variant, fields, places))
            found.append(Why(variant, offered, reason))
    found.sort(key=lambda each: each.reason in _ABSENT)
    return found or [Why("", False, REASONS[OTHER_QUESTION])]


def _places(fields: tuple[Field, ...], thing: Thing, context: Context) -> dict[int, int]:
    known = [things(field, context) for field in fields]
    return {place: each.index(thing) for place, each in enumerate(known) if thing in each}


def _judged(game: Game, decision: Decision, aim: _Aim) -> tuple[bool, Reason | None]:
    said = [describe(aim.kind, option) for option in decision.options]
    listed = [
        tuple(value for _, value in each.values) for each in said if each.variant == aim.variant
    ]
    if any(values[place] == value for values in listed for place, value in aim.places.items()):
        return True, None
    options = _tries(game.state, aim, listed)
    tried = [game.why_not(decision.seat, decision.kind, option) for option in options]
    return False, _best_reason([reason for reason in tried if reason is not None])


def _tries(state: State, aim: _Aim, listed: list[Values]) -> Iterator[int]:
    """Answers that name the thing; of two fields that can, the last says what is aimed at."""
    aimed = max(aim.places)
    if listed:
        found = _instead(aim.places[aimed], aimed, listed)
    else:
        found = _all_with(aim.places[aimed], aimed, [_values(state, each) for each in aim.fields])
    return (compose(aim.kind, aim.variant, values) for values in found)


def _instead(value: int, aimed: int, listed: list[Values]) -> Iterable[Values]:
    """The answers on offer, with the thing in place of another."""
    found = sorted({(*values[:aimed], value, *values[aimed + 1 :]) for values in listed})
    return found[:: ceil(len(found) / MOST_TRIES)]


def _all_with(value: int, aimed: int, choices: list[list[int]]) -> Iterable[Values]:
    """All that could be said with the thing."""
    choices[aimed] = [value]
    return islice(product(*choices), 0, None, ceil(prod(map(len, choices)) / MOST_TRIES))


def _values(state: State, field: Field) -> list[int]:
    return list(_FEW.get(field.domain, range(size(state, field.domain))))


def _best_reason(reasons: list[Reason]) -> Reason:
    """The most frequent one that says more than that there is no such answer."""
    nothing = REASONS[NO_SUCH_ANSWER]
    counted = Counter(reason for reason in reasons if reason != nothing)
    return counted.most_common(1)[0][0] if counted else nothing
