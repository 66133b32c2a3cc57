import pytest

from famiglia.engine.game import Refused
from famiglia.engine.reasons import REASONS
from famiglia.record.notation import context_of
from famiglia.wire.answers import answer_of
from famiglia.wire.why import RefusalMessage, refusal_message
from tests.positions import position


def test_a_refusal_tells_its_key_its_rule_and_why() -> None:
    game = position("red: hq 3\nlicata: red 2\nnow: act red doing place 3")
    answer = answer_of("act place licata 4", context_of(game.state, 0))

    with pytest.raises(Refused) as refused:
        game.apply(0, answer.option)
    assert refusal_message(refused.value.reason) == RefusalMessage(
        "refused.too-many-placed",
        "5.2.2",
        "Base value, bonus and headquarters do not allow this number.",
    )


def test_every_reason_has_a_key_of_its_own() -> None:
    keys = [refusal_message(reason).key for reason in REASONS]

    assert len(set(keys)) == len(keys)
