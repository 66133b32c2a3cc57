"""The board as text: what a person sees at a terminal."""

import pytest

from famiglia.edition import load
from famiglia.terminal.picture import Canvas, terminal_board


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_fits_the_terminal(width: int) -> None:
    lines = terminal_board(load(), width).plain.splitlines()

    assert {len(line) for line in lines} == {width}


@pytest.mark.parametrize("width", [80, 120])
def test_every_area_shows_the_beginning_of_its_name_and_its_soldati(width: int) -> None:
    edition = load()
    text = terminal_board(edition, width).plain

    for area in edition.areas.values():
        assert area.name.en[:3] in text
    shown = {sign: text.count(f"{sign}2") + text.count(f"{sign}3") for sign in "○★♣♦·"}
    assert shown == {"○": 6, "★": 6, "♣": 6, "♦": 6, "·": 12}


def test_every_area_and_no_other_stands_where_its_name_is() -> None:
    edition = load()
    canvas = Canvas(edition, 120)
    named = {name for row in canvas.pixels for name in row if name}

    assert named == set(edition.areas)
