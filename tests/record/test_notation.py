"""Every answer has a text of its own, and the text says exactly that answer."""

import pytest

from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.options import DONE, pack
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, TO_SUPPLY
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.driver import Dice, record_of
from famiglia.record.notation import Answer, BadNotation, Context, context_of, names, parse, write
from famiglia.record.recorder import Recorder
from tests.record.games import TABLES

RED, BLUE = range(2)
CONTEXT = Context(TABLES, 2, RED)


def say(text: str, context: Context = CONTEXT) -> str:
    """What a text is read as, written again."""
    return write(parse(text, context), context)


def check_texts(recorder: Recorder, seat: int, kind: int, options: list[int]) -> None:
    context = context_of(recorder.game.state, seat)
    texts = [write(Answer(kind, option), context) for option in options]

    assert len(set(texts)) == len(texts)
    assert [parse(text, context) for text in texts] == [Answer(kind, each) for each in options]


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED | 32])
@pytest.mark.parametrize("seed", range(6))
def test_every_answer_offered_in_a_game_is_said_by_its_own_text(seed: int, rules: int) -> None:
    recorder, dice = record_of(TABLES, rules), Dice(seed)
    while (decision := recorder.decision()) is not None:
        check_texts(recorder, decision.seat, decision.kind, decision.options)
        for seat in range(4):
            check_texts(recorder, seat, ANYTIME, recorder.game.anytime(seat))
        recorder.apply(decision.seat, dice.answer(decision))


@pytest.mark.parametrize("kind", KINDS)
def test_every_variant_and_every_name_of_its_fields_can_be_said(kind: int) -> None:
    for variant, fields in enumerate(KINDS[kind].variants.values()):
        lengths = [len(names(field, CONTEXT)) for field in fields]
        for place, length in enumerate(lengths):
            for value in range(length):
                values = [number - 1 for number in lengths]
                values[place] = value
                answer = Answer(kind, pack(variant, *values))
                assert parse(write(answer, CONTEXT), CONTEXT) == answer
    if KINDS[kind].repeats:
        done = Answer(kind, pack(DONE))
        assert write(done, CONTEXT) == f"{KINDS[kind].name} done"
        assert parse(write(done, CONTEXT), CONTEXT) == done


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


def test_names_of_ways_and_destinations_follow_the_engine() -> None:
    ways = [say(f"act shotgun enna nicosia {way}") for way in ("land", "boats", "allies")]
    options = [parse(way, CONTEXT).option for way in ways]
    assert [option >> 18 for option in options] == [LAND, BOATS, ALLIED]

    places = ("supply", "top:start", f"bottom:{TABLES.space_ids[2][0]}")
    options = [parse(f"act exert church {place}", CONTEXT).option for place in places]
    assert [option >> 12 for option in options] == [TO_SUPPLY, TO_COLUMN, TO_SPACE]


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
