"""Tests of the tests: when a rule changes, one of them fails."""

import warnings
from typing import Final

import pytest

from tests.mutation.mutants import equivalent, every_mutant
from tests.mutation.running import run

MUTANTS: Final = 200
PARTS: Final = 8
LEAST_KILLED: Final = 0.85


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_changed_rule_is_noticed(part: int) -> None:
    known = equivalent()
    mutants = [mutant for mutant in every_mutant() if mutant.name not in known]

    result = run(mutants[part:MUTANTS:PARTS])

    if result.survived:
        warnings.warn(f"\n{result}", stacklevel=1)  # pytest shows warnings of passed tests too
    assert result.rate >= LEAST_KILLED, f"\n{result}"


@pytest.mark.long
def test_every_mutant_listed_as_equivalent_exists() -> None:
    assert equivalent() <= {mutant.name for mutant in every_mutant()}
