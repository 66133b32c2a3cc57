"""Somebody who types prepared lines into a game, and what they get to see."""

from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

from famiglia.arena.dice import Dice
from famiglia.edition import load
from famiglia.engine.kinds import TURN
from famiglia.engine.state import RECOMMENDED
from famiglia.record.mode import Mode
from famiglia.record.new import record_of
from famiglia.record.notation import Answer, context_of, write
from famiglia.record.set_up import FULL, SetUp
from famiglia.terminal.game.console import ConsoleTerminal, Quit
from famiglia.terminal.game.play import Play
from famiglia.terminal.game.table import TerminalTable


class Typist(ConsoleTerminal):
    """A terminal whose person types these lines and then goes away."""

    def __init__(self, lines: Iterable[str], *, plain: bool = True) -> None:
        self.paper = StringIO()
        console = Console(
            file=self.paper,
            width=100,
            height=40,
            color_system=None if plain else "truecolor",
            force_terminal=not plain,
            markup=False,
            highlight=False,
        )
        super().__init__(console, plain=plain)
        self._lines = iter(lines)

    @property
    def seen(self) -> str:
        """Everything that was printed."""
        return self.paper.getvalue()

    def ask(self, prompt: str) -> str:
        self.paper.write(prompt)
        line = next(self._lines, None)
        if line is None:
            raise Quit
        self.paper.write(f"{line}\n")
        return line


def table(seed: int, *people: int, mode: str = "2v2", set_up: SetUp = FULL) -> TerminalTable:
    """A new game with these people, or one on seat 0, in a mode such as `2v1 easy`."""
    edition = load()
    recorder = record_of(Mode(*mode.split()).tables(edition), RECOMMENDED, set_up)
    return TerminalTable(edition, recorder, Dice(seed), people or (0,))


def table_at_turn(seed: int, *people: int, mode: str = "2v2") -> TerminalTable:
    """The same at the first turn of seat 0; people have taken the first answer so far."""
    at = table(seed, *people, mode=mode)
    play_until(at, TURN)
    return at


def play_until(at: TerminalTable, kind: int, seat: int = 0) -> None:
    """People take the first answer until a seat is asked such a question."""
    while (decision := at.until_asked()) is not None:
        if (decision.seat, decision.kind) == (seat, kind):
            return
        at.answer(decision.seat, decision.options[0])
    raise AssertionError("it is never asked")


def whole_turn(at: TerminalTable) -> list[str]:
    """Answers of seat 0, in notation, after which somebody else is asked."""
    game, typed = at.recorder.game.copy(), []
    while (decision := game.decision()) is not None and decision.seat == 0:
        option = decision.options[0]
        typed.append(write(Answer(decision.kind, option), context_of(game.state, 0)))
        game.apply(0, option)
    return typed


def move_with_parts(at: TerminalTable) -> str:
    """A move of seat 0, in notation, after which it is asked again."""
    decision = at.recorder.decision()
    assert decision is not None
    for option in decision.options:
        game = at.recorder.game.copy()
        game.apply(0, option)
        after = game.decision()
        if after is not None and after.seat == 0:
            return write(Answer(TURN, option), context_of(at.recorder.game.state, 0))
    raise AssertionError("no move has parts")


def play(typist: Typist, at: TerminalTable, folder: Path) -> str:
    """The whole of what was printed, until the game is over or nothing more is typed."""
    Play(at, typist, folder).run()
    return typist.seen
