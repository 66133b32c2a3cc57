"""Writes the named writers and readers of answers from the table of kinds.

python -m tools.answers; with `--check` it only says whether they are up to date.
"""

import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Final

from famiglia.engine.kinds import KINDS, Field, Kind
from famiglia.engine.packing import COVERED, FIELD_BITS

ANSWERS: Final = Path("src/famiglia/engine/answers.py")
_HEAD: Final = '''\
"""Answers by name: the variants, and for each its writer and the readers of its fields.

`pack_turn_gain(column, favour)` is an answer to the question *turn*, and `turn_gain_column(option)`
says which column. A variant without fields is the whole answer: `TURN_PASS`. A debtor may be NONE.

Written by tools/answers.py.
"""

from typing import Final

from mypy_extensions import i64
'''
_NONE_FIRST: Final = ("debtor",)
"""Domains that begin with NONE, which is packed as 0."""


def written() -> str:
    """The module as it should be."""
    constants = [line for kind in KINDS.values() for line in _variants(kind)]
    functions = [each for kind in KINDS.values() for each in _functions(kind)]
    return "\n".join([_HEAD, *constants, "", "", "\n\n\n".join(functions), ""])


def _variants(kind: Kind) -> Iterator[str]:
    """Their numbers, where there are several or nothing else is said."""
    for number, (variant, fields) in enumerate(kind.variants.items()):
        if len(kind.variants) > 1 or not fields:
            yield f"{_name(kind, variant or 'yes').upper()}: Final = {number}"


def _functions(kind: Kind) -> Iterator[str]:
    if len(kind.variants) > 1:
        yield _function(_name(kind, "variant"), ["option"], f"option & {COVERED}")
    for number, (variant, fields) in enumerate(kind.variants.items()):
        name = _name(kind, variant)
        if fields:
            yield _function(f"pack_{name}", [*map(_parameter, fields)], _packed(number, fields))
        for place, field in enumerate(fields, 1):
            yield _function(f"{name}_{field.name}", ["option"], _read(place, field))


def _name(kind: Kind, *more: str) -> str:
    return "_".join(filter(None, (kind.name, *more))).replace("-", "_")


def _function(name: str, parameters: list[str], value: str) -> str:
    listed = ", ".join(f"{parameter}: i64" for parameter in parameters)
    return f"def {name}({listed}) -> i64:\n    return {value}"


def _parameter(field: Field) -> str:
    return f"{field.name}_" if iskeyword(field.name) else field.name


def _packed(number: int, fields: tuple[Field, ...]) -> str:
    parts = [str(number)] if number else []
    for place, field in enumerate(fields, 1):
        name = _parameter(field)
        value = f"({name} + 1)" if field.domain in _NONE_FIRST else name
        parts.append(f"{value} << {FIELD_BITS * place}")
    return " | ".join(parts)


def _read(place: int, field: Field) -> str:
    value = f"option >> {FIELD_BITS * place} & {COVERED}"
    return f"({value}) - 1" if field.domain in _NONE_FIRST else value


def main() -> None:
    """The only argument is `--check`."""
    if "--check" in sys.argv[1:]:
        if ANSWERS.read_text() != written():
            sys.exit(f"{ANSWERS} is out of date: python -m tools.answers writes it")
        return
    ANSWERS.write_text(written())


if __name__ == "__main__":
    main()
