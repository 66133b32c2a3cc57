"""How good a position is for a team: the sum of what makes it so, in Money."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.edition.tables import (
    AREAS,
    COLUMNS,
    FAMILIES,
    NONE,
    ORDERS,
    ROWS,
    SEAS,
    Tables,
)
from famiglia.engine.cells import (
    ON_BOTTOM,
    ON_TOP,
    boat_in,
    car_in,
    in_area,
    in_cupola,
    lab_in,
    members_in_hq,
    token_in,
)
from famiglia.engine.facts import TEAMS, bust, revealed
from famiglia.engine.members import at_home, has_cupola
from famiglia.engine.rules import base_value, money, tiles_of
from famiglia.engine.state import HQ, State
from famiglia.judgement.board import TeamBoard
from famiglia.judgement.printed_worth import PrintedWorth
from famiglia.judgement.promise import (
    promised_by_areas,
    promised_by_orders,
    promised_by_others,
)
from famiglia.judgement.weights import WON, Horizon, Weights

MANDAMENTI_HELD: Final = 0
AREAS_HELD: Final = 1
SOLDATI: Final = 2
MONEY: Final = 3
ORDERS_LAID: Final = 4
ORDERS_AT_HOME: Final = 5
EQUIPMENT: Final = 6
INFLUENCE: Final = 7
CUPOLA: Final = 8
OTHER: Final = 9
TERMS: Final = 10
TERM_IDS: Final = (
    "mandamenti",
    "areas",
    "soldati",
    "money",
    "orders-laid",
    "orders-at-home",
    "equipment",
    "influence",
    "cupola",
    "other",
)
"""What makes a position good, by the names bots give as their reasons."""


_NOTHING: Final = vec[float]([0.0] * TERMS)
_NONE_EXPECTED: Final = vec[float]([0.0] * FAMILIES)
"""Copied where sums begin: that costs less than a new array."""
_CROWDED: Final = 0.5
"""Of a boat, in a sea where another one of the family lies."""


class Judgement:
    """How good a position is, term by term."""

    def __init__(self) -> None:
        self.terms = _NOTHING[:]

    def add(self, term: i64, worth: float) -> None:
        """One thing more of a term; enemies' things are less."""
        self.terms[term] += worth

    def mixed(self, other: Judgement, share: float) -> Judgement:
        """This one to such a share, and another for the rest."""
        found = Judgement()
        for term in range(TERMS):
            found.terms[term] = share * self.terms[term] + (1.0 - share) * other.terms[term]
        return found

    def total(self) -> float:
        """All terms together."""
        found = 0.0
        for term in range(TERMS):
            found += self.terms[term]
        return found


