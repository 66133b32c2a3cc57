"""People sit down, start, and play whole games by confirming moves."""

import random

import pytest

from famiglia.engine.kinds import ANYTIME, TURN
from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from famiglia.server.table.drafts import Draft
from famiglia.server.table.events import OVER, Ended
from famiglia.server.table.moves import confirm
from famiglia.server.table.rows import ANSWER
from famiglia.server.table.seats import Guest, leave, sit, start
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import ReplayMismatch, TableState
from tests.server.table.tables import (
    PEOPLE,
    Desk,
    any_move,
    begun,
    confirming,
    opened,
    play_until,
    sitting,
    situation,
    visible_state,
    written,
)

MODES = [Settings(), Settings(mode="1v1"), Settings(mode="2v1", level="medium")]


def is_turn(desk: Desk) -> bool:
    return desk.question.kind == TURN


# Seats


def test_a_seat_is_taken_once() -> None:
    desk = Desk(Settings())
    desk.do(sitting(2, "carla"))
    assert desk.state.seats[2].name == "Carla"
    assert desk.refused(sitting(2, "bruno")) == "seat-taken"


def test_one_person_may_take_several_seats() -> None:
    desk = Desk(Settings())
    desk.do(sitting(0, "anna"))
    desk.do(sitting(2, "anna"))
    assert [seat.person for seat in desk.state.seats] == ["anna", None, "anna", None]


def test_who_stands_up_leaves_a_free_seat() -> None:
    desk = opened()
    assert desk.refused(lambda work: leave(work, 1, "anna")) == "not-your-seat"
    desk.do(lambda work: leave(work, 1, "bruno"))
    desk.do(sitting(1, "dario"))
    assert desk.state.seats[1].person == "dario"


def test_a_bot_has_its_seat_from_the_beginning() -> None:
    desk = Desk(Settings(bots=("", "soldato", "", "picciotto")))
    assert desk.refused(sitting(1, "anna")) == "seat-taken"
    assert [seat.name for seat in desk.state.seats] == ["", "Biagio", "", "Delio"]


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    assert Desk(Settings()).refused(sitting(seat, "anna")) == "no-seat"


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\u0000b"])
def test_a_name_can_be_printed_on_one_line(name: str) -> None:
    assert Desk(Settings()).refused(lambda work: sit(work, 0, Guest("anna", name))) == "name"


def test_the_game_starts_when_all_seats_are_taken() -> None:
    desk = Desk(Settings(bots=("", "soldato", "soldato", "soldato")))
    assert desk.refused(lambda work: start(work, "anna")) == "seats-free"
    desk.do(sitting(0, "anna"))
    desk.do(lambda work: start(work, "anna"))
    assert desk.question.seat != CHANCE
    assert desk.refused(lambda work: start(work, "anna")) == "started"


# Moves


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: settings.mode)
def test_a_whole_game_is_played_by_moves(settings: Settings) -> None:
    desk = begun(settings)
    play_until(desk, lambda desk: desk.state.decision is None)

    assert isinstance(desk.state.ended, Ended)
    outcome = desk.game.outcome()
    assert outcome is not None
    assert (desk.state.ended.how, desk.state.ended.winner) == (OVER, outcome.winner)
    assert [row.number for row in desk.log] == list(range(1, len(desk.log) + 1))
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_the_answers_of_the_log_are_the_record() -> None:
    desk = begun()
    play_until(desk, lambda desk: desk.state.number > 200)
    assert desk.state.recorder is not None
    record = from_text(desk.state.recorder.record.to_text())
    answers = [(row.seat, row.text) for row in desk.log if row.kind == ANSWER]
    assert [(entry.seat, entry.text) for entry in record.entries] == answers
    assert situation(replay(record, desk.state.tables)) == situation(desk.game)


def test_only_a_whole_move_is_confirmed() -> None:
    desk, chance = begun(), random.Random(2)
    play_until(desk, is_turn)
    seat, *texts = any_move(desk, chance)
    while len(texts) < 2:
        seat, *texts = any_move(desk, chance)
    for length in range(len(texts)):
        assert desk.refused(confirming(desk, seat, *texts[:length])) == "not-whole"
    assert desk.refused(confirming(desk, seat, *texts, *texts)) in ("not-whole", "not-offered")
    desk.do(confirming(desk, seat, *texts))


def test_an_answer_to_another_question_is_stale() -> None:
    desk = begun()
    play_until(desk, is_turn)
    seat, *texts = any_move(desk, random.Random(2))
    late = confirming(desk, seat, *texts)
    desk.do(late)
    assert desk.refused(late) == "stale"


def test_what_is_not_offered_is_refused_with_its_rule() -> None:
    desk = begun()
    play_until(desk, is_turn)
    seat = desk.question.seat
    assert desk.refused(confirming(desk, seat, "turn pass")) == "not-offered"
    assert desk.refused(confirming(desk, (seat + 1) % 4, "turn pass")) == "not-asked"
    assert desk.refused(confirming(desk, seat, "turn nonsense")) == "no-answer"
    assert desk.refused(confirming(desk, seat, "conflict finesse")) == "not-offered"


def test_an_anytime_option_of_another_leaves_the_question_open() -> None:
    """[3.3.1] And nobody's answer becomes stale by it."""
    desk = begun()
    play_until(desk, lambda desk: desk.state.decision_number > 80 and can_sell(desk))
    before = desk.state.decision_number
    asked, *texts = any_move(desk, random.Random(2))
    meant = confirming(desk, asked, *texts)
    seat, option = sale(desk)
    desk.do(lambda work: confirm(work, seat, Draft(before, [option]), PEOPLE[seat]))
    assert desk.state.decision_number == before
    desk.do(meant)


def sale(desk: Desk) -> tuple[int, str]:
    """An order that a seat which is not asked can sell."""
    seat = next(seat for seat in range(4) if seat != desk.question.seat and desk.game.anytime(seat))
    option = desk.game.anytime(seat)[0]
    return seat, written(desk, seat, Answer(ANYTIME, option))


def can_sell(desk: Desk) -> bool:
    return any(desk.game.anytime(seat) for seat in range(4) if seat != desk.question.seat)


# The log


def test_a_restart_changes_nothing_of_what_chance_says() -> None:
    one, other = begun(), begun()
    other.state = other.anew()
    for desk in (one, other):
        play_until(desk, lambda desk: desk.state.number > 120)
    assert one.log == other.log


def test_a_log_that_these_rules_tell_in_another_way_is_not_followed() -> None:
    desk = begun()
    play_until(desk, lambda desk: desk.state.number > 60)
    for number, row in enumerate(desk.log):
        if row.kind != ANSWER:
            continue
        found = TableState(desk.state.settings, desk.state.tables)
        for known in desk.log[:number]:
            found.replay(known)
        with pytest.raises(ReplayMismatch):
            found.replay(row._replace(digest="0" * len(row.digest)))
        break


def test_rows_have_no_gaps() -> None:
    desk = begun()
    found = TableState(desk.state.settings, desk.state.tables)
    with pytest.raises(ReplayMismatch):
        found.replay(desk.log[1])
