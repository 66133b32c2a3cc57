"""Rules, rulings, tests and engine name one another: nothing cited is missing, nothing untested."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.frames import frames
from tests.rulebook.citations import Case, cases, cited, in_order, notes
from tests.rulebook.test_references import HEADINGS, NUMBERED, RULING, RULINGS

NOT_PLAYED: Final = {"R201"}
"""How the expansion's pages are counted."""
EXAMPLES: Final = [*(f"E{number}" for number in range(1, 24)), *(f"X{n}" for n in range(1, 8))]
"""The worked examples of the base game, E1 to E23, and of the expansion, X1 to X7."""

ROOT: Final = Path(__file__).parents[2]
WHERE: Final = ("src", "tests", "docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
RULING_IDS: Final = set(RULING.findall(RULINGS))


def _files() -> Iterator[Path]:
    for name in WHERE:
        path = ROOT / name
        found = [path] if path.is_file() else sorted(path.rglob("*"))
        yield from (file for file in found if file.suffix in (".py", ".md", ".toml"))


def _tests() -> Iterator[Case]:
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        yield from cases(file.read_text(encoding="utf-8"))


def _named(find: Callable[[Case], list[str]]) -> set[str]:
    return {name for case in _tests() for name in find(case)}


def _message(what: str, missing: list[str]) -> str:
    return f"{len(missing)} {what}:\n  " + "\n  ".join(missing)


# Everything cited exists


def test_everything_cited_exists() -> None:
    known = {*NUMBERED, *HEADINGS, *RULING_IDS}
    unknown = [
        f"{file.relative_to(ROOT)}:{note.line}: [{number}]"
        for file in _files()
        for note in notes(file)
        for number in cited(note.text)
        if number not in known
    ]

    assert not unknown, _message("citations lead nowhere", unknown)


# Everything to be tested is tested


def test_every_rule_is_cited_by_a_test() -> None:
    missing = in_order(
        NUMBERED.keys() - _named(lambda case: cited(f"{case.docstring}\n{case.comments}"))
    )

    assert not missing, _message("rules have no test", [f"{n} {NUMBERED[n]}" for n in missing])


def test_every_ruling_is_named_by_a_test() -> None:
    rulings = RULING_IDS - NOT_PLAYED
    missing = in_order(rulings - _named(lambda case: cited(case.docstring)))

    assert not missing, _message("rulings have no test", missing)


def test_every_worked_example_is_named_by_a_test() -> None:
    named = _named(lambda case: re.findall(r"\b[EX]\d+\b", case.docstring))
    missing = [example for example in EXAMPLES if example not in named]

    assert not missing, _message("worked examples have no test", missing)


# Every step of the engine says which rule it is


def test_every_frame_cites_a_rule() -> None:
    silent = defaultdict(list)
    for frame in frames():
        members = [frame, *filter(callable, vars(frame).values())]
        words = "\n".join(member.__doc__ or "" for member in members)
        if not cited(words):
            silent[frame.__module__].append(frame.__name__)
    missing = [f"{module}: {', '.join(sorted(silent[module]))}" for module in sorted(silent)]

    assert not missing, _message("modules have frames that cite no rule", missing)


# What counts as a citation


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("[4.3.2] [R23] Red pays.", ["4.3.2", "R23"]),
        ("All of it [8], or some [8.6].", ["8", "8.6"]),
        ("Who has more [12.1.4-6].", ["12.1.4", "12.1.5", "12.1.6"]),
        ("Rulings [R08-R10].", ["R08", "R09", "R10"]),
        ("From units to tokens [2.4.3] to [2.5.1].", ["2.4.3", "2.5.1"]),
        ("Backwards [12.1.6-4].", ["12.1.6-4"]),
        ("The list x[3], the call f(x)[3], the link [3](#three), the range [1, 2].", []),
    ],
)
def test_a_citation_is_a_number_in_brackets(text: str, numbers: list[str]) -> None:
    assert cited(text) == numbers


def test_python_cites_in_comments_and_docstrings_alone(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""[1.1]"""\nx = [2]  # [3.3.1]\n"""[4.1]"""\ny = "[5.1]"\n', encoding="utf-8")

    assert sorted(n for note in notes(file) for n in cited(note.text)) == ["1.1", "3.3.1", "4.1"]


def test_toml_cites_in_comments_and_markdown_outside_code(tmp_path: Path) -> None:
    toml, markdown = tmp_path / "some.toml", tmp_path / "some.md"
    toml.write_text("slots = [2]  # [3.3.1]\n", encoding="utf-8")
    markdown.write_text("[4.1]\n```\nx = [5]\n```\n`[6.1]`\n", encoding="utf-8")

    assert [n for note in notes(toml) for n in cited(note.text)] == ["3.3.1"]
    assert [(note.line, *cited(note.text)) for note in notes(markdown) if cited(note.text)] == [
        (1, "4.1"),
        (5, "6.1"),
    ]


def test_only_what_a_test_says_itself_counts_for_it() -> None:
    text = '''
"""[1.1.1]"""
def helper():
    """[1.1.2]"""
# [1.1.3]
def test_one():
    """[1.1.4]"""
    # [1.1.5]
    assert True
# [1.1.6]
'''
    (case,) = cases(text)

    assert (case.name, cited(case.docstring), cited(case.comments)) == (
        "test_one",
        ["1.1.4"],
        ["1.1.5"],
    )
