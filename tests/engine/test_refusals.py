"""Every reason is met by a refusal, has a name of its own, and says which rule it is [3.4.2]."""

import re
from typing import Final

from famiglia.engine.reasons import REASONS
from tests.engine.encounter.test_refusals_movement import CASES as MOVEMENT
from tests.engine.encounter.test_refusals_order import CASES as ORDER
from tests.engine.encounter.test_refusals_other import CASES as OTHER
from tests.engine.refusals import Case
from tests.engine.test_refusals_cupola import CASES as CUPOLA
from tests.engine.test_refusals_management import CASES as MANAGEMENT
from tests.engine.test_refusals_parts import CASES as PARTS
from tests.engine.test_refusals_planning import CASES as PLANNING
from tests.engine.test_refusals_setup import CASES as SET_UP
from tests.engine.test_refusals_single import CASES as SINGLE
from tests.rulebook.test_references import NUMBERED

ELSEWHERE: Final = {
    *("offered", "over", "not-asked", "other-question", "no-such-answer"),
    *("not-begun", "no-family", "sell-not-at-home", "no-partner", "cannot-give"),
    *("money-owed", "leaves-no-answer"),
}
"""Of every game and of Anytime Options: what chapter 3 refuses."""


def test_every_reason_is_met() -> None:
    """[3.4.2] None is declared that no refusal names."""
    own: list[Case] = [*SET_UP, *PLANNING, *PARTS, *MANAGEMENT, *SINGLE, *CUPOLA]
    met = {(case.key, case.rule) for case in [*own, *ORDER, *MOVEMENT, *OTHER]}

    assert {reason.key for reason in REASONS if (reason.key, reason.rule) not in met} == ELSEWHERE


def test_every_reason_has_a_key_of_its_own() -> None:
    """[3.4.2] Texts in other languages are found by it."""
    keys = [reason.key for reason in REASONS]

    assert len(set(keys)) == len(keys)


def test_every_reason_is_one_sentence_with_a_rule() -> None:
    """[3.4.2] A player reads it in one line."""
    for reason in REASONS:
        assert reason.rule in NUMBERED, reason
        assert re.fullmatch(r"[A-Z][^.!?]*\.", reason.text), reason
        assert len(str(reason)) <= 100, reason
