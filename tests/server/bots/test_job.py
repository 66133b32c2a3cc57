"""A bot is given what its seat knows, and gives a whole move."""

import os
import random
import signal
from collections import Counter
from concurrent.futures.process import BrokenProcessPool

import pytest
from tools.fuzz.content import view_content

from famiglia.record.position import read_game, write
from famiglia.server.bots.job import BotFailed, Job, SeatBot, job_of, whole_move
from famiglia.server.bots.pool import BotPool
from famiglia.server.table.events import OVER
from famiglia.server.table.settings import Settings
from tests.engine.build import PLAIN
from tests.server.table.tables import Desk, any_move, begun, confirming, play_until

EDITION = str(PLAIN)
QUICK_BUDGET = 60
MODES = [Settings(), Settings(mode="1v1"), Settings(mode="2v1", level="medium")]


def job_at(desk: Desk, bot: str = "soldato") -> Job:
    seen = desk.game.view(desk.question.seat)
    return job_of(EDITION, seen, SeatBot(bot, f"{desk.state.number}", QUICK_BUDGET))


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: settings.mode)
def test_bots_play_a_whole_game_move_by_move(settings: Settings) -> None:
    desk, moves = begun(settings), Counter[int]()
    while desk.state.decision is not None:
        seat = desk.question.seat
        bot = "soldato" if seat == 0 else "picciotto"
        desk.do(confirming(desk, seat, *whole_move(job_at(desk, bot))))
        moves[seat] += 1
    assert desk.state.ended is not None
    assert desk.state.ended.how == OVER
    assert moves.keys() == set(range(settings.seats))


@pytest.mark.parametrize("settings", MODES, ids=lambda settings: settings.mode)
def test_what_the_seat_sees_of_the_guessed_game_is_what_it_sees(settings: Settings) -> None:
    desk = begun(settings)
    chance = random.Random(3)
    while desk.state.decision is not None:
        desk.do(confirming(desk, *any_move(desk, chance)))
        if desk.state.decision is None or desk.state.number % 5:
            continue
        seat = desk.question.seat
        guessed = read_game(job_at(desk).position, desk.state.tables)
        assert view_content(guessed.view(seat)) == view_content(desk.game.view(seat))


def test_a_job_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """The same view gives the same job, whatever the truth."""
    desk = begun()
    play_until(desk, lambda desk: len(desk.game.view(desk.question.seat).face_down) > 3)
    seat = desk.question.seat
    seen = desk.game.view(seat)
    guessed = read_game(job_at(desk).position, desk.state.tables)
    assert write(guessed.state) != write(desk.game.state)
    bot_in_seat = SeatBot("soldato", "1", QUICK_BUDGET)
    assert job_of(EDITION, guessed.view(seat), bot_in_seat) == job_of(EDITION, seen, bot_in_seat)


def test_the_pool_thinks_elsewhere_and_survives_the_death_of_a_process() -> None:
    desk = begun()
    play_until(desk, lambda desk: desk.state.number > 60)
    pool = BotPool(1)
    try:
        move = pool.think(job_at(desk)).result()
        assert move == whole_move(job_at(desk))
        [process] = pool._pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)  # However quick it is, it cannot answer any more.
        unanswered = pool.think(job_at(desk))
        process.kill()
        with pytest.raises(BrokenProcessPool):
            unanswered.result()
        assert pool.think(job_at(desk)).result() == move
    finally:
        pool.close()


def test_a_bot_that_fails_says_so() -> None:
    desk = begun()
    pool = BotPool(1)
    try:
        broken = job_at(desk)._replace(position="nonsense")
        with pytest.raises(BotFailed, match="BadPosition"):
            pool.think(broken).result()
        assert pool.think(job_at(desk)).result()
    finally:
        pool.close()
