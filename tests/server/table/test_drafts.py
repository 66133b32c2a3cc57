"""A draft shows where it leads; others can change the ground under it."""

import random

import pytest

from famiglia.engine.kinds import ANYTIME, TURN
from famiglia.record.notation import Answer
from famiglia.server.problems import Refusal, Stale
from famiglia.server.table.drafts import Draft, DraftPreview, preview_draft, preview_stored
from famiglia.server.table.moves import confirm
from tests.server.table.tables import PEOPLE, Desk, any_move, begun, confirming, play_until, written


def at_a_turn() -> tuple[Desk, int, list[str]]:
    """A table, who is asked there, and a move of several answers."""
    desk, chance = begun(), random.Random(2)
    play_until(desk, lambda desk: desk.question.kind == TURN)
    while True:
        seat, *texts = any_move(desk, chance)
        if len(texts) > 1:
            return desk, seat, texts


def draft(desk: Desk, seat: int, *texts: str) -> DraftPreview:
    return preview_draft(desk.state, seat, Draft(desk.state.decision_number, list(texts)))


def test_a_draft_grows_until_the_move_is_whole() -> None:
    desk, seat, texts = at_a_turn()
    for length in range(len(texts)):
        found = draft(desk, seat, *texts[:length])
        assert not found.is_whole
        assert found.found.decision is not None
    assert draft(desk, seat, *texts).is_whole


def test_it_goes_no_farther_than_the_move() -> None:
    desk, seat, texts = at_a_turn()
    with pytest.raises(Refusal) as refused:
        draft(desk, seat, *texts, *texts)
    assert refused.value.key in ("beyond", "not-offered")


def test_what_is_not_offered_is_not_drafted() -> None:
    desk, seat, texts = at_a_turn()
    with pytest.raises(Refusal) as refused:
        draft(desk, seat, texts[0], texts[0])
    assert (refused.value.key, bool(refused.value.rule)) == ("not-offered", True)


def test_only_who_is_asked_drafts_an_answer() -> None:
    desk, seat, texts = at_a_turn()
    with pytest.raises(Refusal, match="Another seat is asked"):
        draft(desk, (seat + 1) % 4, *texts)


def test_a_draft_for_another_question_is_stale() -> None:
    desk, seat, texts = at_a_turn()
    before = desk.state.decision_number
    desk.do(confirming(desk, seat, *texts))
    with pytest.raises(Stale):
        preview_stored(desk.state, seat, Draft(before, texts))


def test_a_draft_is_trimmed_to_what_is_still_offered() -> None:
    """An own Anytime Option took away what a later answer needs."""
    desk, seat, texts = at_a_turn()
    found = preview_stored(
        desk.state, seat, Draft(desk.state.decision_number, [*texts[:1], texts[0]])
    )
    assert (found.answers, found.dropped) == (texts[:1], 1)
    assert not found.is_whole


def test_an_anytime_option_of_another_does_not_end_a_draft() -> None:
    """[3.3.1]"""
    desk = begun()
    play_until(desk, lambda desk: desk.question.kind == TURN and others_can_sell(desk))
    number = desk.state.decision_number
    seat, *texts = any_move(desk, random.Random(3))
    other = next(each for each in range(4) if each != seat and desk.game.anytime(each))
    option = written(desk, other, Answer(ANYTIME, desk.game.anytime(other)[0]))
    desk.do(lambda work: confirm(work, other, Draft(number, [option]), PEOPLE[other]))
    assert preview_stored(desk.state, seat, Draft(number, texts)).answers


def others_can_sell(desk: Desk) -> bool:
    return any(desk.game.anytime(seat) for seat in range(4) if seat != desk.question.seat)
