"""What a seat may be asked later in the round is foreseen, by its name and what is on offer."""

from famiglia.engine.view import View
from famiglia.queries.foresight import foreseen_questions
from famiglia.queries.question_names import ORDERS_NAME
from famiglia.record.notation import Answer, context_of, write
from tests.engine.encounter.scene import play, scene
from tests.positions import position, question

RED, BLUE, GREEN, YELLOW = range(4)


def foreseen(seen: View) -> dict[str, list[str]]:
    """Answers by name, in the notation."""
    context = context_of(seen.state, seen.seat)
    return {
        each.name: [write(Answer(each.kind, option), context) for option in each.options]
        for each in foreseen_questions(seen)
    }


def test_a_final_action_may_be_said_while_the_bust_stands() -> None:
    """[5.10.3] By its family alone."""
    text = "round 2 planning\nblue: money 5, bust recruit\ntop: police red 2\nnow: turn red"
    game = position(text)

    [answers] = foreseen(game.view(BLUE)).values()
    assert answers[-1] == "final-action done"
    assert all(answer.startswith("final-action ") for answer in answers)
    assert foreseen(game.view(RED)) == {}


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
    assert foreseen(game.view(BLUE))[ORDERS_NAME] == ["next-order justice-a", "next-order police-a"]
    assert ORDERS_NAME not in foreseen(game.view(YELLOW))


def test_a_second_movement_may_be_declined() -> None:
    """[8.8.1] Of the own order alone, and of one that has two."""
    game = scene("""
        enna: red 3, basic-1
        gela: blue 3, justice-a
        blue: justice 1
    """)

    found = foreseen(game.view(BLUE))
    assert found["second-movement blue/justice-a"] == ["act done"]
    assert not any(name.startswith("second") for name in foreseen(game.view(RED)))


FIGHT = """
    camastra: red 4, basic-1
    licata: blue 2
    enna: blue 2
    noto: blue 2
    agrigento: green 2
"""


def test_cards_may_be_laid_for_every_attack_that_may_come() -> None:
    """[8.6.4] By whoever holds an area that an enemy's order reaches."""
    found = foreseen(scene(FIGHT).view(BLUE))

    assert found.keys() == {
        f"{kind} red/basic-1 {area}" for kind in ("card", "take") for area in ("enna", "licata")
    }
    assert len(found["card red/basic-1 enna"]) == 3
    assert found["take red/basic-1 enna"] == ["take leave", "take take"]
    assert foreseen(scene(FIGHT).view(GREEN)) == {}


def test_in_a_fight_only_what_is_still_to_come_may_be_said() -> None:
    """[8.6.4] [8.6.5] Red has laid a card, Blue is asked for one."""
    game = scene(FIGHT)
    play(game, "shotgun camastra licata land", "3 0", "finesse", "0")

    assert question(game).seat == BLUE
    assert list(foreseen(game.view(RED))) == ["take red/basic-1 licata"]
    assert list(foreseen(game.view(BLUE))) == ["card red/basic-1 licata", "take red/basic-1 licata"]
    assert foreseen(game.view(YELLOW)) == {}
