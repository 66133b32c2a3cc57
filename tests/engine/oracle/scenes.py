"""Random positions at the beginning of an encounter phase: one order is about to attack somewhere.

Four of the six families sit in any order, most of the map around the attacker is held by somebody,
and supplies, money, tiles, boats, labs, cars and orders are dealt out by chance.
"""

import random
from typing import Final

from famiglia.edition.tables import FAMILIES, NONE, ORDERS, ROWS, PrintedOrder, PrintedTile, Tables
from famiglia.engine.cells import (
    FICTIONAL,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    ON_MAT,
    boat_supply,
    car_supply,
    in_supply,
    token_in,
)
from famiglia.engine.facts import marker
from famiglia.engine.game import Game
from famiglia.engine.state import HQ, MAT, RECOMMENDED, State
from tests.engine import build
from tests.engine.build import TABLES
from tests.engine.encounter.scene import begin
from tests.engine.oracle.printed import Edition, enriched, read
from tests.engine.table import reprinted

PLAIN: Final = read()
RICH: Final = enriched(PLAIN)
FIGHTING_TILES: Final = ("allies", "bribery", "miniguns", "recruitment", "lookouts")
UNPLAYED: Final = frozenset(["bomb", "pentito"])
"""Parts that the oracle does not know: no order here has them."""
NEUTRALS, IDENTICAL_CARDS = 1, 32


def _print_rich(tables: Tables) -> None:
    for family, name in enumerate(tables.family_ids):
        for token, order in enumerate(tables.order_ids[family]):
            rich = RICH.orders[name][order]
            parts = rich.parts
            tables.orders[family * ORDERS + token] = PrintedOrder(
                rich.supply,
                rich.initiative,
                build.printed(rich.action),
                parts.get("vest", 0),
                parts.get("skull", 0),
            )
    for name in FIGHTING_TILES:
        tile = RICH.tiles[name]
        printed = PrintedTile(build.printed(tile.action), tile.price, 0, False)
        tables.tiles[tables.tile_ids.index(name)] = printed


RICH_TABLES: Final = reprinted(_print_rich)


def sit_down(state: State, families: list[int]) -> None:
    """These families take the seats of the first four, with all their pieces."""
    strangers = [family for family in families if family >= 4]
    for old in range(4):
        if old not in families:
            _change(state, old, strangers.pop())
    state.take_seats(families)


def _change(state: State, old: int, new: int) -> None:
    pairs = [(cell(old), cell(new)) for cell in (in_supply, car_supply, boat_supply)]
    places = [IN_SUPPLY, *(ON_MAT + row for row in range(ROWS))]
    pairs += [(token_in(old, place), token_in(new, place)) for place in places]
    for source, target in pairs:
        state.pieces[source], state.pieces[target] = 0, state.pieces[source]
    for token in range(build.BASIC):
        state.put(old * ORDERS + token, MAT)
        state.put(new * ORDERS + token, HQ)


