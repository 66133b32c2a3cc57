"""Undo: one's own answers, back to where another one spoke or something hidden was shown."""

import random

import pytest

from famiglia.arena.dice import Dice
from famiglia.arena.random_games import play_on
from famiglia.engine.state import CHANCE
from famiglia.record.record import BrokenRecord, EntryOutcome, Record, from_text
from famiglia.record.recorder import Recorder
from famiglia.record.replay import replay
from famiglia.record.undo import MayNotUndo, allowed_undo, effective_entries, may_undo
from tests.record.games import (
    ANSWERS_PER_UNDO,
    TABLES,
    answer,
    kind_open,
    moment,
    play_until,
    random_game,
)


def record_of(*entries: tuple[int, str]) -> Record:
    """A record of seats and texts; `!` at the end of a text means that something was shown."""
    record = Record(random_game(0, most=0).record.header)
    for seat, text in entries:
        shown = ("cards",) if text.endswith("!") else ()
        record.add(seat, text.rstrip("!"), EntryOutcome(shown))
    return record


def own_turn() -> Recorder:
    """A game at somebody's turn."""
    recorder = random_game(7, most=20)
    play_until(recorder, "turn")
    return recorder


# The law


def test_own_answers_may_be_taken_back_to_where_another_seat_answered() -> None:
    record = record_of((0, "a"), (1, "b"), (0, "c"), (0, "d"))

    assert may_undo(record, 0) == 3
    assert may_undo(record, 1) is None


def test_own_answers_may_be_taken_back_to_where_chance_spoke() -> None:
    assert may_undo(record_of((0, "a"), (CHANCE, "b"), (0, "c")), 0) == 3
    assert may_undo(record_of((0, "a"), (CHANCE, "b")), 0) is None


def test_an_answer_that_showed_something_stays() -> None:
    assert may_undo(record_of((0, "a"), (0, "b!"), (0, "c")), 0) == 3
    assert may_undo(record_of((0, "a"), (0, "b!")), 0) is None


def test_nothing_is_there_to_be_taken_back_at_the_beginning() -> None:
    assert may_undo(record_of(), 0) is None


def test_what_was_taken_back_is_not_taken_back_again() -> None:
    record = record_of((1, "a"), (0, "b"), (0, "c"), (0, "undo 3"))

    assert may_undo(record, 0) == 2
    with pytest.raises(MayNotUndo, match="answer 3 does not stand"):
        allowed_undo(record, 0, 3)


def test_taking_all_back_leaves_nothing() -> None:
    record = record_of((1, "a"), (0, "b"), (0, "c"), (0, "undo 2"))

    assert may_undo(record, 0) is None
    assert [entry.number for entry in effective_entries(record.entries)] == [1]


def test_an_answer_another_seat_took_back_has_been_seen_all_the_same() -> None:
    record = record_of((0, "a"), (1, "b"), (1, "undo 2"))

    assert may_undo(record, 0) is None
    assert may_undo(record, 1) is None


def test_what_an_undone_answer_showed_stays_known() -> None:
    """[3.4.4] [R223] What was taken back has been seen."""
    record = record_of((0, "a"), (0, "b!"), (0, "undo 2 agreed"), (0, "c"))

    assert may_undo(record, 0) == 4


def test_beyond_the_own_answers_all_others_must_consent() -> None:
    record = record_of((0, "a"), (1, "b"), (0, "c"))

    for consent in [(), (1,), (1, 2), (0, 1, 2)]:
        with pytest.raises(MayNotUndo, match="needs the consent of all others"):
            allowed_undo(record, 0, 1, consent)
    assert str(allowed_undo(record, 0, 1, (1, 2, 3))) == "undo 1 agreed"
    assert str(allowed_undo(record, 0, 3, (1, 2, 3))) == "undo 3"
    assert str(allowed_undo(record, 3, 2, (0, 1, 2))) == "undo 2 agreed"


@pytest.mark.parametrize("number", [0, 4, 5])
def test_only_an_answer_can_be_taken_back(number: int) -> None:
    record = record_of((0, "a"), (0, "b"), (0, "c"), (0, "undo 3"))

    with pytest.raises(MayNotUndo, match="does not stand"):
        allowed_undo(record, 0, number, (1, 2, 3))


# In games


def test_the_orders_shown_when_planning_ends_cannot_be_hidden_again() -> None:
    recorder = random_game(7)
    record = recorder.record
    last = [
        entry
        for entry in record.entries
        if entry.outcome.ended and entry.outcome.ended.phase.endswith("planning")
    ]
    assert len(last) == 4
    for entry in last:
        assert "orders" in entry.outcome.shown
        before = Record(record.header)
        before.entries = record.entries[: entry.number]
        assert may_undo(before, entry.seat) is None


def test_a_card_may_be_taken_back_until_the_other_one_lies_there() -> None:
    recorder, dice = random_game(7, most=20), Dice(2)
    play_until(recorder, "card")
    answer(recorder, dice)
    attacker = recorder.record.entries[-1]
    assert kind_open(recorder) == "card"
    assert may_undo(recorder.record, attacker.seat) is not None

    answer(recorder, dice)
    assert may_undo(recorder.record, attacker.seat) is None


