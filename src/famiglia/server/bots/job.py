"""What a bot is given to think about: a game that fits what its seat sees, and nothing else.

It is written as a position in which everything hidden is guessed anew. What the seat sees of it is
exactly what the seat sees of the true game; what it does not see tells nothing.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from famiglia.bots.bot import BUDGET_POSITIONS, Bot
from famiglia.bots.names import bot_named
from famiglia.edition import load
from famiglia.edition.tables import Tables
from famiglia.engine.determinize import determinize
from famiglia.engine.view import View
from famiglia.queries.preview import preview
from famiglia.record.mode import Mode
from famiglia.record.notation import Answer, context_of, write
from famiglia.record.position import read_game
from famiglia.record.position import write as write_position


class Job(NamedTuple):
    """Plain data, which can be sent to another process."""

    edition: str
    """Where it is found."""
    mode: Mode
    position: str
    seat: int
    bot: str
    seed: str
    budget: int = BUDGET_POSITIONS


class SeatBot(NamedTuple):
    """Which bot thinks for a seat, by which luck."""

    bot: str
    seed: str
    budget: int = BUDGET_POSITIONS


def job_of(edition: str, seen: View, bot_in_seat: SeatBot) -> Job:
    """What a bot in this seat is given."""
    tables = seen.state.tables
    guessed = determinize(seen, Random(f"{bot_in_seat.seed} guess"))
    mode = Mode(tables.mode, tables.level)
    return Job(edition, mode, write_position(guessed), seen.seat, *bot_in_seat)


class BotFailed(Exception):
    """A bot that gave no move; in words, since other exceptions cannot all be sent."""


def think(job: Job) -> list[str]:
    """The move the bot makes, asked from another process."""
    try:
        return whole_move(job)
    except Exception as failure:
        raise BotFailed(f"{type(failure).__name__}: {failure}") from None


def whole_move(job: Job) -> list[str]:
    """The move the bot makes, in the notation of records."""
    game = read_game(job.position, _tables(job.edition, job.mode))
    seen = game.view(job.seat)
    answers = _answers(bot_named(job.bot, job.seed), seen, job.budget)
    context = context_of(game.state, job.seat)
    return [write(answer, context) for answer in answers]


def _answers(bot: Bot, seen: View, budget: int) -> list[Answer]:
    """Answers until the move is whole; plans are followed as far as they go."""
    answers: list[Answer] = []
    found = preview(seen, answers)
    while not found.moves and found.decision is not None:
        planned = bot.plan(found.view, found.decision, budget)
        answers = _as_far_as_whole(seen, answers + planned)
        found = preview(seen, answers)
    return answers


def _as_far_as_whole(seen: View, answers: list[Answer]) -> list[Answer]:
    found = preview(seen, answers)
    return answers[: found.moves[0] if found.moves else found.taken]


@lru_cache(maxsize=8)
def _tables(edition: str, mode: Mode) -> Tables:
    return mode.tables(load(edition))
