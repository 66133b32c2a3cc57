"""Random games under every law: conservation, no dead end, views, copies, records, undo."""

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner
from tools.fuzz import run as fuzzer
from tools.fuzz.__main__ import fuzz
from tools.fuzz.play import MODES, Answered, answers, give, table_of, tables_of

from famiglia.edition import load
from famiglia.engine.game import Game
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from tests.engine.build import PLAIN

TABLES: Final = {mode: tables_of(load(PLAIN), mode) for mode in MODES}
FUZZED_GAMES: Final = 400


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_keeps_every_law(mode: str, seed: int, tmp_path: Path) -> None:
    """[3.4.2] Every law after every answer, the costly ones now and then."""
    assert fuzzer.play(TABLES[mode], seed, tmp_path, watched=True).answers > 100


@pytest.mark.parametrize("mode", MODES)
def test_random_games_never_get_stuck(mode: str, tmp_path: Path) -> None:
    """Pieces are conserved and something can be answered, with every switch and set-up."""
    assert fuzzer.run(TABLES[mode], range(1, 8), tmp_path).games == 7


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("mode", "secrets"),
    [
        ("2v2", {"orders", "cards"}),
        ("1v1", {"orders", "cards", "characters", "members"}),
        ("2v1", {"orders", "cards", "characters"}),
    ],
)
def test_many_random_games_keep_every_law(mode: str, secrets: set[str], tmp_path: Path) -> None:
    """The product's edition; one game in ten is looked at by all laws, the blind test too."""
    played = fuzzer.run(tables_of(load(), mode), range(5000, 5000 + FUZZED_GAMES), tmp_path)
    assert played.watched == FUZZED_GAMES // 10
    assert secrets <= set(played.exchanged)


def test_every_level_is_played() -> None:
    """[16.2.1] In 2v1 the level changes from seed to seed, unless one is named."""
    levels = {table_of(TABLES["2v1"], seed).tables.level for seed in range(20)}
    assert levels == {"easy", "medium", "hard"}
    assert [tables.level for tables in tables_of(load(PLAIN), "2v1", "hard")] == ["hard"]


def test_the_fuzzer_says_what_it_has_played() -> None:
    done = CliRunner().invoke(fuzz, ["--games", "1", "--seed", "3", "--mode", "1v1"])
    assert "1 games of 1v1 clean, 0 of them under all laws" in done.output

    wrong = CliRunner().invoke(fuzz, ["--mode", "1v1", "--level", "easy"])
    assert "1v1 has no levels" in wrong.output


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
    with pytest.raises(fuzzer.Crash, match=r"seed 3 after 60 answers.*sixty.*2v1-seed-3"):
        fuzzer.play(TABLES["2v1"], 3, tmp_path, watched=False)

    record = from_text((tmp_path / "2v1-seed-3.famiglia").read_text("utf-8"))
    table = table_of(TABLES["2v1"], 3)
    game = table.game()
    answered: list[Answered] = []
    for answer in answers(game, 3):
        if len(answered) == 60:
            break
        answered.append(answer)
        give(game, answer)
    assert position_digest(replay(record, table.tables).state) == position_digest(game.state)
