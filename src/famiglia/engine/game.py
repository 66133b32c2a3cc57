"""A game: the state, the question it stands at, and the answers it takes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.edition.tables import NONE, Tables
from famiglia.engine.answers import ANYTIME_GIVE, TURN_PASS
from famiglia.engine.anytime import (
    LEAVES_NO_ANSWER,
    MONEY_OWED,
    NO_FAMILY,
    anytime_options,
    use_anytime,
    why_not_anytime,
)
from famiglia.engine.domains import is_answer
from famiglia.engine.events import ANSWERED, ASKED, Event
from famiglia.engine.kinds import ANYTIME, GIVE_UP, TURN
from famiglia.engine.management.end import Outcome, outcome_of
from famiglia.engine.member_bounds import note_member_bounds
from famiglia.engine.options import DONE
from famiglia.engine.packing import LARGEST
from famiglia.engine.reasons import (
    NO_SUCH_ANSWER,
    NOT_ASKED,
    OK,
    OTHER_QUESTION,
    OVER,
    REASONS,
    Reason,
)
from famiglia.engine.setup.draw import DrawTiles
from famiglia.engine.state import ALL_SWITCHES, Rules, State, first_state
from famiglia.engine.view import SPECTATOR, View, view


def is_compiled() -> bool:
    """Whether this engine runs as native code."""
    return not __file__.endswith(".py")


class Refused(Exception):
    """An answer the game does not take, and why; it is left exactly as it was [3.4.2]."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))


class NotOffered(Refused):
    """An answer that the open question does not offer."""


class NotYours(Refused):
    """An answer by a seat that is not asked."""


class GameOver(Refused):
    """An answer to a game that has ended."""


class Decision:
    """The question a game stands at."""

    def __init__(self, seat: int, kind: int, options: vec[i64]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        """Each once, in the sequence in which the rules list them."""


class Game:
    """Asks, and takes only what it offered."""

    def __init__(self, state: State, model: Game | None = None) -> None:
        """At the question the state comes to, or at that of a game of which it is a copy."""
        self.state = state
        self._decision: Decision | None = None
        self._offered = vec[i64]()
        """The answers as they were asked; what a caller does to those of a decision is his."""
        if model is None:
            self._advance()
        else:
            self._decision = model._decision
            self._offered = model._offered

    @staticmethod
    def new(tables: Tables, rules: int, quick: bool = False, first_game: bool = False) -> Game:
        """A game at its first question; chance is asked like everybody else."""
        if not 0 <= rules <= ALL_SWITCHES:
            raise ValueError(f"there are no such rules: {rules}")
        state = first_state(tables, Rules(rules))
        state.quick = quick
        state.push(DrawTiles(first_game))
        return Game(state)

    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return self._decision

    def apply(self, seat: int, option: int) -> None:
        """Take an answer; anything that was not offered is refused and changes nothing."""
        decision = self._decision
        if decision is None:
            raise GameOver(REASONS[OVER])
        if seat != decision.seat:
            raise NotYours(REASONS[NOT_ASKED])
        if not self._takes(option):
            raise NotOffered(REASONS[self._reason_against(decision, option)])
        self.state.emit(ANSWERED, seat, decision.kind, option)
        self.state.frames[-1].answer(self.state, option)
        self._advance()

    def anytime(self, seat: int) -> list[int]:
        """The Anytime Options a seat has now [3.3]; for the seat itself and its partner to see."""
        if self._decision is None or not 0 <= seat < self.state.seats:
            return []
        options = anytime_options(self.state, seat)
        if self._decision.seat != seat:
            return options
        return [option for option in options if self._still_answerable(seat, option)]

    def apply_anytime(self, seat: int, option: int) -> None:
        """Use an Anytime Option; the open question is asked again as it now stands."""
        if option not in self.anytime(seat):
            number = self._reason_against_anytime(seat, option)
            if number == OVER:
                raise GameOver(REASONS[number])
            raise NotYours(REASONS[number]) if number == NO_FAMILY else NotOffered(REASONS[number])
        self.state.emit(ANSWERED, seat, ANYTIME, option)
        use_anytime(self.state, seat, option)
        self._advance()

    def _still_answerable(self, seat: int, option: int) -> bool:
        """An option may not leave the family's own question without a real answer [3.3.4]."""
        assert self._decision is not None
        if self._decision.kind == GIVE_UP:
            return option != ANYTIME_GIVE  # Money that is about to be paid.
        after = self.state.copy()
        use_anytime(after, seat, option)
        left = after.frames[-1].options(after)
        refusal = TURN_PASS if self._decision.kind == TURN else DONE
        return len(left) > 0 and (refusal not in left or refusal in self._offered)

    def why_not(self, seat: int, kind: int, option: int) -> Reason | None:
        """Why an answer of a seat would be refused, or None; who is not asked learns only that."""
        decision = self._decision
        number = OK
        if decision is None:
            number = OVER
        elif kind == ANYTIME:
            if option not in self.anytime(seat):
                number = self._reason_against_anytime(seat, option)
        elif seat != decision.seat:
            number = NOT_ASKED
        elif kind != decision.kind:
            number = OTHER_QUESTION
        elif not self._takes(option):
            number = self._reason_against(decision, option)
        return None if number == OK else REASONS[number]

    def _takes(self, option: int) -> bool:
        """Whether an answer is one of those on offer; whatever a caller may call an answer."""
        return type(option) is int and 0 <= option <= LARGEST and option in self._offered

    def _reason_against(self, decision: Decision, option: int) -> int:
        if type(option) is not int or not is_answer(self.state, decision.kind, option):
            return NO_SUCH_ANSWER
        return self.state.frames[-1].why_not(self.state, option)

    def _reason_against_anytime(self, seat: int, option: int) -> int:
        if self._decision is None:
            return OVER
        if not is_answer(self.state, ANYTIME, option):
            return NO_SUCH_ANSWER
        known = seat if 0 <= seat < self.state.seats else NONE
        against = why_not_anytime(self.state, known, option)
        if against != OK:
            return against
        return MONEY_OWED if self._decision.kind == GIVE_UP else LEAVES_NO_ANSWER

    def view(self, seat: int) -> View:
        """What a seat, or a spectator, may know [1.4]."""
        return view(self.state, seat if 0 <= seat < self.state.seats else SPECTATOR)

    def outcome(self) -> Outcome | None:
        """Who has won and by what, or None while the game goes on [12.1]."""
        return None if self.state.winner == NONE else outcome_of(self.state)

    def listen(self) -> list[Event]:
        """What has happened since the last call; from the first one on events are kept."""
        events = self.state.events
        self.state.events = []
        return [] if events is None else events

    def copy(self) -> Game:
        """A game of its own from this moment on, without its events."""
        return Game(self.state.copy(), self)

    def _advance(self) -> None:
        """Let what needs no answer happen, up to the next question."""
        frames = self.state.frames
        while frames and not frames[-1].enter(self.state):
            pass
        note_member_bounds(self.state)
        if not frames:
            self._decision = None
            return
        frame = frames[-1]
        self._offered = frame.options(self.state)
        self._decision = Decision(frame.seat(self.state), frame.kind(), self._offered[:])
        self.state.emit(ASKED, self._decision.seat, self._decision.kind, 0)
