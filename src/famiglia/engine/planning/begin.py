"""Control tiles that act at the beginning of planning [3.2.1]."""

from famiglia.edition.tables import NONE
from famiglia.engine.act import ALL_OPEN, Act, can_do
from famiglia.engine.cells import BANK, in_hq, in_supply, money_of
from famiglia.engine.kinds import BEGIN_TILE
from famiglia.engine.options import DONE, first, pack, variant_of
from famiglia.engine.rules import money, tiles_of
from famiglia.engine.state import FamilyFrame, State
from famiglia.engine.words import MONEY


class BeginTiles(FamilyFrame):
    """A family uses its tiles in the sequence it likes, each at most once."""

    def __init__(self, family: int, used: int) -> None:
        super().__init__(family)
        self.used = used

    def kind(self) -> int:
        """Which tile next."""
        return BEGIN_TILE

    def enter(self, state: State) -> bool:
        """Money is simply taken [11.1.5]; nothing is asked of who has no other tile left."""
        usable = self._usable(state)
        for tile in usable:
            if only_brings_money(state, tile):
                self._use(state, tile)
                return False
        if usable:
            return True
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """The tiles that can be paid and can do something; each is optional."""
        return [*(pack(0, tile) for tile in self._usable(state)), pack(DONE)]

    def answer(self, state: State, option: int) -> None:
        """Pay its price, then do what it says [11.1.3]."""
        if variant_of(option) == DONE:
            state.end()
        else:
            self._use(state, first(option))

    def _use(self, state: State, number: int) -> None:
        tile = state.tables.tiles[number]
        state.replace(BeginTiles(self.family, self.used | 1 << number))
        if only_brings_money(state, number):
            state.move(BANK, money_of(self.family), tile.action.parts[0].number)
            return
        state.move(in_hq(self.family), in_supply(self.family), tile.soldati)
        state.move(money_of(self.family), BANK, tile.money)
        state.push(Act(self.family, tile.action, NONE, False, ALL_OPEN))

    def _usable(self, state: State) -> list[int]:
        return [
            number
            for number in tiles_of(state, self.family)
            if not self.used >> number & 1 and may_begin(state, self.family, number)
        ]


def only_brings_money(state: State, number: int) -> bool:
    """A tile without a price whose whole effect is Money: there is nothing to decide."""
    tile = state.tables.tiles[number]
    is_money = len(tile.action.parts) == 1 and tile.action.parts[0].word == MONEY
    return is_money and tile.money == 0 and tile.soldati == 0


def may_begin(state: State, family: int, number: int) -> bool:
    """A tile of this moment whose price is there and whose action can do something."""
    tile = state.tables.tiles[number]
    return (
        tile.at_start
        and state.pieces[in_hq(family)] >= tile.soldati
        and money(state, family) >= tile.money
        and can_do(state, family, tile.action)
    )
