"""Records of games of two and three: their headers, notes, undo, and that they replay."""

import random

import pytest

from famiglia.arena.dice import Dice
from famiglia.edition import load
from famiglia.engine.state import CHANCE
from famiglia.record.mode import Mode
from famiglia.record.new import record_at, record_of
from famiglia.record.notation import context_of, parse
from famiglia.record.record import BrokenRecord, Record, from_text
from famiglia.record.recorder import Recorder
from famiglia.record.replay import begin, replay
from famiglia.record.set_up import SET_UPS, SetUp
from famiglia.record.undo import MayNotUndo, effective_entries, may_undo
from tests.record.games import (
    ANSWERS_PER_UNDO,
    MODES,
    PLAIN,
    answer,
    game_in,
    kind_open,
    moment,
    play_until,
    tables_of,
)

EDITION = load(PLAIN)
SINGLES = MODES[1:]
SEATS = {"2v2": 4, "1v1": 2, "2v1": 3}


def again(recorder: Recorder) -> Record:
    """A record after it was written and read."""
    return from_text(recorder.record.to_text())


# Header


@pytest.mark.parametrize("mode", MODES)
def test_the_header_names_the_mode_and_everybody_at_the_table(mode: str) -> None:
    header = game_in(mode, 1, most=0).record.header

    lines = header.lines()

    assert lines[3] == f"mode {mode}"
    names = [line for line in lines if line.startswith("seat-")]
    assert names == ["seat-0 Anna", "seat-1 Bruno", "seat-2 Carla", "seat-3 Dario"][: len(names)]
    assert len(names) == SEATS[mode.split(maxsplit=1)[0]]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("3v3", "unknown mode '3v3': expected '2v2' or '1v1' or '2v1'"),
        ("2v1", "2v1 without a level: expected 'easy' or 'medium' or 'hard' after it"),
        ("2v1 heavy", "unknown level 'heavy': expected 'easy' or 'medium' or 'hard'"),
        ("2v1 easy hard", "unknown level 'easy hard': expected 'easy' or 'medium' or 'hard'"),
        ("1v1 easy", "1v1 has no level 'easy': only 2v1 has levels"),
        ("2v2 hard", "2v2 has no level 'hard': only 2v1 has levels"),
    ],
)
def test_a_wrong_or_missing_level_is_refused(words: str, reason: str) -> None:
    """In the line of the mode, before any digest is looked at."""
    lines = game_in("2v1 easy", 1, most=3).record.to_text().split("\n")
    lines[3] = f"mode {words}"

    with pytest.raises(BrokenRecord) as refused:
        from_text("\n".join(lines))

    assert (refused.value.line, refused.value.reason) == (4, reason)


def test_another_level_has_another_digest() -> None:
    text = game_in("2v1 easy", 1, most=3).record.to_text()

    with pytest.raises(BrokenRecord, match="wrong digest: the lines above were changed"):
        from_text(text.replace("mode 2v1 easy", "mode 2v1 hard"))


@pytest.mark.parametrize(
    ("mode", "other"), [("2v1 easy", "2v1 hard"), ("1v1", "2v1 easy"), ("1v1", "2v2")]
)
def test_tables_of_another_mode_or_level_are_refused(mode: str, other: str) -> None:
    with pytest.raises(BrokenRecord) as refused:
        replay(game_in(mode, 1, most=3).record, tables_of(other))

    found = f"the mode differs: the record has {mode}, the tables {other}"
    assert (refused.value.line, refused.value.reason) == (4, found)


@pytest.mark.parametrize(("mode", "seats"), [("1v1", 3), ("2v1 easy", 2), ("2v1 easy", 4)])
def test_a_record_has_a_name_for_each_seat(mode: str, seats: int) -> None:
    header = game_in(mode, 1, most=0).record.header
    names = ("Anna", "Bruno", "Carla", "Dario")[:seats]

    with pytest.raises(BrokenRecord, match=f"line 7: {seats} seats instead of "):
        begin(header._replace(names=names), tables_of(mode))


# Replay


@pytest.mark.parametrize("mode", SINGLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_is_the_same_when_it_is_replayed_by_its_header(mode: str, seed: int) -> None:
    recorder = game_in(mode, seed, anytime=True)
    record = again(recorder)

    game = replay(record, record.header.mode.tables(EDITION))

    assert recorder.decision() is None
    assert record.header == recorder.record.header
    assert record.to_text() == recorder.record.to_text()
    assert moment(game) == moment(recorder.game)


@pytest.mark.parametrize("mode", ["1v1", "2v1 easy"])
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=str)
def test_a_game_is_the_same_whatever_way_it_began(mode: str, set_up: SetUp) -> None:
    recorder = game_in(mode, 7, set_up=set_up, most=90)

    assert moment(replay(again(recorder), tables_of(mode))) == moment(recorder.game)


@pytest.mark.parametrize("mode", ["1v1", "2v1 medium"])
def test_a_game_is_the_same_at_any_moment_of_it(mode: str) -> None:
    for most in range(0, 200, 17):
        part = game_in(mode, 3, most=most)
        assert moment(replay(again(part), tables_of(mode))) == moment(part.game)


