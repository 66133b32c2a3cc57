"""Everything a seat sees is in its message: what changes for it changes that."""

from collections.abc import Iterator

import msgspec
import pytest
from tools.fuzz.content import on_the_table
from tools.fuzz.play import MODES, FuzzTable, answers, give

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS
from famiglia.engine.cells import CELLS
from famiglia.engine.facts import FACTS, WINNER
from famiglia.engine.game import Game
from famiglia.engine.next_view import next_view
from famiglia.engine.redact import redact
from famiglia.engine.state import HQ, MAT, RECOMMENDED, REMOVED
from famiglia.engine.view import SPECTATOR, View
from famiglia.record.set_up import FULL
from famiglia.wire.facts import FactMessage, fact_message
from famiglia.wire.now import Now
from famiglia.wire.places import Place, place_of_cell
from famiglia.wire.view import view_message
from tests.positions import tables_of

NOTHING = Now(None, [], None, None, [])
LATE_ANSWERS = 120
"""Answers after which much has happened in a random game."""


def on_the_wire(seen: View) -> bytes:
    """What a message says of the table; what is going on is not told by events."""
    return msgspec.json.encode(msgspec.structs.replace(view_message(seen), now=NOTHING))


def table_of(mode: str) -> FuzzTable:
    return FuzzTable(tables_of(mode), RECOMMENDED, FULL)


@pytest.mark.parametrize("mode", MODES)
def test_whenever_a_view_changes_its_message_does(mode: str) -> None:
    game = table_of(mode).game()
    game.listen()
    lookers = [*range(game.state.seats), SPECTATOR]
    views = [game.view(seat) for seat in lookers]
    changes = 0
    for answer in answers(game, seed=1):
        give(game, answer)
        events = game.listen()
        for number, seat in enumerate(lookers):
            after = next_view(views[number], redact(game.state, events, seat))
            is_changed = on_the_table(after) != on_the_table(views[number])
            assert (on_the_wire(after) != on_the_wire(views[number])) == is_changed
            views[number] = game.view(seat)
            changes += is_changed
    assert changes > 500


@pytest.mark.parametrize("mode", MODES)
def test_each_single_event_that_changes_a_view_changes_its_message(mode: str) -> None:
    game = table_of(mode).game()
    game.listen()
    seen = game.view(1)
    changes = 0
    for answer in answers(game, seed=2):
        give(game, answer)
        for event in redact(game.state, game.listen(), 1):
            after = next_view(seen, [event])
            if on_the_table(after) != on_the_table(seen):
                assert on_the_wire(after) != on_the_wire(seen), event
                changes += 1
            seen = after
    assert changes > 500


def late(mode: str) -> Game:
    """A random game in the middle."""
    game = table_of(mode).game()
    for number, answer in enumerate(answers(game, seed=3)):
        if number == LATE_ANSWERS:
            break
        give(game, answer)
    assert game.state.begun
    return game


def changed(seen: View) -> View:
    """A view of its own that can be changed."""
    return next_view(seen, [])


def in_play(game: Game, owner: object) -> bool:
    """Whether an owner of pieces is at this table."""
    ids = game.state.tables.family_ids
    return owner not in ids or owner in [ids[family] for family in game.state.family_of]


def is_there(game: Game, place: Place) -> bool:
    """Whether there is such a place at this table; a token on a tile is told by the marker."""
    tables = game.state.tables
    if place.place in ("bank", "tile") or not in_play(game, place.owner):
        return False
    if place.what == "member":
        return tables.mode == "1v1"
    if place.what == "commission-token" and not _is_single(game, place.owner):
        return False
    if place.place == "mat" and place.owner == "neutral":
        return False
    return place.id is not None or place.place not in ("bottom", "solo")


def _is_single(game: Game, family: object) -> bool:
    seat = game.state.seat_of[game.state.tables.family_ids.index(str(family))]
    return game.state.tables.seats[seat].is_single


@pytest.mark.parametrize("mode", MODES)
def test_one_piece_more_anywhere_is_told(mode: str) -> None:
    game = late(mode)
    seen = game.view(0)
    before = on_the_wire(seen)
    checked = 0
    for cell in range(CELLS):
        place = place_of_cell(cell, game.state.tables, game.state.round)
        if is_there(game, place):
            other = changed(seen)
            other.state.pieces[cell] += 1
            assert on_the_wire(other) != before, place
            checked += 1
    assert checked > 250


def is_true_of(game: Game, fact: FactMessage) -> bool:
    """Whether there is such a thing at this table."""
    seat = fact.of.get("seat")
    if isinstance(seat, int):
        is_single = seat < game.state.seats and game.state.tables.seats[seat].is_single
        return is_single if fact.fact == "commission" else seat < game.state.seats
    return in_play(game, fact.of.get("family")) and None not in fact.of.values()


@pytest.mark.parametrize("mode", MODES)
def test_every_other_fact_is_told(mode: str) -> None:
    game = late(mode)
    seen = game.view(0)
    before = on_the_wire(seen)
    named = 0
    for fact in range(FACTS):
        value = seen.state.facts[fact]
        said = fact_message(fact, value, game.state.tables, game.state.round)
        if fact != WINNER and is_true_of(game, said):
            other = changed(seen)
            other.state.facts[fact] = 0 if value else 1
            assert on_the_wire(other) != before, said
            named += 1
    assert named > 0


@pytest.mark.parametrize("mode", MODES)
def test_another_holder_of_any_area_is_told(mode: str) -> None:
    seen = late(mode).view(0)
    for area in range(AREAS):
        other = changed(seen)
        other.state.holder[area] = FAMILIES if seen.state.holder[area] == NONE else NONE
        assert on_the_wire(other) != on_the_wire(seen)


def other_places(game: Game, seen: View) -> Iterator[tuple[int, int]]:
    """Each order of a family in play, and another place for it."""
    for family in game.state.family_of:
        for token in range(family * ORDERS, (family + 1) * ORDERS):
            for place in (0, HQ, MAT, REMOVED):
                if seen.state.orders[token] != place:
                    yield token, place


@pytest.mark.parametrize("mode", MODES)
def test_another_place_of_any_order_is_told(mode: str) -> None:
    game = late(mode)
    seen = game.view(0)
    for token, place in other_places(game, seen):
        other = changed(seen)
        other.state.orders[token] = place
        assert on_the_wire(other) != on_the_wire(seen)
