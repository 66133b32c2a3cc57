"""Garrison: Soldati from headquarters with own labs [10.3.1], [14.4.2]."""

from __future__ import annotations

from typing import Final

from famiglia.edition.tables import Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import in_hq, lab_in
from famiglia.engine.kinds import ACT
from famiglia.engine.options import first, pack, second
from famiglia.engine.repeated import Repeated
from famiglia.engine.rules import own_areas
from famiglia.engine.state import State
from famiglia.engine.words import ALL, GARRISON

_NO_LIMIT: Final = 63


class Garrison(Doing):
    """Up to 1 Soldato with each own lab, or with each of up to so many."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == GARRISON

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every own area with labs."""
        options.extend(garrison_options(state, family, _most(part), 0))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """Place them, then ask about the other areas."""
        GarrisonMore(family, _most(part), 0).place(state, option)


class GarrisonMore(Repeated):
    """The same for areas not named before, until it is done."""

    def __init__(self, family: int, left: int, named: int) -> None:
        super().__init__(family)
        self.left = left
        """With how many labs Soldati may still be placed."""
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> int:
        """The same question as the part's."""
        return ACT

    def offer(self, state: State, options: list[int]) -> None:
        """Other areas with labs."""
        options.extend(garrison_options(state, self.family, self.left, self.named))

    def perform(self, state: State, option: int) -> None:
        """Place them there."""
        state.end()
        self.place(state, option)

    def place(self, state: State, option: int) -> None:
        """Soldati come into an area, and the rest is asked."""
        area, number = first(option), second(option)
        state.deploy(self.family, in_hq(self.family), area, number)
        state.push(GarrisonMore(self.family, self.left - number, self.named | 1 << area))


def garrison_options(state: State, family: int, left: int, named: int) -> list[int]:
    """Areas not named with numbers up to their labs; with 2 labs 2 Soldati [10.3.2]."""
    most = min(left, state.pieces[in_hq(family)])
    options: list[int] = []
    for area in own_areas(state, family):
        if not named >> area & 1:
            for number in range(1, min(most, state.pieces[lab_in(area)]) + 1):
                options.append(pack(GARRISON, area, number))
    return options


def _most(part: Part) -> int:
    return _NO_LIMIT if part.qualifier == ALL else part.number