def test_the_split_is_asked_even_in_a_quick_set_up() -> None:
    """[15.1.9] All else chance decides."""
    record = game_in("1v1", 3, set_up=SetUp(quick=True), most=70).record
    begun = next(entry.number for entry in record.entries if entry.outcome.ended)

    asked = {entry.text.split()[0] for entry in record.entries[:begun] if entry.seat != CHANCE}

    assert asked == {"split"}


def test_a_seat_that_the_mode_does_not_have_says_nothing() -> None:
    record = game_in("1v1", 3, most=20).record
    record.add(2, "turn pass")

    with pytest.raises(BrokenRecord, match="unknown seat 'seat-2'"):
        from_text(record.to_text())


# What is shown, and undo


def test_characters_are_shown_when_both_have_chosen() -> None:
    """[15.1.5] The first choice stays hidden."""
    recorder, dice = game_in("1v1", 3, most=0), Dice(3)
    play_until(recorder, "choose-character")
    answer(recorder, dice)
    first = recorder.record.entries[-1]
    assert kind_open(recorder) == "choose-character"
    assert first.outcome.shown == ()
    assert may_undo(recorder.record, first.seat) == first.number

    answer(recorder, dice)

    last = recorder.record.entries[-1]
    assert last.outcome.shown == ("characters",)
    assert may_undo(recorder.record, last.seat) is None
    assert "\n# shown: characters\n" in recorder.record.to_text()


def test_the_character_of_who_chooses_alone_is_shown_at_once() -> None:
    """[16.1.5]"""
    recorder = game_in("2v1 easy", 3, most=0)
    play_until(recorder, "choose-character")
    answer(recorder, Dice(3))

    assert recorder.record.entries[-1].outcome.shown == ("characters",)
    assert may_undo(recorder.record, 0) is None


@pytest.mark.parametrize(
    ("text", "shown"), [("act place gela 1", ()), ("act place gela 1 members:1", ("members",))]
)
def test_members_are_shown_when_they_come_into_the_cupola(
    text: str, shown: tuple[str, ...]
) -> None:
    """[15.2.5] [3.4.4] All see that they were at home; a Soldato can be taken back."""
    tables = tables_of("1v1")
    recorder = record_at(
        tables,
        "gela: red 1\nred: hq 2, members 2\nblue: money 9\ntop: police neutral 1\n"
        "now:\n  turn blue\n  act red doing place 2\n",
    )
    said = parse(text, context_of(recorder.game.state, 0))
    entry = recorder.apply(0, said.option)

    assert entry.outcome.shown == shown
    assert may_undo(recorder.record, 0) == (None if shown else entry.number)


@pytest.mark.parametrize("mode", ["1v1", "2v1 hard"])
def test_beyond_the_own_answers_all_others_must_consent(mode: str) -> None:
    """[3.4.4] Partner and opponents alike, and nobody who does not sit there."""
    recorder = game_in(mode, 3, most=100)
    others = set(range(SEATS[mode.split(maxsplit=1)[0]])) - {0}
    own = next(entry for entry in reversed(recorder.record.entries) if entry.seat == 0)
    play_until(recorder, "turn", 1)
    if may_undo(recorder.record, 0) == own.number:
        answer(recorder, Dice(1))

    for missing in others:
        with pytest.raises(MayNotUndo, match="needs the consent of all others"):
            recorder.undo(0, own.number, others - {missing})
    entry = recorder.undo(0, own.number, others)

    assert entry.text == f"undo {own.number} agreed"
    assert moment(replay(again(recorder), tables_of(mode))) == moment(recorder.game)


def test_a_seat_that_the_mode_does_not_have_takes_nothing_back() -> None:
    recorder = game_in("1v1", 3, most=100)

    with pytest.raises(MayNotUndo, match="there is no seat 2"):
        recorder.undo(2, 50, (0, 1))


@pytest.mark.parametrize("mode", SINGLES)
def test_a_game_with_undone_answers_is_as_if_they_had_never_been_given(mode: str) -> None:
    recorder, dice, choice = game_in(mode, 2, most=0), Dice(2), random.Random(2)
    plain = game_in(mode, 2, most=0)
    options: dict[int, int] = {}
    while (decision := recorder.decision()) is not None:
        option = dice.answer(decision)
        options[recorder.apply(decision.seat, option).number] = option
        if choice.randrange(ANSWERS_PER_UNDO) == 0:
            own = may_undo(recorder.record, decision.seat)
            if own is not None:
                recorder.undo(decision.seat, own)
    for entry in effective_entries(recorder.record.entries):
        plain.apply(entry.seat, options[entry.number])

    assert any(entry.text.startswith("undo") for entry in recorder.record.entries)
    assert moment(recorder.game) == moment(plain.game)
    assert moment(replay(again(recorder), tables_of(mode))) == moment(plain.game)


def test_a_record_begins_in_the_mode_of_its_tables() -> None:
    recorder = record_of(tables_of("2v1 medium"), 0)

    assert recorder.record.header.mode == Mode("2v1", "medium")
