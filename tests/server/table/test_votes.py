"""What the people at a table decide together."""

import pytest

from famiglia.engine.kinds import TURN
from famiglia.server.table.ballots import Ballot
from famiglia.server.table.events import (
    AGREED_DRAW,
    CANCEL,
    CANCELLED,
    CONCEDED,
    DRAW,
    PAUSE,
    REPLACE,
    RESUME,
    UNDO,
)
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, DaysClock, Settings
from famiglia.server.table.state import ENDED, PAUSED, RUNNING
from famiglia.server.table.unit_of_work import Command
from famiglia.server.table.votes import (
    REPLACE_AFTER_MS,
    REPLACE_AFTER_WITH_DAYS_MS,
    concede,
    take_back,
    vote,
)
from tests.server.table.tables import (
    PEOPLE,
    Desk,
    begun,
    confirming,
    play_until,
    sitting,
    situation,
    visible_state,
)


def voting(seat: int, on: str, *, is_for: bool = True, first: int = 0, about: int = -1) -> Command:
    return lambda work: vote(work, seat, Ballot(on, first, about), is_for, PEOPLE[seat])


def conceding(seat: int) -> Command:
    return lambda work: concede(work, seat, PEOPLE[seat])


def taking_back(seat: int, first: int) -> Command:
    return lambda work: take_back(work, seat, first, PEOPLE[seat])


def at_a_turn(settings: Settings | None = None) -> Desk:
    desk = begun(settings)
    play_until(desk, lambda desk: desk.question.kind == TURN)
    return desk


def test_more_than_half_pause_and_go_on() -> None:
    desk = at_a_turn()
    desk.do(voting(0, PAUSE))
    desk.do(voting(1, PAUSE))
    assert desk.state.status == RUNNING
    desk.do(voting(3, PAUSE))
    assert (desk.state.status, desk.state.votes) == (PAUSED, {})
    assert desk.refused(confirming(desk, desk.question.seat, "turn pass")) == "paused"
    for seat in (0, 1, 2):
        desk.do(voting(seat, RESUME))
    assert desk.state.status == RUNNING


def test_a_proposal_that_cannot_pass_any_more_is_gone() -> None:
    desk = at_a_turn()
    desk.do(voting(0, PAUSE))
    desk.do(voting(1, PAUSE, is_for=False))
    assert list(desk.state.votes) == [Ballot(PAUSE)]
    desk.do(voting(2, PAUSE, is_for=False))
    assert (desk.state.status, desk.state.votes) == (RUNNING, {})


def test_who_changes_his_mind_has_one_vote() -> None:
    desk = at_a_turn()
    for seat in (0, 1):
        desk.do(voting(seat, PAUSE))
    desk.do(voting(1, PAUSE, is_for=False))
    desk.do(voting(2, PAUSE))
    assert desk.state.status == RUNNING


def test_bots_agree() -> None:
    desk = at_a_turn(Settings(bots=("", "soldato", "soldato", "soldato")))
    desk.do(voting(0, DRAW))
    assert desk.state.ended is not None
    assert (desk.state.ended.how, desk.state.ended.winner) == (AGREED_DRAW, None)


def test_a_draw_needs_everybody() -> None:
    desk = at_a_turn()
    for seat in range(3):
        desk.do(voting(seat, DRAW))
    assert desk.state.ended is None
    desk.do(voting(3, DRAW))
    assert desk.state.status == ENDED
    assert desk.refused(voting(0, PAUSE)) == "no-vote"


def test_a_table_is_cancelled_by_more_than_half() -> None:
    desk = at_a_turn()
    for seat in range(3):
        desk.do(voting(seat, CANCEL))
    assert desk.state.ended is not None
    assert desk.state.ended.how == CANCELLED


def test_a_bot_plays_for_who_is_replaced_and_he_has_no_vote_in_it() -> None:
    desk = at_a_turn()
    late = desk.question.seat
    desk.now += REPLACE_AFTER_MS
    others = [seat for seat in range(4) if seat != late]
    assert desk.refused(voting(late, REPLACE, about=late)) == "no-vote"
    for seat in others[:2]:
        desk.do(voting(seat, REPLACE, about=late))
    assert desk.state.seats[late].bot == SUBSTITUTE_BOT
    assert desk.state.seats[late].person == PEOPLE[late]
    assert [seat.bot for seat in desk.state.seats].count(PERSON) == 3


def test_nobody_is_replaced_for_whom_nobody_has_waited() -> None:
    desk = at_a_turn(Settings(mode="1v1"))
    late = desk.question.seat
    desk.now += REPLACE_AFTER_MS - 1
    assert desk.refused(voting(1 - late, REPLACE, about=late)) == "no-vote"
    desk.now += 1
    assert desk.refused(voting(late, REPLACE, about=1 - late)) == "no-vote"
    desk.do(voting(1 - late, REPLACE, about=late))
    assert desk.state.seats[late].bot == SUBSTITUTE_BOT


