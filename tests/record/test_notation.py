"""Every answer has a text of its own, and the text says exactly that answer."""

from collections.abc import Collection

import pytest

from famiglia.arena.dice import Dice
from famiglia.engine.answers import act_exert_destination, act_shotgun_way
from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.options import DONE
from famiglia.engine.packing import compose
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, TO_SUPPLY
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.new import record_of
from famiglia.record.notation import Answer, BadNotation, Context, context_of, names, parse, write
from famiglia.record.recorder import Recorder
from tests.record.games import MODES, TABLES, tables_of

RED, BLUE = range(2)
CONTEXT = Context(TABLES, 2, RED)
TWO = Context(tables_of("1v1"), 2, RED)
THREE = Context(tables_of("2v1 easy"), 2, RED)


def say(text: str, context: Context = CONTEXT) -> str:
    """What a text is read as, written again."""
    return write(parse(text, context), context)


def check_texts(recorder: Recorder, seat: int, kind: int, options: Collection[int]) -> None:
    context = context_of(recorder.game.state, seat)
    texts = [write(Answer(kind, option), context) for option in options]

    assert len(set(texts)) == len(texts)
    assert [parse(text, context) for text in texts] == [Answer(kind, each) for each in options]


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED | 32])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_every_answer_offered_in_a_game_is_said_by_its_own_text(
    seed: int, mode: str, rules: int
) -> None:
    recorder, dice = record_of(tables_of(mode), rules), Dice(seed)
    while (decision := recorder.decision()) is not None:
        check_texts(recorder, decision.seat, decision.kind, decision.options)
        for seat in range(recorder.game.state.seats):
            check_texts(recorder, seat, ANYTIME, recorder.game.anytime(seat))
        recorder.apply(decision.seat, dice.answer(decision))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("context", [CONTEXT, TWO, THREE], ids=["2v2", "1v1", "2v1"])
def test_every_variant_and_every_name_of_its_fields_can_be_said(
    kind: int, context: Context
) -> None:
    for variant, fields in KINDS[kind].variants.items():
        lengths = [len(names(field, context)) for field in fields]
        for place, length in enumerate(lengths):
            for value in range(length):
                values = [number - 1 for number in lengths]
                values[place] = value
                answer = Answer(kind, compose(kind, variant, values))
                assert parse(write(answer, context), context) == answer
    if KINDS[kind].repeats:
        done = Answer(kind, DONE)
        assert write(done, context) == f"{KINDS[kind].name} done"
        assert parse(write(done, context), context) == done


@pytest.mark.parametrize(
    "text",
    [
        "draw-tile allies",
        "draw-start seat-2",
        "turn use justice red order-place",
        "turn use justice blue order-place favour",
        "turn gain police",
        "turn gain police favour:yellow",
        "turn pass",
        "act place licata 3",
        "act order enna basic-2",
        "act exert church bottom:recruit",
        "act exert church top:two",
        "act exert church supply",
        "act shotgun enna nicosia allies",
        "act bomb enna nicosia car",
        "act boat mare-licata",
        "act done",
        "lay-token neutral launder",
        "force 4 car",
        "force 4",
        "bribe",
        "bribe done",
        "take leave",
        "anytime sell basic-1",
        "anytime give",
    ],
)
def test_an_answer_reads_like_this(text: str) -> None:
    assert say(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "draw-picker seat-1",
        "pick-family red",
        "draw-commission white",
        "draw-area licata",
        "deal-hidden cars",
        "choose-character cars",
        "split 0",
        "split 3",
        "set-up-unit members 2",
        "refill 2",
        "act recruit 3",
        "act recruit 3 members:2",
        "act place licata 2 members:1",
        "act members 2",
        "act exert church solo:collect",
        "occupy",
        "occupy members:1",
        "reinforce-area licata 0 members:2",
    ],
)
def test_an_answer_of_1v1_reads_like_this(text: str) -> None:
    assert say(text, TWO) == text