class Judge:
    """Judges positions of one edition and mode."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.printed = PrintedWorth(tables, weights)

    def judge(self, state: State, team: i64, horizon: Horizon) -> Judgement:
        """How good a position is for a team; what it cannot see counts as average."""
        found = Judgement()
        if state.winner != NONE:
            if state.winner < TEAMS:
                found.add(MANDAMENTI_HELD, WON if state.winner == team else -WON)
            return found
        board = TeamBoard(state, team, self.printed, horizon)
        self._judge_land(found, board)
        for family in state.family_of:
            if family != NONE:
                self._judge_family(found, board, family)
        found.add(ORDERS_LAID, promised_by_orders(board) - promised_by_others(board))
        piece = state.starting_piece
        if piece != NONE:
            own = 1.0 if state.tables.teams[piece] == team else -1.0
            found.add(OTHER, own * board.weights.starting_piece[horizon.rounds_left])
        return found

    def _judge_land(self, found: Judgement, board: TeamBoard) -> None:
        """Mandamenti as likely as they will be held, and areas."""
        state = board.state
        worth = board.mandamento_worth
        expected = _expected(board)
        for family in state.family_of:
            if family != NONE:
                held = float(board.side[family]) * expected[family]
                found.add(MANDAMENTI_HELD, worth * held)
        self._judge_victory(found, board, expected)
        for area in range(AREAS):
            holder = state.holder[area]
            if 0 <= holder < FAMILIES:
                side = float(board.side[holder]) * board.keep_chance[area]
                here = board.area_worth + worth * board.weights.foothold
                found.add(AREAS_HELD, side * here)
                if area == state.tables.tiebreak:
                    found.add(OTHER, side * board.weights.tiebreak[board.horizon.rounds_left])

    def _judge_victory(self, found: Judgement, board: TeamBoard, expected: vec[float]) -> None:
        """Who comes near enough Mandamenti to win at once is worth stopping [12.1.2]."""
        state = board.state
        numbers = state.tables.numbers
        together = _NONE_EXPECTED[:]
        alone = _NONE_EXPECTED[:]
        for seat, family in enumerate(state.family_of):
            if family != NONE:
                team = state.tables.teams[seat]
                together[team] += expected[family]
                alone[team] = max(alone[team], expected[family])
        for team in range(TEAMS):
            near = max(
                together[team] - float(numbers.victory_team - 2),
                alone[team] - float(numbers.victory_family - 2),
            )
            if near > 0.0:
                side = 1.0 if team == board.team else -1.0
                found.add(MANDAMENTI_HELD, side * near * board.weights.near_victory)

    def _judge_family(self, found: Judgement, board: TeamBoard, family: i64) -> None:
        """What a family has that will serve later."""
        state = board.state
        side = float(board.side[family])
        lasting = side * board.lasting
        self._judge_pieces(found, board, family, lasting)
        purse = board.weights.purse(float(money(state, family)))
        found.add(MONEY, side * purse * max(board.lasting, board.turns * board.weights.money_now))
        home = at_home(state, family)
        found.add(SOLDATI, lasting * board.weights.soldato_at_home * float(home))
        self._judge_orders_at_home(found, board, family, lasting)
        if side > 0.0:
            found.add(ORDERS_LAID, promised_by_areas(board, family))
        self._judge_influence(found, board, family, lasting)
        if has_cupola(state):
            self._judge_cupola(found, board, family)

    def _judge_orders_at_home(
        self, found: Judgement, board: TeamBoard, family: i64, lasting: float
    ) -> None:
        """What orders are worth later, for laid ones come home; and those that can be laid now."""
        state = board.state
        later = 0.0
        now = 0.0
        number: i64 = 0
        for token in range(family * ORDERS, (family + 1) * ORDERS):
            place = state.orders[token]
            if place == HQ:
                if number < len(board.weights.to_lay):
                    now += board.weights.to_lay[number]
                number += 1
            if place == HQ or 0 <= place < AREAS:
                later += self.printed.order_worth[token]
        found.add(ORDERS_AT_HOME, lasting * board.weights.order_at_home * later)
        if board.horizon.is_planning:
            found.add(ORDERS_AT_HOME, float(board.side[family]) * board.turns * now)

    def _judge_pieces(
        self, found: Judgement, board: TeamBoard, family: i64, lasting: float
    ) -> None:
        state = board.state
        soldati: i64 = 0
        cars: i64 = 0
        labs: i64 = 0
        boats: i64 = 0
        seas: i64 = 0
        for area in range(AREAS):
            if state.holder[area] == family:
                soldati += state.count(in_area(area))
                cars += state.count(car_in(area))
                labs += state.count(lab_in(area))
        for sea in range(SEAS):
            here = state.count(boat_in(sea, family))
            if here > 0:
                seas += 1
            boats += here
        found.add(SOLDATI, lasting * board.weights.soldato * float(soldati))
        weights = board.weights
        things = weights.car * float(cars) + weights.lab * float(labs)
        things += weights.boat * (_CROWDED * float(boats) + (1.0 - _CROWDED) * float(seas))
        found.add(EQUIPMENT, lasting * things)

    def _judge_influence(
        self, found: Judgement, board: TeamBoard, family: i64, lasting: float
    ) -> None:
        """Tokens off the mat and what that brought, tokens on sheets, tiles, a bust."""
        state = board.state
        off = 0.0
        for row in range(ROWS):
            off += board.weights.token_off_mat * float(state.facts[revealed(family, row)])
            off += board.weights.base_value * float(base_value(state, family, row))
        found.add(INFLUENCE, lasting * off)
        laid: i64 = 0
        for column in range(COLUMNS):
            laid += state.count(token_in(family, ON_TOP + column))
        for space in range(len(state.tables.sheets[state.round].spaces)):
            laid += state.count(token_in(family, ON_BOTTOM + space))
        found.add(INFLUENCE, lasting * board.weights.token_on_sheet * float(laid))
        for tile in tiles_of(state, family):
            found.add(INFLUENCE, lasting * self.printed.tile_worth[tile])
        if state.facts[bust(family)] != NONE:
            found.add(OTHER, float(board.side[family]) * board.weights.bust)

    def _judge_cupola(self, found: Judgement, board: TeamBoard, family: i64) -> None:
        """Seats, and the eleventh, which counts as a Mandamento [15.3.3]."""
        state = board.state
        side = float(board.side[family])
        seats = state.count(in_cupola(family))
        solo = state.tables.solo
        found.add(CUPOLA, side * board.weights.member * float(seats))
        beyond = seats - solo.members
        if beyond > 0:
            near = float(beyond) / float(solo.control - solo.members)
            found.add(CUPOLA, side * board.mandamento_worth * min(1.0, near * near))
        if side > 0.0:
            home = float(min(state.count(members_in_hq(family)), 4))
            found.add(CUPOLA, board.lasting * board.weights.member_at_home * home)


def _expected(board: TeamBoard) -> vec[float]:
    """Of each family how many Mandamenti it will hold: two of three areas are enough [1.2.6]."""
    state = board.state
    expected = _NONE_EXPECTED[:]
    for areas in state.tables.mandamento_areas:
        a, b, c = areas[0], areas[1], areas[2]
        _expect_both(board, expected, a, b)
        _expect_both(board, expected, a, c)
        _expect_both(board, expected, b, c)
        holder = state.holder[a]
        if 0 <= holder < FAMILIES and state.holder[b] == holder and state.holder[c] == holder:
            expected[holder] -= (
                2.0 * board.keep_chance[a] * board.keep_chance[b] * board.keep_chance[c]
            )
    return expected


def _expect_both(board: TeamBoard, expected: vec[float], one: i64, other: i64) -> None:
    """Two areas of a Mandamento that one family holds, as likely as it keeps them."""
    holder = board.state.holder[one]
    if 0 <= holder < FAMILIES and board.state.holder[other] == holder:
        expected[holder] += board.keep_chance[one] * board.keep_chance[other]