def test_cards_that_were_shown_stay() -> None:
    recorder, dice = random_game(7, most=20), Dice(2)
    play_until(recorder, "take")
    answer(recorder, dice)
    assert recorder.record.entries[-1].outcome.shown == ()
    answer(recorder, dice)

    last = recorder.record.entries[-1]
    assert last.outcome.shown[:1] == ("cards",)
    assert may_undo(recorder.record, last.seat) is None


def test_families_that_were_shown_stay() -> None:
    recorder = random_game(7, most=15)

    assert recorder.record.entries[-1].outcome.shown == ("families",)
    assert may_undo(recorder.record, 1) is None
    assert may_undo(random_game(7, most=14).record, 0) == 14


def test_an_order_that_was_sold_has_been_shown() -> None:
    recorder = own_turn()
    seat = 0
    entry = recorder.apply_anytime(seat, recorder.game.anytime(seat)[0])

    assert entry.text == "anytime sell basic-1"
    assert entry.outcome.shown == ("orders",)
    assert may_undo(recorder.record, seat) is None


def test_a_turn_may_be_taken_back_and_played_another_way() -> None:
    recorder = own_turn()
    before = moment(recorder.game)
    decision = recorder.decision()
    assert decision is not None
    first = recorder.apply(decision.seat, decision.options[0]).number

    entry = recorder.undo(decision.seat, first)
    assert entry.text == f"undo {first}"
    assert moment(recorder.game) == before

    other = recorder.apply(decision.seat, decision.options[-1])
    assert other.number == first + 2
    assert moment(replay(from_text(recorder.record.to_text()), TABLES)) == moment(recorder.game)


def test_a_seat_cannot_take_back_what_the_law_forbids() -> None:
    recorder = own_turn()
    entries = recorder.record.entries.copy()
    stranger = (entries[-1].seat + 1) % 4

    with pytest.raises(MayNotUndo):
        recorder.undo(stranger, entries[-1].number)

    assert recorder.record.entries == entries


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_undone_answers_is_as_if_they_had_never_been_given(seed: int) -> None:
    recorder, dice, choice = random_game(seed, most=0), Dice(seed), random.Random(seed)
    plain = random_game(seed, most=0)
    options: dict[int, int] = {}
    while (decision := recorder.decision()) is not None:
        option = dice.answer(decision)
        number = recorder.apply(decision.seat, option).number
        options[number] = option
        if choice.randrange(ANSWERS_PER_UNDO) == 0:
            own = may_undo(recorder.record, decision.seat)
            if own is not None:
                recorder.undo(decision.seat, own)
            elif choice.randrange(4) == 0:
                back = choice.choice(effective_entries(recorder.record.entries)[-20:])
                recorder.undo(decision.seat % 4, back.number, range(4))
    for entry in effective_entries(recorder.record.entries):
        plain.apply(entry.seat, options[entry.number])

    assert any(entry.text.startswith("undo") for entry in recorder.record.entries)
    assert moment(recorder.game) == moment(plain.game)
    assert moment(replay(from_text(recorder.record.to_text()), TABLES)) == moment(plain.game)
    texts = [entry.text for entry in effective_entries(recorder.record.entries)]
    assert texts == [entry.text for entry in plain.record.entries]


# In replay

NO_UNDO = "is no undo: expected a number, and nothing else or 'agreed'"


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (0, "undo 13", "answer 13 may not be taken back without consent [3.4.4]"),
        (2, "undo 14", "answer 14 may not be taken back without consent [3.4.4]"),
        (0, "undo 15", "answer 15 does not stand [3.4.4]"),
        (CHANCE, "undo 13", "chance takes nothing back [3.4.4]"),
        (0, "undo 014", f"'undo 014' {NO_UNDO}"),
        (0, "undo 14 please", f"'undo 14 please' {NO_UNDO}"),
    ],
)
def test_an_undo_against_the_law_is_refused(seat: int, text: str, reason: str) -> None:
    """[3.4.4] With the line it stands in, and the rule."""
    record = random_game(7, most=14).record
    record.add(seat, text)

    with pytest.raises(BrokenRecord) as refused:
        replay(from_text(record.to_text()), TABLES)

    assert (refused.value.line, refused.value.reason) == (record.line_of(15), reason)


def test_a_game_goes_on_from_its_record() -> None:
    recorder = random_game(9, most=150)
    record = from_text(recorder.record.to_text())
    resumed = Recorder(replay(record, TABLES), record)
    play_on(recorder, Dice(4))
    play_on(resumed, Dice(4))

    assert resumed.record.to_text() == recorder.record.to_text()


def test_a_seat_that_does_not_exist_takes_nothing_back() -> None:
    """[3.4.4] And the record stays as it was."""
    recorder = random_game(7, most=60)
    before = recorder.record.to_text()
    with pytest.raises(MayNotUndo):
        recorder.undo(9, 1, (0, 1, 2, 3))
    assert recorder.record.to_text() == before
