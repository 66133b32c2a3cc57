"""Random games: the seed says everything."""

from famiglia.arena.dice import Dice
from famiglia.arena.random_games import play_random
from famiglia.engine.state import CHANCE, CLASSIC, RECOMMENDED
from famiglia.record.digest import position_digest
from famiglia.record.new import record_of
from famiglia.record.record import from_text
from famiglia.record.recorder import Recorder
from famiglia.record.replay import replay
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


def families_by_default(seed: int) -> tuple[str, Recorder]:
    """What an absent first seat leads, and the game so far."""
    recorder = record_of(TABLES, RECOMMENDED)
    dice = Dice(seed)
    while (decision := recorder.decision()) is not None and len(recorder.record.entries) < 60:
        is_chance = decision.seat == CHANCE
        option = dice.answer(decision) if is_chance else dice.default(recorder.game)
        recorder.apply(decision.seat, option)
    texts = [entry.text for entry in recorder.record.entries if entry.seat == 0]
    return next(text for text in texts if text.startswith("choose-families")), recorder


def test_the_default_of_somebody_absent_is_recorded_like_any_answer() -> None:
    """[3.4.3] Replayed, it is the same game."""
    _, recorder = families_by_default(1)
    again = replay(from_text(recorder.record.to_text()), TABLES)
    assert position_digest(again.state) == position_digest(recorder.game.state)


def test_what_is_hidden_of_a_default_is_drawn_outside_the_engine() -> None:
    """[3.4.3] [R222] Another seed, another choice of families."""
    assert len({families_by_default(seed)[0] for seed in range(8)}) > 1
