"""What happened, as one seat may know it: entries in words, and what came of them."""

from famiglia.engine.kinds import CHOOSE_CHARACTER, KINDS
from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.record.record import Entry
from famiglia.terminal.game.answers import entry_text
from famiglia.terminal.game.changes import large_changes, small_changes
from famiglia.terminal.game.fights import cards_text, next_order_text, result_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.set_up import chance_speaks_for, drawn, shown_characters


def log_lines(entries: list[Entry], answer: Answer, before: SeatView, after: SeatView) -> list[str]:
    """The last entry of the record in lines: who did what, and what came of it."""
    lines = [_entry_text(entries[-1], answer, before, after)]
    if answer.kind == CHOOSE_CHARACTER:
        lines += shown_characters(before, after)
    changes = "; ".join(small_changes(before, after))
    if "cards" in entries[-1].outcome.shown:
        lines += [cards_text(entries, after), changes]
    elif changes:
        lines = [f"{lines[0]}: {changes}"]
    lines.append(result_text(before, after))
    lines += large_changes(before, after)
    lines.append(next_order_text(before, after))
    return [f"{line}." for line in lines if line]


def _entry_text(entry: Entry, answer: Answer, before: SeatView, after: SeatView) -> str:
    found = drawn(answer, before, after)
    if found is not None:
        return found
    seat = chance_speaks_for(before) if entry.seat == CHANCE else entry.seat
    text = entry_text(answer, before, seat, hidden=_is_hidden(answer, seat, before))
    return text if seat == CHANCE else f"{before.speaker(seat)} {text}"


def _is_hidden(answer: Answer, seat: int, seat_view: SeatView) -> bool:
    """Whether the answer has fields that the other team may not see."""
    if seat == CHANCE or seat_view.is_own_team(seat):
        return False
    fields = [field for variant in KINDS[answer.kind].variants.values() for field in variant]
    return any(field.private for field in fields)
