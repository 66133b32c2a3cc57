"""Answers by name say what the table of kinds says."""

import re
from pathlib import Path
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


def test_only_packing_and_the_written_module_know_where_a_field_lies() -> None:
    """Everybody else asks for it by its name."""
    shifted = re.compile(r"(<<|>>) *(6|12|18|24)\b|& *63\b")
    files = [
        path for room in ("src", "tests", "tools", "bench") for path in Path(room).rglob("*.py")
    ]
    knowing = {path for path in files if shifted.search(path.read_text(encoding="utf-8"))}
    assert knowing == {ANSWERS}
