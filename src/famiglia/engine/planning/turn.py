"""A turn of planning: use a space, gain influence, or pass [4.1], [4.5]."""

from typing import Final

from famiglia.engine.cells import ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.kinds import TURN
from famiglia.engine.options import first, fourth, pack, second, third, variant_of
from famiglia.engine.planning.gain import Gain, gain_cost, open_columns
from famiglia.engine.planning.pay import can_pay, fee
from famiglia.engine.planning.use import UseSpace, usable_spaces
from famiglia.engine.rules import has_favour, money, partner_of
from famiglia.engine.state import FamilyFrame, State

USE: Final = 0
GAIN: Final = 1
PASS: Final = 2


class Turn(FamilyFrame):
    """One family's move."""

    def kind(self) -> int:
        """Use, gain or pass."""
        return TURN

    def enter(self, state: State) -> bool:
        """Who can do nothing passes; asked only if the partner could make a gift [4.5.2]."""
        if _moves(state, self.family):
            return True
        partner = partner_of(state, self.family)
        if money(state, partner) >= state.tables.numbers.gift_spent:
            return True
        state.passes += 1
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """A move is compulsory while one is possible [4.5.1]."""
        return _moves(state, self.family) or [pack(PASS)]

    def answer(self, state: State, option: int) -> None:
        """Begin the move."""
        move = variant_of(option)
        if move == PASS:
            state.passes += 1
            state.end()
            return
        state.passes = 0
        if move == USE:
            column, owner, space = first(option), second(option), third(option)
            state.replace(UseSpace(self.family, column, owner, space, fourth(option) == 1))
        else:
            state.replace(Gain(self.family, first(option), second(option) - 1))


def _moves(state: State, family: int) -> list[int]:
    """Every token with every space it can be used on, and every column that can be paid."""
    moves: list[int] = []
    own = usable_spaces(state, family, 0)
    foreign = usable_spaces(state, family, state.tables.numbers.foreign_token_cost)
    for column in open_columns(state):
        for owner in range(TOKEN_OWNERS):
            if state.pieces[token_in(owner, ON_TOP + column)] > 0:
                owed = fee(state, family, owner) > 0
                moves += [pack(USE, column, owner, space) for space in (foreign if owed else own)]
                if owed and has_favour(state, family):
                    moves += [pack(USE, column, owner, space, 1) for space in own]
        _offer_gain(state, family, column, moves)
    return moves


def _offer_gain(state: State, family: int, column: int, moves: list[int]) -> None:
    """A column that can be paid, with a favour also if that leaves one owner's token unpaid."""
    cost = gain_cost(state, family, column)
    if can_pay(state, family, cost):
        moves.append(pack(GAIN, column))
    if has_favour(state, family):
        for owner in range(TOKEN_OWNERS):
            saved = fee(state, family, owner)
            is_there = state.pieces[token_in(owner, ON_TOP + column)] > 0
            if saved and is_there and can_pay(state, family, cost - saved):
                moves.append(pack(GAIN, column, owner + 1))
