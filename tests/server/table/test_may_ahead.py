"""What may be answered ahead is told with its name and what is on offer."""

import random
from collections import Counter

from famiglia.engine.kinds import CARD, FINAL_ACTION, TAKE
from famiglia.engine.view import View
from famiglia.record.notation import Answer, context_of, write
from famiglia.server.table.ahead import ORDERS_NAME, name_of
from famiglia.server.table.may_ahead import may_ahead
from famiglia.server.table.set_ahead import set_ahead
from famiglia.server.table.settings import Settings
from tests.engine.encounter.scene import play, scene
from tests.positions import position, question
from tests.server.table.tables import any_move, begun, confirming, written

RED, BLUE, GREEN, YELLOW = range(4)


def told(seen: View) -> dict[str, list[str]]:
    """Answers by name, in the notation."""
    context = context_of(seen.state, seen.seat)
    return {
        each.name: [write(Answer(each.kind, option), context) for option in each.options]
        for each in may_ahead(seen)
    }


def test_a_final_action_may_be_said_while_the_bust_stands() -> None:
    """[5.10.3] By its family alone."""
    text = "round 2 planning\nblue: money 5, bust recruit\ntop: police red 2\nnow: turn red"
    game = position(text)

    [answers] = told(game.view(BLUE)).values()
    assert answers[-1] == "final-action done"
    assert all(answer.startswith("final-action ") for answer in answers)
    assert told(game.view(RED)) == {}


def test_orders_of_one_initiative_may_be_put_into_a_sequence() -> None:
    """[7.1.3] Justice A and police A of Blue have 11; Red comes before them."""
    game = scene("""
        enna: red 3, basic-1
        gela: blue 3, justice-a
        noto: blue 3, police-a
        licata: blue 3, basic-1
        blue: justice 1, police 1
    """)

    assert question(game).seat == RED
    assert told(game.view(BLUE))[ORDERS_NAME] == ["next-order justice-a", "next-order police-a"]
    assert ORDERS_NAME not in told(game.view(YELLOW))


def test_a_second_movement_may_be_declined() -> None:
    """[8.8.1] Of the own order alone, and of one that has two."""
    game = scene("""
        enna: red 3, basic-1
        gela: blue 3, justice-a
        blue: justice 1
    """)

    found = told(game.view(BLUE))
    assert found["second-movement blue/justice-a"] == ["act done"]
    assert not any(name.startswith("second") for name in told(game.view(RED)))


FIGHT = """
    camastra: red 4, basic-1
    licata: blue 2
    enna: blue 2
    noto: blue 2
    agrigento: green 2
"""


def test_cards_may_be_laid_for_every_attack_that_may_come() -> None:
    """[8.6.4] By whoever holds an area that an enemy's order reaches."""
    found = told(scene(FIGHT).view(BLUE))

    assert found.keys() == {
        f"{kind} red/basic-1 {area}" for kind in ("card", "take") for area in ("enna", "licata")
    }
    assert len(found["card red/basic-1 enna"]) == 3
    assert found["take red/basic-1 enna"] == ["take leave", "take take"]
    assert told(scene(FIGHT).view(GREEN)) == {}


def test_in_a_fight_only_what_is_still_to_come_may_be_said() -> None:
    """[8.6.4] [8.6.5] Red has laid a card, Blue is asked for one."""
    game = scene(FIGHT)
    play(game, "shotgun camastra licata land", "3 0", "finesse", "0")

    assert question(game).seat == BLUE
    assert list(told(game.view(RED))) == ["take red/basic-1 licata"]
    assert list(told(game.view(BLUE))) == ["card red/basic-1 licata", "take red/basic-1 licata"]
    assert told(game.view(YELLOW)) == {}


def test_what_was_foreseen_is_what_is_asked() -> None:
    """Whenever a question comes up whose name was told, in random games."""
    seen = Counter[int]()
    for seed in range(4):
        desk, chance = begun(Settings(mode="1v1" if seed % 2 else "2v2")), random.Random(seed)
        while desk.state.decision is not None:
            views = [desk.game.view(seat) for seat in range(len(desk.state.seats))]
            foreseen = [{each.name: each for each in may_ahead(view)} for view in views]
            desk.do(confirming(desk, *any_move(desk, chance)))
            asked = desk.state.decision
            found = foreseen[asked.seat].get(name_of(desk.game)) if asked else None
            if asked is not None and found is not None:
                assert found.kind == asked.kind
                seen[found.kind] += bool(set(found.options) & set(asked.options))
    assert {CARD, TAKE, FINAL_ACTION} <= seen.keys()
    assert all(seen.values())


def test_what_is_told_can_be_set_and_is_used() -> None:
    """[5.10.3] The last answer on offer, which declines."""
    desk, chance = begun(), random.Random(1)
    seats = range(4)
    while not (busts := [seat for seat in seats if may_ahead(desk.game.view(seat))]):
        desk.do(confirming(desk, *any_move(desk, chance)))
    seat = busts[0]
    [said] = may_ahead(desk.game.view(seat))
    text = written(desk, seat, Answer(said.kind, said.options[-1]))
    desk.do(lambda work: set_ahead(work, seat, said.name, text))
    while desk.ahead[seat]:
        desk.do(confirming(desk, *any_move(desk, chance)))
    assert (said.kind, text) == (FINAL_ACTION, "final-action done")
    assert any(row.seat == seat and row.text == text for row in desk.log)
