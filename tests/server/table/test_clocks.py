"""Time runs for who is asked; when it is over, the game goes on all the same."""

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from famiglia.engine.defaults import defaults
from famiglia.engine.kinds import CHOOSE_FAMILIES, TAKE, TURN
from famiglia.queries.early_question import early_game, early_question
from famiglia.record.notation import Answer
from famiglia.record.undo import may_undo
from famiglia.server.table.clocks import GRACE_MS, deadline
from famiglia.server.table.drafts import Draft
from famiglia.server.table.events import PAUSE, RESUME
from famiglia.server.table.quiet_hours import QuietHours, after, waking
from famiglia.server.table.set_sealed_answer import choose_at_once, set_ahead
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, DaysClock, LiveClock, Settings
from famiglia.server.table.timeouts import MISSED_BEFORE_BOT, come_back, lend, run_out
from famiglia.server.table.unit_of_work import Command
from famiglia.server.table.votes import take_back
from tests.server.table.tables import (
    PEOPLE,
    Desk,
    any_move,
    begun,
    confirming,
    play_until,
    visible_state,
    written,
)
from tests.server.table.test_votes import voting

MINUTE = 60_000
LIVE = Settings(clock=LiveClock(600, 10))
DAYS = Settings(clock=DaysClock(2, 20, "Europe/Rome"))


def at_a_turn(settings: Settings) -> Desk:
    desk = begun(settings)
    play_until(desk, lambda desk: desk.question.kind == TURN)
    return desk


def running_out(desk: Desk, seat: int, *draft: str) -> Command:
    now, decision = desk.now, desk.state.decision_number
    return lambda work: run_out(work, seat, now, Draft(decision, list(draft)))


def ends(desk: Desk) -> dict[int, int]:
    return desk.state.clocks.ends(desk.state.at)


def test_only_who_is_asked_loses_time_and_a_move_brings_some_back() -> None:
    desk = at_a_turn(LIVE)
    asked, before = desk.question.seat, desk.state.clocks.left.copy()
    desk.now += MINUTE
    desk.do(confirming(desk, *any_move(desk, random.Random(1))))
    after_move = desk.state.clocks.left
    assert after_move[asked] == before[asked] - MINUTE + 10_000
    assert [after_move[seat] for seat in range(4) if seat != asked] == [
        before[seat] for seat in range(4) if seat != asked
    ]
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_who_chooses_at_the_same_time_loses_time_until_he_has_chosen() -> None:
    """[3.4.1]"""
    desk = begun(LIVE)
    assert desk.question.kind == CHOOSE_FAMILIES
    assert set(ends(desk)) == {0, 1}
    desk.now += MINUTE
    option = desk.question.options[0]
    other = Answer(CHOOSE_FAMILIES, option)
    early = early_question(desk.game.view(1))
    assert early is not None
    desk.do(lambda work: work.seal(1, Answer(CHOOSE_FAMILIES, early.options[0]), PEOPLE[1]))
    assert set(ends(desk)) == {0}
    desk.now += MINUTE
    desk.do(confirming(desk, 0, written(desk, 0, other)))
    assert desk.state.clocks.left[1] == 9 * MINUTE + 10_000
    assert desk.question.kind != CHOOSE_FAMILIES


def test_no_time_is_lost_in_a_pause() -> None:
    desk = at_a_turn(LIVE)
    before = desk.state.clocks.left.copy()
    for seat in range(3):
        desk.do(voting(seat, PAUSE))
    desk.now += 60 * MINUTE
    for seat in range(3):
        desk.do(voting(seat, RESUME))
    assert desk.state.clocks.left == before


def test_a_pause_moves_the_day_by_which_to_answer() -> None:
    desk = at_a_turn(DAYS)
    [before] = ends(desk).values()
    for seat in range(3):
        desk.do(voting(seat, PAUSE))
    desk.now += 3 * 24 * 60 * MINUTE
    for seat in range(3):
        desk.do(voting(seat, RESUME))
    assert list(ends(desk).values()) == [before + 3 * 24 * 60 * MINUTE]


