"""A game: the state, the question it stands at, and the answers it takes."""

from __future__ import annotations

from famiglia.edition.tables import Tables
from famiglia.engine.anytime import GIVE, anytime_options, use_anytime
from famiglia.engine.kinds import GIVE_UP, TURN
from famiglia.engine.options import DONE, pack, variant_of
from famiglia.engine.planning.turn import PASS
from famiglia.engine.setup.draw import DrawTiles
from famiglia.engine.state import Rules, State


def is_compiled() -> bool:
    """Whether this engine runs as native code."""
    return not __file__.endswith(".py")


class NotOffered(Exception):
    """An answer that the open question does not offer."""


class NotYours(Exception):
    """An answer by a seat that is not asked."""


class GameOver(Exception):
    """An answer to a game that has ended."""


class Decision:
    """The question a game stands at."""

    def __init__(self, seat: int, kind: int, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options


def new_game(tables: Tables, rules: int, quick: bool = False, first_game: bool = False) -> Game:
    """A game of four at its first question; chance is asked like everybody else."""
    state = State(tables, Rules(rules), 4)
    state.quick = quick
    state.push(DrawTiles(first_game))
    return Game(state)


class Game:
    """Asks, and takes only what it offered."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._decision: Decision | None = None
        self._advance()

    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return self._decision

    def apply(self, seat: int, option: int) -> None:
        """Take an answer; anything that was not offered is refused and changes nothing."""
        decision = self._decision
        if decision is None:
            raise GameOver("the game has ended")
        if seat != decision.seat:
            raise NotYours(f"seat {decision.seat} is asked, not seat {seat}")
        if option not in decision.options:
            raise NotOffered(f"answer {option} is not on offer")
        self.state.frames[-1].answer(self.state, option)
        self._advance()

    def anytime(self, seat: int) -> list[int]:
        """The Anytime Options a seat has now [3.3]; none that leave its own question open."""
        if self._decision is None or not 0 <= seat < self.state.seats:
            return []
        options = anytime_options(self.state, seat)
        if self._decision.seat != seat:
            return options
        if self._decision.kind == GIVE_UP:
            options = [option for option in options if variant_of(option) != GIVE]  # [3.3.4]
        return [option for option in options if self._still_answerable(seat, option)]

    def apply_anytime(self, seat: int, option: int) -> None:
        """Use an Anytime Option; the open question is asked again as it now stands."""
        if option not in self.anytime(seat):
            raise NotOffered(f"option {option} is not on offer")
        use_anytime(self.state, seat, option)
        self._advance()

    def _still_answerable(self, seat: int, option: int) -> bool:
        """An option may not leave the family's own question without a real answer [3.3.4]."""
        assert self._decision is not None
        after = self.state.copy()
        use_anytime(after, seat, option)
        left = after.frames[-1].ask(after)
        refusal = pack(PASS) if self._decision.kind == TURN else pack(DONE)
        return bool(left) and (left != [refusal] or refusal in self._decision.options)

    def copy(self) -> Game:
        """A game of its own from this moment on."""
        return Game(self.state.copy())

    def _advance(self) -> None:
        """Let what needs no answer happen, up to the next question."""
        frames = self.state.frames
        while frames and not frames[-1].enter(self.state):
            pass
        if not frames:
            self._decision = None
            return
        frame = frames[-1]
        options = frame.ask(self.state)
        options.sort()
        self._decision = Decision(frame.seat(self.state), frame.kind(), options)
