"""Why nothing is offered with what one points at."""

import random
from typing import get_args

import pytest

from famiglia.engine.kinds import Field
from famiglia.engine.packing import Description, describe
from famiglia.engine.state import CHANCE
from famiglia.queries.why import why
from famiglia.record.notation import Context, context_of, names
from famiglia.record.things import Sort, Thing, is_thing
from tests.engine.encounter.scene import scene
from tests.positions import position, question
from tests.queries.games import moments

RED, BLUE = 0, 1
PLANNING = """
    round 2 planning
    red: hq 3, money 1
    blue: hq 3
    licata: red 2
    enna: blue 2
    top: police red 2 neutral 1, closed economy
    bottom: recruit red 1
"""
SORTS: tuple[Sort, ...] = get_args(Sort)


def reasons(now: str, thing: str, seat: int = RED) -> dict[str, str]:
    """For every variant the key of the reason, or `offered`."""
    game = position(f"{PLANNING}\nnow: {now}")
    domain, name = thing.split()
    [sort] = [each for each in SORTS if each == domain]
    found = why(game.view(seat), Thing(sort, name))
    return {each.variant: "offered" if each.reason is None else each.reason.key for each in found}


def test_soldati_are_not_placed_where_others_stand() -> None:
    """[5.2.1] Of what the action does not have, that is said behind it [4.2.1]."""
    found = reasons("act red doing place 3", "area enna")

    assert next(iter(found.items())) == ("place", "held-by-another")
    assert found["car"] == found["shotgun"] == "no-such-part"


def test_what_is_offered_has_no_reason() -> None:
    """[5.2.1] The own area, in any number."""
    assert reasons("act red doing place 3", "area licata")["place"] == "offered"


def test_of_several_parts_each_has_its_reason() -> None:
    """[5.2.1] [5.3.1]"""
    found = reasons("act red doing place 3 + order", "area enna")

    assert list(found)[:2] == ["place", "order"]
    assert found["order"] == "order-not-own"


def test_a_space_with_a_token_is_taken() -> None:
    """[4.1.4]"""
    assert reasons("turn red", "space recruit") == {"use": "space-taken"}


def test_a_space_is_taken_whichever_tokens_lie_in_the_columns() -> None:
    """[4.1.4] Tokens that lie in other columns are no reason."""
    many = "top: police red 1, justice blue 1, church green 1, economy neutral 1"
    game = position(
        f"""
        round 2 planning
        red: hq 3, money 9
        {many}
        bottom: recruit red 1
        now: turn red
        """
    )
    [found] = why(game.view(RED), Thing("space", "recruit"))
    assert found.reason is not None
    assert found.reason.key == "space-taken"


def test_a_column_without_a_token_is_not_used() -> None:
    """[4.2.1] [4.4.1]"""
    assert reasons("turn red", "column police") == {"use": "offered", "gain": "offered"}
    assert reasons("turn red", "column church")["use"] == "no-such-token"


def test_of_a_movement_the_target_is_judged() -> None:
    """[8.2.1] Enna is next to Camastra, Noto is not."""
    game = scene("camastra: red 4, basic-1\nenna: blue 2\nnoto: blue 2")
    assert question(game).seat == RED
    found = {
        name: {each.variant: each for each in why(game.view(RED), Thing("area", name))}["shotgun"]
        for name in ("enna", "camastra", "noto")
    }

    assert found["enna"].offered
    assert found["camastra"].offered
    assert found["noto"].reason is not None
    assert found["noto"].reason.key == "land-not-adjacent"


def test_a_token_that_goes_to_a_column_names_it() -> None:
    """[5.6] A column of the top sheet is where a token may go, but not a closed one."""
    assert reasons("act red doing exert sheet", "column economy") == {"exert": "column-closed"}


def test_a_question_about_something_else_says_so() -> None:
    """[3.4.1]"""
    assert reasons("turn red", "area enna") == {"": "other-question"}


def test_who_is_not_asked_learns_only_that() -> None:
    """[3.4.1]"""
    assert reasons("turn red", "space recruit", BLUE) == {"": "not-asked"}


def test_a_token_that_goes_to_the_supply_names_it() -> None:
    """[5.6] Not every action brings it there, and a turn has nothing to do with it."""
    assert reasons("act red doing exert supply", "supply supply") == {"exert": "offered"}
    assert reasons("act red doing exert sheet", "supply supply") == {"exert": "only-to-sheet"}
    assert reasons("turn red", "supply supply") == {"": "other-question"}


def test_neutrals_are_pointed_at_like_a_family() -> None:
    """[4.1.3] Their tokens are moved like those of families."""
    assert reasons("turn red", "family neutral") == {"use": "offered"}


def test_only_what_has_a_name_can_be_pointed_at() -> None:
    context = context_of(position(f"{PLANNING}\nnow: turn red").state, RED)

    assert is_thing(Thing("area", "enna"), context)
    assert is_thing(Thing("order", "basic-1"), context)
    assert is_thing(Thing("family", "neutral"), context)
    assert not is_thing(Thing("area", "atlantis"), context)
    assert not is_thing(Thing("supply", "enna"), context)


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_it_says_offered_exactly_where_an_answer_names_the_thing(mode: str) -> None:
    """[3.4.2] At questions of a random game."""
    chance = random.Random(4)
    for game in moments(4, every=11, mode=mode):
        decision = question(game)
        if decision.seat == CHANCE:
            continue
        context = context_of(game.state, decision.seat)
        said = [describe(decision.kind, option) for option in decision.options]
        for sort in SORTS:
            known = ["supply"] if sort == "supply" else names(Field(sort, sort), context)
            for name in chance.sample(known, min(2, len(known))):
                found = why(game.view(decision.seat), Thing(sort, name))
                named = {each.variant for each in said if is_named(each, sort, name, context)}
                assert {each.variant for each in found if each.offered} == named
                assert all(each.offered == (each.reason is None) for each in found)


def is_named(said: Description, sort: str, name: str, context: Context) -> bool:
    """Whether an answer names a thing; tokens have owners, and go to `top:police`."""
    words = {names(field, context)[value]: field.domain for field, value in said.values}
    if sort in ("column", "space", "solo"):
        place = {"column": "top", "space": "bottom"}.get(sort, sort)
        return words.get(name) == sort or f"{place}:{name}" in words
    return words.get(name) in {"family": ("family", "owner"), "supply": ("destination",)}.get(
        sort, (sort,)
    )
