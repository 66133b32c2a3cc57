"""`python -m tools.golden`: choose and write the golden records anew.

Random games are played until they show everything between them, and the fewest that do are kept;
each ending that they lack comes from a written late position.
"""

from pathlib import Path
from typing import Final

import click
from tools.fuzz.play import Answered, answers, give, recorded, table_of
from tools.golden.cover import ending_of, everything, shown_by

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.record.driver import Dice, record_at
from famiglia.record.recorder import Recorder

FOLDER: Final = Path("tests/golden")
SEEDS: Final = 60
"""How many games are tried from each position."""
ENDINGS: Final = ("family", "team", "majority", "tie-break area", "starting piece", "draw")


@click.command()
@click.option("--games", default=1500, show_default=True, help="How many games to choose from.")
def golden(games: int) -> None:
    """Write `tests/golden/*.famiglia`."""
    tables = flatten(load("tests/edition"), "2v2")
    found = {seed: _shown(tables, seed) for seed in range(games)}
    wanted = everything(tables) | {f"ending {ending}" for ending in ENDINGS}
    wanted |= set().union(*found.values())
    for old in FOLDER.glob("*.famiglia"):
        old.unlink()
    for position in sorted((FOLDER / "positions").glob("*.txt")):
        wanted -= _from_position(tables, position)
    while wanted:
        seed = max(found, key=lambda each: len(found[each] & wanted))
        gained = found[seed] & wanted
        if not gained:
            break
        wanted -= gained
        _write(tables, seed)
        click.echo(f"seed {seed}: {len(gained)} more, {len(wanted)} left")
    click.echo(f"not shown: {sorted(wanted)}")


def _shown(tables: Tables, seed: int) -> set[str]:
    game = table_of(tables, seed).game()
    shown: set[str] = set()
    for answer in answers(game, seed):
        shown |= shown_by(game, answer)
        give(game, answer)
    return shown | ending_of(game)


def _write(tables: Tables, seed: int) -> None:
    table = table_of(tables, seed)
    game: Game = table.game()
    given: list[Answered] = []
    for answer in answers(game, seed):
        given.append(answer)
        give(game, answer)
    text = recorded(table, given).record.to_text()
    (FOLDER / f"seed-{seed}.famiglia").write_text(text, "utf-8")


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
