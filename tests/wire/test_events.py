import random

import pytest

from famiglia.edition.tables import FAMILIES, ORDERS
from famiglia.engine import events as event_numbers
from famiglia.engine.cells import BANK, CELLS, ON_BOTTOM, ON_TOP, in_area, lab_in, token_in
from famiglia.engine.events import (
    ASKED,
    HELD,
    MOVED,
    NOTED,
    ORDER_MOVED,
    SEATED,
    Event,
)
from famiglia.engine.facts import FACTS, PHASE, ROUND, STARTING_PIECE, bust, revealed
from famiglia.engine.game import Game
from famiglia.engine.kinds import KINDS, TURN
from famiglia.engine.redact import redact
from famiglia.engine.state import HQ, MAT, RECOMMENDED, REMOVED
from famiglia.wire.event_kinds import (
    CardShown,
    EventMessage,
    Held,
    HiddenOrderMoved,
    Moved,
    Noted,
    OrderMoved,
    QuestionAsked,
)
from famiglia.wire.events import entry_message, event_message, event_messages
from famiglia.wire.facts import FactMessage, fact_message
from famiglia.wire.name_context import NameContext, name_context_of
from famiglia.wire.places import Place, place_of_cell
from famiglia.wire.view import view_message
from tests.engine.build import BLUE, GREEN, RED, TABLES, area
from tests.engine.encounter.scene import play as fight
from tests.engine.encounter.scene import scene as encounter
from tests.positions import play, position, tables_of

FIRST = NameContext(TABLES, 1, (0, 1, 2, 3))


def say(*event: int) -> EventMessage:
    kind, a, b, c = (*event, 0, 0, 0)[:4]
    return event_message(FIRST, (kind, a, b, c))


def test_every_cell_is_a_place_of_its_own() -> None:
    for mode in ("2v2", "1v1", "2v1"):
        places = [place_of_cell(cell, tables_of(mode), 1) for cell in range(CELLS)]
        named = [place for place in places if place.place not in ("bottom", "solo") or place.id]
        assert len({str(place) for place in named}) == len(named)
        spaces = {place.id for place in named if place.place == "bottom"}
        assert spaces == set(tables_of(mode).space_ids[1])
        assert {each.id for each in named if each.place == "solo"} == set(tables_of(mode).solo_ids)


def test_a_place_says_where_what_and_whose() -> None:
    def place(cell: int) -> Place:
        return place_of_cell(cell, TABLES, 1)

    assert place(in_area(area("enna"))) == Place("area", "soldati", "enna", None)
    assert place(lab_in(area("enna"))) == Place("area", "lab", "enna", None)
    assert place(token_in(RED, ON_TOP + 1)) == Place("top", "token", "justice", "red")
    assert place(token_in(FAMILIES, ON_TOP)) == Place("top", "token", "start", "neutral")
    assert place(BANK) == Place("bank", "money", None, None)


def test_every_fact_has_a_name_and_says_of_what_it_is() -> None:
    for mode in ("2v2", "1v1", "2v1"):
        said = [fact_message(fact, 0, tables_of(mode), 1) for fact in range(FACTS)]
        named = [fact for fact in said if None not in fact.of.values()]
        assert len({(fact.fact, str(fact.of)) for fact in named}) == len(named)
        unnamed = {fact.fact for fact in said if fact not in named}
        assert unnamed <= {"opened"}


def test_facts_have_values_in_words() -> None:
    def fact(number: int, value: int) -> FactMessage:
        return fact_message(number, value, TABLES, 1)

    assert fact(PHASE, 1) == FactMessage("phase", {}, "encounter")
    assert fact(STARTING_PIECE, 2) == FactMessage("starting-piece", {}, 2)
    assert fact(bust(BLUE), -1) == FactMessage("bust", {"family": "blue"}, None)
    assert fact(revealed(RED, 2), 3).of == {"family": "red", "row": "economy"}


def test_every_kind_of_event_is_told_under_its_own_key() -> None:
    kinds = {kind: name for name, kind in vars(event_numbers).items() if isinstance(kind, int)}
    keys = {kind: type(say(kind)).__struct_config__.tag for kind in kinds}

    assert len(keys) == 13
    assert keys == {kind: f"event.{name.lower().replace('_', '-')}" for kind, name in kinds.items()}


