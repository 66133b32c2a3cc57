"""Effect words where they may stand."""

from famiglia.edition.effects import Action
from famiglia.edition.problems import Report
from famiglia.edition.words import WORDS, On


def words_fit(key: str, action: Action, on: On, report: Report) -> None:
    """Note words that may not stand on such a component, and words that stand there twice."""
    words = [part.word for part in action.parts]
    for word in words:
        if on not in WORDS[word].on:
            report.error(key, f"{word!r} cannot be printed on {on.value}")
    if len(words) != len(set(words)):
        report.error(key, "has the same word twice")
    if "equipment" in words and {"car", "boat", "lab"} & set(words):
        report.error(key, "'equipment' already offers a car, a boat or a lab")
