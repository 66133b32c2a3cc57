"""The rulebook and the rulings refer to each other without a gap."""

import re
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

import pytest

RULES = (files("famiglia") / "rulebook" / "en.md").read_text(encoding="utf-8")
RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
NUMBERED = dict(re.findall(r"^(\d+\.\d+\.\d+) (.+)$", RULES, flags=re.M))
HEADINGS = set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", RULES, flags=re.M))
RULING = re.compile(r"^- \*\*(R\d+)[ *]", flags=re.M)
ENTRIES = {
    RULING.findall(entry)[0]: " ".join(entry.split("\n##")[0].split())
    for entry in re.split(r"^(?=- \*\*R\d+)", RULINGS, flags=re.M)[1:]
}
"""What each ruling says."""


def test_there_are_rules_rulings_and_references_to_look_at() -> None:
    assert len(NUMBERED) > 300
    assert len(HEADINGS) > 80
    assert len(ENTRIES) == len(set(RULING.findall(RULINGS))) > 100
    assert len(re.findall(r"\[(\d+(?:\.\d+)*)\]", RULES)) > 50
    assert len(re.findall(r"\[(R\d+)\]", RULES)) > 100


@pytest.mark.parametrize(
    ("ruling", "reason"),
    [
        ("R202", 'The rulebook couples the piece to the action without a "may".'),
        (
            "R221",
            "a move is compulsory (R20), and giving the money for it away would be a way round",
        ),
    ],
)
def test_where_the_letter_would_allow_another_a_ruling_says_so_and_why(
    ruling: str, reason: str
) -> None:
    _, _, said = ENTRIES[ruling].partition(".** ")
    assert said.startswith("(ours")
    assert reason in said


def test_numbers_run_without_gaps() -> None:
    for number in NUMBERED:
        above, _, last = number.rpartition(".")
        assert above in HEADINGS
        assert last == "1" or f"{above}.{int(last) - 1}" in NUMBERED


def test_every_number_is_used_once() -> None:
    found = re.findall(r"^(\d+\.\d+\.\d+) ", RULES, flags=re.M)
    assert len(found) == len(set(found))


def test_every_reference_leads_somewhere() -> None:
    for number in re.findall(r"\[(\d+(?:\.\d+)*)\]", RULES):
        assert number in NUMBERED or number in HEADINGS, number


def test_every_ruling_a_rule_cites_exists() -> None:
    assert set(re.findall(r"\[(R\d+)\]", RULES)) <= set(RULING.findall(RULINGS))


def test_every_ruling_names_exactly_the_rules_that_cite_it() -> None:
    citing = defaultdict(set)
    for number, text in NUMBERED.items():
        for ruling in re.findall(r"\[(R\d+)\]", text):
            citing[ruling].add(number)
    for ruling, entry in ENTRIES.items():
        listed = re.search(r"Items?:\s([\d.,\s]+)", entry)
        named = set(re.findall(r"\d+\.\d+\.\d+", listed.group(1))) if listed else set()
        assert named == citing[ruling], ruling
