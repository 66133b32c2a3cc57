"""Random games under every law: conservation, no dead end, views, copies, records, undo."""

import os
from pathlib import Path

import pytest
from tools.fuzz import run as fuzzer
from tools.fuzz.play import Answered, answers, give, table_of

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.game import Game
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from tests.engine.build import PLAIN

TABLES = flatten(load(PLAIN), "2v2")
GAMES = int(os.environ.get("FAMIGLIA_SLICE", "400"))


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_keeps_every_law(seed: int, tmp_path: Path) -> None:
    """[3.4.2] Every law after every answer, the costly ones now and then."""
    assert fuzzer.play(TABLES, seed, tmp_path, watched=True) > 100


def test_random_games_never_get_stuck(tmp_path: Path) -> None:
    """Pieces are conserved and something can be answered, with every switch and set-up."""
    assert fuzzer.run(TABLES, range(1, 10), tmp_path).games == 9


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_many_random_games_keep_every_law(tmp_path: Path) -> None:
    """The product's edition; one game in ten is looked at by all laws."""
    played = fuzzer.run(flatten(load(), "2v2"), range(5000, 5000 + GAMES), tmp_path)
    assert played.watched == GAMES // 10


def test_a_game_that_breaks_a_law_is_kept_as_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replayed, it stands where the law was found broken."""
    seen: list[int] = []

    def breaks_later(game: Game) -> None:
        seen.append(1)
        if len(seen) == 60:
            raise AssertionError("sixty answers are enough")

    monkeypatch.setattr(fuzzer, "always", breaks_later)
    with pytest.raises(fuzzer.Crash, match=r"seed 3 after 60 answers.*sixty.*seed-3"):
        fuzzer.play(TABLES, 3, tmp_path, watched=False)

    record = from_text((tmp_path / "seed-3.famiglia").read_text("utf-8"))
    game = table_of(TABLES, 3).game()
    given: list[Answered] = []
    for answer in answers(game, 3):
        if len(given) == 60:
            break
        given.append(answer)
        give(game, answer)
    assert position_digest(replay(record, TABLES).state) == position_digest(game.state)
