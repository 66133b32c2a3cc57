"""The mutants of the rule files: small changes of the source, each of which a test should notice.

mutmut's operators make them. Left out are those that mypy refuses anyway (arguments and values that
become None) and changed texts; a call that is simply not made is added.
"""

import ast
import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Final

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.pragma_handling import IgnoredCode

ROOT: Final = Path(__file__).parent.parent.parent
SOURCE: Final = ROOT / "src"
ENGINE: Final = SOURCE / "famiglia" / "engine"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
NO_RULES: Final = (
    *("__init__", "cells", "determinize", "events", "facts", "kinds", "laws", "options", "words"),
)
"""Files of the engine that hold no rule: tables, numbering, packing, and checks for tests."""
SEED: Final = "famiglia"


def _not_made(node: cst.Expr) -> Iterable[cst.Pass]:
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


_LEFT_OUT: Final = (
    mutators.operator_arg_removal,
    mutators.operator_assignment,
    mutators.operator_dict_arguments,
    mutators.operator_string,
)
OPERATORS: Final = [
    *(pair for pair in mutators.mutation_operators if pair[1] not in _LEFT_OUT),
    (cst.Expr, _not_made),
]


@dataclass(frozen=True)
class Name:
    """What a mutant is known by, wherever its line moves: the function and the changed lines."""

    file: str
    function: str
    old: str
    new: str


@dataclass(frozen=True)
class Mutant:
    """A rule file with one change."""

    name: Name
    source: str
    """The changed file."""
    lines: range
    """The lines that change."""
    around: range
    """The lines of the function that changes; the whole file outside functions."""

    @property
    def path(self) -> Path:
        """The file as it is."""
        return ENGINE / self.name.file

    def diff(self) -> str:
        """The change, for a person."""
        before, after = self.path.read_text().splitlines(), self.source.splitlines()
        file = str(self.path.relative_to(ROOT))
        return "\n".join(unified_diff(before, after, file, file, n=2, lineterm=""))


def every_mutant() -> list[Mutant]:
    """All mutants in a random order, which a change of the source changes only where it is."""
    files = sorted(file for file in ENGINE.rglob("*.py") if file.stem not in NO_RULES)
    return sorted((mutant for file in files for mutant in _mutants_of(file)), key=_place)


def equivalent() -> set[Name]:
    """The listed mutants that play by the same rules."""
    listed = tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])
    return {Name(*(each[key] for key in ("file", "function", "old", "new"))) for each in listed}


def _place(mutant: Mutant) -> str:
    return hashlib.sha256(f"{SEED} {mutant.name}".encode()).hexdigest()


def _mutants_of(file: Path) -> Iterator[Mutant]:
    source = file.read_text()
    functions = list(_functions(ast.parse(source)))
    whole = ("", range(1, len(source.splitlines()) + 1))
    for changed in _changed_sources(source):
        lines, old, new = _changed_lines(source.splitlines(), changed.splitlines())
        inside = [each for each in functions if lines.start in each[1]]
        function, around = inside[-1] if inside else whole
        name = Name(str(file.relative_to(ENGINE)), function, old, new)
        yield Mutant(name, changed, lines, around)


def _changed_sources(source: str) -> Iterator[str]:
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    ranges = wrapper.resolve(WhitespaceInclusivePositionProvider)
    visitor = MutationVisitor(OPERATORS, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    for mutation in visitor.mutations:
        start, end = _offsets(source, ranges[mutation.original_node])
        yield source[:start] + wrapper.module.code_for_node(mutation.mutated_node) + source[end:]


def _offsets(source: str, place: CodeRange) -> tuple[int, int]:
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    return (
        begins[place.start.line - 1] + place.start.column,
        begins[place.end.line - 1] + place.end.column,
    )


def _changed_lines(before: list[str], after: list[str]) -> tuple[range, str, str]:
    """The numbers of the lines that differ, and their text before and after."""
    first = 0
    while before[first] == after[first]:
        first += 1
    last = 0
    while before[-1 - last] == after[-1 - last]:
        last += 1
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    lines = range(first + 1, first + 1 + len(old))
    return lines, "\n".join(map(str.strip, old)), "\n".join(map(str.strip, new))


def _functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, range]]:
    """Functions and methods by name, with their lines; outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{within}.{node.name}".lstrip(".")
            if isinstance(node, ast.FunctionDef):
                yield name, range(node.lineno, (node.end_lineno or node.lineno) + 1)
            yield from _functions(node, name)
