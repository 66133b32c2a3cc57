"""Chapter 15, two players: who sees how many are members."""

import random
import re
from functools import partial

import pytest
from tools.fuzz.content import view_content

from famiglia.engine.determinize import determinize
from famiglia.engine.game import Game
from famiglia.engine.redact import redact
from famiglia.engine.view import SPECTATOR
from famiglia.record.position import write
from tests.positions import asked, offered, play, position, show

RED, BLUE = range(2)
"""The seats of Red and Blue."""
OTHERS = (BLUE, SPECTATOR)
SEEDS = 15
"""How many positions are drawn that fit what a seat knows."""

duel = partial(position, mode="1v1")


def receives(game: Game, seat: int, *answers: str) -> list[object]:
    """What a seat sees before, sees and is told with each answer, and what is asked then."""
    game.listen()
    received: list[object] = [(view_content(game.view(seat)), asked(game))]
    for answer in answers:
        play(game, answer)
        events = redact(game.state, game.listen(), seat)
        received.append((view_content(game.view(seat)), events, asked(game)))
    return received


def possible(game: Game, seat: int, family: str = "red") -> set[tuple[int, int]]:
    """Soldati and members that a family may have at home, for all that a seat knows."""
    seen = game.view(seat)
    found = set()
    for seed in range(SEEDS):
        for line in write(determinize(seen, random.Random(seed))).splitlines():
            if line.startswith(f"{family}: "):
                found.add(at_home(line))
    return found or {(0, 0)}


def at_home(line: str) -> tuple[int, int]:
    """Soldati and members at home, as a line says."""
    soldati = re.search(r"\bhq (\d+)", line)
    members = re.search(r"\bmembers (\d+)", line)
    return int(soldati[1]) if soldati else 0, int(members[1]) if members else 0


# 15.2.3 Only sums are public


SET_UP = "set-up, start red\nteams red against blue\n"
STRIKE = """
    round 1 encounter
    licata: red 3, order red/basic-3 revealed
    gela: neutral 2
    now: execute red/basic-3
"""
HIDDEN = {
    "set-up": (SET_UP + "now: split red number 9", ["split {}"], ["0", "4"]),
    "recruit": (
        "now: act red doing recruit 3 must",
        ["act recruit 3{}"],
        ["", " members:1", " members:3"],
    ),
    "reward": (STRIKE, ["act bomb licata gela", "split {}"], ["0", "1", "2"]),
    "recruit and place": (
        "gela: red 1\nnow:\n  act red doing place 2\n  act red doing recruit 3",
        ["act recruit 3{}", "act place gela 1 members:1"],
        [" members:1", " members:2"],
    ),
}


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("where", HIDDEN)
def test_others_see_only_the_sum(where: str, seat: int) -> None:
    """[15.2.2] [15.2.3] [R10] [R112] View, events and questions are the same for any split."""
    text, answers, splits = HIDDEN[where]
    received = []
    for split in splits:
        filled = [answer.format(split) for answer in answers]
        received.append(receives(duel(text), seat, *filled))
    assert all(each == received[0] for each in received)


@pytest.mark.parametrize("where", HIDDEN)
def test_the_own_view_shows_the_split(where: str) -> None:
    """[15.2.3] [R10] Who splits knows what is at home."""
    text, answers, splits = HIDDEN[where]
    seen = set()
    for split in splits:
        game = duel(text)
        play(game, *(answer.format(split) for answer in answers))
        assert possible(game, RED) == {at_home(show(game, "red"))}
        seen.add(view_content(game.view(RED)))
    assert len(seen) == len(splits)


SAME = {
    "turn": (
        "gela: red 1\nred: {}\nnow: act red doing place 3 must",
        ["act place gela 1 members:1"],
    ),
    "order": (
        "round 1 encounter\nlicata: red 1, order red/basic-5 revealed\nred: {}\n"
        "now: execute red/basic-5",
        ["act place licata 1 members:1", "act done"],
    ),
    "labs": (
        "gela: red 1, 2 labs\nred: {}\nnow: act red doing garrison 3",
        ["act members 1", "act garrison gela 1"],
    ),
    "surplus": ("cupola: red 8, blue 4\nred: {}\nnow: majority", ["act members 1"]),
    "refill": ("cupola: red 4, blue 8\nred: {}\nnow: refill red", ["refill 1"]),
    "price": (
        "red: {}, tiles influence\nnow: begin-tile red",
        ["begin-tile influence", "act exert police supply"],
    ),
    "set-up": (
        SET_UP + "gela: red 1\nred: {}\nnow: set-up-unit red left soldati 2",
        ["set-up-unit members 1", "set-up-unit soldati gela 1"],
    ),
    "recruitment": (
        "round 1 encounter\nlicata: red 4, order red/basic-2 revealed\ngela: blue 1\n"
        "red: {}, tiles recruitment\nnow: execute red/basic-2",
        ["act shotgun licata gela land", "force 2", "occupy members:1"],
    ),
    "reinforce": (
        "round 1 encounter\nteams red against white\nnoto: red 1\nred: {}\n"
        "now: reinforce-area red in noto most 2 left 2",
        ["reinforce-area noto 1 members:1"],
    ),
}


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("where", SAME)
def test_what_is_left_at_home_stays_hidden(where: str, seat: int) -> None:
    """[15.2.3] [15.2.4] [R10] [R13] What is deployed shows; the rest is a sum as before."""
    text, answers = SAME[where]
    received = []
    for home in ("hq 3, members 1", "hq 2, members 2", "hq 1, members 3"):
        received.append(receives(duel(text.format(home)), seat, *answers))
    assert received[0] == received[1] == received[2]


def test_the_supply_shows_only_the_sum() -> None:
    """[15.2.3] [R10] Blue's displaced members join Soldati and members there."""
    views = set()
    for split in ("act recruit 2", "act recruit 2 members:2"):
        game = duel("red: members 1\nnow:\n  act red doing place 1\n  act blue doing recruit 2")
        play(game, split, "act members 1")
        views.add(view_content(game.view(RED)))
    assert len(views) == 1


# 15.2.4 Questions by sums


@pytest.mark.parametrize("home", ["hq 2", "members 2", "hq 1, members 1"])
@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("gela: red 1\nred: {}\nnow: act red doing place 2", "red act"),
        ("gela: red 1, 1 lab\nred: {}\nnow: act red doing garrison 3", "red act"),
        ("cupola: red 8, blue 4\nred: {}\nnow: majority", "red act"),
        ("cupola: red 4, blue 8\nred: {}\nnow: refill red", "red refill"),
        ("red: {}, tiles influence\nnow: begin-tile red", "red begin-tile"),
    ],
)
def test_questions_go_by_the_sum(text: str, question: str, home: str) -> None:
    """[15.2.4] [1.4.9] [R13] Two Soldati, two members or one of each: the same is asked."""
    assert asked(duel(text.format(home))) == question


def test_a_question_may_have_one_answer_only() -> None:
    """[15.2.4] [1.4.10] [R13] Red has only Soldati, but others cannot know."""
    game = duel("cupola: red 4, blue 8\nred: hq 2\nnow: refill red")
    assert (asked(game), offered(game)) == ("red refill", {"refill 0"})
