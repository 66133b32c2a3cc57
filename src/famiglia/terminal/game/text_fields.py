"""What the words of an answer need besides its own fields."""

from famiglia.edition.tables import NONE
from famiglia.engine.answers import (
    ACT_EXERT,
    ACT_RECRUIT,
    act_exert_row,
    act_recruit_number,
    act_variant,
)
from famiglia.engine.encounter.fight import MovementFrame
from famiglia.engine.encounter.teams import tile_number
from famiglia.engine.encounter.words import OCCUPY as OCCUPY_WORD
from famiglia.engine.kinds import ACT, OCCUPY, SPLIT
from famiglia.engine.members import Split, has_cupola
from famiglia.engine.packing import describe
from famiglia.engine.parts.reveal import is_covered
from famiglia.record.notation import Answer
from famiglia.terminal.game.seat_view import SeatView


def text_fields(answer: Answer, seat_view: SeatView, seat: int) -> dict[str, str]:
    """By name: prices, what units are called, and what follows from the fields."""
    printed = seat_view.tables.numbers
    return {
        "sale": str(printed.order_sale),
        "spent": str(printed.gift_spent),
        "received": str(printed.gift_received),
        "units": "units" if has_cupola(seat_view.state) else "Soldati",
        "come": str(_coming(answer, seat_view)),
        "soldati": str(_coming(answer, seat_view) - _members(answer)),
        "token": _token(answer, seat_view, seat),
        "secretly": "" if seat_view.tables.seats[0].is_single else " in secret",
    }


def _coming(answer: Answer, seat_view: SeatView) -> int:
    """How many units come by an answer, members among them [15.2.2] [15.2.5]."""
    frame = seat_view.state.frames[-1] if seat_view.state.frames else None
    if answer.kind == SPLIT and isinstance(frame, Split):
        return frame.number
    if answer.kind == OCCUPY and isinstance(frame, MovementFrame):
        return tile_number(seat_view.state, frame.movement.attackers.owner, OCCUPY_WORD)
    is_recruit = answer.kind == ACT and act_variant(answer.option) == ACT_RECRUIT
    return act_recruit_number(answer.option) if is_recruit else 0


def _members(answer: Answer) -> int:
    """How many of them are members."""
    fields = {field.name: value for field, value in describe(answer.kind, answer.option).values}
    return fields.get("members", 0)


def _token(answer: Answer, seat_view: SeatView, seat: int) -> str:
    """Whose token comes off the mat: those of the commission lie on top [14.3.2]."""
    family = seat_view.state.family_of[seat] if seat >= 0 else NONE
    is_exert = answer.kind == ACT and act_variant(answer.option) == ACT_EXERT
    if is_exert and family != NONE:
        row = act_exert_row(answer.option)
        return "a commission token" if is_covered(seat_view.state, family, row) else "a token"
    return "a token"