def test_with_days_for_each_move_people_wait_longer() -> None:
    desk = at_a_turn(Settings(mode="1v1", clock=DaysClock(2, 20)))
    late = desk.question.seat
    desk.now += REPLACE_AFTER_WITH_DAYS_MS - 1
    assert desk.refused(voting(1 - late, REPLACE, about=late)) == "no-vote"
    desk.now += 1
    desk.do(voting(1 - late, REPLACE, about=late))


@pytest.mark.parametrize("on", [DRAW, UNDO, CANCEL, PAUSE])
def test_nobody_can_be_left_out_of_a_vote(on: str) -> None:
    desk = at_a_turn(Settings(mode="1v1"))
    first = 1 if on == UNDO else 0
    assert desk.refused(voting(0, on, first=first, about=1)) == "no-vote"


@pytest.mark.parametrize("on", [DRAW, CANCEL, PAUSE])
def test_one_thing_is_voted_on_only_once(on: str) -> None:
    assert at_a_turn().refused(voting(0, on, first=3)) == "no-vote"


def test_who_sits_alone_at_a_table_may_cancel_it() -> None:
    desk = Desk(Settings(mode="1v1"))
    desk.do(sitting(0, PEOPLE[0]))
    desk.do(voting(0, CANCEL))
    assert desk.state.status == ENDED


@pytest.mark.parametrize("on", [RESUME, PAUSE])
def test_nobody_is_against_what_was_not_proposed(on: str) -> None:
    assert at_a_turn().refused(voting(0, on, is_for=False)) == "no-vote"


# Giving up


def test_both_partners_give_up() -> None:
    desk = at_a_turn()
    assert desk.do(conceding(1)) == []
    assert desk.state.status == RUNNING
    desk.do(conceding(3))
    assert desk.state.ended is not None
    assert (desk.state.ended.how, desk.state.ended.winner) == (CONCEDED, 0)


def test_who_has_a_bot_for_a_partner_gives_up_alone() -> None:
    desk = at_a_turn(Settings(bots=("", "soldato", "soldato", "soldato")))
    desk.do(conceding(0))
    assert desk.state.ended is not None
    assert desk.state.ended.winner == 1


# Undo


def test_nothing_is_taken_back_when_the_game_is_over_or_paused() -> None:
    """[3.4.4]"""
    desk = at_a_turn(Settings(mode="1v1"))
    seat = desk.question.seat
    play_one(desk)
    last = len(desk.state.recorder.record.entries) if desk.state.recorder else 0
    for each in (0, 1):
        desk.do(voting(each, PAUSE))
    assert desk.refused(lambda work: take_back(work, seat, last, PEOPLE[seat])) == "paused"
    for each in (0, 1):
        desk.do(voting(each, RESUME))
    for each in (0, 1):
        desk.do(voting(each, DRAW))
    assert desk.refused(lambda work: take_back(work, seat, last, PEOPLE[seat])) == "ended"


def test_own_answers_are_taken_back_without_a_vote() -> None:
    desk = at_a_turn()
    before = situation(desk.game)
    seat = desk.question.seat
    play_one(desk)
    while desk.question.seat == seat:
        play_one(desk)
    number = first_of_last_move(desk, seat)
    desk.do(taking_back(seat, number))
    assert desk.state.votes == {}
    assert situation(desk.game) == before
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_what_others_answered_is_taken_back_if_all_agree() -> None:
    desk = at_a_turn()
    before, number = situation(desk.game), last_entry(desk) + 1
    seat = desk.question.seat
    play_one(desk)
    play_one(desk)
    desk.do(taking_back(seat, number))
    assert list(desk.state.votes) == [Ballot(UNDO, number)]
    others = [other for other in range(4) if other != seat]
    for other in others:
        assert situation(desk.game) != before
        desk.do(voting(other, UNDO, first=number))
    assert situation(desk.game) == before
    assert desk.log[-1].text == f"undo {number} agreed"
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_a_wish_to_undo_is_gone_when_somebody_answers() -> None:
    desk = at_a_turn()
    desk.do(taking_back((desk.question.seat + 1) % 4, last_entry(desk)))
    assert desk.state.votes
    play_one(desk)
    assert not desk.state.votes


def test_only_what_stands_is_taken_back() -> None:
    desk = at_a_turn()
    assert desk.refused(taking_back(0, 9999)) == "no-undo"
    assert desk.refused(voting(0, UNDO, first=9999)) == "no-undo"


def last_entry(desk: Desk) -> int:
    assert desk.state.recorder is not None
    return len(desk.state.recorder.record.entries)


def play_one(desk: Desk) -> None:
    """One move of whoever is asked."""
    number = desk.state.number
    play_until(desk, lambda desk: desk.state.number > number, seed=number)


def first_of_last_move(desk: Desk, seat: int) -> int:
    """The first of the entries a seat has just made."""
    assert desk.state.recorder is not None
    entries = desk.state.recorder.record.entries
    number = len(entries)
    while entries[number - 1].seat == seat:
        number -= 1
    return number + 1
