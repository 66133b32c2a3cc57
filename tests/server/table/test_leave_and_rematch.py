"""Who leaves is played for by a bot, who has played may play again, frozen tables say why."""

import random

import pytest

from famiglia.server.table import events
from famiglia.server.table.ballots import Ballot
from famiglia.server.table.events import TookOver, to_text
from famiglia.server.table.replay import RECENT_ROWS, replay_rows
from famiglia.server.table.rows import ANSWER, TABLE_EVENT, Row
from famiglia.server.table.seats import leave, play_again, settings_again
from famiglia.server.table.set_sealed_answer import set_ahead
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, LiveClock, Settings
from famiglia.server.table.state import ENDED, FROZEN, RUNNING, TableState
from famiglia.server.table.timeouts import come_back
from famiglia.server.table.unit_of_work import Command
from famiglia.server.table.votes import concede, take_back, vote
from tests.server.table.tables import (
    PEOPLE,
    Desk,
    any_move,
    begun,
    confirming,
    play_until,
    visible_state,
)


def left(desk: Desk, seat: int) -> None:
    desk.do(lambda work: leave(work, seat, PEOPLE[seat]))


def for_a_draw(seat: int) -> Command:
    return lambda work: vote(work, seat, Ballot("draw"), True, PEOPLE[seat])


# Leaving


def test_who_leaves_a_game_is_played_for_until_the_return() -> None:
    desk = begun()
    seat = desk.question.seat
    left(desk, seat)
    assert (desk.state.seats[seat].bot, desk.state.status) == (SUBSTITUTE_BOT, RUNNING)
    assert seat not in desk.state.seats_on_clock()
    assert desk.state.asks_bot()
    assert desk.refused(lambda work: leave(work, seat, PEOPLE[seat])) == "gone"
    desk.do(lambda work: come_back(work, seat, PEOPLE[seat]))
    assert desk.state.seats[seat].bot == PERSON
    assert not desk.state.asks_bot()


def test_who_leaves_has_no_say_any_more() -> None:
    desk = begun()
    left(desk, 1)
    left(desk, 2)
    for seat in (0, 3):
        desk.do(for_a_draw(seat))
    assert desk.state.status == ENDED


def test_a_bot_that_takes_over_uses_nothing_that_was_set_ahead() -> None:
    desk = begun()
    desk.do(lambda work: set_ahead(work, 2, "final-action", "final-action done"))
    desk.do(lambda work: concede(work, 2, PEOPLE[2]))
    assert desk.ahead[2]
    left(desk, 2)
    assert not desk.ahead.get(2)


def test_nobody_leaves_a_game_that_is_over() -> None:
    desk = ended()
    assert desk.refused(lambda work: leave(work, 0, PEOPLE[0])) == "gone"


# Playing again


def ended() -> Desk:
    desk = begun(Settings(mode="1v1"))
    for seat in (0, 1):
        desk.do(for_a_draw(seat))
    return desk


def test_who_has_played_may_play_again_at_one_other_table() -> None:
    desk = ended()
    assert desk.refused(lambda work: play_again(work, "carla", "other")) == "not-your-table"
    desk.do(lambda work: play_again(work, "anna", "other"))
    assert not desk.do(lambda work: play_again(work, "bruno", "third"))
    assert desk.state.rematch == desk.anew().rematch == "other"
    assert desk.state.status == ENDED


def test_a_game_that_goes_on_is_not_played_again() -> None:
    assert begun().refused(lambda work: play_again(work, "anna", "other")) == "not-over"


def test_who_has_left_is_not_waited_for_when_the_others_play_again() -> None:
    """Who asks for it is there again."""
    desk = begun()
    left(desk, 1)
    for seat in (0, 2, 3):
        desk.do(for_a_draw(seat))
    assert settings_again(desk.state, "anna").bots == ("", SUBSTITUTE_BOT, "", "")
    assert settings_again(desk.state, "bruno") == desk.state.settings


# Marks


def test_a_game_is_marked_in_which_more_was_taken_back_than_the_law_allows() -> None:
    """[3.4.4]"""
    desk = begun(Settings(mode="1v1"))
    chance = random.Random(3)
    while len({row.seat for row in desk.log if row.kind == ANSWER and row.seat in (0, 1)}) < 2:
        desk.do(confirming(desk, *any_move(desk, chance)))
    asked = desk.question.seat
    assert not desk.state.is_marked
    desk.do(lambda work: take_back(work, asked, 1, PEOPLE[asked]))
    ballot = next(iter(desk.state.votes))
    assert ballot.on == events.UNDO
    desk.do(lambda work: vote(work, 1 - asked, ballot, True, PEOPLE[1 - asked]))
    assert desk.state.is_marked
    assert desk.anew().is_marked


# Frozen tables


@pytest.fixture
def played() -> Desk:
    desk = begun(Settings(clock=LiveClock(600)))
    play_until(desk, lambda desk: desk.state.number > 60)
    return desk


def empty(desk: Desk) -> TableState:
    return TableState(desk.state.settings, desk.state.tables)


def tampered(desk: Desk, number: int, **changes: str) -> list[Row]:
    return [
        Row(**{**row._asdict(), **changes}) if row.number == number else row for row in desk.log
    ]


def test_a_log_told_in_the_same_way_is_followed_to_its_end(played: Desk) -> None:
    found = replay_rows(empty(played), played.log)
    assert visible_state(found) == visible_state(played.state)
    assert [applied.row for applied in found.applied] == played.log[-RECENT_ROWS:]


def test_a_table_freezes_before_the_first_row_told_in_another_way(played: Desk) -> None:
    number = [row.number for row in played.log if row.kind == ANSWER][20]
    found = replay_rows(empty(played), tampered(played, number, digest="0000"))
    assert (found.status, found.number) == (FROZEN, number - 1)
    assert str(number) in found.frozen
    assert found.decision is None
    assert not found.clocks.ends(found.at)
    assert not found.seats_on_clock()
    as_far = replay_rows(empty(played), played.log[: number - 1])
    assert visible_state(as_far)[-1] == visible_state(found)[-1]


def test_why_a_table_is_frozen_does_not_say_what_was_answered(played: Desk) -> None:
    """[1.4.9] Everybody reads it."""
    row = [row for row in played.log if row.kind == ANSWER][25]
    for changes in ({"text": "card coward-1"}, {"outcome": "a gift"}, {"text": "nonsense"}):
        found = replay_rows(empty(played), tampered(played, row.number, **changes))
        assert found.status == FROZEN
        for text in (row.text, "coward", "nonsense", "gift"):
            assert text not in found.frozen


def test_a_table_event_of_a_later_version_freezes_the_table(played: Desk) -> None:
    later = Row(played.state.number + 1, played.now, TABLE_EVENT, 0, None, '{"kind":"danced"}')
    assert replay_rows(empty(played), [*played.log, later]).status == FROZEN


def test_what_a_bot_does_in_a_seat_is_told_again_by_the_log() -> None:
    desk = begun()
    left(desk, 0)
    assert desk.log[-1].text == to_text(TookOver(SUBSTITUTE_BOT))
    assert visible_state(desk.anew()) == visible_state(desk.state)
