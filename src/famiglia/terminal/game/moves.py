"""What a move of planning costs and brings, beside its name in the menu."""

from famiglia.edition.words import On
from famiglia.engine.options import first, fourth, second, third, variant_of
from famiglia.engine.planning.gain import gain_cost
from famiglia.engine.planning.pay import fee
from famiglia.engine.planning.turn import GAIN, USE
from famiglia.engine.sheets import bottom_sheet
from famiglia.terminal.game.effects import action_text, space_text
from famiglia.terminal.game.sight import Sight


def turn_texts(
    option: int, text: str, groups: tuple[str, ...], sight: Sight
) -> tuple[str, tuple[str, ...]]:
    """The text of a move and its headings, with costs and effects."""
    if variant_of(option) == USE:
        space = bottom_sheet(sight.state).spaces[third(option)]
        return _with_fee(option, text, sight), (f"{groups[0]}: {space_text(space, sight)}",)
    if variant_of(option) == GAIN:
        action = action_text(sight.tables.columns[first(option)], On.COLUMN, sight)
        return f"{text} for {_gain_cost(option, sight)} Money: {action}", groups
    return text, groups


def _with_fee(option: int, text: str, sight: Sight) -> str:
    """What the owner of the token gets [4.3.1]."""
    owner = second(option)
    owed = 0 if fourth(option) else fee(sight.state, sight.family, owner)
    return f"{text} (pay {sight.owner(owner)} {owed} Money)" if owed else text


def _gain_cost(option: int, sight: Sight) -> int:
    """All that gaining a column costs, less what a favour saves [4.4.2] [11.1.6]."""
    cost = gain_cost(sight.state, sight.family, first(option))
    unpaid = second(option) - 1
    return cost if unpaid < 0 else cost - fee(sight.state, sight.family, unpaid)
