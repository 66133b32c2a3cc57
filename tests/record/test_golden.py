"""Golden records: the same answers lead to the same game, today as ever, compiled or not."""

from pathlib import Path

import pytest

from famiglia.edition import load
from famiglia.record.notation import context_of, parse
from famiglia.record.record import Record, from_text
from famiglia.record.recorder import Recorder
from famiglia.record.replay import begin, replay
from tests.record.games import PLAIN

EDITION = load(PLAIN)
GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(path.name for path in GOLDEN.glob("*.famiglia"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_leads_to_its_end(name: str) -> None:
    """Every answer is still offered, and every phase ends in the position noted then."""
    record = from_text((GOLDEN / name).read_text("utf-8"))
    game = replay(record, record.header.mode.tables(EDITION))
    assert game.outcome() is not None
    assert record.entries[-1].outcome.ended is not None


def test_there_are_golden_records() -> None:
    """One for each written position, and games from the set-up on."""
    assert len(RECORDS) > len(list((GOLDEN / "positions").glob("*.txt"))) > 6


@pytest.mark.parametrize("name", RECORDS[:3])
def test_told_again_a_golden_record_is_the_same_text(name: str) -> None:
    """Nothing in it depends on when it was written."""
    text = (GOLDEN / name).read_text("utf-8")
    record = from_text(text)
    tables = record.header.mode.tables(EDITION)
    again = Recorder(begin(record.header, tables), Record(record.header))
    for entry in record.entries:
        answer = parse(entry.text, context_of(again.game.state, entry.seat))
        if entry.text.startswith("anytime"):
            again.apply_anytime(entry.seat, answer.option)
        else:
            again.apply(entry.seat, answer.option)
    assert again.record.to_text() == text
