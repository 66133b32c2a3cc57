"""What own answers would lead to, as far as a seat can know.

They are played in a complete game that fits what the seat sees. What is hidden is only guessed in
it, so the preview ends before any of that would be shown.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from famiglia.engine.determinize import determinize
from famiglia.engine.events import CARD_SHOWN, NOTED, ORDER_REVEALED, SEATED, Event
from famiglia.engine.facts import character
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.reasons import Reason
from famiglia.engine.tell import follow, told
from famiglia.engine.view import SPECTATOR, View
from famiglia.record.notation import Answer

ASKED: Final = "asked"
"""All answers were taken, and the seat is asked again."""
OTHERS: Final = "others"
"""Another seat or chance is asked."""
SHOWN: Final = "shown"
"""Something that is hidden from the seat would be shown next [1.4]."""
REFUSED: Final = "refused"
OVER: Final = "over"


class Preview(NamedTuple):
    """How far some answers lead, and why no farther."""

    view: View
    """What the seat would see; where something is shown next, nothing is going on in it."""
    decision: Decision | None
    """The question then open, if it is the seat's own."""
    events: list[Event]
    """What the seat would be told."""
    taken: int
    """How many of the answers were taken."""
    end: str
    reason: Reason | None
    """Why the next answer is refused."""


def preview(seen: View, answers: Iterable[Answer]) -> Preview:
    """Where a seat's answers lead, Anytime Options among them; nothing hidden decides it."""
    game = Game(determinize(seen, Random(0)))
    game.listen()
    events: list[Event] = []
    taken = 0
    for answer in answers:
        if answer.kind != ANYTIME and not _is_asked(game, seen.seat):
            break
        reason = game.why_not(seen.seat, answer.kind, answer.option)
        if reason is not None:
            return _stand(game, seen.seat, events, taken)._replace(end=REFUSED, reason=reason)
        before = game.view(seen.seat)
        news = told(game.state, _given(game, seen.seat, answer), seen.seat)
        taken += 1
        hidden = _first_shown(before, news)
        events += news[:hidden]
        if hidden < len(news):
            return _cut_off(before, news[:hidden], events, taken)
    return _stand(game, seen.seat, events, taken)


def _given(game: Game, seat: int, answer: Answer) -> list[Event]:
    """What one answer brings about."""
    if answer.kind == ANYTIME:
        game.apply_anytime(seat, answer.option)
    else:
        game.apply(seat, answer.option)
    return game.listen()


def _is_asked(game: Game, seat: int) -> bool:
    decision = game.decision()
    return decision is not None and decision.seat == seat != SPECTATOR


def _first_shown(before: View, events: list[Event]) -> int:
    """The first event that shows something hidden; with none, how many events there are.

    Of two cards that are shown one is the enemy's [8.6.6]; who takes a seat was secret [2.2.2], and
    so was which character the other keeps [15.1.5].
    """
    others = [seat for seat in range(before.state.seats) if seat != before.seat]
    characters = [character(seat) for seat in others]
    for number, event in enumerate(events):
        if event[0] in (CARD_SHOWN, SEATED) or (event[0] == ORDER_REVEALED and before.face_down):
            return number
        if event[0] == NOTED and event[1] in characters:
            return number
    return len(events)


def _stand(game: Game, seat: int, events: list[Event], taken: int) -> Preview:
    """Where the game stands when the answers have been given."""
    decision = game.decision() if _is_asked(game, seat) else None
    end = ASKED if decision is not None else OTHERS
    if game.decision() is None:
        end = OVER
    return Preview(game.view(seat), decision, events, taken, end, None)


def _cut_off(before: View, news: list[Event], events: list[Event], taken: int) -> Preview:
    """Up to the moment when something would be shown."""
    after = follow(before, news)
    after.state.frames = []
    return Preview(after, None, events, taken, SHOWN, None)
