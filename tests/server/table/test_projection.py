"""Every row is told to every seat, each as far as it may know."""

import random
from typing import Final

import msgspec
import pytest

from famiglia.engine.state import CHANCE
from famiglia.engine.view import SPECTATOR
from famiglia.server.table.projection import RowMessage, row_message
from famiglia.server.table.rows import ANSWER
from famiglia.server.table.settings import Settings
from famiglia.server.table.votes import take_back
from tests.server.table.tables import Desk, any_move, begun, confirming

MODES: Final = [Settings(), Settings(mode="1v1"), Settings(mode="2v1", level="medium")]


def rows_for(desk: Desk, seat: int) -> list[RowMessage]:
    """All rows as a seat may know them, as whoever reads the log finds them."""
    return [row_message(applied, seat) for applied in desk.anew().applied]


def played(settings: Settings, moves: int = 80) -> Desk:
    desk, chance = begun(settings), random.Random(6)
    for _ in range(moves):
        desk.do(confirming(desk, *any_move(desk, chance)))
    return desk


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: settings.mode)
def test_there_is_one_message_for_every_row_and_seat(settings: Settings) -> None:
    desk = played(settings)
    for seat in (*range(settings.seats), SPECTATOR):
        numbers = [message.number for message in rows_for(desk, seat)]
        assert numbers == list(range(1, desk.state.number + 1))


def test_what_is_told_at_once_is_what_is_told_later() -> None:
    """Whoever comes back gets from the log what the others got as it happened."""
    desk, chance = begun(Settings()), random.Random(6)
    at_once: list[RowMessage] = []
    for _ in range(60):
        desk.do(confirming(desk, *any_move(desk, chance)))
        at_once += [row_message(applied, 1) for applied in desk.state.applied]
    assert rows_for(desk, 1)[-len(at_once) :] == at_once


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: settings.mode)
def test_a_hidden_order_is_told_to_its_own_team_alone(settings: Settings) -> None:
    desk = played(settings)
    own, foreign = 0, 0
    for seat in (*range(settings.seats), SPECTATOR):
        for message, row in zip(rows_for(desk, seat), desk.log, strict=True):
            if row.kind != ANSWER or not row.text.startswith("act order "):
                continue
            assert message.entry is not None
            assert row.seat is not None
            team = settings.team_seats(row.seat)
            token = message.entry.answer.fields["order"]
            assert (token is not None) == (seat in team)
            own, foreign = own + (seat in team), foreign + (seat not in team)
    assert own
    assert foreign


def test_an_undo_says_from_where_on_to_look_again() -> None:
    desk, chance = begun(Settings()), random.Random(6)
    while True:
        seat, *texts = any_move(desk, chance)
        desk.do(confirming(desk, seat, *texts))
        entry = desk.state.transitions[-1].entry
        if entry.seat == seat != CHANCE and not entry.outcome.shown:
            break
    desk.do(lambda work: take_back(work, seat, entry.number, None))
    assert rows_for(desk, 3)[-1].undone == entry.number


def test_messages_are_json() -> None:
    rows = rows_for(played(Settings(), 20), 2)
    assert len(rows) > 20
    for message in rows:
        text = msgspec.json.encode(message)
        assert msgspec.json.decode(text, type=RowMessage) == message
