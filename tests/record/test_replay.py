"""A record replayed is the game; a damaged or edited one is refused with line and reason."""

from collections.abc import Callable

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.state import CHANCE, CLASSIC, RECOMMENDED
from famiglia.record.mode import Mode
from famiglia.record.record import (
    BrokenRecord,
    Entry,
    EntryOutcome,
    PhaseEnd,
    Record,
    from_text,
)
from famiglia.record.replay import replay
from famiglia.record.set_up import SET_UPS, SetUp
from tests.record.games import PLAIN, TABLES, moment, random_game

RANDOM_GAMES = 500
HEADER_LINES = 12
"""Lines before the first entry."""
NOT_ASKED = "Somebody else is asked. [3.4.1]"


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED, RECOMMENDED | 32])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_when_it_is_replayed_from_text(seed: int, rules: int) -> None:
    recorder = random_game(seed, rules=rules, anytime=True)

    assert recorder.decision() is None
    assert any(entry.text.startswith("anytime") for entry in recorder.record.entries)
    assert moment(replay(from_text(recorder.record.to_text()), TABLES)) == moment(recorder.game)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_the_same_at_any_moment_of_it(seed: int) -> None:
    recorder = random_game(seed)
    for most in range(0, len(recorder.record.entries), 23):
        part = random_game(seed, most=most)
        assert moment(replay(from_text(part.record.to_text()), TABLES)) == moment(part.game)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_many_games_are_the_same_when_they_are_replayed() -> None:
    for seed in range(1000, 1000 + RANDOM_GAMES):
        recorder = random_game(seed, anytime=True)
        again = replay(from_text(recorder.record.to_text()), TABLES)
        assert moment(again) == moment(recorder.game), f"seed {seed}"


# Damage that the form or a digest shows


def damaged(change: Callable[[list[str]], None]) -> tuple[int, str]:
    """Line and reason of the refusal after a change of the text's lines."""
    lines = random_game(7, most=120).record.to_text().split("\n")
    change(lines)
    with pytest.raises(BrokenRecord) as refused:
        from_text("\n".join(lines))
    return refused.value.line, refused.value.reason


def replaced(line: int, old: str, new: str) -> tuple[int, str]:
    """The refusal after one replacement in one line, counted from 1."""

    def change(lines: list[str]) -> None:
        assert old in lines[line - 1]
        lines[line - 1] = lines[line - 1].replace(old, new)

    return damaged(change)


CHANGED = "wrong digest: this line or one above was changed"


def test_an_edited_answer_has_the_wrong_digest() -> None:
    assert replaced(HEADER_LINES + 1, "miniguns", "allies") == (HEADER_LINES + 1, CHANGED)


def test_an_answer_by_another_seat_has_the_wrong_digest() -> None:
    assert replaced(HEADER_LINES + 14, "seat-0", "seat-2") == (HEADER_LINES + 14, CHANGED)


def test_an_edited_digest_is_wrong() -> None:
    text = random_game(7, most=120).record.entries[8].digest
    assert replaced(HEADER_LINES + 9, text, "00000000") == (HEADER_LINES + 9, CHANGED)


def test_a_note_that_was_edited_or_left_out_spoils_the_digest_below() -> None:
    note = HEADER_LINES + 16
    assert replaced(note, "families", "cards") == (note + 1, CHANGED)
    assert damaged(lambda lines: lines.__delitem__(note - 1)) == (note, CHANGED)


def test_a_line_left_out_or_doubled_breaks_the_numbers() -> None:
    found = damaged(lambda lines: lines.__delitem__(HEADER_LINES + 4))
    assert found == (HEADER_LINES + 5, "expected number 5, found '6'")
    found = damaged(lambda lines: lines.insert(HEADER_LINES + 4, lines[HEADER_LINES + 4]))
    assert found == (HEADER_LINES + 6, "expected number 6, found '5'")


def test_lines_that_changed_places_break_the_numbers() -> None:
    def swap(lines: list[str]) -> None:
        lines[HEADER_LINES], lines[HEADER_LINES + 1] = lines[HEADER_LINES + 1], lines[HEADER_LINES]

    assert damaged(swap) == (HEADER_LINES + 1, "expected number 1, found '2'")


def test_a_text_cut_within_a_line_is_refused() -> None:
    text = random_game(7, most=120).record.to_text()
    last = len(text.split("\n")) - 1
    for cut in range(2, 60):
        with pytest.raises(BrokenRecord) as refused:
            from_text(text[:-cut])
        assert refused.value.line == last


