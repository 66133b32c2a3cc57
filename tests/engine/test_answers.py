"""Answers by name say what the table of kinds says."""

from random import Random

import pytest
from tools.answers import ANSWERS, written

from famiglia.engine import answers
from famiglia.engine.kinds import KINDS
from famiglia.engine.options import DONE
from famiglia.engine.packing import compose, describe, numbers, packed

VARIANTS = [(kind, variant) for kind, asked in KINDS.items() for variant in asked.variants]


def test_the_written_module_is_the_one_of_the_table() -> None:
    assert ANSWERS.read_text() == written()


@pytest.mark.parametrize(("kind", "variant"), VARIANTS)
def test_what_is_written_by_name_is_read_by_name(kind: int, variant: str) -> None:
    asked, chance = KINDS[kind], Random(kind)
    name = "_".join(filter(None, (asked.name, variant))).replace("-", "_")
    fields = asked.variants[variant]
    values = [chance.randrange(1, 60) for _ in fields]
    debtor = [int(field.domain == "debtor") for field in fields]
    said = [value - none for value, none in zip(values, debtor, strict=True)]
    option = compose(kind, variant, values)

    assert describe(kind, option) == (asked.name, variant, list(zip(fields, values, strict=True)))
    if fields:
        assert getattr(answers, f"pack_{name}")(*said) == option
    else:
        assert getattr(answers, (name if variant else f"{name}_yes").upper()) == option
    assert [getattr(answers, f"{name}_{field.name}")(option) for field in fields] == said
    if len(asked.variants) > 1:
        number = getattr(answers, f"{name.upper()}")
        assert getattr(answers, f"{asked.name.replace('-', '_')}_variant")(option) == number


def test_done_has_no_fields_in_any_kind() -> None:
    for kind, asked in KINDS.items():
        assert describe(kind, DONE) == (asked.name, "done", [])
        assert compose(kind, "done") == DONE


def test_an_answer_is_the_same_after_it_was_taken_apart() -> None:
    chance = Random(1)
    for _ in range(100):
        option = chance.randrange(1 << 30)
        assert packed(numbers(option)) == option
