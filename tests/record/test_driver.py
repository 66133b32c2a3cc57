"""Random games: the seed says everything."""

from famiglia.engine.state import CHANCE, CLASSIC, RECOMMENDED
from famiglia.record.driver import play_random
from tests.record.games import TABLES


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play_random(TABLES, RECOMMENDED, 3) for _ in range(2))

    assert one.record.to_text() == other.record.to_text()
    assert play_random(TABLES, RECOMMENDED, 4).record.entries != one.record.entries


def test_chance_does_not_hear_what_the_seats_answer() -> None:
    games = [play_random(TABLES, rules, 3) for rules in (CLASSIC, RECOMMENDED)]
    spoken = [
        [entry.text for entry in game.record.entries if entry.seat == CHANCE] for game in games
    ]

    assert spoken[0] == spoken[1]
    assert games[0].game.decision() is None
