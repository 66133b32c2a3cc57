"""The open question as a message: for who is asked with all answers, for others that it is open."""

from random import Random

from famiglia.engine.anytime import anytime_options
from famiglia.engine.determinize import determinize
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.view import View
from famiglia.queries.cost import Cost, cost_of
from famiglia.record.notation import Answer, Context, context_of
from famiglia.wire.answers import AnswerMessage, answer_message
from famiglia.wire.message import Message
from famiglia.wire.names import seat_or_none
from famiglia.wire.now import DeclaredMovement, ExecutedOrder, movement_in, order_of
from famiglia.wire.parts import ActionPart, parts_of
from famiglia.wire.steps import Step, step_of


class AnswerCost(Message, frozen=True):
    """What goes to whom when an answer is given."""

    bank: int
    owners: dict[str, int]
    """Money to families whose tokens are moved [4.3.1]."""
    income: int
    """Money from the bank, which comes after the costs [4.3.2]."""
    orders: int
    """How many orders must be given up for it [4.3.4]."""
    soldati: int
    """Soldati of headquarters that go to the supply [11.1.3]."""


class OptionMessage(AnswerMessage, frozen=True):
    """An answer with what it costs; that is null if nothing is paid or received."""

    cost: AnswerCost | None


class QuestionMessage(Message, frozen=True):
    """The question a game stands at. Who is not asked learns whom it waits for, and the kind."""

    key: str
    """Of its text: `question.` and the kind."""
    seat: int | None
    """Who is asked; null for chance."""
    kind: str
    is_yours: bool
    about: Step | None
    """What is asked about: the last step of what is going on, with its fields."""
    parts: list[ActionPart]
    """Of the action or order that is being done."""
    order: ExecutedOrder | None
    movement: DeclaredMovement | None
    options: list[OptionMessage]
    anytime: list[AnswerMessage]
    """The Anytime Options of the seat, asked or not [3.3]."""


def question_message(seen: View, decision: Decision) -> QuestionMessage:
    """The open question as a seat may know it."""
    state, is_yours = seen.state, seen.seat == decision.seat
    frame = state.frames[-1] if is_yours else None
    return QuestionMessage(
        key=f"question.{KINDS[decision.kind].name}",
        seat=seat_or_none(decision.seat),
        kind=KINDS[decision.kind].name,
        is_yours=is_yours,
        about=None if frame is None else step_of(frame, state),
        parts=[] if frame is None else parts_of(frame, state),
        order=order_of(state) if is_yours else None,
        movement=movement_in(state) if is_yours else None,
        options=_options(seen, decision) if is_yours else [],
        anytime=_anytime(seen, is_yours),
    )


def option_message(answer: Answer, due: Cost | None, context: Context) -> OptionMessage:
    """An answer with what it costs."""
    said = answer_message(answer, context)
    cost = None if due is None else _cost(due, context.tables.family_ids)
    return OptionMessage(
        said.text, said.kind, said.variant, said.done, said.fields, said.things, cost
    )


def _options(seen: View, decision: Decision) -> list[OptionMessage]:
    context = context_of(seen.state, seen.seat)
    return [
        option_message(Answer(decision.kind, option), cost_of(seen, option), context)
        for option in decision.options
    ]


def _cost(due: Cost, names: list[str]) -> AnswerCost | None:
    if not (due.bank or any(due.owners) or due.income or due.orders or due.soldati):
        return None
    paid = {names[family]: owed for family, owed in enumerate(due.owners) if owed}
    return AnswerCost(due.bank, paid, due.income, due.orders, due.soldati)


def _anytime(seen: View, is_yours: bool) -> list[AnswerMessage]:
    """Of who is asked only what leaves the question an answer [3.3.4].

    That is tried in a game that fits what the seat sees; nothing hidden decides it.
    """
    options = anytime_options(seen.state, seen.seat)
    if is_yours and options:
        options = Game(determinize(seen, Random(0))).anytime(seen.seat)
    context = context_of(seen.state, seen.seat)
    return [answer_message(Answer(ANYTIME, option), context) for option in options]
