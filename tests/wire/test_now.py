import msgspec
import pytest

from famiglia.engine.game import Game
from famiglia.record.position import read
from famiglia.wire.now import DeclaredMovement, ExecutedOrder, now_of
from famiglia.wire.steps import Step, step_of
from tests.engine.encounter.scene import scene
from tests.positions import play, position, tables_of
from tests.record.test_position_steps import STEPS, position_at

FIGHT = """
    licata: red 6, order red/basic-1 revealed
    gela: blue 3
    now:
      execute red/basic-1
"""
HANDS = """
    set-up
    teams red against blue
    now: choose-character blue hand seat-0 money cars hand seat-1 guards labs kept seat-0 cars
"""


def words_in(thing: object) -> set[str]:
    """All words that a message says, with the names of what is true."""
    if isinstance(thing, dict):
        said = {name: value for name, value in thing.items() if value is not False}
        return set(said) | {word for value in said.values() for word in words_in(value)}
    if isinstance(thing, list):
        return {word for value in thing for word in words_in(value)}
    return set(str(thing).split())


def step(text: str, mode: str) -> Step:
    state = read(position_at(text), tables_of(mode))
    return step_of(state.frames[0], state)


@pytest.mark.parametrize(("text", "mode"), STEPS)
def test_a_step_says_all_that_its_text_in_a_position_says(text: str, mode: str) -> None:
    said = words_in(msgspec.to_builtins(step(text, mode)))

    assert set(text.split()) - {"none", "all"} <= said


def test_steps_that_differ_are_told_differently() -> None:
    messages = {text: msgspec.json.encode(step(text, mode)) for text, mode in STEPS}

    assert len(set(messages.values())) == len(messages)


def test_who_is_asked_and_what_goes_on_is_told_to_all() -> None:
    game = position(FIGHT)
    play(game, "act shotgun licata gela land")
    now = now_of(game.view(3).state)

    assert now.order == ExecutedOrder("red", "basic-1", "licata")
    assert now.movement == DeclaredMovement(
        "red", "basic-1", "red", "licata", "gela", "land", "blue", []
    )
    assert [each.step for each in now.steps] == ["execute", "force"]
    assert now.asked is not None
    assert (now.asked.seat, now.asked.kind) == (0, "force")


def test_a_movement_by_boats_leads_from_sea_to_sea_with_boats_of_the_team() -> None:
    """[8.2.3] Camastra to Ragusa over a red and a green boat; the boat of Blue is no help."""
    game = scene("""
        camastra: red 5, basic-1
        ragusa: blue 2
        sea agrigento: red
        sea licata: green
        sea siracusa: blue
    """)
    play(game, "act shotgun camastra ragusa boats")
    movement = now_of(game.view(3).state).movement

    assert movement is not None
    assert movement.seas == ["mare-agrigento", "mare-licata"]


def test_a_covered_card_is_null_for_others() -> None:
    """[1.4.3]"""
    game = position(FIGHT)
    play(game, "act shotgun licata gela land", "force 4", "conflict finesse", "card turncoat")

    assert _cards(game, 0) == ("turncoat", "not yet")
    assert _cards(game, 1) == (None, "not yet")
    play(game, "card coward-1")
    assert _cards(game, 1) == (None, "coward-1")


def _cards(game: Game, seat: int) -> tuple[object, object]:
    fields = now_of(game.view(seat).state).steps[-1].fields
    return fields.get("attack", "not yet"), fields.get("defence", "not yet")


def test_of_hidden_hands_others_see_how_many_cards_they_are() -> None:
    """[1.4.4]"""
    game = position(HANDS, "1v1")
    own, other = (now_of(game.view(seat).state).steps[-1].fields for seat in (0, 1))

    assert own["hand"] == {"seat-0": ["money", "cars"], "seat-1": 2}
    assert own["kept"] == {"seat-0": "cars"}
    assert other["hand"] == {"seat-0": 2, "seat-1": ["guards", "labs"]}
    assert other["kept"] == {"seat-0": None}


def test_a_choice_of_families_is_hidden_from_the_other_team() -> None:
    """[1.4.4]"""
    text = (
        "set-up\nnow: choose-families seat-1 first-team red green black "
        "second-team blue yellow white chosen green red"
    )
    game = position(text)

    assert now_of(game.view(2).state).steps[0].fields["chosen"] == ["green", "red"]
    assert now_of(game.view(1).state).steps[0].fields["chosen"] is None
