"""Every reason is met by a refusal, has a name of its own, and says which rule it is [3.4.2]."""

import re
from pathlib import Path
from typing import Final

from famiglia.engine.reasons import REASONS
from tests.engine.test_refusals_cupola import CASES as CUPOLA
from tests.engine.test_refusals_management import CASES as MANAGEMENT
from tests.engine.test_refusals_parts import CASES as PARTS
from tests.engine.test_refusals_planning import CASES as PLANNING
from tests.engine.test_refusals_setup import CASES as SET_UP
from tests.engine.test_refusals_single import CASES as SINGLE
from tests.rulebook.test_references import NUMBERED

RULES: Final = Path(__file__).parents[2] / "src" / "famiglia" / "engine"
FILES: Final = (
    "act.py",
    "members.py",
    "repeated.py",
    "rules.py",
    "sheets.py",
    "solo.py",
    "setup/*.py",
    "planning/*.py",
    "parts/*.py",
    "management/*.py",
)
"""Where the reasons are declared that these tables meet; the encounter has its own."""


def _declared() -> set[tuple[str, str]]:
    """Key and rule of the reasons in these files."""
    texts = [file.read_text() for pattern in FILES for file in sorted(RULES.glob(pattern))]
    pairs = [re.findall(r'reason\(\s*"([0-9.]+)",\s*"([a-z-]+)"', text) for text in texts]
    return {(key, rule) for found in pairs for rule, key in found}


def test_every_reason_outside_the_encounter_is_met() -> None:
    """[3.4.2] None is declared that no refusal names."""
    tables = [SET_UP, PLANNING, PARTS, MANAGEMENT, SINGLE, CUPOLA]
    met = {(case.key, case.rule) for cases in tables for case in cases}

    assert not _declared() - met


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
