"""Control tiles that act at the beginning of planning [3.2.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.act import ALL_OPEN, Act, may_act
from famiglia.engine.answers import begin_tile_tile, pack_begin_tile
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import BANK, in_hq, in_supply, money_of
from famiglia.engine.kinds import BEGIN_TILE
from famiglia.engine.members import at_home
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import money, must_mark, tiles_of
from famiglia.engine.state import FamilyFrame, State
from famiglia.engine.words import MONEY

TILE_USED: Final[i64] = reason("3.2.1", "tile-used", "This tile has been used in this phase.")
NOT_AT_THE_BEGINNING: Final[i64] = reason(
    "3.2.1", "not-at-the-beginning", "This tile does not act at the beginning of planning."
)
NOT_ITS_PRICE: Final[i64] = reason(
    "11.1.3", "not-its-price", "The family cannot pay the price of this tile."
)


class BeginTiles(FamilyFrame):
    """A family uses its tiles in the sequence it likes, each at most once."""

    def __init__(self, family: i64, used: i64) -> None:
        super().__init__(family)
        self.used = used

    def kind(self) -> i64:
        """Which tile next."""
        return BEGIN_TILE

    def enter(self, state: State) -> bool:
        """Money is simply taken [11.1.5]; nothing is asked of who has no other tile left."""
        usable = self._usable(state, at_home(state, self.family))
        for tile in usable:
            if only_brings_money(state, tile):
                self._use(state, tile)
                return False
        if usable:
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """The tiles that can be paid and can do something; each is optional."""
        usable = self._usable(state, self._soldati(state))
        for tile in usable:
            options.add(pack_begin_tile(tile))
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The tile is wrong."""
        if option == DONE:
            return OK
        against = must_mark(state, self.family, begin_tile_tile(option))
        return against or self._may_use(state, begin_tile_tile(option), self._soldati(state))

    def answer(self, state: State, option: i64) -> None:
        """Pay its price, then do what it says [11.1.3]."""
        if option == DONE:
            state.end()
        else:
            self._use(state, begin_tile_tile(option))

    def _use(self, state: State, number: i64) -> None:
        tile = state.tables.tiles[number]
        state.replace(BeginTiles(self.family, self.used | bit(number)))
        if only_brings_money(state, number):
            state.move(BANK, money_of(self.family), tile.action.parts[0].number)
            return
        state.move(in_hq(self.family), in_supply(self.family), tile.soldati)
        state.move(money_of(self.family), BANK, tile.money)
        state.push(Act(self.family, tile.action, NONE, False, ALL_OPEN))

    def _soldati(self, state: State) -> i64:
        """Of the units at home only Soldati pay a price [15.2.9]."""
        return state.count(in_hq(self.family))

    def _usable(self, state: State, home: i64) -> list[i64]:
        tiles = tiles_of(state, self.family)
        return [number for number in tiles if self._may_use(state, number, home) == OK]

    def _may_use(self, state: State, number: i64, home: i64) -> i64:
        if has_bit(self.used, number):
            return TILE_USED
        return may_begin(state, self.family, number, home)


def only_brings_money(state: State, number: i64) -> bool:
    """A tile without a price whose whole effect is Money: there is nothing to decide."""
    tile = state.tables.tiles[number]
    is_money = len(tile.action.parts) == 1 and tile.action.parts[0].word == MONEY
    return is_money and tile.money == 0 and tile.soldati == 0


def may_begin(state: State, family: i64, number: i64, home: i64) -> i64:
    """A tile of this moment whose price is there and whose action can do something."""
    tile = state.tables.tiles[number]
    if not tile.at_start:
        return NOT_AT_THE_BEGINNING
    if home < tile.soldati or money(state, family) < tile.money:
        return NOT_ITS_PRICE
    return may_act(state, family, tile.action, 0)
