"""Who threatens whom: for every area how likely its holder still has it after the encounter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.edition.tables import AREAS, COLUMNS, FAMILIES, NONE, ORDERS
from famiglia.engine.bits import has_bit
from famiglia.engine.cells import OWNERS, car_in, in_area, lab_in
from famiglia.engine.encounter.bonuses import JUSTICE
from famiglia.engine.encounter.conflict import brute_force
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.phase import NextOrder
from famiglia.engine.encounter.progress import Progress
from famiglia.engine.encounter.teams import tile_number
from famiglia.engine.encounter.words import GUARD
from famiglia.engine.rules import base_value, orders_at_home
from famiglia.engine.sea import has_team_boat, reachable_by_boat
from famiglia.engine.sheets import tokens_in_column
from famiglia.engine.state import HQ, TOKENS, State
from famiglia.judgement.fights import win_chance
from famiglia.judgement.printed_worth import PrintedWorth
from famiglia.judgement.weights import Horizon

HIDDEN_ATTACK: Final = 0.6
"""That an enemy's hidden order is an attack; and its skulls."""
_HIDDEN_SKULLS: Final = 1
_CHOSEN: Final = 0.6
"""That an attacker who has several targets chooses this one."""
_TURNS_FOR_ALL: Final = 3.0
"""Turns in which all orders at home could be laid."""
_LAID_PER_TURN: Final = 0.1
"""That a family lays an attack order in one given area, for each turn it still has."""
_MOST_LAID: Final = 0.4
_LAID_NEXT_ROUND: Final = 0.12
"""The same in the encounter, with the next round in mind."""
_USUAL_GUARDS: Final = 2
"""Who usually stand in an area that was just taken; how likely more than these take it back."""
_TAKEN_BACK: Final = 0.8
_TAKEN_BACK_BY_FEW: Final = 0.4

_NO_OWNERS: Final = vec[i64]([0] * OWNERS)
"""Where boards begin: a copy of memory costs less than a new array."""
_NO_SKULLS: Final = vec[i64]([0] * AREAS)
_NONE_EXPECTED: Final = vec[float]([0.0] * OWNERS)
_NO_ATTACKS: Final = vec[float]([0.0] * AREAS)
_ALL_KEPT: Final = vec[float]([1.0] * AREAS)


