"""The encounter phase [7] to [11]: one file for each step of the rulebook."""

from famiglia.engine.act import DOINGS
from famiglia.engine.encounter.garrison import Garrison
from famiglia.engine.encounter.phase import Encounter, begin_encounter
from famiglia.engine.words import GARRISON

__all__ = ["Encounter", "begin_encounter"]

# `garrison` imports the parts of planning, so every word has its entry by now.
DOINGS[GARRISON] = Garrison()