def test_events_are_told_in_words() -> None:
    assert say(HELD, area("enna"), RED) == Held("enna", "red")
    assert say(HELD, area("enna"), -1) == Held("enna", None)
    assert say(ASKED, -1, TURN) == QuestionAsked(None, "turn")
    assert say(ORDER_MOVED, RED * ORDERS + 5, MAT, HQ) == OrderMoved(
        "red",
        TABLES.order_ids[RED][5],
        Place("mat", "order", None, "red"),
        Place("hq", "order", None, "red"),
    )
    moved = say(ORDER_MOVED, 0, 0, REMOVED)
    assert isinstance(moved, OrderMoved)
    assert (moved.source.id, moved.target.place) == (TABLES.area_ids[0], "out")


def test_spaces_have_the_names_of_their_round_also_when_it_changes() -> None:
    """[6.3.1] Tokens leave the old bottom sheet; what comes after lies on the next one."""
    on_first = token_in(RED, ON_BOTTOM)
    events: list[Event] = [
        (MOVED, on_first, token_in(RED, ON_TOP), 1),
        (NOTED, ROUND, 2, 0),
        (MOVED, token_in(RED, ON_TOP), on_first, 1),
    ]
    before, _, after = event_messages(FIRST, events)

    assert isinstance(before, Moved)
    assert isinstance(after, Moved)
    assert before.source.id == TABLES.space_ids[1][0]
    assert after.target.id == TABLES.space_ids[2][0]


def test_who_takes_a_seat_speaks_of_the_own_orders() -> None:
    names = NameContext(TABLES, 1, (-1, -1, -1, -1)).after((SEATED, 1, BLUE, 0))

    assert names.families == (-1, BLUE, -1, -1)
    assert names.context(1).family == BLUE
    assert names.context(-1).family == -1


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_whole_games_are_told_entry_by_entry(mode: str) -> None:
    chance = random.Random(1)
    game = Game.new(tables_of(mode), RECOMMENDED)
    game.listen()
    number = 0
    while (decision := game.decision()) is not None:
        number += 1
        before = game.view(1).state
        game.apply(decision.seat, chance.choice(decision.options))
        events = redact(game.state, game.listen(), 1)
        entry = entry_message(number, before, game.state, events)
        assert entry.number == number
        assert entry.seat == (decision.seat if decision.seat >= 0 else None)
        assert entry.answer.kind == KINDS[decision.kind].name
        assert len(entry.events) == len(events) - 1
    assert number > 200


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_when_a_round_begins_all_are_told_how_many_mandamenti_each_family_has(mode: str) -> None:
    """[6.1.1] [15.3.4]"""
    chance = random.Random(1)
    game = Game.new(tables_of(mode), RECOMMENDED)
    game.listen()
    begun = 0
    while (decision := game.decision()) is not None:
        before = game.state.copy()
        game.apply(decision.seat, chance.choice(decision.options))
        events = redact(game.state, game.listen(), 0)
        entry = entry_message(1, before, game.state, events)
        if not entry.mandamenti:
            continue
        begun += 1
        families = view_message(game.view(0)).families
        assert entry.mandamenti == {each.family: each.mandamenti for each in families}
    assert begun == 3


@pytest.mark.parametrize(
    ("taken", "before"),
    [
        (("leave", "leave"), ("red", "blue")),
        (("take", "leave"), ("red", "red")),
        (("leave", "take"), ("blue", "blue")),
        (("take", "take"), ("blue", "red")),
    ],
)
def test_a_card_is_shown_before_who_suffers_it(
    taken: tuple[str, str], before: tuple[str, str]
) -> None:
    """[8.6.5] [8.6.6] Red attacks; the attacker's card is shown first."""
    game = encounter("enna: red 5, basic-1\nlicata: blue 3")
    fight(game, "shotgun enna licata land", "4 0", "finesse", "turncoat", "coward-1")
    game.listen()
    fight(game, *taken)
    events = event_messages(name_context_of(game.state), redact(game.state, game.listen(), GREEN))
    shown = [event for event in events if isinstance(event, CardShown)]

    assert [event.family for event in shown] == ["red", "blue"]
    assert tuple(event.before for event in shown) == before


def test_a_face_down_order_is_told_by_name_to_partners_only() -> None:
    """[1.4.2]"""
    game = position("licata: red 2\nnow: act red doing order")
    game.listen()
    play(game, "act order licata basic-2")
    events = game.listen()
    state = game.state
    own, other = (entry_message(1, state, state, redact(state, events, seat)) for seat in (2, 1))

    assert own.answer.fields["order"] == "basic-2"
    assert other.answer.text == "act order licata"
    assert "basic-2" not in repr(other)
    assert isinstance(other.events[0], HiddenOrderMoved)


def test_a_change_of_a_fact_is_told_with_its_value() -> None:
    assert say(NOTED, STARTING_PIECE, 3) == Noted(FactMessage("starting-piece", {}, 3))
