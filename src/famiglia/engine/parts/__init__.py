"""What the words of the vocabulary do, one file for each section of chapter 5."""

from mypy_extensions import i64

from famiglia.edition.tables import Part
from famiglia.edition.vocabulary import WORD_IDS
from famiglia.engine.act import DOINGS, Doing
from famiglia.engine.options import Options
from famiglia.engine.parts.equipment import Equipment
from famiglia.engine.parts.garrison import Garrison
from famiglia.engine.parts.influence import Exert, Ultima
from famiglia.engine.parts.money import Launder, TakeMoney
from famiglia.engine.parts.orders import IssueOrder
from famiglia.engine.parts.people import PlaceSoldati, Recruit
from famiglia.engine.parts.rally import Rally
from famiglia.engine.state import State
from famiglia.engine.words import (
    BOAT,
    CAR,
    EQUIPMENT,
    EXERT,
    GARRISON,
    INSTITUTION,
    INSTITUTIONS,
    LAB,
    LAUNDER,
    MONEY,
    ORDER,
    PLACE,
    RALLY,
    RECRUIT,
    ULTIMA,
)


class Nothing(Doing):
    """A word that is not done as a part: it is looked up where it counts, or comes by itself."""

    def answers(self, variant: i64) -> bool:
        """No answer is about it."""
        return False

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """There is nothing to choose."""

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """Never reached."""


def register() -> None:
    """Give every word what it does in planning; the encounter adds its own words."""
    while len(DOINGS) < len(WORD_IDS):
        DOINGS.append(Nothing())
    DOINGS[RECRUIT] = Recruit()
    DOINGS[PLACE] = PlaceSoldati()
    DOINGS[GARRISON] = Garrison()
    DOINGS[ORDER] = IssueOrder()
    for word in (EQUIPMENT, CAR, BOAT, LAB):
        DOINGS[word] = Equipment(word)
    DOINGS[LAUNDER] = Launder()
    DOINGS[MONEY] = TakeMoney()
    for word in (EXERT, INSTITUTION, INSTITUTIONS):
        DOINGS[word] = Exert()
    DOINGS[RALLY] = Rally()
    DOINGS[ULTIMA] = Ultima()


register()
