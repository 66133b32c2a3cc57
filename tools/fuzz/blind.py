"""The blind test [1.4.9]: what a seat cannot know changes nothing it ever receives.

A game is told again with other secrets: orders laid face down are other tokens, covered cards other
cards, a hidden choice of families another. Everything the seat got, from the first question on,
must be the same, byte by byte.
"""

import random
from typing import Final, NamedTuple

from tools.fuzz.play import Answered, Table, give
from tools.fuzz.spell import spell_view

from famiglia.edition.tables import ORDERS
from famiglia.engine.defaults import defaults
from famiglia.engine.events import Event
from famiglia.engine.game import Decision, Game, NotOffered
from famiglia.engine.kinds import ACT, ANYTIME, CARD, CHOOSE_FAMILIES, GIVE_UP, KINDS, TAKE
from famiglia.engine.options import first, pack, second, variant_of
from famiglia.engine.rules import team_of
from famiglia.engine.state import CHANCE, PLANNING
from famiglia.engine.tell import public_part, told
from famiglia.engine.view import SPECTATOR
from famiglia.engine.words import ORDER

ATTEMPTS: Final = 20
"""How often other secrets are sought that fit."""

WRONG: Final = (1, 8, 30)
"""Numbers for the fields of answers that are probably refused."""


class Received(NamedTuple):
    """What a seat got with one answer: its view, what it was told, options and refusals."""

    seen: str
    told: list[Event]
    asked: str
    refused: str


def same_for(table: Table, given: list[Answered], changed: list[Answered], seat: int) -> bool:
    """Whether a seat got the same in both games; before the first change they are one game."""
    pairs = enumerate(zip(given, changed, strict=True))
    since = next(number for number, (one, other) in pairs if one != other)
    return tell_again(table, given, seat, since) == tell_again(table, changed, seat, since)


def tell_again(table: Table, given: list[Answered], seat: int, since: int) -> list[Received]:
    """The game as one seat got it, from an answer on."""
    game = table.game()
    game.listen()
    received = []
    for number, answer in enumerate(given):
        give(game, answer)
        events = game.listen()
        if number >= since:
            received.append(_received(game, events, seat))
    return received


def _received(game: Game, events: list[Event], seat: int) -> Received:
    team = [] if seat == SPECTATOR else [seat, (seat + 2) % 4]
    asked: list[object] = [game.anytime(own) for own in team]
    decision = game.decision()
    if decision is not None:
        options = decision.options if decision.seat in team else []
        asked += [decision.seat, decision.kind, options, _default(game, decision)]
    return Received(
        spell_view(game.view(seat)),
        told(game.state, events, seat),
        repr(asked),
        _refusals(game, team),
    )


def _default(game: Game, decision: Decision) -> list[int]:
    """What others would see of the answer for who does not answer [3.4.3]."""
    if decision.kind == GIVE_UP:
        return [len(defaults(game))]
    return [public_part(decision.kind, option) for option in defaults(game)[:1]]


def _refusals(game: Game, team: list[int]) -> str:
    """Why some wrong answers of the team are refused; others learn only that they are not asked."""
    decision = game.decision()
    if decision is None:
        return ""
    found: list[object] = []
    for seat in team:
        for variant in range(len(KINDS[decision.kind].variants)):
            for field in WRONG:
                option = pack(variant, field, field % 13, field % 3)
                found.append(game.why_not(seat, decision.kind, option))
                found.append(game.why_not(seat, ANYTIME, option))
    return repr(found)


def other_secrets(
    table: Table, given: list[Answered], seat: int, chance: random.Random
) -> list[Answered] | None:
    """The same game with other secrets of the other team, or None if there seem to be none."""
    for _ in range(ATTEMPTS):
        changed = _exchange(table, given, seat, chance)
        if changed != given and _fits(table, changed):
            return changed
    return None


def _fits(table: Table, given: list[Answered]) -> bool:
    game = table.game()
    try:
        for answer in given:
            give(game, answer)
    except NotOffered:
        return False
    return True


def _exchange(
    table: Table, given: list[Answered], seat: int, chance: random.Random
) -> list[Answered]:
    game = table.game()
    begin = 0
    """Where the phase began whose orders still lie face down."""
    for number, answer in enumerate(given):
        if game.state.phase != PLANNING or not game.state.begun:
            begin = number
        give(game, answer)
    tokens = _other_tokens(game, seat, chance)
    cards = len(table.tables.cards)
    changed = given.copy()
    for number, answer in enumerate(given):
        if answer.seat == CHANCE or (answer.seat % 2 == seat % 2 and seat != SPECTATOR):
            continue
        if number >= begin and answer.kind == ACT and variant_of(answer.option) == ORDER:
            family = game.state.family_of[answer.seat]
            token = tokens[family * ORDERS + second(answer.option)] % ORDERS
            changed[number] = answer._replace(option=pack(ORDER, first(answer.option), token))
        elif _is_covered(given, number) and answer.kind == CARD:
            changed[number] = answer._replace(option=pack(0, chance.randrange(cards)))
        elif answer.kind == CHOOSE_FAMILIES and number == len(given) - 1 and answer.seat == 0:
            changed[number] = answer._replace(
                option=pack(0, second(answer.option), first(answer.option))
            )
    return changed


def _is_covered(given: list[Answered], number: int) -> bool:
    """Whether a card laid then is still covered: only one take-or-leave has followed it."""
    after = [answer.kind for answer in given[number + 1 :] if answer.kind != ANYTIME]
    return set(after) <= {CARD, TAKE} and after.count(TAKE) < 2


def _other_tokens(game: Game, seat: int, chance: random.Random) -> list[int]:
    """For each token the one that takes its part: hidden ones of the other team are exchanged."""
    tokens = list(range(6 * ORDERS))
    state = game.state
    for family in state.family_of:
        if seat != SPECTATOR and state.seat_of[family] != -1 and team_of(state, family) == seat % 2:
            continue
        owned = state.owned(family) if family >= 0 else 0
        hidden = [
            family * ORDERS + token
            for token in range(ORDERS)
            if owned >> token & 1 and not state.face_up[family * ORDERS + token]
        ]
        shuffled = hidden.copy()
        chance.shuffle(shuffled)
        for token, other in zip(hidden, shuffled, strict=True):
            tokens[token] = other
    return tokens
