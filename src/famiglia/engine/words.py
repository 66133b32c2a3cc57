"""The effect words by number, as the tables have them."""

from typing import Final

from famiglia.edition.vocabulary import QUALIFIER_IDS, WORD_IDS

RECRUIT: Final = WORD_IDS.index("recruit")
PLACE: Final = WORD_IDS.index("place")
GARRISON: Final = WORD_IDS.index("garrison")
REINFORCE: Final = WORD_IDS.index("reinforce")
ORDER: Final = WORD_IDS.index("order")
EQUIPMENT: Final = WORD_IDS.index("equipment")
CAR: Final = WORD_IDS.index("car")
BOAT: Final = WORD_IDS.index("boat")
LAB: Final = WORD_IDS.index("lab")
LAUNDER: Final = WORD_IDS.index("launder")
MONEY: Final = WORD_IDS.index("money")
EXERT: Final = WORD_IDS.index("exert")
INSTITUTION: Final = WORD_IDS.index("institution")
INSTITUTIONS: Final = WORD_IDS.index("institutions")
START: Final = WORD_IDS.index("start")
ULTIMA: Final = WORD_IDS.index("ultima")
RALLY: Final = WORD_IDS.index("rally")
CHAIN: Final = WORD_IDS.index("chain")
FAVOUR: Final = WORD_IDS.index("favour")

HELD: Final = QUALIFIER_IDS.index("held")
ALL: Final = QUALIFIER_IDS.index("all")
TOGETHER: Final = QUALIFIER_IDS.index("together")
TO_SHEET: Final = QUALIFIER_IDS.index("sheet")
FIRST_ROW: Final = QUALIFIER_IDS.index("justice")
