"""The effect words of the encounter by number, beside those of `famiglia.engine.words`."""

from typing import Final

from famiglia.edition.vocabulary import WORD_IDS

SHOTGUN: Final = WORD_IDS.index("shotgun")
BOMB: Final = WORD_IDS.index("bomb")
SKULL: Final = WORD_IDS.index("skull")
VEST: Final = WORD_IDS.index("vest")
PENTITO: Final = WORD_IDS.index("pentito")
AGITATE: Final = WORD_IDS.index("agitate")
TURN: Final = WORD_IDS.index("turn")
BUY: Final = WORD_IDS.index("buy")
PULL: Final = WORD_IDS.index("pull")

ALLIES: Final = WORD_IDS.index("allies")
BRIBE: Final = WORD_IDS.index("bribe")
DETONATOR: Final = WORD_IDS.index("detonator")
SEABORNE: Final = WORD_IDS.index("seaborne")
OCCUPY: Final = WORD_IDS.index("occupy")
GUARD: Final = WORD_IDS.index("guard")

TURNCOAT: Final = WORD_IDS.index("turncoat")
COWARD: Final = WORD_IDS.index("coward")
