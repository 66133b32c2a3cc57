"""A recorder can follow another one: entry by entry, from their texts."""

import random

import pytest

from famiglia.arena.dice import Dice
from famiglia.engine.game import Refused
from famiglia.record.recorder import Recorder
from famiglia.record.undo import MayNotUndo, may_undo
from tests.record.games import moment, random_game


def played(seed: int) -> Recorder:
    """A game with Anytime Options and undone answers."""
    recorder, dice, choice = random_game(seed, most=0), Dice(seed), random.Random(seed)
    while (decision := recorder.decision()) is not None:
        recorder.apply(decision.seat, dice.answer(decision))
        dice.interject(recorder)
        own = may_undo(recorder.record, decision.seat)
        if own is not None and choice.randrange(20) == 0:
            recorder.undo(decision.seat, own)
    return recorder


def test_whoever_follows_has_the_same_record_and_game() -> None:
    first, other = played(3), random_game(3, most=0)
    for entry in first.record.entries:
        assert other.replay_entry(entry.seat, entry.text) == entry
    assert moment(other.game) == moment(first.game)
    assert any(entry.text.startswith("anytime") for entry in first.record.entries)
    assert any(entry.text.startswith("undo") for entry in first.record.entries)


@pytest.mark.parametrize("text", ["act done", "conflict finesse", "turn pass"])
def test_what_is_not_offered_is_not_followed(text: str) -> None:
    recorder = random_game(3, most=0)
    before = recorder.record.to_text()
    with pytest.raises(Refused):
        recorder.replay_entry(0, text)
    assert recorder.record.to_text() == before


def test_an_unlawful_undo_is_not_followed() -> None:
    recorder = random_game(3, most=40)
    before = recorder.record.to_text()
    with pytest.raises(MayNotUndo):
        recorder.replay_entry(0, "undo 1")
    assert recorder.record.to_text() == before


def test_a_copy_goes_its_own_way() -> None:
    recorder = random_game(3, most=40)
    before = recorder.record.to_text(), moment(recorder.game)
    other = recorder.copy()
    decision = other.decision()
    assert decision is not None
    other.apply(decision.seat, decision.options[0])
    assert (recorder.record.to_text(), moment(recorder.game)) == before
