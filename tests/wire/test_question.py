from typing import Final

import pytest

from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.state import CHANCE
from famiglia.engine.view import SPECTATOR
from famiglia.record.notation import Answer, context_of, write
from famiglia.wire.question import AnswerCost, OptionMessage, QuestionMessage, question_message
from tests.positions import play, position, question
from tests.queries.games import moments

TURN: Final = """
    red: money 1, hq 3
    top: justice red 1 blue 1 neutral 1
    licata: red 2
    now: turn red
"""


def asked(game: Game, seat: int) -> QuestionMessage:
    return question_message(game.view(seat), question(game))


def option(message: QuestionMessage, text: str) -> OptionMessage:
    return next(option for option in message.options if option.text == text)


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_who_is_asked_gets_every_answer_once_and_others_none(mode: str) -> None:
    for game in moments(5, mode=mode, every=7):
        decision = question(game)
        for seat in (*range(game.state.seats), SPECTATOR):
            message = asked(game, seat)
            assert (
                message.key == f"question.{message.kind}" == f"question.{KINDS[decision.kind].name}"
            )
            assert message.is_yours == (seat == decision.seat)
            assert message.seat == (None if decision.seat == CHANCE else decision.seat)
            context = context_of(game.state, decision.seat)
            answers = [Answer(decision.kind, each) for each in decision.options]
            texts = [write(answer, context) for answer in answers]
            assert [each.text for each in message.options] == (texts if message.is_yours else [])


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_anytime_options_are_those_the_game_takes(mode: str) -> None:
    """[3.3] Asked or not."""
    for game in moments(6, mode=mode, every=9):
        for seat in range(game.state.seats):
            message = asked(game, seat).anytime
            context = context_of(game.state, seat)
            taken = [write(Answer(ANYTIME, each), context) for each in game.anytime(seat)]
            assert [each.text for each in message] == taken
        assert asked(game, SPECTATOR).anytime == []


def test_who_is_not_asked_learns_only_whom_the_game_waits_for() -> None:
    message = asked(position(TURN), 2)

    assert (message.seat, message.kind, message.is_yours) == (0, "turn", False)
    assert (message.about, message.parts, message.order, message.movement) == (None, [], None, None)


def test_an_answer_tells_its_cost_to_the_bank_to_owners_and_in_orders() -> None:
    """[4.3]"""
    message = asked(position(TURN), 0)

    assert option(message, "turn use justice neutral order").cost is None
    assert option(message, "turn use justice blue order").cost == AnswerCost(
        0, {"blue": 1}, 0, 0, 0
    )
    gained = option(message, "turn gain justice").cost
    assert gained is not None
    assert gained.owners == {"blue": 1}
    assert gained.orders == gained.bank > 0, "1 Money is there for Blue"


def test_income_is_told_too() -> None:
    """[4.3.2]"""
    game = position("agrigento: red 1, 2 labs\nnow: act red doing launder / recruit +0")
    cost = option(asked(game, 0), "act launder").cost

    assert cost is not None
    assert (cost.bank, cost.income) == (0, 2)


def test_a_question_says_what_it_is_about() -> None:
    game = position("red: hq 5\nlicata: red 2\nnow: act red doing order + place +1 must")
    message = asked(game, 0)

    assert message.about is not None
    assert message.about.fields == {
        "family": "red",
        "doing": "order + place +1",
        "must": True,
        "done": [],
    }
    assert [(part.words, part.open, part.most) for part in message.parts] == [
        ("order", True, None),
        ("place +1", True, 2),
    ]
    assert message.parts[1].text.startswith("Place up to base + 1 Soldati")


def test_a_part_that_is_done_is_closed() -> None:
    game = position("red: hq 5\nlicata: red 2\nnow: act red doing order + place +1")
    play(game, "act place licata 2")

    assert [part.open for part in asked(game, 0).parts] == [True, False]


def test_of_an_order_in_execution_the_parts_are_told() -> None:
    game = position("""
        licata: red 6, order red/basic-1 revealed
        gela: blue 3
        now: execute red/basic-1
    """)
    message = asked(game, 0)

    assert message.order is not None
    assert message.order.order == "basic-1"
    assert "shotgun" in [part.words.split()[0] for part in message.parts if part.open]


def test_done_is_the_answer_that_ends_a_question() -> None:
    game = position("red: hq 5\nlicata: red 2\nnow: act red doing place 2")

    assert [each.text for each in asked(game, 0).options if each.done] == ["act done"]
