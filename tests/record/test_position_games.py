"""Whatever happens in a game can be written, and read again as exactly what it was."""

import random
from collections.abc import Callable

import pytest
from tools.fuzz.content import content

from famiglia.arena.dice import Dice
from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import Tables
from famiglia.engine.game import Decision, Game
from famiglia.engine.options import DONE
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.digest import flat
from famiglia.record.new import record_of
from famiglia.record.position import BadPosition, read, write
from famiglia.record.recorder import Recorder
from famiglia.record.set_up import SET_UPS, SetUp
from tests.positions import tables_of

RANDOM_GAMES = 400
GAMES_OF_A_TEST = 80
"""In each set-up, under both rules and in every mode."""
MODES = (("2v2", ""), ("1v1", ""), ("2v1", "easy"), ("2v1", "medium"), ("2v1", "hard"))
"""With their levels."""
PLAIN = [tables_of(mode, level) for mode, level in MODES]
BUILT_IN = [flatten(load(), mode, level) for mode, level in MODES]
EVERYTHING = RECOMMENDED | 32
SET_UP_ENTRIES = 70
"""Entries after which the set-up of any game is over."""


def named(tables: Tables) -> str:
    return f"{tables.edition} {tables.mode} {tables.level}".strip()


def asked(decision: Decision | None) -> object:
    return decision and (decision.seat, decision.kind, decision.options)


def check(game: Game) -> None:
    """Its text says the same pieces, facts, rules and steps, and leads to the same question."""
    state = game.state
    text = write(state)
    again = read(text, state.tables)

    assert flat(again) == flat(state)
    assert again.seat_of == state.seat_of
    assert content(again.rules) == content(state.rules)
    assert [content(frame) for frame in again.frames] == [content(frame) for frame in state.frames]
    assert write(again) == text
    assert asked(Game(again).decision()) == asked(game.decision())


def play(recorder: Recorder, dice: Dice, most: int, look: Callable[[Game], None]) -> None:
    """A lively game, in which little is declined; every decision and the end are looked at."""
    look(recorder.game)
    while (decision := recorder.decision()) is not None and len(recorder.record.entries) < most:
        answer = dice.answer(decision)
        if answer == DONE:
            answer = dice.answer(decision)
        recorder.apply(decision.seat, answer)
        dice.interject(recorder)
        look(recorder.game)


@pytest.mark.parametrize("tables", [*PLAIN[:3], *BUILT_IN[:3]], ids=named)
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=list(SET_UPS))
def test_every_moment_of_a_set_up_can_be_told(tables: Tables, set_up: SetUp) -> None:
    play(record_of(tables, RECOMMENDED, set_up), Dice(1), SET_UP_ENTRIES, check)


@pytest.mark.parametrize("tables", [*PLAIN[:3], *BUILT_IN[:3]], ids=named)
def test_every_moment_of_a_game_can_be_told(tables: Tables) -> None:
    rules = EVERYTHING if tables in PLAIN else CLASSIC
    recorder = record_of(tables, rules, SetUp(quick=True))
    play(recorder, Dice(2), 5000, check)

    assert recorder.decision() is None


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("first", range(1000, 1000 + RANDOM_GAMES, GAMES_OF_A_TEST))
def test_every_moment_of_many_games_can_be_told(first: int) -> None:
    set_ups = list(SET_UPS.values())
    for seed in range(first, first + GAMES_OF_A_TEST):
        tables = (PLAIN, BUILT_IN)[seed % 2][seed // 16 % len(MODES)]
        rules = (CLASSIC, EVERYTHING)[seed // 2 % 2]
        play(record_of(tables, rules, set_ups[seed // 4 % 4]), Dice(seed), 5000, check)


# Damaged texts


def texts_of(tables: Tables, seed: int) -> list[str]:
    """The positions of a game."""
    texts: list[str] = []
    recorder = record_of(tables, EVERYTHING)
    play(recorder, Dice(seed), 5000, lambda game: texts.append(write(game.state)))
    return texts


def damaged(text: str, known: list[str], rng: random.Random) -> str:
    """A line or a word is gone, doubled, moved or another one."""
    lines = text.split("\n")
    line = rng.randrange(len(lines))
    words = lines[line].split(" ")
    word = rng.randrange(len(words))
    match rng.randrange(5):
        case 0:
            del lines[line]
            return "\n".join(lines)
        case 1:
            lines.insert(rng.randrange(len(lines)), lines[line])
            return "\n".join(lines)
        case 2:
            words[word] = rng.choice(known)
        case 3:
            words.insert(word, rng.choice(known))
        case _:
            del words[word]
    lines[line] = " ".join(words)
    return "\n".join(lines)


def check_damaged(text: str, tables: Tables) -> bool:
    """It is refused, or says something else, which can be written."""
    try:
        state = read(text, tables)
    except BadPosition:
        return True
    again = write(state)
    assert write(read(again, tables)) == again
    return False


def check_many(tables: Tables, seed: int, number: int) -> int:
    """How many of so many damaged texts of a game are refused."""
    rng = random.Random(seed)
    texts = texts_of(tables, seed)
    known = sorted({word for text in texts for word in text.split()})
    tried = [damaged(rng.choice(texts), known, rng) for _ in range(number)]
    return sum(check_damaged(text, tables) for text in tried)


@pytest.mark.parametrize("tables", BUILT_IN[:3], ids=named)
def test_a_damaged_text_is_refused_or_says_something_else(tables: Tables) -> None:
    assert check_many(tables, 3, 400) > 200


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_many_damaged_texts_are_refused_or_say_something_else() -> None:
    for seed in range(2000, 2000 + RANDOM_GAMES // 10):
        assert check_many(BUILT_IN[seed % len(MODES)], seed, 1000) > 500
