"""With other secrets of the other team a seat receives the same bytes from the server."""

import json
from typing import Final

import pytest
from tools.fuzz.play import MODES

from famiglia.engine.view import SPECTATOR
from tests.laws.test_blind import Exchange, exchanges
from tests.server.recorded_game import Received, received, received_of

EXCHANGES_OF_A_SORT: Final = 1
"""Exchanges of each sort in the quick test."""


def some(mode: str, most: int) -> list[Exchange]:
    """A few exchanges of every sort."""
    found: dict[str, list[Exchange]] = {}
    for exchange in exchanges(mode):
        found.setdefault(exchange.sort, []).append(exchange)
    return [exchange for sort in found.values() for exchange in sort[:most]]


def difference(one: list[Received], other: list[Received]) -> str:
    """Where two differ first, in words."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return (
                f"{number}: {a.what} {a.status} / {b.what} {b.status}: {a.content!r} {b.content!r}"
            )
    return "" if len(one) == len(other) else f"{len(one)} and {len(other)}"


def compare(mode: str, exchange: Exchange) -> None:
    """Views, options, events, drafts, sketches, refusals, exports, numbers, times and sizes."""
    sort, seat, answers, changed = exchange
    one = received(mode, answers, seat, SPECTATOR, 1 - seat)
    other = received(mode, changed, seat, SPECTATOR, 1 - seat)
    assert difference(one[0], other[0]) == ""
    assert difference(one[1], other[1]) == ""
    # Who may know the secret receives something else; but cards put back are seen no more.
    assert one[2] != other[2] or sort == "characters"


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(mode: str) -> None:
    """[1.4.5] [1.4.9]"""
    for exchange in some(mode, EXCHANGES_OF_A_SORT):
        compare(mode, exchange)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("mode", MODES)
def test_a_seat_receives_the_same_bytes_at_many_moments(mode: str) -> None:
    """[1.4.5] [1.4.9]"""
    for exchange in exchanges(mode):
        compare(mode, exchange)


def test_nobody_notices_that_others_draft_draw_speak_and_set_answers_ahead() -> None:
    """[1.4.9] Not what they do, and not that they do it, nor when."""
    _, seat, answers, _ = some("2v2", EXCHANGES_OF_A_SORT)[-1]
    others = [1 - seat, 3 - seat]
    assert difference(received_of((), answers, seat), received_of(others, answers, seat)) == ""
    assert received_of((), answers, seat) != received_of([seat], answers, seat)


def test_what_is_compared_is_all_that_a_seat_gets() -> None:
    """Streams of rows, talk, drafts and sketches, and replies of every kind of request."""
    _, seat, answers, _ = some("2v2", EXCHANGES_OF_A_SORT)[-1]
    [found] = received("2v2", answers, seat)
    streamed = {each.what.split()[0] for each in found if each.status == 0}
    assert streamed == {"news", "chat", "drafts", "sketches", "log"}
    logged = [each.content for each in found if each.what == "log"]
    assert all(b"/api/tables" in each or b"/api/people" in each for each in logged)
    answered = {each.status for each in found if each.status}
    assert answered == {200, 403, 409}, "every request is one that the server knows"
    rows = [row for each in found if each.what.startswith("news") for row in _rows(each)]
    assert [row["number"] for row in rows] == list(
        range(rows[0]["number"], len(rows) + rows[0]["number"])
    )


def _rows(news: Received) -> list[dict[str, int]]:
    found: list[dict[str, int]] = json.loads(news.content)["rows"]
    return found
