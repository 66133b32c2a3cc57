"""Answers set ahead are used when their question comes up, and stay sealed until then."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from famiglia.engine.game import Decision
from famiglia.engine.kinds import (
    CARD,
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    FINAL_ACTION,
    NEXT_ORDER,
    TAKE,
)
from famiglia.engine.state import CHANCE
from famiglia.queries.early_question import SIMULTANEOUS, early_question
from famiglia.queries.question_names import FINAL, ORDERS_NAME
from famiglia.record.notation import Answer
from famiglia.server.table.sealed_answers import SealedAnswer, open_name
from famiglia.server.table.set_sealed_answer import choose_at_once, set_ahead
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import Command
from famiglia.server.table.votes import concede
from tests.server.table.stored import (
    TABLE,
    Sent,
    assert_only_one_is_told,
    sent_to_all,
    stored,
)
from tests.server.table.tables import (
    PEOPLE,
    Desk,
    any_move,
    begun,
    confirming,
    play_until,
    written,
)


def where(is_there: Callable[[Desk], bool], settings: Settings | None = None) -> Desk:
    """A table where something is the case."""
    for seed in range(20):
        desk = begun(settings)
        play_until(desk, lambda desk: desk.state.decision is None or is_there(desk), seed)
        if desk.state.decision is not None:
            return desk
    raise AssertionError("no game comes to that")


def at(kind: int) -> Desk:
    """A table where a question of this kind is open."""
    return where(lambda desk: desk.question.kind == kind)


def at_once(kind: int, settings: Settings | None = None) -> Desk:
    """A table where somebody may answer such a question before he is asked."""
    return where(lambda desk: desk.question.kind == kind and may_be_early(desk), settings)


def may_be_early(desk: Desk) -> bool:
    return any(early_question(desk.game.view(seat)) for seat in range(len(desk.state.seats)))


def early_one(desk: Desk) -> tuple[int, Decision]:
    """Who may answer before he is asked, and what."""
    found = [(seat, early_question(desk.game.view(seat))) for seat in range(len(desk.state.seats))]
    return next((seat, early) for seat, early in found if early is not None)


def put_ahead(desk: Desk, seat: int, name: str, text: str) -> None:
    desk.ahead.setdefault(seat, {})[name] = SealedAnswer(desk.game.state.round, text)


def choosing(seat: int, decision: int, text: str) -> Command:
    return lambda work: choose_at_once(work, seat, decision, text, PEOPLE[seat])


def answer_open(desk: Desk, number: int = 0) -> None:
    """The asked seat gives one of the answers, which is a whole move."""
    question = desk.question
    text = written(desk, question.seat, Answer(question.kind, question.options[number]))
    desk.do(confirming(desk, question.seat, text))


@pytest.mark.parametrize(
    ("kind", "settings"),
    [
        (CHOOSE_FAMILIES, Settings()),
        (CHOOSE_CHARACTER, Settings(mode="1v1")),
        (CARD, Settings()),
        (TAKE, Settings(mode="1v1")),
    ],
)
def test_who_chooses_at_the_same_time_may_answer_first(kind: int, settings: Settings) -> None:
    """[3.4.1] And it is taken as soon as the one asked first has answered."""
    desk = at_once(kind, settings)
    other, early = early_one(desk)
    assert early.kind == kind

    option = early.options[-1]
    put_ahead(desk, other, open_name(desk.game), written(desk, other, Answer(kind, option)))
    answer_open(desk)

    mine = [row for row in desk.log if row.seat == other][-1]
    assert mine.text == written(desk, other, Answer(kind, option))
    assert desk.ahead[other] == {}


def test_a_choice_that_comes_when_the_seat_is_asked_already_is_made() -> None:
    """[3.4.1] Nobody has to know who is asked first."""
    desk = at_once(CARD)
    other, early = early_one(desk)
    text = written(desk, other, Answer(CARD, early.options[-1]))
    decision = desk.state.decision_number
    answer_open(desk)
    assert desk.question.seat == other

    desk.do(choosing(other, decision, text))

    assert desk.log[-1].text == text
    assert desk.question.kind != CARD


def test_a_choice_that_comes_too_late_is_not_taken_for_the_next_fight() -> None:
    desk = at_once(CARD)
    other, early = early_one(desk)
    text = written(desk, other, Answer(CARD, early.options[-1]))
    decision = desk.state.decision_number - len(desk.state.seats)
    assert desk.refused(choosing(other, decision, text)) == "not-asked"


def test_an_early_question_is_what_is_asked_then() -> None:
    """Whatever the other one chose, which the seat does not know."""
    desk, chance = begun(), random.Random(3)
    compared = 0
    for _ in range(400):
        question = desk.question
        early = {
            seat: asked
            for seat in range(4)
            if seat != question.seat and (asked := early_question(desk.game.view(seat)))
        }
        assert not early or question.kind in SIMULTANEOUS
        desk.do(confirming(desk, *any_move(desk, chance)))
        now = desk.state.decision
        if now is None:
            break
        if now.kind == question.kind and now.seat in early:
            assert list(now.options) == list(early[now.seat].options)
            compared += 1
    assert compared


def test_what_is_set_ahead_changes_nothing_before_it_is_used(tmp_path: Path) -> None:
    """Not even that it was is told, to the partner neither."""
    desk = at_once(CARD)
    other, early = early_one(desk)
    text, name = written(desk, other, Answer(CARD, early.options[-1])), open_name(desk.game)
    with stored(desk, tmp_path) as tables:
        before = sent_to_all(tables)
        done = tables.execute(TABLE, lambda work: set_ahead(work, other, name, text)).result()
        assert done.rows == []
        assert_only_one_is_told(before, sent_to_all(tables), other, {name: text})


def test_what_was_chosen_at_once_is_not_told_before_it_is_used(tmp_path: Path) -> None:
    """[3.4.1] Whichever card it is; all are told that the choice was made, and by whom."""
    desk = at_once(CARD)
    other, early = early_one(desk)
    name, decision = open_name(desk.game), desk.state.decision_number
    per_card = []
    for number in (0, -1):
        text = written(desk, other, Answer(CARD, early.options[number]))
        with stored(desk, tmp_path / f"card{number}") as tables:
            before = sent_to_all(tables)
            tables.execute(TABLE, choosing(other, decision, text)).result()
            after = sent_to_all(tables)
            assert_only_one_is_told(made_by(other, name, before), after, other, {name: text})
            per_card.append([each for seat, each in after.items() if seat != other])
    assert per_card[0] == per_card[1]


def test_only_who_wants_to_give_up_is_told_of_it(tmp_path: Path) -> None:
    """Not the other team, nor the partner, who may not want to."""
    with stored(begun(), tmp_path) as tables:
        before = sent_to_all(tables)
        done = tables.execute(TABLE, lambda work: concede(work, 1, PEOPLE[1])).result()
        assert done.rows == []
        assert_only_one_is_told(before, sent_to_all(tables), 1, {"concede": "concede"})


def made_by(seat: int, name: str, before: dict[int, Sent]) -> dict[int, Sent]:
    """The same when all know that a seat has chosen, and is waited for no more."""
    found = {}
    for to, (view, snapshot, rows) in before.items():
        table = snapshot["table"]
        number, asked = table["number"] + 1, [each for each in table["asked"] if each != seat]
        assert seat in table["asked"]
        row = {"number": number, "at": table["at"], "seat": seat, "entry": None, "undone": None}
        told = snapshot | {"table": table | {"number": number, "asked": asked}}
        if to == seat:
            told["foreseen"] = [each for each in told["foreseen"] if each["name"] != name]
        found[to] = Sent(view, told, [*rows, row | {"table_event": {"kind": "chose-early"}}])
    return found


def test_a_card_is_for_one_fight() -> None:
    desk = at_once(CARD)
    other, _ = early_one(desk)
    fight = open_name(desk.game)
    put_ahead(desk, other, fight + " elsewhere", "card c-1")
    answer_open(desk)
    assert (desk.question.seat, desk.question.kind) == (other, CARD)


def test_what_is_not_on_offer_any_more_is_withdrawn() -> None:
    desk = at(FINAL_ACTION)
    seat = desk.question.seat
    later = SealedAnswer(desk.game.state.round, "final-action nowhere")
    desk.ahead = {seat: {FINAL: later}}
    desk.do(lambda work: work.advance())
    assert desk.ahead == {seat: {}}
    assert desk.question.kind == FINAL_ACTION


def test_what_was_meant_for_another_round_is_not_used() -> None:
    desk = at(FINAL_ACTION)
    seat = desk.question.seat
    desk.ahead = {seat: {FINAL: SealedAnswer(desk.game.state.round - 1, "final-action done")}}
    desk.do(lambda work: work.advance())
    assert (desk.question.kind, desk.question.seat) == (FINAL_ACTION, seat)


def test_the_last_action_can_be_declined_ahead() -> None:
    desk = at(FINAL_ACTION)
    seat = desk.question.seat
    put_ahead(desk, seat, FINAL, "final-action done")
    desk.do(lambda work: work.advance())
    assert (desk.log[-1].seat, desk.log[-1].text) != (CHANCE, "")
    assert any(row.seat == seat and row.text == "final-action done" for row in desk.log)


def test_orders_are_executed_in_the_sequence_set_ahead() -> None:
    desk = at(NEXT_ORDER)
    seat, options = desk.question.seat, list(desk.question.options)
    texts = [written(desk, seat, Answer(NEXT_ORDER, option)) for option in reversed(options)]
    put_ahead(desk, seat, ORDERS_NAME, "\n".join(texts))
    desk.do(lambda work: work.advance())
    said = [row.text for row in desk.log if row.seat == seat]
    assert said[-1] == texts[0]


def test_a_move_can_be_drafted_where_answers_ahead_left_off() -> None:
    """What was answered ahead is the beginning of the move."""
    desk = at(NEXT_ORDER)
    seat, option = desk.question.seat, desk.question.options[0]
    ahead = written(desk, seat, Answer(NEXT_ORDER, option))
    put_ahead(desk, seat, ORDERS_NAME, ahead)
    desk.do(lambda work: work.advance())
    asked, *texts = any_move(desk, random.Random(1))
    assert asked == seat
    desk.do(confirming(desk, seat, *texts))
    said = [row.text for row in desk.log if row.seat == seat]
    assert said[-len(texts) - 1 :] == [ahead, *texts]


def test_a_second_movement_can_be_declined_ahead() -> None:
    """After the first one's fight; for the order it was said of."""
    desk = where(lambda desk: open_name(desk.game).startswith("second-movement"))
    seat, name = desk.question.seat, open_name(desk.game)
    put_ahead(desk, seat, name, "act done")
    desk.do(lambda work: work.advance())
    said = [row for row in desk.log if row.seat == seat]
    assert said[-1].text == "act done"
    assert open_name(desk.game) != name


def test_what_was_set_ahead_holds_for_one_round() -> None:
    desk = begun()
    desk.do(lambda work: concede(work, 0, PEOPLE[0]))
    desk.do(lambda work: set_ahead(work, 0, "final-action", "final-action done"))
    first = desk.game.state.round
    play_until(desk, lambda desk: desk.game.state.round > first)
    assert not desk.ahead.get(0)
    desk.do(lambda work: concede(work, 2, PEOPLE[2]))
    assert desk.state.ended is None
