"""A record as text: whole, readable, and the same again when it is read."""

from pathlib import Path

import pytest

from famiglia.engine.game import NotOffered, NotYours
from famiglia.engine.state import CLASSIC, RECOMMENDED, Rules, State
from famiglia.record.digest import flat, position_digest
from famiglia.record.header import SWITCHES, Header, read_header, switches_of
from famiglia.record.lines import LineReader
from famiglia.record.mode import Mode
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from famiglia.record.set_up import SetUp
from tests.record.games import TABLES, moment, random_game

GOLDEN = Path(__file__).parent / "golden" / "beginning.txt"
NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED])
@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_the_same_when_it_is_read_again(seed: int, rules: int) -> None:
    record = random_game(seed, rules=rules, anytime=True).record
    again = from_text(record.to_text())

    assert again.header == record.header
    assert again.entries == record.entries
    assert again.to_text() == record.to_text()


def test_the_beginning_of_a_game_reads_like_this() -> None:
    assert random_game(7, most=56).record.to_text() == GOLDEN.read_text()


def test_the_golden_beginning_can_be_replayed() -> None:
    game = replay(from_text(GOLDEN.read_text()), TABLES)

    assert moment(game) == moment(random_game(7, most=56).game)


def examples() -> list[str]:
    """The blocks of records in the documentation."""
    return [part.split("```")[0] for part in NOTATION.read_text().split("```text\n")[1:]]


def test_the_documentation_begins_with_a_record_that_can_be_replayed() -> None:
    beginning = examples()[0]

    replay(from_text(beginning), TABLES)
    assert random_game(7, most=56).record.to_text().startswith(beginning)


def test_the_documentation_shows_an_undo_as_it_is_recorded() -> None:
    recorder = random_game(7, most=49)
    recorder.undo(0, 49)
    decision = recorder.decision()
    assert decision is not None
    recorder.apply(0, decision.options[0])

    assert recorder.record.to_text().endswith(examples()[1])


def test_a_text_cut_off_after_an_entry_is_the_record_of_a_game_that_goes_on() -> None:
    record = random_game(3, most=80).record
    lines = record.to_text().splitlines(keepends=True)

    for number in range(1, 81):
        beginning = "".join(lines[: record.line_of(number) - 1])
        assert from_text(beginning).entries == record.entries[: number - 1]
    replay(from_text(beginning), TABLES)


def test_entries_know_their_lines() -> None:
    record = random_game(5).record
    lines = record.to_text().splitlines()

    assert len(record.entries) > 100
    for entry in record.entries:
        assert lines[record.line_of(entry.number) - 1].split()[0] == str(entry.number)


def test_every_phase_ends_with_the_digest_of_its_position() -> None:
    recorder = random_game(7)
    ended = [entry.outcome.ended for entry in recorder.record.entries if entry.outcome.ended]
    names = ("planning", "encounter")
    phases = [f"round {number} {name}" for number in range(1, 5) for name in names]

    assert [end.phase for end in ended] == ["set-up", *phases[: len(ended) - 1]]
    assert ended[-1].position == position_digest(recorder.game.state)
    assert len({end.position for end in ended}) == len(ended)


def test_what_the_engine_refuses_is_not_recorded() -> None:
    recorder = random_game(1, most=60)
    decision = recorder.decision()
    assert decision is not None

    with pytest.raises(NotOffered):
        recorder.apply(decision.seat, -1)
    with pytest.raises(NotYours):
        recorder.apply(decision.seat + 1, decision.options[0])
    with pytest.raises(NotOffered):
        recorder.apply_anytime(0, -1)

    assert len(recorder.record.entries) == 60


@pytest.mark.parametrize("bit", range(len(SWITCHES)))
def test_switches_are_named_as_the_engine_has_them(bit: int) -> None:
    rules = Rules(1 << bit)
    on = [name for name in SWITCHES if getattr(rules, name.replace("-", "_"))]

    assert on == [SWITCHES[bit]]
    assert switches_of(1 << bit) == (SWITCHES[bit],)


def test_a_header_is_the_same_when_it_is_read_again() -> None:
    names = ("Anna Maria", "Bruno  B.", "ünlü", "4")
    header = Header("plain", "abc", Mode("2v2"), SetUp(quick=True), (), names)

    assert read_header(LineReader("\n".join([*header.lines(), ""]))) == header
    assert header._replace(switches=SWITCHES).rules == 63


def test_the_digest_of_a_position_covers_everything_a_state_has() -> None:
    state = random_game(2, most=100).game.state
    apart = {"tables", "rules", "seats", "frames", "events", "seat_of"}
    facts = {"round", "phase", "first", "starting_piece", "begun", "passes", "winner"}
    names = [name for name in dir(state) if not name.startswith("_") and name not in apart | facts]
    values = {name: getattr(state, name) for name in names}
    fields = {name: value for name, value in values.items() if not callable(value)}
    numbers = sum(len(value) if hasattr(value, "__len__") else 1 for value in fields.values())

    assert sum(len(values) for values in flat(state)) == numbers


def test_positions_that_differ_in_one_number_have_other_digests() -> None:
    state: State = random_game(2, most=100).game.state
    other = state.copy()
    assert position_digest(other) == position_digest(state)

    other.pieces[0] += 1
    assert position_digest(other) != position_digest(state)
