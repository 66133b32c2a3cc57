import time
from typing import Any

import msgspec
import pytest

from famiglia.edition import load
from famiglia.engine.redact import redact
from famiglia.wire.edition import EditionMessage, edition_message
from famiglia.wire.events import EntryMessage, entry_message
from famiglia.wire.message import Message
from famiglia.wire.question import QuestionMessage, question_message
from famiglia.wire.view import ViewMessage, view_message
from famiglia.wire.why import RefusalMessage
from tests.engine.build import PLAIN
from tests.positions import question, tables_of
from tests.queries.games import moments

SENT = (ViewMessage, QuestionMessage, EntryMessage, EditionMessage, RefusalMessage)
MODES = ("2v2", "1v1", "2v1")
USUAL_SECONDS = 0.001
"""Seconds a view takes to become JSON, interpreted."""


def same_again(message: Message) -> bool:
    again: Any = msgspec.json.decode(msgspec.json.encode(message), type=type(message))
    return bool(again == message)


def test_all_messages_have_a_schema_with_a_sentence_for_each() -> None:
    _, components = msgspec.json.schema_components(SENT)

    assert {sent.__name__ for sent in SENT} <= set(components)
    assert [name for name in components if "." in name] == []
    assert all(component.get("description") for component in components.values())


@pytest.mark.parametrize("mode", MODES)
def test_what_is_sent_is_read_as_the_same(mode: str) -> None:
    for game in moments(8, mode=mode, every=5):
        decision = question(game)
        for seat in range(game.state.seats):
            seen = game.view(seat)
            assert same_again(view_message(seen))
            assert same_again(question_message(seen, decision))
        before = game.view(0).state
        game.listen()
        game.apply(decision.seat, decision.options[-1])
        assert same_again(
            entry_message(1, before, game.state, redact(game.state, game.listen(), 0))
        )


@pytest.mark.parametrize("mode", MODES)
def test_an_edition_is_read_as_the_same(mode: str) -> None:
    assert same_again(edition_message(load(PLAIN), tables_of(mode)))


def test_a_view_becomes_json_fast_enough_for_every_seat_after_every_answer() -> None:
    views = [game.view(0) for game in moments(9, every=20)]
    begin = time.process_time()
    for seen in views:
        msgspec.json.encode(view_message(seen))
    assert (time.process_time() - begin) / len(views) < 3 * USUAL_SECONDS
