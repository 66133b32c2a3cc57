"""Playing: people at the keyboard are asked in turn, until the game is over or they leave."""

from pathlib import Path
from typing import Final

from famiglia.engine.game import Decision
from famiglia.engine.kinds import ANYTIME, TURN
from famiglia.terminal.game.changes import phase_text
from famiglia.terminal.game.commands import FollowUp, run
from famiglia.terminal.game.console import Quit, Terminal, coloured
from famiglia.terminal.game.ending import ending_lines
from famiglia.terminal.game.greeting import greeting_lines
from famiglia.terminal.game.menu import Menu
from famiglia.terminal.game.questions import question
from famiglia.terminal.game.screen import show_before, show_menu, show_table
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.show_commands import Prompt
from famiglia.terminal.game.table import TerminalTable
from famiglia.terminal.game.typed_answer import typed_answer

MOST_NEWS_LINES: Final = 16
"""How many lines of news are shown; `log` has the rest."""
PAUSE: Final = "Press Enter, or type sell, give, skip, pause off: "
PAUSE_ALONE: Final = PAUSE.replace("give, ", "")


class Play:
    """A game at one keyboard."""

    def __init__(self, table: TerminalTable, terminal: Terminal, folder: Path) -> None:
        self.table = table
        self.terminal = terminal
        self.folder = folder
        self._seat: int | None = None
        self._last = ("", -1)
        """The phase and the kind of the last question."""
        self._is_again = False
        """Whether the same question comes once more, after an Anytime Option."""

    def run(self) -> None:
        """Until the end; the record is saved in any case."""
        first = self.table.seat_view(self.table.people[0])
        greeting = greeting_lines(first, len(self.table.people), self.table.bots)
        self.terminal.show(*greeting)
        try:
            while (decision := self.table.until_asked(self._speaks_up)) is not None:
                self._ask(decision)
            self._end()
        except (Quit, KeyboardInterrupt):
            self.terminal.show("", "Goodbye.")
        finally:
            path = self._save()
            self.terminal.show(f"The record of this game is in {path}.")

    def _ask(self, decision: Decision) -> None:
        """Put a question until it is answered, or until something else has changed the game."""
        self._pass_on(decision.seat)
        self.table.pauses.own_question(decision.seat)
        seat_view = self.table.seat_view(decision.seat)
        menu = Menu(decision.kind, decision.options, seat_view)
        if not self._is_again:
            show_before(self.terminal, decision.kind, seat_view, self._last)
        self._last = (phase_text(seat_view), decision.kind)
        self._show_news(seat_view)
        self._put(decision, menu)
        result, option = self._typed(Prompt(self.table, self.terminal, menu))
        self._is_again = result is FollowUp.AGAIN
        if option is not None:
            self.table.answer(decision.seat, option)

    def _typed(self, prompt: Prompt) -> tuple[FollowUp, int | None]:
        """What a person types until it is an answer, or has changed the game."""
        while True:
            text = self.terminal.ask("> ")
            result = run(prompt, text)
            if result is None:
                option = typed_answer(text, prompt)
                if option is not None:
                    return FollowUp.GO_ON, option
            elif result is not FollowUp.GO_ON:
                return result, None

    def _speaks_up(self, decision: Decision) -> bool:
        """Let people who want it speak up before a bot answers; whether they did."""
        return any(self._pause(seat, decision) for seat in self.table.pauses.waiting())

    def _pause(self, seat: int, decision: Decision) -> bool:
        offered = self.table.recorder.game.anytime(seat)
        if not offered:
            return False
        self._pass_on(seat)
        seat_view = self.table.seat_view(seat)
        self._show_news(seat_view)
        who = seat_view.speaker(decision.seat)
        pause = PAUSE_ALONE if seat_view.is_alone else PAUSE
        following = f"{who}'s turn" if decision.kind == TURN else f"{who} goes on"
        prompt = Prompt(self.table, self.terminal, Menu(ANYTIME, offered, seat_view))
        while seat in self.table.pauses.waiting():
            text = self.terminal.ask(f"Next: {following}. {pause}")
            if not text:
                return False
            result = run(prompt, text)
            if result is None:
                self.terminal.show(f"{text!r} is no command; ? shows them.")
            elif result is not FollowUp.GO_ON:
                return True
        return False

    def _put(self, decision: Decision, menu: Menu) -> None:
        seat_view = menu.seat_view
        who = seat_view.speaker(decision.seat)
        if len(self.table.people) > 1:
            who = f"{who} ({seat_view.people[decision.seat]})"
        asked = f"{who}: {question(decision.kind, seat_view)}"
        self.terminal.show("", coloured(asked, "bold"))
        show_menu(self.terminal, menu)

    def _show_news(self, seat_view: SeatView) -> None:
        news = self.table.news(seat_view.seat)
        if len(news) > MOST_NEWS_LINES:
            self.terminal.show(f"({len(news) - MOST_NEWS_LINES} lines more: log {len(news)})")
        self.terminal.show(*(f"- {line}" for line in news[-MOST_NEWS_LINES:]))

    def _pass_on(self, seat: int) -> None:
        """Between people of different teams a curtain falls."""
        before, self._seat = self._seat, seat
        if before is None or self.table.seat_view(seat).is_own_team(before):
            return
        self.terminal.hide()
        name = self.table.recorder.record.header.names[seat]
        self.terminal.ask(f"Pass the keyboard to {name}, seat {seat}, and press Enter. ")

    def _end(self) -> None:
        """Who won and why."""
        seat_view = self.table.seat_view(self.table.people[0])
        show_table(self.terminal, seat_view)
        self._show_news(seat_view)
        outcome = self.table.recorder.game.outcome()
        assert outcome is not None
        self.terminal.show("", *ending_lines(seat_view, outcome))

    def _save(self) -> Path:
        """A file of its own for each game."""
        self.folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := self.folder / f"game-{number}.famiglia").exists():
            number += 1
        path.write_text(self.table.recorder.record.to_text(), "utf-8", newline="\n")
        return path