@pytest.mark.parametrize(
    "text",
    [
        "unlock order-place",
        "unlock done",
        "turn additional launder",
        "additional-action launder",
        "additional-action done",
        "act exert church solo:launder",
        "draw-start seat-2",
    ],
)
def test_an_answer_of_2v1_reads_like_this(text: str) -> None:
    assert say(text, THREE) == text


@pytest.mark.parametrize(
    ("text", "context", "reason"),
    [
        ("draw-picker seat-2", TWO, "unknown seat 'seat-2' (did you mean 'seat-1'?)"),
        ("draw-start seat-3", THREE, "unknown seat 'seat-3' (did you mean 'seat-2'?)"),
        ("unlock order", CONTEXT, "unknown space (solo) 'order'"),
        ("unlock lunder", THREE, "unknown space (solo) 'lunder' (did you mean 'launder'?)"),
        ("act exert church solo:collect", CONTEXT, "unknown destination 'solo:collect'"),
        ("act recruit 3 members:0", TWO, "too much: 'members:0' after 'act recruit 3'"),
    ],
)
def test_what_a_mode_does_not_have_cannot_be_said(text: str, context: Context, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text, context)

    assert str(refused.value).startswith(reason)


def test_the_solo_board_comes_after_the_spaces_of_the_bottom_sheet() -> None:
    """As the engine counts destinations."""
    first, last = (TWO.tables.solo_ids[place] for place in (0, -1))
    start = TO_SPACE + len(TWO.tables.space_ids[2])
    options = [parse(f"act exert church solo:{space}", TWO).option for space in (first, last)]

    places = [act_exert_destination(option) for option in options]
    assert places == [start, start + len(TWO.tables.solo_ids) - 1]


def test_names_of_ways_and_destinations_follow_the_engine() -> None:
    ways = [say(f"act shotgun enna nicosia {way}") for way in ("land", "boats", "allies")]
    options = [parse(way, CONTEXT).option for way in ways]
    assert [act_shotgun_way(option) for option in options] == [LAND, BOATS, ALLIED]

    places = ("supply", "top:start", f"bottom:{TABLES.space_ids[2][0]}")
    options = [parse(f"act exert church {place}", CONTEXT).option for place in places]
    found = [act_exert_destination(option) for option in options]
    assert found == [TO_SUPPLY, TO_COLUMN, TO_SPACE]


def test_an_order_is_one_of_the_family_that_speaks() -> None:
    last = TABLES.order_ids[BLUE][-1]
    foreign = set(TABLES.order_ids[BLUE]) - set(TABLES.order_ids[RED])

    assert say(f"next-order {last}", Context(TABLES, 2, BLUE)) == f"next-order {last}"
    for order in foreign:
        with pytest.raises(BadNotation, match="unknown order"):
            say(f"next-order {order}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "missing kind at all"),
        ("trun pass", "unknown kind 'trun' (did you mean 'turn'?)"),
        ("turn", "missing answer to turn after 'turn'"),
        ("turn done", "unknown answer to turn 'done'"),
        ("turn gian police", "unknown answer to turn 'gian' (did you mean 'gain'?)"),
        ("act place lycata 3", "unknown area 'lycata' (did you mean 'licata'?)"),
        ("act place licata", "missing number after 'act place licata'"),
        ("act place licata 640", "unknown number '640' (did you mean '60'?)"),
        ("act place licata 03", "unknown number '03' (did you mean '3'?)"),
        ("act place licata 3 4", "too much: '4' after 'act place licata 3'"),
        ("act bomb enna", "missing area after 'act bomb enna'"),
        ("act bomb", "missing start (area) after 'act bomb'"),
        ("act done now", "too much: 'now' after 'act done'"),
        ("force 4 boat", "too much: 'boat' after 'force 4'"),
        ("turn use justice rde order", "unknown owner 'rde' (did you mean 'red'?)"),
        ("draw-start seat-4", "unknown seat 'seat-4' (did you mean 'seat-3'?)"),
    ],
)
def test_bad_text_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text, CONTEXT)

    assert str(refused.value) == reason