@pytest.mark.parametrize(
    ("garbage", "reason"),
    [
        ("", "expected a number, a seat, an answer and a digest"),
        ("the end", "expected a number, a seat, an answer and a digest"),
        ("well, that was all of it", "expected number 121, found 'well,'"),
        ("121 seat-7 turn pass 01234567", "unknown seat 'seat-7'"),
        ("121 seat-1 turn pass 012345678", "no digest at its end, but '012345678'"),
        ("121 seat-1 turn pass 01234567", CHANGED),
        ("# a word", "a note that has no place here: '# a word'"),
    ],
)
def test_garbage_at_the_end_is_refused(garbage: str, reason: str) -> None:
    record = random_game(7, most=120).record
    end = record.line_of(120) + 1

    assert damaged(lambda lines: lines.insert(-1, garbage)) == (end, reason)


@pytest.mark.parametrize(
    ("line", "old", "new", "found"),
    [
        (1, "record 1", "record 2", (1, "this is no famiglia record of form 1")),
        (2, "edition", "editon", (2, "expected 'edition', found 'editon'")),
        (3, "2", "one", (3, "expected the number of a rules version, found 'one'")),
        (3, "2", "3", (11, "wrong digest: the lines above were changed")),
        (4, "2v2", "", (4, "nothing follows 'mode'")),
        (5, "set-up", "setup", (5, "expected 'set-up', found 'setup'")),
        (5, "full", "", (5, "nothing follows 'set-up'")),
        (5, "full", "quick", (11, "wrong digest: the lines above were changed")),
        (6, "neutrals", "neutral", (6, "unknown switch 'neutral' (did you mean 'neutrals'?)")),
        (8, "seat-1", "seat-2", (8, "expected 'seat-1', found 'seat-2'")),
        (9, "Carla", "Clara", (11, "wrong digest: the lines above were changed")),
    ],
)
def test_a_damaged_header_is_refused(line: int, old: str, new: str, found: tuple[int, str]) -> None:
    assert replaced(line, old, new) == found


def test_switches_stand_in_their_order() -> None:
    line, reason = replaced(6, "neutrals blue-spaces", "blue-spaces neutrals")

    assert (line, reason.partition(",")[0]) == (6, "expected each switch once")


@pytest.mark.parametrize("words", ["first-game quick", "quick quick", "full quick", "slow", "Full"])
def test_only_a_set_up_that_there_is_can_be_named(words: str) -> None:
    line, reason = replaced(5, "full", words)

    assert line == 5
    assert reason == (
        f"unknown set-up {words!r}: expected 'full' or 'quick' or 'first-game' or "
        "'quick first-game'"
    )


def test_a_text_that_ends_in_its_header_is_refused() -> None:
    assert damaged(lambda lines: lines.__delitem__(slice(4, None))) == (5, "the record ends here")


# Records whose digests are right and that are wrong all the same


def forged(number: int, change: Callable[[Entry], Entry]) -> tuple[int, str]:
    """Line and reason of the refusal when one entry was forged and all digests made anew."""
    record = random_game(7, most=120).record
    other = Record(record.header)
    for entry in record.entries:
        true = change(entry) if entry.number == number else entry
        other.add(true.seat, true.text, true.outcome)
    return refused_by_replay(other)


def refused_by_replay(record: Record) -> tuple[int, str]:
    with pytest.raises(BrokenRecord) as refused:
        replay(from_text(record.to_text()), TABLES)
    return refused.value.line, refused.value.reason


def test_unknown_notation_is_refused() -> None:
    found = forged(3, lambda entry: entry._replace(text="draw-tile rent"))

    assert found == (HEADER_LINES + 3, "unknown tile 'rent' (did you mean 'rents'?)")


def test_an_answer_that_is_not_offered_is_refused() -> None:
    found = forged(2, lambda entry: entry._replace(text="draw-tile miniguns"))

    assert found == (
        HEADER_LINES + 2,
        "'draw-tile miniguns' is refused: This tile has been drawn already. [2.1.3]",
    )


def test_an_answer_to_another_question_is_refused() -> None:
    found = forged(2, lambda entry: entry._replace(text="draw-colour red"))

    assert found == (
        HEADER_LINES + 2,
        "'draw-colour red' is refused: Something else is asked. [3.4.1]",
    )


def test_an_anytime_option_that_nobody_has_is_refused() -> None:
    reason = "Anytime Options come with the first planning phase. [3.3.1]"
    nobody = (HEADER_LINES + 14, f"'anytime give' is refused: {reason}")

    assert forged(14, lambda entry: entry._replace(text="anytime give")) == nobody
    assert forged(14, lambda entry: entry._replace(seat=CHANCE, text="anytime give")) == nobody


def test_an_answer_by_the_wrong_seat_is_refused() -> None:
    for number in (14, 1):
        found = forged(number, lambda entry: entry._replace(seat=3))
        said = random_game(7, most=20).record.entries[number - 1].text
        assert found == (HEADER_LINES + number, f"{said!r} is refused: {NOT_ASKED}")


def test_a_note_of_something_that_was_not_shown_is_refused() -> None:
    found = forged(14, lambda entry: entry._replace(outcome=EntryOutcome(("cards",))))

    assert found == (HEADER_LINES + 15, "expected 'no note', found '# shown: cards'")


