"""What is hidden stays hidden at the terminal [1.4]."""

import random
from itertools import repeat
from pathlib import Path

import pytest

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS
from famiglia.engine.determinize import determinize
from famiglia.engine.rules import team_of, team_of_seat
from famiglia.engine.state import State
from famiglia.engine.view import view
from famiglia.terminal.game.mats import mat_lines, order_lines
from famiglia.terminal.game.members import cupola_lines
from famiglia.terminal.game.questions import question
from famiglia.terminal.game.screen import show_table
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.solo import solo_lines
from famiglia.terminal.game.table import TerminalTable
from tests.terminal.typist import Typist, play, table, table_at_turn

MODES = ("2v2", "1v1", "2v1 medium")
SHOWN = ("gains the order", "gives up the order", "sells the order", "reveals", "executes")
"""What tells an order that everybody may know at that moment [5.7.2] [1.4.7] [1.4.8]."""


def face_down(state: State, seat: int) -> set[int]:
    """The opponents' orders that lie face down in areas."""
    return {
        token
        for token, place in enumerate(state.orders)
        if place < AREAS
        and not state.face_up[token]
        and team_of(state, token // ORDERS) != team_of_seat(state, seat)
    }


class Watcher(Typist):
    """Types 1, and looks at each question for what it must not tell."""

    def __init__(self, at: TerminalTable, *, plain: bool) -> None:
        super().__init__(repeat("1"), plain=plain)
        self.at = at
        self.looked = 0
        self._read = 0

    def ask(self, prompt: str) -> str:
        news, self._read = self.seen[self._read :], len(self.seen)
        seat_view = self.at.seat_view(0)
        for token in face_down(self.at.recorder.game.state, 0):
            self.looked += 1
            assert f"{seat_view.owner(token // ORDERS)} lays the order" not in news
            assert seat_view.order_of(token) not in self._of_others(news, seat_view)
        return super().ask(prompt)

    def _of_others(self, news: str, seat_view: SeatView) -> str:
        """The lines that are not about the own team, whose orders may be called the same."""
        own, others = (
            [
                seat_view.owner(family)
                for family in self._families(seat_view)
                if seat_view.knows(family) == is_own
            ]
            for is_own in (True, False)
        )
        return "\n".join(
            line
            for line in news.splitlines()
            if any(name in line for name in others)
            and not any(f"- {name}" in line for name in own)
            and not any(shown in line for shown in SHOWN)
        )

    def _families(self, seat_view: SeatView) -> list[int]:
        return [family for family in seat_view.state.family_of if family != NONE]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seed", "plain"), [(3, True), (1, True), (2, False)])
def test_face_down_orders_of_opponents_are_never_named(
    tmp_path: Path, seed: int, mode: str, plain: bool
) -> None:
    """[1.4.2] Over whole games, at every question."""
    at = table(seed, mode=mode)
    watcher = Watcher(at, plain=plain)

    play(watcher, at, tmp_path)

    assert watcher.looked > 20


def everything(seat_view: SeatView, kind: int, *, plain: bool) -> str:
    """All that the screen can say of a moment."""
    typist = Typist([], plain=plain)
    show_table(typist, seat_view)
    typist.show(question(kind, seat_view))
    typist.show(*solo_lines(seat_view), *cupola_lines(seat_view))
    for family in range(FAMILIES):
        typist.show(*order_lines(seat_view, family), *mat_lines(seat_view, family))
    return typist.seen


@pytest.mark.parametrize(("seed", "mode"), [(4, "2v2"), (1, "2v2"), (2, "1v1"), (3, "2v1 medium")])
@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_is_the_same_whatever_is_hidden(seed: int, mode: str, plain: bool) -> None:
    """[1.4.9] [15.2.3] The same view, other hidden orders and members: not a sign differs."""
    at = table(seed, mode=mode)
    chance = random.Random(seed)
    names = at.recorder.record.header.names
    different = asked = split = 0
    while (decision := at.until_asked()) is not None:
        state = at.recorder.game.state
        asked += state.begun
        if state.begun and asked % 8 == 0:
            other = determinize(view(state, 0), chance)
            different += other.orders != state.orders
            split += other.pieces != state.pieces
            shown = everything(at.seat_view(0), decision.kind, plain=plain)
            blind = SeatView(at.edition, other, 0, names)
            assert everything(blind, decision.kind, plain=plain) == shown
        at.answer(0, decision.options[0])
    assert different > 2
    assert (split > 2) == (mode == "1v1")


def test_an_order_in_headquarters_of_an_opponent_has_no_place() -> None:
    at = table_at_turn(3)
    seat_view = at.seat_view(0)

    lines = order_lines(seat_view, seat_view.state.family_of[1])

    assert sum("in headquarters or face down" in line for line in lines) == 5


def test_cards_are_told_only_when_both_are_laid_and_taken(tmp_path: Path) -> None:
    """[1.4.3]"""
    at = table(1)
    play(Typist(repeat("1")), at, tmp_path)
    team = {at.seat_view(0).speaker(seat) for seat in (0, 2)}

    log = at.logs[0]

    laid = [line for line in log if " lays the card " in line]
    assert any(line.startswith("Cards are shown: ") for line in log)
    assert {line.split(" ", 1)[0] for line in laid} == team
    assert any(line.endswith(" lays a card face down.") for line in log)
