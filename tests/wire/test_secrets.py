"""What a seat cannot know changes no byte it receives [1.4.9]."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from tools.fuzz.exchange import other_secrets
from tools.fuzz.play import MODES, Answered, FuzzTable, give

from famiglia.engine.events import Event
from famiglia.engine.game import Game
from famiglia.engine.redact import redact
from famiglia.engine.state import State
from famiglia.engine.view import SPECTATOR
from famiglia.wire.events import entry_message
from famiglia.wire.question import question_message
from famiglia.wire.view import view_message
from tests.laws.test_blind import SEEDS, TABLES, Exchange, exchanges, moments


def received(game: Game, before: State, events: list[Event], seat: int) -> bytes:
    """All that a seat is sent after an answer."""
    seen, decision = game.view(seat), game.decision()
    return msgspec.json.encode(
        [
            view_message(seen),
            None if decision is None else question_message(seen, decision),
            entry_message(1, before, game.state, redact(game.state, events, seat)),
        ]
    )


def play_again(table: FuzzTable, answers: list[Answered], seat: int, since: int) -> Iterator[bytes]:
    game = table.game()
    game.listen()
    for number, answer in enumerate(answers):
        before = game.view(seat).state
        give(game, answer)
        events = game.listen()
        if number >= since:
            yield received(game, before, events, seat)


def is_same(table: FuzzTable, exchange: Exchange, seat: int) -> bool:
    pairs = enumerate(zip(exchange.answers, exchange.changed, strict=True))
    since = next(number for number, (one, other) in pairs if one != other)
    ways = [play_again(table, way, seat, since) for way in (exchange.answers, exchange.changed)]
    return all(one == other for one, other in zip(*ways, strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_messages_are_the_same_whatever_is_hidden_from_a_seat(mode: str) -> None:
    """[1.4.9] [15.2.3] Views, questions, answers and events."""
    for exchange in exchanges(mode):
        assert is_same(TABLES[mode], exchange, exchange.seat), exchange.sort


@pytest.mark.parametrize("mode", MODES)
def test_who_may_know_a_secret_is_sent_it(mode: str) -> None:
    """[1.4.5] Otherwise the test above would compare nothing."""
    for exchange in exchanges(mode):
        assert not is_same(TABLES[mode], exchange, 1 - exchange.seat), exchange.sort


def test_a_spectator_is_sent_nobodys_secrets() -> None:
    """[1.4.5] Members and characters of both players at once."""
    table = TABLES["1v1"]
    for seed in SEEDS:
        answers = moments(table, seed)["members"][0][1]
        changed = other_secrets(table, answers, SPECTATOR, random.Random(seed))
        assert changed is not None
        assert is_same(table, Exchange("all", SPECTATOR, answers, changed), SPECTATOR)
