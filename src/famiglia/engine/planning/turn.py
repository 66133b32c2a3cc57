"""A turn of planning: use a space, gain influence, or pass [4.1], [4.5]; in 2v1 one more [16.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, FAMILIES, NONE
from famiglia.engine.answers import (
    TURN_ADDITIONAL,
    TURN_GAIN,
    TURN_PASS,
    TURN_USE,
    pack_turn_additional,
    pack_turn_gain,
    pack_turn_use,
    turn_additional_space,
    turn_gain_column,
    turn_gain_favour,
    turn_use_column,
    turn_use_favour,
    turn_use_owner,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.cells import ADDITIONAL, TOKEN_OWNERS
from famiglia.engine.facts import TAKEN_FROM
from famiglia.engine.kinds import TURN
from famiglia.engine.options import Options
from famiglia.engine.planning.additional import (
    AdditionalAction,
    additional_spaces,
    may_add,
    may_ever_add,
)
from famiglia.engine.planning.cost import fee
from famiglia.engine.planning.gain import (
    Gain,
    may_empty,
    may_favour,
    may_gain,
)
from famiglia.engine.planning.use import UseSpace, is_usable_for_fee, may_use, usable_spaces
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import has_favour, money, partner_of
from famiglia.engine.sheets import must_lie_in
from famiglia.engine.solo import UseSolo
from famiglia.engine.state import FamilyFrame, State

ADDED: Final[i64] = reason("16.3.1", "added", "The additional action of this turn has been done.")
MUST_MOVE: Final[i64] = reason("4.5.1", "must-move", "A family with a possible move makes one.")


class Turn(FamilyFrame):
    """One family's move; a single player in 2v1 may add an action before it or after it."""

    def __init__(self, family: i64, has_added: bool = False) -> None:
        super().__init__(family)
        self.has_added = has_added
        """Whether the additional action of this turn has been done [16.3.1]."""

    def kind(self) -> i64:
        """Use, gain or pass, or an additional action."""
        return TURN

    def enter(self, state: State) -> bool:
        """Who can do nothing passes; asked only if the partner could make a gift [4.5.2]."""
        if _can_move(state, self.family) or self._spaces(state):
            return True
        partner = partner_of(state, self.family)
        if partner != NONE and money(state, partner) >= state.tables.numbers.gift_spent:
            return True
        self._pass(state)
        return False

    def ask(self, state: State, options: Options) -> None:
        """A move is compulsory while one is possible [4.5.1]."""
        _offer_moves(state, self.family, options)
        if options.is_empty():
            options.add(TURN_PASS)
        for space in self._spaces(state):
            options.add(pack_turn_additional(space))

    def why_not(self, state: State, option: i64) -> i64:
        """The token, the favour, the space or the column is wrong, or it is no time to pass."""
        move = turn_variant(option)
        if move == TURN_USE:
            return self._why_not_use(state, option)
        if move == TURN_GAIN:
            column, spared = turn_gain_column(option), turn_gain_favour(option)
            return may_gain(state, self.family, column, spared)
        if move == TURN_ADDITIONAL:
            space = turn_additional_space(option)
            return ADDED if self.has_added else may_add(state, self.family, space)
        return MUST_MOVE if _can_move(state, self.family) else OK

    def answer(self, state: State, option: i64) -> None:
        """Begin the move."""
        move = turn_variant(option)
        if move == TURN_PASS:
            self._pass(state)
            return
        state.passes = 0
        if move == TURN_ADDITIONAL:
            state.replace(Turn(self.family, True))
            state.push(UseSolo(self.family, ADDITIONAL, turn_additional_space(option)))
            return
        column = turn_use_column(option) if move == TURN_USE else turn_gain_column(option)
        self._note_column(state, column)
        state.end()
        if not self.has_added and may_ever_add(state, self.family):
            state.push(AdditionalAction(self.family))
        if move == TURN_USE:
            owner, space = turn_use_owner(option), turn_use_space(option)
            is_favour = turn_use_favour(option) == 1
            state.push(UseSpace(self.family, column, owner, space, is_favour))
        else:
            state.push(Gain(self.family, column, turn_gain_favour(option)))

    def _pass(self, state: State) -> None:
        """A turn with an additional action is none that was passed [16.3.4]."""
        self._note_column(state, NONE)
        if not self.has_added:
            state.passes += 1
        state.end()

    def _note_column(self, state: State, column: i64) -> None:
        """Which column a token was taken from, if the partner's turn is next [16.4.1]."""
        teams, seat = state.tables.teams, state.seat_of[self.family]
        if teams[(seat + 1) % state.seats] == teams[seat]:
            state.note(TAKEN_FROM, column)

    def _spaces(self, state: State) -> list[i64]:
        """Where the additional token of this turn may go."""
        return [] if self.has_added else additional_spaces(state, self.family)

    def _why_not_use(self, state: State, option: i64) -> i64:
        column, owner = turn_use_column(option), turn_use_owner(option)
        against = must_lie_in(state, owner, column) or may_empty(state, self.family, column)
        owed = fee(state, self.family, owner)
        if against == OK and turn_use_favour(option) == 1:
            against = may_favour(state, self.family, owner)
            owed = 0
        return against or may_use(state, self.family, turn_use_space(option), owed)


def _can_move(state: State, family: i64) -> bool:
    """Whether a move is possible; that a column can be paid is seen fastest."""
    for column in range(COLUMNS):
        if may_gain(state, family, column, NONE) == OK:
            return True
    moves = Options()
    _offer_moves(state, family, moves)
    return not moves.is_empty()


def _offer_moves(state: State, family: i64, moves: Options) -> None:
    """Every token with every space it can be used on, and every column that can be paid."""
    favoured = _favoured(state, family)
    for spared in [NONE, *favoured]:
        for column in range(COLUMNS):
            if may_gain(state, family, column, spared) == OK:
                moves.add(pack_turn_gain(column, spared))
    _offer_uses(state, family, favoured, moves)


def _favoured(state: State, family: i64) -> list[i64]:
    """The owners who may go unpaid by a favour; mostly the family has none."""
    if not has_favour(state, family):
        return []
    return [owner for owner in range(FAMILIES) if may_favour(state, family, owner) == OK]


def _offer_uses(state: State, family: i64, favoured: list[i64], moves: Options) -> None:
    """An answer is a token and a space: the one is laid over the other."""
    tokens = _tokens_to_use(state, family)
    unpaid = [token for token in tokens if fee(state, family, turn_use_owner(token)) == 0]
    favour = pack_turn_use(0, 0, 0, 1)
    spared = [token | favour for token in tokens if turn_use_owner(token) in favoured]
    for space in usable_spaces(state, family):
        here = pack_turn_use(0, 0, space, 0)
        for token in tokens if is_usable_for_fee(state, family, space) else unpaid:
            moves.add(here | token)
        for token in spared:
            moves.add(here | token)


def _tokens_to_use(state: State, family: i64) -> list[i64]:
    """Whose token may be taken from which column, as parts of answers."""
    columns = [column for column in range(COLUMNS) if may_empty(state, family, column) == OK]
    return [
        pack_turn_use(column, owner, 0, 0)
        for owner in range(TOKEN_OWNERS)
        for column in columns
        if must_lie_in(state, owner, column) == OK
    ]
