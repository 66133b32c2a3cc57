"""The rulebook as data is the rulebook as text."""

from famiglia.rulebook.chapters import languages, rulebook
from tests.rulebook.test_references import HEADINGS, NUMBERED

CHAPTERS = rulebook("en")
SECTIONS = [section for chapter in CHAPTERS for section in chapter.sections]


def test_there_is_one_in_english() -> None:
    assert "en" in languages()


def test_every_rule_stands_in_its_section_with_its_words() -> None:
    found = {rule.number: rule.text for section in SECTIONS for rule in section.rules}
    assert found == NUMBERED
    for section in SECTIONS:
        assert all(rule.number.rpartition(".")[0] == section.number for rule in section.rules)


def test_every_heading_has_its_number_and_every_chapter_says_what_it_is_about() -> None:
    numbers = {chapter.number for chapter in CHAPTERS}
    assert numbers | {section.number for section in SECTIONS} == HEADINGS
    assert (CHAPTERS[1].title, CHAPTERS[1].sections[0].title) == ("Set-up", "Seats and tiles")
    for chapter in CHAPTERS:
        assert chapter.intro.endswith(".")
        assert all(section.number.startswith(f"{chapter.number}.") for section in chapter.sections)
