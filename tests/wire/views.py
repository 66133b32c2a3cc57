"""Views of typed positions as messages."""

from famiglia.wire.board import AreaState
from famiglia.wire.families import FamilyState
from famiglia.wire.view import ViewMessage, view_message
from tests.positions import position

FOUR = """
    round 2 planning, start green, first blue, passes 1
    teams red+green against blue+yellow
    switches neutrals moving-tiles
    tiles allies bribery

    red: character cars, hq 4, money 3, mat justice 3, tiles allies, removed basic-5
    blue: money 12, confirmed enna, bust recruit, favours 1

    agrigento: neutral 2, 1 lab
    licata: red 6, 1 car, order red/basic-1
    gela: blue 2, order blue/basic-4
    mare-licata: red 1 boat, green 1 boat

    top: police red 2 neutral 1, closed economy
    bottom: recruit red 1
    now: turn red
"""
TWO = """
    colours red white, blue black, fictional green
    red: hq 4, members 2 of 1 to 4
    blue: hq 3, members 1
    cupola: red 11, blue 1, control red
    solo: launder red 1
    top: church neutral 1
    now: turn red
"""
RED, BLUE, GREEN, YELLOW = range(4)


def seen(seat: int, text: str = FOUR, mode: str = "2v2") -> ViewMessage:
    return view_message(position(text, mode).view(seat))


def area(view: ViewMessage, name: str) -> AreaState:
    return next(area for area in view.areas if area.id == name)


def family(view: ViewMessage, name: str) -> FamilyState:
    return next(family for family in view.families if family.family == name)
