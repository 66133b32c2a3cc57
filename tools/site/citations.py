"""Rules and rulings that are cited: `[4.3.2]` leads to the rule, `[R23]` to the ruling."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tools.site.documents import ROOT, RULES, relative

from famiglia.rulebook.chapters import Chapter, Rule, Section, rulebook

CITED: Final = re.compile(r"\[(R\d+|\d+\.\d+(?:\.\d+)?)\](?!\()")
RULINGS: Final = "rulings.md"
RULING: Final = re.compile(r"^- \*\*(R\d+) ", re.M)
ITEM: Final = re.compile(r"\b\d+\.\d+\.\d+\b")


@cache
def rule_numbers() -> frozenset[str]:
    """Everything in the rulebook that has a number."""
    chapters = rulebook("en")
    sections = [section for chapter in chapters for section in chapter.sections]
    rules = [rule for section in sections for rule in section.rules]
    numbered: list[Chapter | Section | Rule] = [*chapters, *sections, *rules]
    return frozenset(each.number for each in numbered)


@cache
def ruling_numbers() -> frozenset[str]:
    """All rulings."""
    return frozenset(RULING.findall(Path(ROOT / "docs" / RULINGS).read_text("utf-8")))


def cite(words: str, place: str) -> str:
    """The words with links at what they cite, as a document at this place in the site has them."""
    return CITED.sub(lambda found: _link(found[1], f"\\[{found[1]}\\]", place) or found[0], words)


def cite_items(words: str, place: str) -> str:
    """The same for a list of numbers without brackets."""
    return ITEM.sub(lambda found: _link(found[0], found[0], place) or found[0], words)


def _link(number: str, text: str, place: str) -> str | None:
    if number in rule_numbers():
        document = RULES
    elif number in ruling_numbers():
        document = RULINGS
    else:
        return None
    way = "" if document == place else relative(document, place)
    return f"[{text}]({way}#{number})"


def anchor_rulings(text: str) -> str:
    """The rulings with an anchor each, and links to the rules that they state."""
    anchored = RULING.sub(lambda found: f'- <span id="{found[1]}"></span>**{found[1]} ', text)
    return re.sub(
        r"Items:[\d.,\s]+", lambda found: cite_items(found[0], RULINGS), anchored, flags=re.M
    )
