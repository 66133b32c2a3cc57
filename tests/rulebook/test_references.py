"""The rulebook and the rulings refer to each other without a gap."""

import re
from collections import defaultdict
from importlib.resources import files
from pathlib import Path

RULES = (files("famiglia") / "rulebook" / "en.md").read_text(encoding="utf-8")
RULINGS = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
NUMBERED = dict(re.findall(r"^(\d+\.\d+\.\d+) (.+)$", RULES, flags=re.M))
HEADINGS = set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", RULES, flags=re.M))
RULING = re.compile(r"^- \*\*(R\d+)[ *]", flags=re.M)


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
    for entry in re.split(r"^(?=- \*\*R\d+)", RULINGS, flags=re.M)[1:]:
        ruling = RULING.findall(entry)[0]
        listed = re.search(r"Items?:\s([\d.,\s]+)", entry)
        named = set(re.findall(r"\d+\.\d+\.\d+", listed.group(1))) if listed else set()
        assert named == citing[ruling], ruling
