"""What the words of an answer need besides its own fields."""

from famiglia.edition.tables import NONE
from famiglia.engine.answers import (
    ACT_EXERT,
    ACT_RECRUIT,
    act_exert_row,
    act_recruit_number,
    act_variant,
)
from famiglia.engine.encounter.fight import Step
from famiglia.engine.encounter.teams import tile_number
from famiglia.engine.encounter.words import OCCUPY as OCCUPY_WORD
from famiglia.engine.kinds import ACT, OCCUPY, SPLIT
from famiglia.engine.members import Split, has_cupola
from famiglia.engine.packing import describe
from famiglia.engine.parts.reveal import is_covered
from famiglia.record.notation import Answer
from famiglia.terminal.game.seat_view import SeatView


def text_fields(answer: Answer, sight: SeatView, seat: int) -> dict[str, str]:
    """By name: prices, what units are called, and what follows from the fields."""
    printed = sight.tables.numbers
    return {
        "sale": str(printed.order_sale),
        "spent": str(printed.gift_spent),
        "received": str(printed.gift_received),
        "units": "units" if has_cupola(sight.state) else "Soldati",
        "come": str(_coming(answer, sight)),
        "soldati": str(_coming(answer, sight) - _members(answer)),
        "token": _token(answer, sight, seat),
        "secretly": "" if sight.tables.seats[0].is_single else " in secret",
    }


def _coming(answer: Answer, sight: SeatView) -> int:
    """How many units come by an answer, members among them [15.2.2] [15.2.5]."""
    frame = sight.state.frames[-1] if sight.state.frames else None
    if answer.kind == SPLIT and isinstance(frame, Split):
        return frame.number
    if answer.kind == OCCUPY and isinstance(frame, Step):
        return tile_number(sight.state, frame.movement.attackers.owner, OCCUPY_WORD)
    is_recruit = answer.kind == ACT and act_variant(answer.option) == ACT_RECRUIT
    return act_recruit_number(answer.option) if is_recruit else 0


def _members(answer: Answer) -> int:
    """How many of them are members."""
    fields = {field.name: value for field, value in describe(answer.kind, answer.option).values}
    return fields.get("members", 0)


def _token(answer: Answer, sight: SeatView, seat: int) -> str:
    """Whose token comes off the mat: those of the commission lie on top [14.3.2]."""
    family = sight.state.family_of[seat] if seat >= 0 else NONE
    is_exert = answer.kind == ACT and act_variant(answer.option) == ACT_EXERT
    if is_exert and family != NONE:
        row = act_exert_row(answer.option)
        return "a commission token" if is_covered(sight.state, family, row) else "a token"
    return "a token"