@pytest.mark.parametrize("settings", [LIVE, DAYS])
def test_who_is_late_is_answered_for(settings: Settings) -> None:
    """[3.4.3] And the log says so."""
    desk = at_a_turn(settings)
    seat = desk.question.seat
    assert desk.refused(running_out(desk, seat)) == "in-time"
    desk.now = ends(desk)[seat]
    rows = desk.do(running_out(desk, seat))
    assert rows[0].text == '{"kind":"ran-out"}'
    assert all(row.person is None for row in rows)
    assert desk.question.seat != seat
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_the_draft_of_who_is_late_is_taken_as_it_stands() -> None:
    desk = at_a_turn(LIVE)
    seat, *texts = any_move(desk, random.Random(5))
    desk.now = ends(desk)[seat]
    rows = desk.do(running_out(desk, seat, texts[0], "act nonsense"))
    assert rows[1].text == texts[0]
    assert desk.question.seat != seat


def test_who_is_late_has_a_little_for_the_next_move() -> None:
    desk = at_a_turn(LIVE)
    seat = desk.question.seat
    desk.now = ends(desk)[seat]
    desk.do(running_out(desk, seat))
    assert desk.state.clocks.left[seat] in (GRACE_MS, GRACE_MS + 10_000)


def test_who_is_late_with_a_choice_all_make_at_once_has_it_drawn() -> None:
    desk = begun(LIVE)
    desk.now = ends(desk)[1]
    desk.do(running_out(desk, 1))
    assert set(ends(desk)) == {0}
    desk.do(running_out(desk, 0))
    assert desk.question.kind != CHOOSE_FAMILIES
    assert desk.state.clocks.missed[:2] == [1, 1], "chance has answered, not the people"
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_a_draft_of_another_question_is_not_taken_for_who_is_late() -> None:
    desk = at_a_turn(LIVE)
    seat, *texts = any_move(desk, random.Random(5))
    desk.now = ends(desk)[seat]
    old = Draft(desk.state.decision_number - 1, texts)
    unused = [row.text for row in desk.do(lambda work: run_out(work, seat, desk.now, old))]
    desk = at_a_turn(LIVE)
    desk.now = ends(desk)[seat]
    assert unused == [row.text for row in desk.do(running_out(desk, seat))]


def test_who_is_late_at_nightfall_is_late_at_night() -> None:
    """Not only in the morning."""
    evening = QuietHours(22, 8)
    desk = at_a_turn(Settings(clock=LiveClock(600), night=evening))
    seat = desk.question.seat
    day = 24 * 60 * MINUTE
    nightfall = desk.now - desk.now % day + day + 22 * 60 * MINUTE
    desk.now = nightfall + 1
    desk.do(running_out(desk, seat))
    assert desk.state.clocks.missed[seat] == 1


def taken_back(desk: Desk, seat: int) -> None:
    """Everything that may be taken back without asking anybody."""
    recorder = desk.state.recorder
    assert recorder is not None
    first = may_undo(recorder.record, seat)
    assert first is not None
    desk.do(lambda work: take_back(work, seat, first, PEOPLE[seat]))


@pytest.mark.parametrize("settings", [LIVE, DAYS])
def test_nobody_gains_time_by_taking_moves_back(settings: Settings) -> None:
    desk = at_a_turn(settings)
    seat = desk.question.seat
    left, ending = desk.state.clocks.left[seat], ends(desk)[seat]
    for number in range(3):
        desk.now += MINUTE
        moved = any_move(desk, random.Random(number))
        desk.do(confirming(desk, *moved))
        taken_back(desk, seat)
    if settings is LIVE:
        assert desk.state.clocks.left[seat] == left - 3 * MINUTE
    else:
        assert ends(desk)[seat] == ending
    assert visible_state(desk.anew()) == visible_state(desk.state)


def test_nobody_withdraws_a_choice_that_others_wait_for() -> None:
    desk = begun(LIVE)
    early = early_question(desk.game.view(1))
    assert early is not None
    text = written(desk, 1, Answer(CHOOSE_FAMILIES, early.options[0]))
    desk.do(lambda work: choose_at_once(work, 1, work.state.decision_number, text, PEOPLE[1]))
    assert desk.refused(lambda work: set_ahead(work, 1, "choice", "")) == "not-asked"


def test_who_leaves_the_cards_lying_by_default_does_so_early_too() -> None:
    """[3.4.3] The default is the same for who is asked and for who may choose at once."""
    desk = begun(LIVE)
    play_until(desk, lambda desk: desk.question.kind == TAKE and bool(early_seats(desk)))
    [seat] = early_seats(desk)
    guessed = early_game(desk.game.view(seat))
    assert guessed is not None
    offered = {written(desk, seat, Answer(TAKE, option)) for option in defaults(guessed)}
    desk.now = ends(desk)[seat]
    desk.do(running_out(desk, seat))
    [sealed] = desk.ahead[seat].values()
    assert sealed.text in offered


