"""The encounter phase [7] to [11]: one file for each step of the rulebook."""

from famiglia.engine.encounter.phase import Encounter

__all__ = ["Encounter"]
