"""What is told to who draws pieces on a board of their own."""

import re

from famiglia.drawing.look import FIGURES, look_of
from famiglia.edition import Edition, load


def test_every_family_and_symbol_has_a_figure_and_colours(edition: Edition) -> None:
    look = look_of(edition)
    families = {*edition.families, "fictional"}

    assert {look.palette.families[family].crest for family in families} == set(look.figures.crests)
    assert set(edition.symbols) == set(look.figures.symbols)


def test_another_edition_is_drawn_with_the_same_figures() -> None:
    assert look_of(load("tests/edition")) == look_of(load())


def test_figures_are_paths() -> None:
    pieces = [FIGURES.soldato, FIGURES.car, FIGURES.lab, FIGURES.liquid, FIGURES.boat]
    for path in (*FIGURES.crests.values(), *FIGURES.symbols.values(), *pieces):
        assert re.fullmatch(r"M[-\d. A-Z]+Z", path)