class TeamBoard:
    """The board as one team sees it; hidden orders of the others count as average ones."""

    def __init__(self, state: State, team: i64, printed: PrintedWorth, horizon: Horizon) -> None:
        self.state = state
        self.horizon = horizon
        self.team = team
        self.printed = printed
        self.weights = printed.weights
        self.mandamento_worth = printed.weights.mandamenti[horizon.rounds_left]
        """What a Mandamento, an area by itself, and a thing that serves later are worth now."""
        self.area_worth = printed.weights.areas[horizon.rounds_left]
        self.lasting = printed.weights.lasting(horizon)
        self.side = _NO_OWNERS[:]
        """1 of own families, -1 of the others; 0 of neutrals and of the fictional family."""
        self.guard = _NO_OWNERS[:]
        """What a tile adds to the defence of areas without a lab."""
        self.lay_chance = _NONE_EXPECTED[:]
        """That a family still lays an attack order in a given area."""
        self.attack_chance = _NO_ATTACKS[:]
        """How likely a Movement starts in an area, and the skulls it has."""
        self.skulls = _NO_SKULLS[:]
        self.vests = _NO_SKULLS[:]
        """What orders add to the defence of their areas."""
        self.executed = 0
        """Orders whose turn is over: what lies there for its vest only [7.2.3]."""
        self.current: Progress | None = None
        """The order that is being executed."""
        self.turns = 0.0
        """How much of this planning is still to come: 1 while there are many turns."""
        self.keep_chance = _ALL_KEPT[:]
        """How likely the holder of an area still has it after the encounter."""
        self.hold_chance = _ALL_KEPT[:]
        """How likely the own team would still have an area that it takes now with a few."""
        self._look_at_frames()
        self._look_at_families()
        self._look_at_orders()
        self._look_at_threats()

    def _look_at_frames(self) -> None:
        for frame in self.state.frames:
            if isinstance(frame, NextOrder):
                self.executed = frame.executed
            elif isinstance(frame, ExecuteOrder):
                self.current = frame.progress

    def _look_at_families(self) -> None:
        state = self.state
        turns = _turns_left(state) if self.horizon.is_planning else 0.0
        self.turns = min(1.0, turns / _TURNS_FOR_ALL)
        coming = turns * _LAID_PER_TURN
        if not self.horizon.is_planning and self.horizon.rounds_left > 0:
            coming = _LAID_NEXT_ROUND
        for seat, family in enumerate(state.family_of):
            if family != NONE:
                self.side[family] = 1 if state.tables.teams[seat] == self.team else -1
                self.guard[family] = tile_number(state, family, GUARD)
                if self._may_lay(family):
                    self.lay_chance[family] = min(coming, _MOST_LAID)

    def _may_lay(self, family: i64) -> bool:
        """Whether a family has an order at home to attack with, as far as the team can see."""
        if self.side[family] < 0:
            return orders_at_home(self.state, family) > 0
        for token in range(family * ORDERS, (family + 1) * ORDERS):
            if self.state.orders[token] == HQ and self.printed.movements[token] > 0:
                return True
        return False

    def _look_at_orders(self) -> None:
        """Orders that lie on the board; of those that are hidden only that they do."""
        state = self.state
        for token in range(TOKENS):
            place = state.orders[token]
            if place < 0 or place >= AREAS:
                continue
            if self.side[token // ORDERS] > 0 or state.face_up[token]:
                self.vests[place] += self.printed.vests[token]
                if self.will_move(token):
                    self.attack_chance[place] = 1.0
                    self.skulls[place] = max(self.skulls[place], self.printed.skulls[token])
            elif self.attack_chance[place] < HIDDEN_ATTACK:
                self.attack_chance[place] = HIDDEN_ATTACK
                self.skulls[place] = max(self.skulls[place], _HIDDEN_SKULLS)

    def _look_at_threats(self) -> None:
        state = self.state
        for start in range(AREAS):
            holder = state.holder[start]
            if holder < 0 or holder >= FAMILIES:
                continue
            likely = max(self.attack_chance[start], self.lay_chance[holder])
            if likely == 0.0:
                continue
            soldati = state.count(in_area(start))
            driving = base_value(state, holder, JUSTICE) if state.count(car_in(start)) else 0
            for target in state.tables.neighbours[start]:
                self._threaten(holder, target, soldati, self.skulls[start] + driving, likely)
            if self.attack_chance[start] > 0.0 and self.at_sea(holder, start):
                near = state.tables.neighbours[start]
                for target in reachable_by_boat(state, holder, start):
                    if target not in near:
                        self._threaten(holder, target, soldati, self.skulls[start], likely)

    def _threaten(
        self, attacker: i64, target: i64, soldati: i64, bonus: i64, likely: float
    ) -> None:
        defender = self.state.holder[target]
        if self.side[attacker] < 0 and (defender < 0 or self.side[defender] <= 0):
            taken = _TAKEN_BACK if soldati + bonus > _USUAL_GUARDS else _TAKEN_BACK_BY_FEW
            self.hold_chance[target] *= 1.0 - likely * _CHOSEN * taken
        elif 0 <= defender < FAMILIES and self.side[defender] != self.side[attacker]:
            taken = self.chance_to_take(attacker, target, soldati, bonus)
            self.keep_chance[target] *= 1.0 - likely * _CHOSEN * taken

    def chance_to_take(self, attacker: i64, target: i64, soldati: i64, bonus: i64) -> float:
        """How likely so many Soldati with such an attack bonus take an area."""
        state = self.state
        defender = state.holder[target]
        if defender < 0:
            return 1.0
        defenders = state.count(in_area(target))
        fallen = max(0, bonus - self.defence(target))
        return win_chance(soldati, defenders - fallen, brute_force(state, attacker, defender))

    def is_open(self, token: i64, part: i64) -> bool:
        """Whether a part of an order on the board may still be done."""
        if self.current is not None and self.current.token == token:
            return has_bit(self.current.open_parts, part)
        return not has_bit(self.executed, token)

    def will_move(self, token: i64) -> bool:
        """Whether an order on the board may still move."""
        shotgun = self.printed.shotgun[token]
        return shotgun != NONE and self.is_open(token, shotgun)

    def is_enemy(self, area: i64) -> bool:
        """Whether an area is held by anybody but the own team."""
        holder = self.state.holder[area]
        return holder >= 0 and self.side[holder] <= 0

    def at_sea(self, family: i64, area: i64) -> bool:
        """Whether a boat of the family's team lies beside an area."""
        for sea in self.state.tables.area_seas[area]:
            if has_team_boat(self.state, family, sea):
                return True
        return False

    def defence(self, area: i64) -> i64:
        """The defence bonus, as far as the team can see: labs or who looks out, vests [8.5.2]."""
        labs = self.state.count(lab_in(area))
        holder = self.state.holder[area]
        bonus = self.guard[holder] if labs == 0 and holder >= 0 else labs
        return bonus + self.vests[area]


def _turns_left(state: State) -> float:
    """About how many turns of planning each family still has."""
    tokens: i64 = 0
    for column in range(COLUMNS):
        tokens += tokens_in_column(state, column)
    return float(tokens) / float(state.seats)