def test_a_note_that_is_missing_is_refused() -> None:
    found = forged(15, lambda entry: entry._replace(outcome=EntryOutcome()))

    assert found == (HEADER_LINES + 16, "expected '# shown: families', found 'nothing'")


def test_another_position_at_the_end_of_a_phase_is_refused() -> None:
    record = random_game(7, most=120).record
    last = next(entry for entry in record.entries if entry.outcome.ended)
    wrong = PhaseEnd("set-up", "0123456789abcdef")
    found = forged(
        last.number, lambda entry: entry._replace(outcome=entry.outcome._replace(ended=wrong))
    )

    assert found[0] == record.line_of(last.number) + 1
    assert found[1].endswith("found '# ended: set-up, position 0123456789abcdef'")


def test_an_answer_after_the_end_of_the_game_is_refused() -> None:
    record = random_game(7).record
    record.add(0, "turn pass")

    line = record.line_of(len(record.entries))
    assert refused_by_replay(record) == (
        line,
        "'turn pass' is refused: The game has ended. [12.1.1]",
    )


def test_another_edition_is_refused() -> None:
    line = "line 2: the edition's hash differs: the record has plain "
    with pytest.raises(BrokenRecord, match=f"{line}.*, the tables sicilia "):
        replay(random_game(7, most=3).record, flatten(load(), "2v2"))


def test_the_id_of_an_edition_is_only_told() -> None:
    record = random_game(7, most=0).record
    renamed = Record(record.header._replace(edition="flat"))

    assert moment(replay(renamed, TABLES)) == moment(replay(record, TABLES))


def test_tables_of_another_mode_are_refused() -> None:
    with pytest.raises(BrokenRecord, match="line 4: the mode differs: the record has 2v2, the t"):
        replay(random_game(7, most=3).record, flatten(load(PLAIN), "1v1"))


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        ({"version": 1}, 3, "the rules version differs: the record has 1, the engine 2"),
        ({"mode": Mode("3v3")}, 4, "unknown mode '3v3': expected '2v2' or '1v1' or '2v1'"),
        ({"names": ("Anna", "Bruno")}, 7, "2 seats instead of 4"),
    ],
)
def test_another_game_is_refused(change: dict[str, object], line: int, reason: str) -> None:
    header = random_game(7, most=1).record.header._replace(**change)  # type: ignore[arg-type]

    assert refused_by_replay(Record(header)) == (line, reason)


# Set-ups


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=str)
def test_a_game_is_the_same_whatever_way_it_began(set_up: SetUp) -> None:
    recorder = random_game(7, set_up=set_up)
    text = recorder.record.to_text()

    assert text.splitlines()[4] == f"set-up {set_up}"
    assert moment(replay(from_text(text), TABLES)) == moment(recorder.game)


@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=str)
def test_the_set_up_says_who_is_asked_and_which_families_play(set_up: SetUp) -> None:
    record = random_game(7, set_up=set_up, most=60).record
    begun = next(entry.number for entry in record.entries if entry.outcome.ended)
    spoken = record.entries[:begun]
    colours = {entry.text for entry in spoken if entry.text.startswith("draw-colour")}

    assert any(entry.seat != CHANCE for entry in spoken) != set_up.quick
    assert bool({"draw-colour black", "draw-colour white"} & colours) != set_up.first_game


def test_a_record_with_another_set_up_is_of_another_game() -> None:
    record = random_game(7, most=20).record
    other = Record(record.header._replace(set_up=SetUp(quick=True)))
    for entry in record.entries:
        other.add(entry.seat, entry.text, entry.outcome)

    said = record.entries[13].text
    assert refused_by_replay(other) == (HEADER_LINES + 14, f"{said!r} is refused: {NOT_ASKED}")


def test_what_was_taken_back_must_have_been_an_answer_too() -> None:
    """[3.4.4] An undone line is checked like any other."""
    record = random_game(7, most=14).record
    record.add(0, "hello world")
    record.add(0, "undo 15 agreed")

    with pytest.raises(BrokenRecord) as refused:
        replay(from_text(record.to_text()), TABLES)

    assert refused.value.line == record.line_of(15)


def test_an_undo_shows_and_ends_nothing() -> None:
    """[3.4.4] A note below it is not true."""
    recorder = random_game(7, most=14)
    answer = recorder.decision()
    assert answer is not None
    entry = recorder.apply(answer.seat, answer.options[0])
    others = [seat for seat in range(4) if seat != answer.seat]
    recorder.undo(answer.seat, entry.number, others)
    undone = recorder.record.entries.pop()
    recorder.record.add(undone.seat, undone.text, EntryOutcome(("cards",)))

    with pytest.raises(BrokenRecord) as refused:
        replay(from_text(recorder.record.to_text()), TABLES)

    assert "found '# shown: cards'" in refused.value.reason