class Scene:
    """One random position in the making."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.edition: Edition = chance.choice([PLAIN, RICH])
        rules = chance.choice([0, 0, NEUTRALS, RECOMMENDED])
        self.state = build.position(rules | chance.choice([0, IDENTICAL_CARDS]))
        if self.edition is RICH:
            self.state.tables = RICH_TABLES
        self.state.first = chance.randrange(4)
        self.families = chance.sample(range(FAMILIES), 4)
        self.hero, *others = self.families
        self.partner = others[1]
        self.start = chance.choice(TABLES.area_ids)
        turned = chance.randrange(4)
        sit_down(self.state, self.families[turned:] + self.families[:turned])
        self._fill_map()
        self._deal_out()

    def begin(self) -> Game:
        """The encounter phase begins."""
        return begin(self.state)

    # Board

    def _fill_map(self) -> None:
        near = set(self.edition.neighbours[self.start])
        far = {name for area in near for name in self.edition.neighbours[area]}
        coast = set(self.edition.coasts[self.start])
        shores = {name for name, seas in self.edition.coasts.items() if coast & set(seas)}
        self._stand(self.start, self.hero, self.chance.choice([0, 2, 4]))
        self._lay(self.start, self.hero, self._attack_orders())
        if self.chance.random() < 0.3:
            self._lay(self.start, self.hero, self._any_orders())
        for name in sorted((near | far | shores) - {self.start}):
            self._stand(name, self._holder())
            holder = self.state.holder[build.area(name)]
            if holder in self.families and self.chance.random() < 0.4 and name in near | shores:
                for _ in range(self.chance.choice([1, 1, 2])):
                    self._lay(name, holder, self._any_orders())
        self._set_sail()

    def _holder(self) -> int:
        """Mostly somebody who can be attacked."""
        enemies = [family for family in self.families if family not in (self.hero, self.partner)]
        owners = [*enemies, NEUTRAL, FICTIONAL, NONE, self.hero, self.partner]
        return self.chance.choices(owners, [6, 6, 8, 2, 4, 2, 1])[0]

    def _stand(self, name: str, owner: int, more: int = 0) -> None:
        """Soldati, labs and cars come into an area; it may also stay empty."""
        state, chance = self.state, self.chance
        soldati = chance.choice([1, 1, 2, 2, 3, 4, 5]) + more
        if owner != NONE and state.pieces[in_supply(owner)] >= soldati:
            build.hold(state, name, owner, soldati)
            if owner < FAMILIES:
                cars = min(chance.choice([0, 0, 1, 2]), state.pieces[car_supply(owner)])
                build.add_cars(state, name, cars)
        labs = min(chance.choice([0, 0, 1, 2]), state.pieces[LAB_SUPPLY])
        build.add_labs(state, name, labs)

    def _lay(self, name: str, family: int, orders: list[str]) -> None:
        """One order of several that still lie in headquarters or on the mat."""
        tokens = self.state.orders[family * ORDERS : (family + 1) * ORDERS]
        names = TABLES.order_ids[family]
        free = [order for order in orders if tokens[names.index(order)] >= HQ]
        if free:
            build.add_order(self.state, name, family, self.chance.choice(free))

    def _attack_orders(self) -> list[str]:
        """The attacker's orders that move."""
        orders = self.edition.orders[TABLES.family_ids[self.hero]]
        return [
            name
            for name, order in orders.items()
            if "shotgun" in order.parts and UNPLAYED.isdisjoint(order.parts)
        ]

    def _any_orders(self) -> list[str]:
        """In the plain edition half of them, mostly vests, defend."""
        if self.edition is PLAIN:
            moving = ["basic-1", "basic-2", "justice-a", "police-a"]
            return self.chance.choice([["basic-4", "church-b"], moving])
        return list(RICH.orders["red"])

    def _set_sail(self) -> None:
        for family in self.families:
            for sea in self.chance.sample(sorted(self.edition.seas), self.chance.randrange(4)):
                build.add_boat(self.state, sea.removeprefix("mare-"), family)

    # Headquarters and supplies

    def _deal_out(self) -> None:
        """Money, Soldati, slots and tiles for each family; sometimes a supply has run out."""
        chance, state = self.chance, self.state
        for family in self.families:
            build.add_money(state, family, chance.choice([0, 1, 2, 3, 6]))
            build.add_hq(state, family, min(chance.randrange(5), state.pieces[in_supply(family)]))
            build.open_slots(state, family, "justice", chance.randrange(5))
            if chance.random() < 0.5:
                build.run_out(state, in_supply(family), chance.choice([0, 0, 1, 2]))
        if chance.random() < 0.3:
            build.run_out(state, in_supply(NEUTRAL), chance.randrange(2))
        self._mark_tiles()

    def _mark_tiles(self) -> None:
        """On each team's side a tile belongs to one of the two families or to nobody."""
        for tile in FIGHTING_TILES:
            for seat in range(2):
                owners = [self.state.family_of[seat], self.state.family_of[seat + 2], NONE]
                owner = self.chance.choices(owners, [2, 2, 3])[0]
                self.state.note(marker(seat, TABLES.tile_ids.index(tile)), owner)
