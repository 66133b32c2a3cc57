"""The words effects are written in, for owners who fill in an overlay."""

from famiglia.edition.schema import Edition
from famiglia.edition.words import WORDS
from famiglia.terminal.layout import Shown, heading, table


def show_words(edition: Edition, which: str) -> Shown:
    """Every effect word, where it may stand and what it says."""
    lines = table("Word", "Printed on", "Says")
    for name, word in WORDS.items():
        places = ", ".join(place.value.split(" ", 1)[1] for place in word.on)
        for qualifier, text in word.texts.items():
            says = text.format("N", "M", n="N", times=", once or twice", every="N/...")
            lines.add_row(_written(name, qualifier, text, word.takes_bonus), places, says)
            places = ""
    note = (
        "Join words by ' + ' (do each) or ' / ' (choose one). "
        "A bonus such as +1 is added to the base value of the mat."
    )
    return [heading("Effect words", edition), lines, note]


def _written(name: str, qualifier: str, text: str, takes_bonus: bool) -> str:
    numbers = {
        "{n}": "+N | N" if takes_bonus else "N",
        "{times}": "[2]",
        "{1}": "N M",
        "{every}": "N ...",
    }
    number = next((shown for gap, shown in numbers.items() if gap in text), "")
    return " ".join(part for part in (name, number, qualifier) if part)
