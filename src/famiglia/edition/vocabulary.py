"""Numbers for the words an edition is written in, as the engine's tables use them."""

from typing import Final

from famiglia.edition.words import INSTITUTIONS, WORDS

WORD_IDS: Final = tuple(WORDS)
QUALIFIER_IDS: Final = tuple(
    dict.fromkeys(qualifier for word in WORDS.values() for qualifier in ("", *word.texts))
)
ROW_IDS: Final = INSTITUTIONS
COLUMN_IDS: Final = ("start", *INSTITUTIONS, "two")
SPACE_KINDS: Final = ("action", "blue", "free", "circle")
LEVELS: Final = ("easy", "medium", "hard")
"""Of modes that have some, the easiest first."""
