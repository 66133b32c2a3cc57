"""The blind test [1.4.9]: what a seat cannot know changes nothing it ever receives.

A game is played again with other secrets, those of `tools.fuzz.exchange`. Everything the seat got,
from the first question on, must be the same, byte by byte.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tools.fuzz.content import view_content
from tools.fuzz.play import Answered, FuzzTable, give

from famiglia.edition.tables import NONE
from famiglia.engine.defaults import defaults
from famiglia.engine.events import Event
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.game import Decision, Game, Refused
from famiglia.engine.kinds import ACT, ANYTIME, GIVE_UP, KINDS
from famiglia.engine.members import has_cupola, with_members
from famiglia.engine.packing import packed, public_part
from famiglia.engine.redact import redact
from famiglia.engine.rules import team_of_seat
from famiglia.engine.state import CHANCE

WRONG: Final = (1, 8, 30)
"""Numbers for the fields of answers that are probably refused."""


class Received(NamedTuple):
    """What a seat got with one answer: its view, events, options and refusals."""

    seen: str
    events: list[Event]
    asked: str
    refused: str


def difference(
    table: FuzzTable, answers: list[Answered], changed: list[Answered], seat: int
) -> str:
    """What a seat first got differently in two games, and where; before a change they are one.

    Where an answer is no longer taken something else was asked, or what all can work out of members
    is too little.
    """
    pairs = enumerate(zip(answers, changed, strict=True))
    since = next(number for number, (one, other) in pairs if one != other)
    ways = [play_again(table, each, seat, since) for each in (answers, changed)]
    for number in range(since, len(answers)):
        try:
            one, other = (next(way) for way in ways)
        except Refused as refused:
            return f"answer {number} is refused: {refused}"
        for name in Received._fields:
            if getattr(one, name) != getattr(other, name):
                found = _apart(str(getattr(one, name)), str(getattr(other, name)))
                return f"{name} after answer {number}: {found}"
    return ""


def _apart(one: str, other: str) -> str:
    """Where two texts part, with a little of what stands around."""
    place = next(at for at in range(len(one) + 1) if one[: at + 1] != other[: at + 1])
    around = slice(max(0, place - 40), place + 40)
    return f"{one[around]!r} or {other[around]!r}"


def play_again(
    table: FuzzTable, answers: list[Answered], seat: int, since: int
) -> Iterator[Received]:
    """The game as one seat got it, from an answer on."""
    game = table.game()
    game.listen()
    for number, answer in enumerate(answers):
        give(game, answer)
        events = game.listen()
        if number >= since:
            yield received(game, events, seat)


def received(game: Game, events: list[Event], seat: int) -> Received:
    """What a seat gets where a game stands, and of what has happened."""
    team = team_of_looker(game, seat)
    asked: list[object] = [game.anytime(own) for own in team]
    decision = game.decision()
    if decision is not None:
        options = list(decision.options) if decision.seat in team else []
        asked += [decision.seat, decision.kind, options, _default(game, decision)]
    return Received(
        view_content(game.view(seat)),
        redact(game.state, events, seat),
        repr(asked),
        _refusals(game, team),
    )


def team_of_looker(game: Game, seat: int) -> list[int]:
    """The seats of a team; a spectator has none."""
    own = team_of_seat(game.state, seat)
    teams = game.state.tables.teams
    return [other for other, team in enumerate(teams) if own == team != NONE]


def _default(game: Game, decision: Decision) -> list[int]:
    """What others would see of the answer for who does not answer [3.4.3]."""
    if decision.seat == CHANCE:
        return []
    if decision.kind == GIVE_UP:
        return [len(defaults(game))]
    if decision.kind == ACT and not _offered_anyway(game, decision):
        return []
    return [public_part(decision.kind, option) for option in defaults(game)[:1]]


def _offered_anyway(game: Game, decision: Decision) -> bool:
    """Whether a part of an action can be done in one way at least whatever units are at home.

    Who must do something may have to put in a member or may have none to put in [4.2.2] [15.2.6];
    where no way suits all the splits that others can think of, the answer tells one from another.
    """
    family = game.state.family_of[decision.seat]
    state = game.state
    if not has_cupola(state):
        return True
    least, most = state.facts[members_least(family)], state.facts[members_most(family)]
    ways = []
    for members in range(least, most + 1):
        other = with_members(state, family, members)
        options = other.frames[-1].options(other)
        ways.append({public_part(decision.kind, option) for option in options})
    return bool(set.intersection(*ways))


def _refusals(game: Game, team: list[int]) -> str:
    """Why some wrong answers of the team are refused; others learn only that they are not asked."""
    decision = game.decision()
    if decision is None:
        return ""
    found: list[object] = []
    for seat in team:
        for kind in (decision.kind, ANYTIME):
            for variant in range(len(KINDS[kind].variants)):
                tried = [packed([variant, field, field % 13, field % 3]) for field in WRONG]
                found += [game.why_not(seat, kind, option) for option in tried]
    return repr(found)
