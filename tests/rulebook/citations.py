"""Where a rule is cited as `[4.3.2]` and a ruling as `[R23]`.

In Python only comments and docstrings cite, in TOML only comments, in Markdown everything outside
fenced code. `[12.1.4-6]` cites three rules; `[2.4.3] to [2.5.1]` cites its two ends.
"""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path
from typing import NamedTuple

_CITED = re.compile(r"(?<![\w)])\[(R?\d+(?:\.\d+)*)(?:[-–](R?\d+(?:\.\d+)*))?\](?!\()")
_FENCED = re.compile(r"^```.*?^```", flags=re.M | re.S)
_TOML_COMMENT = re.compile(r"(?:^|\s)#(.*)$")


class Note(NamedTuple):
    """A piece of text that may cite, and the line where it begins."""

    line: int
    text: str


class Case(NamedTuple):
    """A test: its name, and its docstring with the comments inside it."""

    name: str
    docstring: str
    comments: str


def cited(text: str) -> list[str]:
    """The numbers and rulings a text cites, ranges written out."""
    return [number for match in _CITED.finditer(text) for number in _range(*match.groups())]


@cache
def notes(path: Path) -> list[Note]:
    """What may cite in a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return [*_comments(text), *_docstrings(text)]
    if path.suffix == ".toml":
        found = [_TOML_COMMENT.search(line) for line in text.splitlines()]
        return [Note(line, match.group(1)) for line, match in enumerate(found, 1) if match]
    plain = _FENCED.sub(lambda match: "\n" * match.group().count("\n"), text)
    return [Note(line, words) for line, words in enumerate(plain.splitlines(), 1)]


@cache
def cases(text: str) -> list[Case]:
    """The tests of a Python source."""
    found = []
    comments = _comments(text)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            end = node.end_lineno or node.lineno
            inside = [note.text for note in comments if node.lineno <= note.line <= end]
            found.append(Case(node.name, ast.get_docstring(node) or "", "\n".join(inside)))
    return found


def in_order(numbers: set[str]) -> list[str]:
    """Numbers as they stand in the rulebook, rulings after them."""
    return sorted(numbers, key=lambda number: (number[0].isalpha(), _parts(number)))


def _parts(number: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", number)]


def _range(first: str, last: str | None) -> list[str]:
    """`12.1.4` and `6` are 12.1.4, 12.1.5 and 12.1.6; the end may be written in full."""
    if last is None:
        return [first]
    start = re.sub(r"\d+$", "", first)
    end = last.removeprefix(start)
    if not end.isdigit() or int(end) <= _parts(first)[-1]:
        return [f"{first}-{last}"]
    width = len(first) - len(start) if first.startswith("R") else 1
    return [f"{start}{number:0{width}}" for number in range(_parts(first)[-1], int(end) + 1)]


def _comments(text: str) -> list[Note]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [
        Note(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT
    ]


def _docstrings(text: str) -> list[Note]:
    """Every string that stands alone: those of modules, classes, functions and constants."""
    return [
        Note(node.lineno, node.value.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
