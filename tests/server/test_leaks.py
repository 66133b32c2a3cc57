"""With other secrets of the other team a seat receives the same bytes from the server."""

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from tools.fuzz.play import MODES, Answered, answers, give

from famiglia.engine.kinds import CARD, CHOOSE_CHARACTER, CHOOSE_FAMILIES, TAKE
from famiglia.engine.view import SPECTATOR
from famiglia.queries.early_question import SIMULTANEOUS, early_question
from tests.laws.test_blind import SEEDS, TABLES, Exchange, exchanges
from tests.server.recorded_game import Received, received, received_of, received_when_chosen

EXCHANGES_OF_A_SORT: Final = 1
"""Exchanges of each sort in the quick test."""
AT_ONCE: Final = {
    "2v2": {CHOOSE_FAMILIES, CARD, TAKE},
    "1v1": {CHOOSE_CHARACTER, CARD, TAKE},
    "2v1": {CARD, TAKE},
}
"""What several choose at once in each mode."""


class Early(NamedTuple):
    """A beginning of a game after which a seat may choose before it is asked."""

    kind: int
    seat: int
    answers: list[Answered]


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


def early_choices(mode: str, seed: int) -> Iterator[Early]:
    """Everything that can be chosen early in a game."""
    game, given = TABLES[mode].game(), list[Answered]()
    for answer in answers(game, seed):
        if answer.kind in SIMULTANEOUS:
            seats = range(game.state.seats)
            early = [seat for seat in seats if early_question(game.view(seat))]
            yield from (Early(answer.kind, seat, given.copy()) for seat in early)
        given.append(answer)
        give(game, answer)


def compare_early(mode: str, early: Early) -> None:
    """Who chose, and that it was, is told to all; what, to nobody else, the partner among them."""
    _, chooser, beginning = early
    one = received_when_chosen(mode, beginning, chooser, 0)
    other = received_when_chosen(mode, beginning, chooser, -1)
    found = {seat: difference(one[seat], other[seat]) for seat in one}
    told = {seat: text for seat, text in found.items() if text}
    assert list(told) == [chooser], told
    for seat in one:
        news = [each.content for each in one[seat] if each.what.startswith("news")]
        assert b'"chose-early"' in news[-1]


@pytest.mark.parametrize(
    ("mode", "kind"), [("2v2", CHOOSE_FAMILIES), ("2v2", CARD), ("1v1", CHOOSE_CHARACTER)]
)
def test_nobody_else_receives_other_bytes_whatever_is_chosen_early(mode: str, kind: int) -> None:
    """[1.4.4] [3.4.1]"""
    compare_early(mode, next(each for each in early_choices(mode, SEEDS[0]) if each.kind == kind))


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("mode", MODES)
def test_nobody_else_receives_other_bytes_at_any_early_choice(mode: str) -> None:
    """[1.4.4] [3.4.1] In whole games, of everything that several choose at once."""
    found = [each for seed in SEEDS for each in early_choices(mode, seed)]
    assert {each.kind for each in found} == AT_ONCE[mode]
    for early in found:
        compare_early(mode, early)


def test_nobody_notices_that_others_draft_draw_speak_and_set_answers_ahead() -> None:
    """[1.4.9] Not what they do, and not that they do it, nor when."""
    _, seat, answers, _ = some("2v2", EXCHANGES_OF_A_SORT)[-1]
    others = [1 - seat, 3 - seat]
    assert difference(received_of((), answers, seat), received_of(others, answers, seat)) == ""
    assert received_of((), answers, seat) != received_of([seat], answers, seat)


def test_what_is_compared_is_all_that_a_seat_gets() -> None:
    """Streams of rows, talk, drafts and sketches, early choices, replies of every request."""
    _, seat, answers, _ = some("2v2", EXCHANGES_OF_A_SORT)[-1]
    [found] = received("2v2", answers, seat)
    streamed = {each.what.split()[0] for each in found if each.status == 0}
    assert streamed == {"news", "chat", "drafts", "sketches", "log"}
    logged = [each.content for each in found if each.what == "log"]
    assert all(b"/api/tables" in each or b"/api/people" in each for each in logged)
    answered = {each.status for each in found if each.status}
    assert answered == {200, 403, 409}, "every request is one that the server knows"
    rows = [row for each in found if each.what.startswith("news") for row in _rows(each)]
    assert b'"chose-early"' in b"".join(each.content for each in found)
    assert [row["number"] for row in rows] == list(
        range(rows[0]["number"], len(rows) + rows[0]["number"])
    )


def _rows(news: Received) -> list[dict[str, int]]:
    found: list[dict[str, int]] = json.loads(news.content)["rows"]
    return found
