import random

import pytest
from tools.fuzz.play import MODES, FuzzTable, answers, give

from famiglia.engine.answers import (
    pack_act_order,
    pack_act_recruit,
    pack_card,
    pack_choose_families,
    pack_split,
)
from famiglia.engine.kinds import ACT, CARD, CHOOSE_FAMILIES, SPLIT
from famiglia.engine.packing import public_part
from famiglia.engine.state import RECOMMENDED
from famiglia.record.notation import Answer, BadNotation, Context, context_of, write
from famiglia.record.set_up import FULL
from famiglia.wire.answers import AnswerMessage, answer_message, answer_of
from tests.engine.build import RED, TABLES, area
from tests.positions import tables_of

CONTEXT = Context(TABLES, 1, RED)


def said(text: str, mode: str = "2v2") -> AnswerMessage:
    context = Context(tables_of(mode), 1, RED)
    return answer_message(answer_of(text, context), context)


@pytest.mark.parametrize("mode", MODES)
def test_every_answer_of_a_game_is_told_by_its_notation_and_read_from_it(mode: str) -> None:
    game = FuzzTable(tables_of(mode), RECOMMENDED, FULL).game()
    chance = random.Random(0)
    for given in answers(game, seed=1):
        context = context_of(game.state, given.seat)
        decision = game.decision()
        assert decision is not None
        for option in [given.option, chance.choice(decision.options)]:
            kind = given.kind if option == given.option else decision.kind
            answer = Answer(kind, option)
            message = answer_message(answer, context)
            assert message.text == write(answer, context)
            assert answer_of(message.text, context) == answer
        give(game, given)


def test_fields_have_names_and_ids() -> None:
    message = said("turn use justice blue order-place favour")

    assert (message.kind, message.variant, message.done) == ("turn", "use", False)
    assert message.fields == {
        "column": "justice",
        "owner": "blue",
        "space": "order-place",
        "favour": True,
    }


@pytest.mark.parametrize(
    ("text", "things"),
    [
        (
            "turn use justice blue order-place",
            {"column": "column", "owner": "family", "space": "space"},
        ),
        ("turn additional launder", {"space": "solo"}),
        ("unlock launder", {"space": "solo"}),
        ("act bomb enna licata", {"start": "area", "area": "area"}),
        ("act exert church top:police", {"row": "row", "destination": "column"}),
        ("act exert church bottom:recruit", {"row": "row", "destination": "space"}),
        ("act exert church solo:launder", {"row": "row", "destination": "solo"}),
        ("act exert church supply", {"row": "row", "destination": "supply"}),
        ("turn gain police favour:yellow", {"column": "column"}),
        ("act shotgun enna licata boats", {"start": "area", "area": "area"}),
        ("force 4", {}),
        ("bribe done", {}),
    ],
)
def test_it_is_told_what_fields_name(text: str, things: dict[str, str]) -> None:
    """Their values are the ids alone; ways, numbers and flags name nothing."""
    message = said(text, "2v1")

    assert message.things == things
    ids = {word.partition(":")[2] or word for word in text.split()}
    assert {message.fields[field] for field in things} <= ids


def test_numbers_are_numbers_and_flags_true_or_false() -> None:
    assert said("force 4").fields == {"number": 4, "car": False}
    assert said("act place licata 1 members:2", "1v1").fields == {
        "area": "licata",
        "number": 1,
        "members": 2,
    }
    assert said("draw-start seat-1").fields == {"seat": 1}


def test_a_favour_of_nobody_is_left_out() -> None:
    assert said("turn gain police").fields == {"column": "police"}
    assert said("turn gain police favour:yellow").fields["favour"] == "yellow"


def test_done_is_flagged() -> None:
    message = said("bribe done")

    assert (message.variant, message.done, message.fields) == ("done", True, {})


@pytest.mark.parametrize(
    ("kind", "option", "text", "fields"),
    [
        (ACT, pack_act_order(area("enna"), 2), "act order enna", {"area": "enna", "order": None}),
        (ACT, pack_act_recruit(3, 1), "act recruit 3", {"number": 3, "members": None}),
        (SPLIT, pack_split(2), "split", {"members": None}),
        (CARD, pack_card(1), "card", {"card": None}),
        (
            CHOOSE_FAMILIES,
            pack_choose_families(1, 2),
            "choose-families",
            {"own": None, "partner": None},
        ),
    ],
)
def test_what_others_may_not_know_is_null_and_not_in_the_text(
    kind: int, option: int, text: str, fields: dict[str, object]
) -> None:
    """[1.4.2] [1.4.3] [1.4.4] [15.2.3]"""
    message = answer_message(Answer(kind, public_part(kind, option)), CONTEXT)

    assert message.text == text
    assert message.fields == fields
    assert all(fields[name] is not None for name in message.things)


def test_a_text_that_is_no_answer_is_refused_with_what_is_wrong() -> None:
    with pytest.raises(BadNotation, match="did you mean 'licata'"):
        answer_of("act place lycata 3", CONTEXT)
