"""`python -m tools.golden`: choose and write the golden records anew.

In each mode random games are played until they show everything between them, and the fewest that do
are kept; each ending that they lack comes from a written late position.
"""

from pathlib import Path
from typing import Final

import click
from tools.fuzz.play import MODES, Answered, answers, give, recorded, table_of, tables_of
from tools.golden.cover import ending_of, everything, is_of_mode, shown_by

from famiglia.arena.dice import Dice
from famiglia.edition import load
from famiglia.edition.schema import Edition
from famiglia.edition.tables import Tables
from famiglia.edition.vocabulary import LEVELS
from famiglia.record.mode import Mode
from famiglia.record.new import record_at
from famiglia.record.recorder import Recorder

FOLDER: Final = Path("tests/golden")
SEEDS: Final = 60
"""How many games are tried from each position."""


@click.command()
@click.option("--games", default=1500, show_default=True, help="How many to choose from, by mode.")
@click.option("--mode", "modes", type=click.Choice(MODES), multiple=True, default=MODES)
def golden(games: int, modes: tuple[str, ...]) -> None:
    """Write `tests/golden/*.famiglia`."""
    edition = load("tests/edition")
    for mode in modes:
        for old in FOLDER.glob("*.famiglia"):
            if mode_of(old).name == mode:
                old.unlink()
        _write_mode(edition, mode, games)


def mode_of(path: Path) -> Mode:
    """The mode that a file is called after, with its level: four play where none is named."""
    name, level, *_ = [*path.stem.split("-"), ""]
    if name not in MODES:
        return Mode("2v2")
    return Mode(name, level if level in LEVELS else "")


def _write_mode(edition: Edition, mode: str, games: int) -> None:
    tables = tables_of(edition, mode)
    found = {seed: _shown(tables, seed) for seed in range(games)}
    wanted = everything(tables[0])
    wanted |= {each for each in set().union(*found.values()) if mode == "2v2" or is_of_mode(each)}
    for position in sorted((FOLDER / "positions").glob("*.txt")):
        if mode_of(position).name == mode:
            wanted -= _from_position(mode_of(position).tables(edition), position)
    while wanted:
        seed = max(found, key=lambda each: len(found[each] & wanted))
        gained = found[seed] & wanted
        if not gained:
            break
        wanted -= gained
        _write(tables, seed)
        click.echo(f"{mode} seed {seed}: {len(gained)} more, {len(wanted)} left")
    click.echo(f"{mode}, not shown: {sorted(wanted)}")


def _shown(tables: list[Tables], seed: int) -> set[str]:
    game = table_of(tables, seed).game()
    shown: set[str] = set()
    for answer in answers(game, seed):
        shown |= shown_by(game, answer)
        give(game, answer)
    return shown | ending_of(game)


def _write(tables: list[Tables], seed: int) -> None:
    table = table_of(tables, seed)
    game = table.game()
    answered: list[Answered] = []
    for answer in answers(game, seed):
        answered.append(answer)
        give(game, answer)
    mode = table.tables.mode
    name = f"seed-{seed}" if mode == "2v2" else f"{mode}-seed-{seed}"
    text = recorded(table, answered).record.to_text()
    (FOLDER / f"{name}.famiglia").write_text(text, "utf-8")


def _from_position(tables: Tables, path: Path) -> set[str]:
    """The game from this position that shows most; what it shows."""
    played = [_played_on(tables, path, seed) for seed in range(SEEDS)]
    recorder, shown = max(played, key=lambda each: len(each[1]))
    (FOLDER / f"{path.stem}.famiglia").write_text(recorder.record.to_text(), "utf-8")
    click.echo(f"{path.stem}: {sorted(ending_of(recorder.game))}")
    return shown


def _played_on(tables: Tables, path: Path, seed: int) -> tuple[Recorder, set[str]]:
    recorder = record_at(tables, path.read_text("utf-8"))
    dice = Dice(seed)
    shown: set[str] = set()
    while (decision := recorder.decision()) is not None:
        option = dice.answer(decision)
        shown |= shown_by(recorder.game, Answered(decision.seat, decision.kind, option))
        recorder.apply(decision.seat, option)
    return recorder, shown | ending_of(recorder.game)


if __name__ == "__main__":
    golden()
