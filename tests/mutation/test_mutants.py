"""Tests of the tests: when a rule changes, one of them fails."""

import os
import warnings

import pytest

from tests.mutation.mutants import equivalent, every_mutant
from tests.mutation.running import run

MOST = 200
MUTANTS = min(MOST, int(os.environ.get("FAMIGLIA_SLICE", "1600")) // 8)
WANTED = 0.85 if MUTANTS == MOST else 0.7
"""Of a small part more may survive by chance."""


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_changed_rule_is_noticed() -> None:
    known = equivalent()
    mutants = [mutant for mutant in every_mutant() if mutant.name not in known]

    result = run(mutants[:MUTANTS])

    if result.survived:
        warnings.warn(f"\n{result}", stacklevel=1)  # pytest shows warnings of passed tests too
    assert result.rate >= WANTED, f"\n{result}"


@pytest.mark.long
def test_every_mutant_listed_as_equivalent_exists() -> None:
    assert equivalent() <= {mutant.name for mutant in every_mutant()}
