"""Random positions at the beginning of an encounter phase: one order is about to attack somewhere.

Any families sit in any order, most of the map around the attacker is held by somebody, and
supplies, money, tiles, boats, labs, cars, orders and members are dealt out by chance.
"""

import random
from typing import Final

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import FAMILIES, NONE, ORDERS, PrintedOrder, PrintedTile, Tables
from famiglia.engine.cells import (
    FICTIONAL,
    LAB_SUPPLY,
    NEUTRAL,
    boat_supply,
    car_supply,
    in_cupola,
    in_hq,
    in_supply,
    members_in_hq,
    members_in_supply,
)
from famiglia.engine.facts import marker, members_most
from famiglia.engine.game import Game
from famiglia.engine.rules import team_of
from famiglia.engine.setup.box import unpack
from famiglia.engine.state import HQ, RECOMMENDED, Rules, State, first_state
from tests.engine import build
from tests.engine.build import TABLES
from tests.engine.encounter.scene import begin
from tests.engine.oracle.position import TEAMS
from tests.engine.oracle.printed import Edition, enriched, read

PLAIN: Final = read()
RICH: Final = enriched(PLAIN)
FIGHTING_TILES: Final = ("allies", "bribery", "miniguns", "recruitment", "lookouts")
UNPLAYED: Final = frozenset(["bomb", "pentito"])
"""Parts that the oracle does not know: no order here has them."""
NEUTRALS, IDENTICAL_CARDS = 1, 32


def _rich_tables(mode: str) -> Tables:
    tables = flatten(load(build.PLAIN), mode)
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
    return tables


PLAIN_TABLES: Final = {mode: flatten(load(build.PLAIN), mode) for mode in TEAMS}
RICH_TABLES: Final = {mode: _rich_tables(mode) for mode in TEAMS}


def seated(tables: Tables, families: list[int], rules: int) -> State:
    """These families sit there with all their pieces; fictional Soldati are there in any mode."""
    state = first_state(tables, Rules(rules))
    state.take_seats(families)
    unpack(state, families)
    state.pieces[in_supply(FICTIONAL)] = tables.soldati
    return state


class Scene:
    """One random position in the making."""

    def __init__(self, chance: random.Random, mode: str) -> None:
        self.chance = chance
        self.edition: Edition = chance.choice([PLAIN, RICH])
        tables = (PLAIN_TABLES if self.edition is PLAIN else RICH_TABLES)[mode]
        rules = chance.choice([0, 0, NEUTRALS, RECOMMENDED]) | chance.choice([0, IDENTICAL_CARDS])
        self.families = chance.sample(range(FAMILIES), len(TEAMS[mode]))
        self.state = seated(tables, self.families, rules)
        self.state.first = chance.randrange(self.state.seats)
        self.hero = chance.choice(self.families)
        self.start = chance.choice(TABLES.area_ids)
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
        own = team_of(self.state, self.hero)
        team = [family for family in self.families if team_of(self.state, family) == own]
        enemies = [family for family in self.families if family not in team]
        owners = [*enemies, NEUTRAL, FICTIONAL, NONE, *team]
        others = [8, 2 if self.state.seats == 4 else 5, 4, *[2] * len(team)]
        return self.chance.choices(owners, [12 // len(enemies)] * len(enemies) + others)[0]

    def _stand(self, name: str, owner: int, more: int = 0) -> None:
        """Soldati, labs and cars come into an area; it may also stay empty."""
        state, chance = self.state, self.chance
        soldati = chance.choice([1, 1, 2, 2, 3, 4, 5]) + more
        if owner != NONE and state.count(in_supply(owner)) >= soldati:
            build.hold(state, name, owner, soldati)
            if owner < FAMILIES:
                cars = min(chance.choice([0, 0, 1, 2]), state.count(car_supply(owner)))
                build.add_cars(state, name, cars)
        labs = min(chance.choice([0, 0, 1, 2]), state.count(LAB_SUPPLY))
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
            most = min(4, self.state.count(boat_supply(family)) + 1)
            for sea in self.chance.sample(sorted(self.edition.seas), self.chance.randrange(most)):
                build.add_boat(self.state, sea.removeprefix("mare-"), family)

    # Headquarters and supplies

    def _deal_out(self) -> None:
        """Money, Soldati, slots and tiles for each family; sometimes a supply has run out."""
        chance, state = self.chance, self.state
        for family in self.families:
            build.add_money(state, family, chance.choice([0, 1, 2, 3, 6]))
            build.add_hq(state, family, min(chance.randrange(5), state.count(in_supply(family))))
            build.open_slots(state, family, "justice", chance.randrange(5))
            if chance.random() < 0.5:
                build.run_out(state, in_supply(family), chance.choice([0, 0, 1, 2]))
        if state.tables.solo.seats:
            self._appoint()
        if chance.random() < 0.3:
            build.run_out(state, in_supply(NEUTRAL), chance.randrange(2))
        self._mark_tiles()

    def _appoint(self) -> None:
        """Members in the Cupola and in headquarters; those left in the supply may be few."""
        chance, state = self.chance, self.state
        one, other = self.families
        moved = chance.choice([0, 0, 1, 3, 5, 6])
        state.move(in_cupola(other), members_in_supply(other), moved)
        state.move(members_in_supply(one), in_cupola(one), moved)
        for family in self.families:
            state.move(members_in_supply(family), members_in_hq(family), chance.randrange(4))
            if chance.random() < 0.3:
                build.run_out(state, in_hq(family), chance.randrange(2))
            if chance.random() < 0.4:
                build.run_out(state, members_in_supply(family), chance.choice([0, 1, 2]))
            state.note(members_most(family), state.count(members_in_hq(family)))

    def _mark_tiles(self) -> None:
        """On each team's side a tile belongs to one of its families or to nobody."""
        teams = self.state.tables.teams
        for tile in FIGHTING_TILES:
            for team in range(2):
                owners = [
                    family for seat, family in enumerate(self.families) if teams[seat] == team
                ]
                weights = [4 // len(owners)] * len(owners)
                owner = self.chance.choices([*owners, NONE], [*weights, 3])[0]
                self.state.note(marker(team, TABLES.tile_ids.index(tile)), owner)