def early_seats(desk: Desk) -> list[int]:
    return [seat for seat in range(4) if early_question(desk.game.view(seat)) is not None]


def test_a_bot_takes_the_seat_of_who_is_late_three_times_and_gives_it_back() -> None:
    desk = at_a_turn(LIVE)
    seat = desk.question.seat
    for number in range(MISSED_BEFORE_BOT):
        assert desk.state.seats[seat].bot == PERSON, number
        play_until(desk, lambda desk: desk.question.seat == seat, seed=number)
        desk.now = ends(desk)[seat]
        desk.do(running_out(desk, seat))
    assert desk.state.seats[seat].bot == SUBSTITUTE_BOT
    play_until(desk, lambda desk: desk.question.seat == seat)
    assert ends(desk) == {}
    desk.do(lambda work: come_back(work, seat, PEOPLE[seat]))
    assert set(ends(desk)) == {seat}
    assert desk.refused(lambda work: come_back(work, seat, PEOPLE[seat])) == "not-away"


def test_an_answer_in_time_is_counted_anew() -> None:
    desk = at_a_turn(LIVE)
    seat = desk.question.seat
    desk.now = ends(desk)[seat]
    desk.do(running_out(desk, seat))
    assert desk.state.clocks.missed[seat] == 1
    play_until(desk, lambda desk: desk.question.seat == seat)
    desk.do(confirming(desk, *any_move(desk, random.Random(1))))
    assert desk.state.clocks.missed[seat] == 0


def test_partners_lend_time() -> None:
    desk = at_a_turn(LIVE)
    left = desk.state.clocks.left.copy()
    desk.do(lambda work: lend(work, 0, 4 * MINUTE, PEOPLE[0]))
    assert desk.state.clocks.left == [
        left[0] - 4 * MINUTE,
        left[1],
        left[2] + 4 * MINUTE,
        left[3],
    ]
    most = desk.state.clocks.left[0]
    assert desk.refused(lambda work: lend(work, 0, most, PEOPLE[0])) == "no-lending"
    assert desk.refused(lambda work: lend(work, 0, -5, PEOPLE[0])) == "no-lending"
    assert desk.refused(lambda work: lend(work, 2, 5, PEOPLE[0])) == "not-your-seat"


# Hours


def stamp(text: str, zone: str = "Europe/Rome") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        ("2026-11-16T09:00", "2026-11-18T20:00"),
        ("2026-11-16T20:00", "2026-11-18T20:00"),
        ("2026-11-16T20:01", "2026-11-19T20:00"),
        ("2026-10-24T12:00", "2026-10-26T20:00"),
    ],
)
def test_time_runs_out_at_the_chosen_hour_where_it_was_chosen(asked: str, due: str) -> None:
    assert deadline(DaysClock(2, 20, "Europe/Rome"), stamp(asked)) == stamp(due)


NIGHT = QuietHours(23, 7, "Europe/Rome")
HOUR = 60 * MINUTE


@pytest.mark.parametrize(
    ("begin", "end", "hours"),
    [
        ("2026-11-16T09:00", "2026-11-16T12:00", 3),
        ("2026-11-16T22:00", "2026-11-17T08:00", 2),
        ("2026-11-16T01:00", "2026-11-16T08:00", 1),
        ("2026-11-16T23:30", "2026-11-17T06:00", 0),
        ("2026-11-16T12:00", "2026-11-18T12:00", 32),
    ],
)
def test_no_time_passes_at_night(begin: str, end: str, hours: int) -> None:
    assert waking(NIGHT, stamp(begin), stamp(end)) == hours * HOUR
    assert waking(NIGHT, stamp(begin), after(NIGHT, stamp(begin), hours * HOUR)) == hours * HOUR


def test_time_that_would_run_out_at_night_runs_out_in_the_morning() -> None:
    assert after(NIGHT, stamp("2026-11-16T22:30"), HOUR) == stamp("2026-11-17T07:30")
    assert after(NIGHT, stamp("2026-11-17T01:00"), 0) == stamp("2026-11-17T07:00")


def test_without_a_night_time_just_passes() -> None:
    assert after(None, 5, 7) == 12
    assert waking(None, 5, 12) == 7
    assert waking(QuietHours(7, 7), 5, 12) == 7
