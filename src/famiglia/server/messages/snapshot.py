"""From a table to messages for one person or one seat."""

import msgspec

from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS
from famiglia.engine.view import SPECTATOR, View
from famiglia.queries.early_question import early_question
from famiglia.queries.foresight import foreseen_questions
from famiglia.queries.preview import Preview
from famiglia.record.notation import Answer, context_of
from famiglia.record.undo import may_undo
from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.chat import BOT
from famiglia.server.commands.snapshot import Snapshot
from famiglia.server.identity import table_digest
from famiglia.server.messages.types import (
    ClockMessage,
    DraftMessage,
    ForeseenQuestionMessage,
    Saying,
    SeatMessage,
    SnapshotMessage,
    TableMessage,
    VoteMessage,
)
from famiglia.server.store.chat import ChatRow
from famiglia.server.table.drafts import DraftPreview
from famiglia.server.table.sealed_answers import open_name
from famiglia.server.table.settings import PERSON
from famiglia.server.table.state import RUNNING, TableState
from famiglia.wire.answers import answer_message, answer_of
from famiglia.wire.events import event_messages
from famiglia.wire.name_context import NameContext
from famiglia.wire.question import QuestionMessage, option_message, question_message
from famiglia.wire.view import phase_of, view_message


def table_message(table: CachedTable, person: str | None) -> TableMessage:
    """A table as a person sees it from outside."""
    state = table.state
    game = state.game
    return TableMessage(
        id=table.row.id,
        digest=table_digest(table.row.id),
        status=state.status,
        settings=state.settings,
        edition=table.row.edition,
        seats=[_seat(state, seat, person) for seat in range(len(state.seats))],
        number=state.number,
        at=state.at,
        round=0 if game is None else game.state.round,
        phase="" if game is None else phase_of(game.state),
        decision=state.decision_number,
        asked=state.seats_on_clock(),
        clock=_clock(state),
        votes=[
            VoteMessage(ballot.on, ballot.first, ballot.about, vote.proposer, vote.votes)
            for ballot, vote in state.votes.items()
        ],
        ended=state.ended,
        frozen=state.frozen,
        rematch=state.rematch if _may_follow(state, person) else "",
        is_marked=state.is_marked,
    )


def _may_follow(state: TableState, person: str | None) -> bool:
    """Whether somebody may know where they play again: a table's id is its invitation."""
    sits = person is not None and any(seat.person == person for seat in state.seats)
    return sits or not state.settings.is_private


def snapshot_message(seen: Snapshot, person: str | None) -> SnapshotMessage:
    """A table as one of its seats sees it, or as a spectator does."""
    state, seat = seen.table.state, seen.seat
    game = state.game
    table = table_message(seen.table, person)
    if game is None:
        return SnapshotMessage(table, None, None, None, {}, {}, {}, [], None, seen.sketches)
    decision, view = state.decision, game.view(seat)
    early = None if seat == SPECTATOR else early_question(view)
    return SnapshotMessage(
        table=table,
        view=view_message(view),
        question=None if decision is None else _question(state, game, seat, decision),
        early=None if early is None else question_message(view, early),
        drafts=draft_messages(seen.drafts),
        proposals=draft_messages(seen.proposals),
        ahead=seen.ahead,
        foreseen=[] if seat == SPECTATOR else _foreseen_messages(state, game, view),
        may_undo=_may_undo(state, seat),
        sketches=seen.sketches,
    )


def draft_message(draft: DraftPreview) -> DraftMessage:
    """A draft, for its seat and the partner."""
    found, context = draft.found, draft.context
    return DraftMessage(
        answers=draft.answers,
        said=[
            option_message(answer_of(text, context), cost, context)
            for text, cost in zip(draft.answers, found.costs, strict=True)
        ],
        is_whole=draft.is_whole,
        dropped=draft.dropped,
        view=view_message(found.view),
        question=_next_question(found),
        end=found.end,
        events=event_messages(_name_context(draft), found.events),
    )


def draft_messages(drafts: dict[int, DraftPreview]) -> dict[int, DraftMessage]:
    """Those of a seat and its partner."""
    return {of: draft_message(draft) for of, draft in drafts.items()}


def saying(row: ChatRow) -> Saying:
    """Something that was said."""
    return Saying(row.number, row.at, row.seat, row.text, is_plan=row.person == BOT)


def _name_context(draft: DraftPreview) -> NameContext:
    """Where the draft begins; nobody takes a seat in one."""
    tables, begun, _ = draft.context
    return NameContext(tables, begun, tuple(draft.found.view.state.family_of))


def _may_undo(state: TableState, seat: int) -> int | None:
    if state.recorder is None or state.status != RUNNING or seat == SPECTATOR:
        return None
    return may_undo(state.recorder.record, seat)


def _next_question(found: Preview) -> QuestionMessage | None:
    """What the draft can go on with: the next move begins when this one is confirmed."""
    if found.decision is None or found.moves:
        return None
    return question_message(found.view, found.decision)


def _question(state: TableState, game: Game, seat: int, decision: Decision) -> QuestionMessage:
    """The partner sees the question as who is asked does, with Anytime Options of its own."""
    own = question_message(game.view(seat), decision)
    if seat in (SPECTATOR, decision.seat) or decision.seat != state.settings.partner(seat):
        return own
    asked = question_message(game.view(decision.seat), decision)
    return msgspec.structs.replace(asked, is_yours=False, anytime=own.anytime)


def _foreseen_messages(state: TableState, game: Game, seen: View) -> list[ForeseenQuestionMessage]:
    """But not what the seat is asked now, or has chosen early."""
    decision, seat = state.decision, seen.seat
    is_open = decision is not None and (decision.seat == seat or seat in state.chosen_early)
    without = open_name(game) if is_open else ""
    context = context_of(seen.state, seat)
    return [
        ForeseenQuestionMessage(
            each.name,
            KINDS[each.kind].name,
            [answer_message(Answer(each.kind, option), context) for option in each.options],
        )
        for each in foreseen_questions(seen)
        if each.name != without
    ]


def _seat(state: TableState, seat: int, person: str | None) -> SeatMessage:
    there = state.seats[seat]
    return SeatMessage(
        seat=seat,
        team=state.settings.team(seat),
        name=there.name,
        bot=None if there.bot == PERSON else there.bot,
        is_taken=there.is_taken,
        is_yours=person is not None and there.person == person,
    )


def _clock(state: TableState) -> ClockMessage | None:
    clocks = state.clocks
    if clocks.clock is None:
        return None
    return ClockMessage(
        at=state.at,
        left=clocks.left.copy(),
        ends=clocks.ends(state.at) if state.status == RUNNING else {},
        warned=clocks.warned(state.at) if state.status == RUNNING else {},
        missed=clocks.missed.copy(),
    )
