"""Positions in which random games found a law broken, or could have."""

import random

import pytest

from famiglia.engine.cells import in_cupola, in_hq, members_in_hq
from famiglia.engine.defaults import defaults
from famiglia.engine.determinize import determinize
from famiglia.engine.events import MOVED
from famiglia.engine.redact import redact
from famiglia.engine.setup.characters import KeepCharacter
from famiglia.engine.setup.hands import cards_of
from famiglia.engine.view import SPECTATOR
from famiglia.record.notation import Answer, context_of
from famiglia.record.notation import write as write_answer
from tests.positions import offered, play, position, question, show

BLUE_SPACES = ["equipment", "boat", "exert-supply", "exert-sheet", "car", "place"]
YELLOW_SPACES = ["order-place", "launder", "lab", "recruit", "recruit-place", "ultima"]
TAKEN = ", ".join(
    [f"{space} blue 1" for space in BLUE_SPACES] + [f"{space} yellow 1" for space in YELLOW_SPACES]
)
MOVE = "red/basic-1 from licata to gela by land against blue"
LAST_MOVE = f"""
    round 1 planning
    teams red against blue+yellow
    licata: red 50, 1 lab
    red: orders basic-1
    top: police neutral 1, church neutral 1
    bottom: {TAKEN}
    now: turn red
"""


def test_an_anytime_option_takes_away_no_last_move_where_an_additional_action_is_left() -> None:
    """[3.3.4] [4.5.1] [16.3.1] Only orders can be issued here, and there is one."""
    game = position(LAST_MOVE, "2v1")

    assert offered(game) == {
        "turn use police neutral order",
        "turn use church neutral order",
        "turn additional order",
        "turn additional launder",
    }
    assert game.anytime(0) == []


def test_the_default_of_who_must_place_tells_nothing_of_members() -> None:
    """[1.4.9] [3.4.3] [15.2.4] At least one unit at home is a Soldato, as all can work out."""
    found = set()
    for members in range(3):
        game = position(
            f"""
            licata: red 2
            red: hq {3 - members}, members {members} of 0 to 2
            now: act red doing place 2 held must
            """,
            "1v1",
        )
        context = context_of(game.state, question(game).seat)
        answers = [Answer(question(game).kind, option) for option in defaults(game)]
        found.add(tuple(write_answer(answer, context) for answer in answers))

    assert found == {("act place licata 1",)}


@pytest.mark.parametrize(
    ("board", "home", "known"),
    [
        ("licata: red 2\ncupola: red 12, blue 0", "members 2 of 0 to 2", "members 2 of 2 to 2"),
        (
            "licata: blue 2\ncupola: red 6, blue 6",
            "hq 2, members 0 of 0 to 2",
            "members 0 of 0 to 0",
        ),
    ],
    ids=["no seat", "no area"],
)
def test_who_can_do_nothing_shows_what_is_at_home(board: str, home: str, known: str) -> None:
    """[15.2.4] Soldati would have had an area where members have no seat, members a seat."""
    game = position(
        f"""{board}
        red: {home}
        top: police neutral 1, church neutral 1, economy neutral 1
        now:
          planning turns then blue
          act red doing place 2 held must
        """,
        "1v1",
    )

    assert offered(game) == {"act done"}
    play(game, "act done")
    assert known in show(game, "red")


@pytest.mark.parametrize(("members", "known"), [(1, "1 of 1 to 1"), (2, "2 of 2 to 3")])
def test_a_turncoat_for_whom_nobody_comes_shows_where_the_soldati_are(
    members: int, known: str
) -> None:
    """[15.2.4] [8.6.10] 2 Soldati are not on the board, at home or in the supply."""
    game = position(
        f"""
        licata: red 46
        gela: blue 5
        fight: red 2
        red: hq {3 - members}, members {members} of 1 to 3
        now:
          act red doing recruit 2
          take {MOVE} attack turncoat defence coward-1 attacker leave
        """,
        "1v1",
    )

    play(game, "take leave")
    assert f"members {known}" in show(game, "red")


def test_who_seats_members_is_told_of_members_and_the_other_of_units() -> None:
    """[15.2.3] [15.2.5] Each can follow the game from what it is told, and no more."""
    game = position(
        """
        licata: red 2
        red: hq 1, members 2 of 0 to 3
        now: act red doing place 2 held must
        """,
        "1v1",
    )
    red, _ = game.state.family_of
    game.listen()
    play(game, "act members 2")
    events = game.listen()
    left = {
        seat: [
            source
            for kind, source, target, _ in redact(game.state, events, seat)
            if (kind, target) == (MOVED, in_cupola(red))
        ]
        for seat in (0, 1, SPECTATOR)
    }

    assert left == {0: [members_in_hq(red)], 1: [in_hq(red)], SPECTATOR: [in_hq(red)]}


def test_nobody_takes_a_character_that_a_player_sees_for_one_of_the_other() -> None:
    """[15.1.5] What the other may have been dealt is any of the cards that are not in view."""
    game = position(
        "now: choose-character red hand seat-0 cars money hand seat-1 labs boats", "1v1"
    )
    own = {game.state.tables.character_ids.index(name) for name in ("cars", "money")}
    found = set()
    for seed in range(40):
        frame = determinize(game.view(0), random.Random(seed)).frames[-1]
        assert isinstance(frame, KeepCharacter)
        found |= set(cards_of(frame.hands.cards[1]))

    assert found == set(range(len(game.state.tables.characters))) - own
