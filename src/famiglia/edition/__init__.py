"""The edition: everything printed in the box, as checked, immutable tables."""

from famiglia.edition.load import Examined, examine, load
from famiglia.edition.problems import BrokenEdition, EditionProblem
from famiglia.edition.schema import Edition

__all__ = ["BrokenEdition", "Edition", "EditionProblem", "Examined", "examine", "load"]
