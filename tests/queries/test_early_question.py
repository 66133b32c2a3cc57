"""Where several choose at once, who is asked later may choose early."""

from famiglia.engine.kinds import CARD
from famiglia.queries.early_question import early_question
from tests.engine.encounter.scene import play, scene
from tests.positions import question

RED, BLUE, GREEN, YELLOW = range(4)
FIGHT = """
    camastra: red 4, basic-1
    licata: blue 2
"""


def test_the_defender_may_lay_a_card_while_the_attacker_thinks() -> None:
    """[8.6.4] Nobody else has anything to choose; the attacker is asked, and not early."""
    game = scene(FIGHT)
    play(game, "shotgun camastra licata land", "3 0", "finesse")
    assert (question(game).seat, question(game).kind) == (RED, CARD)

    early = {seat: early_question(game.view(seat)) for seat in range(4)}
    assert [seat for seat, found in early.items() if found] == [BLUE]
    found = early[BLUE]
    assert found is not None
    assert (found.seat, found.kind) == (BLUE, CARD)


def test_what_the_other_has_chosen_makes_no_difference() -> None:
    """[8.6.4] Whichever card Red lays, Blue is asked the same."""
    asked = []
    for card in "012":
        game = scene(FIGHT)
        play(game, "shotgun camastra licata land", "3 0", "finesse")
        before = early_question(game.view(BLUE))
        play(game, card)
        assert before is not None
        assert list(question(game).options) == list(before.options)
        assert early_question(game.view(BLUE)) is None
        asked.append(list(before.options))
    assert asked[0] == asked[1] == asked[2]


def test_where_one_seat_alone_is_asked_nobody_is_early() -> None:
    game = scene(FIGHT)
    assert all(early_question(game.view(seat)) is None for seat in range(4))
