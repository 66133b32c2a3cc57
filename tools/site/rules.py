"""The numbered rules as a page: each rule has its number as an anchor."""

from collections.abc import Iterator

from tools.site.citations import cite
from tools.site.documents import RULES

from famiglia.rulebook.chapters import Rule, rulebook


def page() -> str:
    """The rules in Markdown."""
    return "\n\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# The rules"
    yield (
        "All rules in our own words, with numbers that the program cites as well: who points at "
        "something that cannot be done reads which rule is against it. A number leads to itself, "
        "so that it can be sent to somebody. Where the rulebooks are silent or disagree, a "
        "[ruling](rulings.md) says how it was decided."
    )
    for chapter in rulebook("en"):
        yield f"## {chapter.number} {chapter.title} {{#{chapter.number}}}"
        yield cite(chapter.intro, RULES)
        for section in chapter.sections:
            yield f"### {section.number} {section.title} {{#{section.number}}}"
            yield from map(_rule, section.rules)


def _rule(rule: Rule) -> str:
    number = rule.number
    return f"[{number}](#{number}){{.number}} {cite(rule.text, RULES)}\n{{: #{number} .rule }}"
