"""White's own orders: Soldati for the team [10.3.3], and enemies who change sides [10.4]."""

from __future__ import annotations

from famiglia.edition.tables import Part
from famiglia.engine.cells import in_area, in_hq, in_supply
from famiglia.engine.encounter.fight import Side, turn
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.teams import enemies_beside, is_on_team, offer_enemies
from famiglia.engine.encounter.words import PULL
from famiglia.engine.kinds import PULL_FROM, REINFORCE_AREA
from famiglia.engine.options import DONE, first, pack, second, variant_of
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import REINFORCE


class Pull(OrderPart):
    """Enemies in adjacent areas are replaced and join the order's area [10.4.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """If there is an enemy to replace, and somebody in the supply to do it."""
        enemies = enemies_beside(state, progress.family, progress.area)
        if enemies and state.pieces[in_supply(progress.family)]:
            options.append(pack(PULL))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """Ask where from."""
        state.push(PullFrom(progress.family, progress.area, part.number, 0))


class PullFrom(Repeated):
    """From which adjacent area, and how many of those still allowed."""

    def __init__(self, family: int, area: int, left: int, named: int) -> None:
        super().__init__(family)
        self.area = area
        self.left = left
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> int:
        """An area and a number."""
        return PULL_FROM

    def offer(self, state: State, options: list[int]) -> None:
        """Every adjacent enemy's area once; defence bonuses do not count [10.4.2]."""
        most = min(self.left, state.pieces[in_supply(self.family)])
        offer_enemies(
            state, enemies_beside(state, self.family, self.area), self.named, most, options
        )

    def perform(self, state: State, option: int) -> None:
        """No reward and no lab goes; emptied areas follow [1.3.11]."""
        area, number = first(option), second(option)
        left = self.left - number
        state.replace(PullFrom(self.family, self.area, left, self.named | 1 << area))
        own = Side(self.family, in_area(self.area))
        turn(state, own, Side(state.holder[area], in_area(area)), number)
        state.settle(area)


class Reinforce(OrderPart):
    """Soldati into the order's area and into adjacent ones of the team [10.3.3]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """If anybody of the team who could place has Soldati in headquarters."""
        if _reinforcement(progress, part).places(state):
            options.append(pack(REINFORCE))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """Ask where."""
        state.push(_reinforcement(progress, part))


def _reinforcement(progress: Progress, part: Part) -> ReinforceArea:
    return ReinforceArea(progress.family, progress.area, part.number, part.numbers[1], 0)


class ReinforceArea(FamilyFrame):
    """Which area gets how many; for a partner's area 0, the partner says how many [10.3.4]."""

    def __init__(self, family: int, area: int, most: int, left: int, named: int) -> None:
        super().__init__(family)
        self.area = area
        self.most = most
        """How many Soldati each area may get."""
        self.left = left
        """How many adjacent areas may still be named."""
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> int:
        """An area and a number."""
        return REINFORCE_AREA

    def enter(self, state: State) -> bool:
        """It ends when no area is left or nobody to place."""
        if self.places(state):
            return True
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """Own areas with numbers, the partner's with 0."""
        options: list[int] = []
        for area in self.places(state):
            if state.holder[area] == self.family:
                for number in range(1, most_placed(state, self.family, self.most) + 1):
                    options.append(pack(0, area, number))
            else:
                options.append(pack(0, area, 0))
        options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """Place own Soldati, or ask the partner."""
        if variant_of(option) == DONE:
            state.end()
            return
        area, number = first(option), second(option)
        left = self.left if area == self.area else self.left - 1
        named = self.named | 1 << area
        state.replace(ReinforceArea(self.family, self.area, self.most, left, named))
        owner = state.holder[area]
        if owner == self.family:
            state.deploy(owner, in_hq(owner), area, number)
        else:
            state.push(PartnerPlaces(owner, area, self.most))

    def places(self, state: State) -> list[int]:
        """The areas that may still be named and whose holder has Soldati in headquarters."""
        near = [self.area, *(state.tables.neighbours[self.area] if self.left else [])]
        return [area for area in near if self._may_name(state, area)]

    def _may_name(self, state: State, area: int) -> bool:
        owner = state.holder[area]
        if self.named >> area & 1 or not is_on_team(state, self.family, owner):
            return False
        return state.pieces[in_hq(owner)] > 0


class PartnerPlaces(Frame):
    """The partner may place Soldati of the partner's own headquarters there [10.3.4]."""

    def __init__(self, family: int, area: int, most: int) -> None:
        self.family = family
        self.area = area
        self.most = most

    def kind(self) -> int:
        """The area and a number."""
        return REINFORCE_AREA

    def seat(self, state: State) -> int:
        """The partner's player."""
        return state.seat_of[self.family]

    def ask(self, state: State) -> list[int]:
        """Any number, or none."""
        most = most_placed(state, self.family, self.most)
        options = [pack(0, self.area, number) for number in range(1, most + 1)]
        options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """They come into the area."""
        if variant_of(option) != DONE:
            state.deploy(self.family, in_hq(self.family), self.area, second(option))
        state.end()


def most_placed(state: State, family: int, most: int) -> int:
    """How many of so many Soldati headquarters hold."""
    return min(most, state.pieces[in_hq(family)])
