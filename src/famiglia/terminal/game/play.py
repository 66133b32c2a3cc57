"""Playing: people at the keyboard are asked in turn, until the game is over or they leave."""

from pathlib import Path
from typing import Final

from famiglia.engine.game import Decision
from famiglia.record.notation import BadNotation
from famiglia.terminal.game.commands import Result, run
from famiglia.terminal.game.houses import standing
from famiglia.terminal.game.log import phase_text
from famiglia.terminal.game.looks import Desk
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.questions import question
from famiglia.terminal.game.screen import show_before, show_menu, show_table
from famiglia.terminal.game.sight import Sight
from famiglia.terminal.game.table import Table
from famiglia.terminal.game.talk import Leaving, Terminal, coloured

NEWS: Final = 16
"""How many lines of news are shown; `log` has the rest."""


class Play:
    """A game at one keyboard."""

    def __init__(self, table: Table, terminal: Terminal, folder: Path) -> None:
        self.table = table
        self.terminal = terminal
        self.folder = folder
        self._seat: int | None = None
        self._phase = ""

    def run(self) -> None:
        """Until the end; the record is saved in any case."""
        self.terminal.show("La Famiglia, unofficial. Type ? for help, quit to stop.")
        try:
            while (decision := self.table.until_asked()) is not None:
                self._ask(decision)
            self._end()
        except (Leaving, KeyboardInterrupt):
            self.terminal.show("", "Goodbye.")
        finally:
            path = self._save()
            self.terminal.show(f"The record of this game is in {path}.")

    def _ask(self, decision: Decision) -> None:
        """Put a question until it is answered, or until something else has changed the game."""
        self._pass_on(decision.seat)
        sight = self.table.sight(decision.seat)
        menu = Menu(decision.kind, decision.options, sight)
        show_before(self.terminal, decision.kind, sight, new_phase=self._is_new_phase(sight))
        self._tell_news(sight)
        self._put(decision, menu)
        desk = Desk(self.table, self.terminal, menu)
        while True:
            text = self.terminal.ask("> ")
            result = run(desk, text)
            if result is Result.AGAIN:
                return
            if result is None:
                option = self._understood(text, menu)
                if option is not None:
                    self.table.answer(decision.seat, option)
                    return

    def _put(self, decision: Decision, menu: Menu) -> None:
        sight = menu.sight
        asked = f"{sight.speaker(decision.seat)}: {question(decision.kind, sight)}"
        self.terminal.show("", coloured(asked, "bold"))
        show_menu(self.terminal, menu)

    def _tell_news(self, sight: Sight) -> None:
        news = self.table.news(sight.seat)
        if len(news) > NEWS:
            self.terminal.show(f"({len(news) - NEWS} lines more: log {len(news)})")
        self.terminal.show(*(f"- {line}" for line in news[-NEWS:]))

    def _is_new_phase(self, sight: Sight) -> bool:
        before, self._phase = self._phase, phase_text(sight)
        return before != self._phase

    def _pass_on(self, seat: int) -> None:
        """Between people of different teams a curtain falls."""
        before, self._seat = self._seat, seat
        if before is None or before % 2 == seat % 2:
            return
        self.terminal.hide()
        name = self.table.recorder.record.header.names[seat]
        self.terminal.ask(f"Pass the keyboard to {name}, seat {seat}, and press Enter. ")

    def _understood(self, text: str, menu: Menu) -> int | None:
        """The answer a text gives, or None after saying what is wrong or showing fewer."""
        if (number := number_in(text)) is not None:
            return self._numbered(number, menu)
        if not text:
            self.terminal.show("Type a number, some words of an answer, or ? for help.")
            return None
        try:
            answer = menu.read(text)
        except BadNotation as bad:
            self._narrow(text, menu, str(bad))
            return None
        if menu.offers(answer):
            return answer.option
        self.terminal.show(f"{text!r} is not offered now; why {text} tells more.")
        return None

    def _numbered(self, number: int, menu: Menu) -> int | None:
        many = len(menu.rows())
        if not 1 <= number <= many:
            self.terminal.show(f"There is no answer {number}; they go from 1 to {many}.")
            return None
        option = menu.choose(number)
        if option is None:
            show_menu(self.terminal, menu)
        return option

    def _narrow(self, text: str, menu: Menu, problem: str) -> None:
        found = menu.matching(text)
        if not found:
            self.terminal.show(f"No answer has the words {text!r} ({problem}). Type ? for help.")
            return
        menu.narrow(found)
        show_menu(self.terminal, menu)

    def _end(self) -> None:
        """Who won and why."""
        sight = self.table.sight(self.table.people[0])
        show_table(self.terminal, sight)
        self._tell_news(sight)
        self.terminal.show("", *standing(sight))

    def _save(self) -> Path:
        """A file of its own for each game."""
        self.folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (path := self.folder / f"game-{number}.famiglia").exists():
            number += 1
        path.write_text(self.table.recorder.record.to_text(), "utf-8")
        return path
