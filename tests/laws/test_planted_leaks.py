"""Comparisons of what seats see and are sent fail where a secret is planted, and only there.

They are those of the tests themselves: one that compares nothing would pass whatever leaks.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from sqlalchemy import Connection

from famiglia.edition.tables import AREAS
from famiglia.engine.cells import CELLS
from famiglia.engine.facts import FACTS
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD
from famiglia.engine.view import SPECTATOR, View
from famiglia.record.notation import Answer
from famiglia.server.commands import snapshot
from famiglia.server.commands.persist import sealed_at
from famiglia.server.commands.tables import TableService
from famiglia.server.table.sealed_answers import SealedAnswer, open_name
from famiglia.server.table.set_sealed_answer import set_ahead
from tests.rules.test_chapter_16a import assert_same_view, dealt
from tests.server.table.stored import (
    TABLE,
    Look,
    Sent,
    assert_only_one_is_told,
    sent_to_all,
    stored,
)
from tests.server.table.tables import written
from tests.server.table.test_ahead import at_once, early_one

SEATS: Final = (*range(4), SPECTATOR)


def _give_a_piece(seen: View) -> None:
    seen.state.unpack(CELLS - 1, 1)


def _give_an_area(seen: View) -> None:
    seen.state.hold(0, seen.state.holder[0] + 1)


def _lay_an_order(seen: View) -> None:
    seen.state.put(0, (seen.state.orders[0] + 1) % AREAS)


def _turn_an_order(seen: View) -> None:
    seen.state.face_up[0] = not seen.state.face_up[0]


def _tell_what_an_order_can_be(seen: View) -> None:
    seen.face_down = [*seen.face_down, (0, 0, 1)]


def _tell_a_fact(seen: View) -> None:
    seen.state.facts[FACTS - 1] += 1


def _ask_something_else(seen: View) -> None:
    seen.state.frames.append(seen.state.frames[0])


LEAKS: Final = (
    _give_a_piece,
    _give_an_area,
    _lay_an_order,
    _turn_an_order,
    _tell_what_an_order_can_be,
    _tell_a_fact,
    _ask_something_else,
)


def leaking(leak: Callable[[View], None]) -> Look:
    """What is seen, and a little more."""

    def look(game: Game, seat: int) -> View:
        seen = game.view(seat)
        leak(seen)
        return seen

    return look


# Characters dealt to the single player, in the tests of chapter 16


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_to_the_team_of_the_single_player_is_noticed(leak: Callable[[View], None]) -> None:
    """[16.1.5] In whichever of the two games it is."""
    one, other = dealt("boats", "recruits"), dealt("recruits", "cars")
    assert_same_view(one.view(1), other.view(1))
    look = leaking(leak)
    for first, second in ((look(one, 1), other.view(1)), (one.view(1), look(other, 1))):
        with pytest.raises(AssertionError):
            assert_same_view(first, second)


def test_it_is_noticed_if_the_team_is_told_what_was_dealt() -> None:
    """[16.1.5] Nothing but the two cards themselves."""
    one, other = dealt("boats", "recruits"), dealt("recruits", "cars")
    leaky = [one.view(1), other.view(1)]
    for game, seen in zip((one, other), leaky, strict=True):
        seen.state.frames = game.view(0).state.frames
    with pytest.raises(AssertionError):
        assert_same_view(*leaky)


# A card set ahead, in the tests of sealed answers


class SetAhead(NamedTuple):
    """A table at which somebody has set a card ahead, and what was sent before that."""

    tables: TableService
    before: dict[int, Sent]
    seat: int
    ahead: dict[str, str]

    def check(self, after: dict[int, Sent]) -> None:
        """As the tests of sealed answers do."""
        assert_only_one_is_told(self.before, after, self.seat, self.ahead)


@pytest.fixture(scope="module")
def card(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SetAhead]:
    desk = at_once(CARD)
    seat, early = early_one(desk)
    name, text = open_name(desk.game), written(desk, seat, Answer(CARD, early.options[-1]))
    with stored(desk, tmp_path_factory.mktemp("card")) as tables:
        before = sent_to_all(tables)
        tables.execute(TABLE, lambda work: set_ahead(work, seat, name, text)).result()
        yield SetAhead(tables, before, seat, {name: text})


def test_without_a_leak_nothing_is_noticed(card: SetAhead) -> None:
    card.check(sent_to_all(card.tables))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_by_a_view_is_noticed(card: SetAhead, leak: Callable[[View], None]) -> None:
    """To whomever it is; for who set the card ahead nothing else has changed either."""
    after = sent_to_all(card.tables)
    leaky = sent_to_all(card.tables, leaking(leak))
    for to in SEATS:
        with pytest.raises(AssertionError):
            card.check(after | {to: leaky[to]})


@pytest.mark.parametrize("to", SEATS)
def test_a_leak_by_a_message_is_noticed(card: SetAhead, to: int) -> None:
    """The card among what another has set ahead, a row or a number more, a seat less asked."""
    after = sent_to_all(card.tables)
    one = after[to]
    table = one.snapshot["table"]
    leaks = [
        one._replace(rows=[*one.rows, one.rows[-1]]),
        one._replace(snapshot=one.snapshot | {"table": table | {"number": table["number"] + 1}}),
        one._replace(snapshot=one.snapshot | {"table": table | {"asked": table["asked"][:-1]}}),
        one._replace(snapshot=one.snapshot | {"foreseen": [*one.snapshot["foreseen"], {}]}),
    ]
    if to != card.seat:
        leaks.append(one._replace(snapshot=one.snapshot | {"ahead": card.ahead}))
    for leaky in leaks:
        with pytest.raises(AssertionError):
            card.check(after | {to: leaky})


def test_a_server_that_sends_it_to_all_seats_is_noticed(
    card: SetAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where snapshots are made, which is never compiled."""

    def sealed_for_all(connection: Connection, table: str) -> dict[int, dict[str, SealedAnswer]]:
        known = sealed_at(connection, table)
        return dict.fromkeys(range(4), known[card.seat])

    monkeypatch.setattr(snapshot, "sealed_at", sealed_for_all)
    after = sent_to_all(card.tables)
    assert all(after[seat].snapshot["ahead"] == card.ahead for seat in range(4))
    with pytest.raises(AssertionError):
        card.check(after)


def test_who_set_it_ahead_is_to_find_it(card: SetAhead) -> None:
    with pytest.raises(AssertionError):
        card.check(card.before)
