"""The answer for who does not answer [3.4.3]: the one that commits to least."""

from typing import Final

from famiglia.engine.answers import TURN_ADDITIONAL, turn_variant
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ACT, GIVE_UP, KINDS, TAKE, TURN
from famiglia.engine.members import has_cupola, with_members
from famiglia.engine.options import DONE
from famiglia.engine.packing import public_part
from famiglia.engine.planning.cost_of_answer import cost_of_answer
from famiglia.engine.state import State

_ZERO: Final = 0
"""*Leave* of a card, and 0 where only a number is asked for."""


def defaults(game: Game) -> list[int]:
    """The default answers to the open question: one, or several of which any will do.

    Several differ only in what is secret, or would tell a secret if it were always the first of
    them; which is taken is drawn by chance outside.
    """
    decision = game.decision()
    if decision is None:
        return []
    if decision.kind == GIVE_UP:
        return list(decision.options)  # Which one goes would tell which others are not at home.
    chosen = public_part(decision.kind, _default(game.state, decision))
    return [option for option in decision.options if public_part(decision.kind, option) == chosen]


def _default(state: State, decision: Decision) -> int:
    """Decline, none or 0 where offered, else the cheapest, else the first."""
    for refusal in (DONE, _ZERO):
        if refusal in decision.options and _declines(decision.kind, refusal):
            return refusal
    options = list(decision.options)
    if decision.kind == TURN:  # An additional action is an extra [16.3.1].
        options = [option for option in options if turn_variant(option) != TURN_ADDITIONAL]
    if decision.kind == ACT and has_cupola(state):
        options = _offered_anyway(state, decision) or options
    best = options[0]
    for option in options:
        if _rank(state, decision, option) < _rank(state, decision, best):
            best = option
    return best


def _offered_anyway(state: State, decision: Decision) -> list[int]:
    """What is on offer whoever of the units at home are members, as far as all know [15.2.4].

    Any other answer would tell something of them; perhaps there is no such answer.
    """
    family = state.family_of[decision.seat]
    left = list(decision.options)
    for members in range(state.facts[members_least(family)], state.facts[members_most(family)] + 1):
        other = with_members(state, family, members)
        seen = [public_part(decision.kind, option) for option in other.frames[-1].options(other)]
        left = [option for option in left if public_part(decision.kind, option) in seen]
    return left


def _rank(state: State, decision: Decision, option: int) -> tuple[int, int, int]:
    """Money, orders, then the sequence in which others see the answers.

    By the numbers of the answers themselves the first would tell which tokens are at home.
    """
    seen = public_part(decision.kind, option)
    if decision.kind != TURN:
        return 0, 0, seen
    payment = cost_of_answer(state, TURN, state.family_of[decision.seat], option)
    return payment.total(), payment.orders, seen


def _declines(kind: int, option: int) -> bool:
    """Whether an answer says no: *done*, leaving a card, or the number 0."""
    if option == DONE or kind == TAKE:
        return True
    fields = next(iter(KINDS[kind].variants.values()))
    return [field.domain for field in fields] == ["number"]
