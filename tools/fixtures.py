"""Writes what the server sends in real games, for tests of the page.

python -m tools.fixtures build/fixtures
"""

import shutil
import sys
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from tools.fuzz.play import FuzzTable
from tools.random_table import RealTable, Sort, chapters

from famiglia.drawing.geometry import map_of
from famiglia.drawing.look import look_of
from famiglia.edition import load
from famiglia.edition.schema import Edition
from famiglia.engine.kinds import ACT, ANYTIME, KINDS
from famiglia.engine.state import RECOMMENDED
from famiglia.record.mode import Mode
from famiglia.record.set_up import FULL, SetUp
from famiglia.server.services import Runtime, Services, open_services
from famiglia.wire.edition import edition_message

MODES: Final = (Mode("2v2"), Mode("1v1"), Mode("2v1", "easy"))
GAMES_OF_EACH_MODE: Final = 8
"""From how many games of each mode the questions are taken."""
MOST_GAMES: Final = 200
"""So many are tried until every kind of question has been asked in one of the modes."""
BY_CHANCE: Final = ("draw-", "deal-")
"""How the names of questions begin that nobody but chance is asked."""


class KindMessage(msgspec.Struct, frozen=True):
    """A kind of question, and the variants of its answers."""

    name: str
    variants: list[str]
    is_asked: bool
    """Whether players are asked."""


def main() -> None:
    """The folder is replaced when all is written: somebody may be reading it."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent) as made:
        folder = Path(made) / target.name
        _write_all(folder)
        shutil.rmtree(target, ignore_errors=True)
        folder.rename(target)


def _write_all(folder: Path) -> None:
    edition = load()
    _write(folder / "map.json", map_of(edition))
    _write(folder / "drawing.json", look_of(edition))
    with TemporaryDirectory() as kept:
        numbers = count(1_000_000)
        runtime = Runtime(lambda: next(numbers), lambda: f"drawn-{next(numbers)}")
        services = open_services(f"sqlite:///{kept}/famiglia.db", Path(kept), runtime)
        try:
            _write_games(folder, edition, services)
        finally:
            services.close()


class _Games(NamedTuple):
    """The games of a mode, where they are written, and what has been asked in them."""

    services: Services
    folder: Path
    mode: Mode
    table: FuzzTable
    known: set[Sort]

    def write(self, seed: int) -> None:
        """A game, if something new is asked in it."""
        parts = chapters(self.table, seed, self.known)
        if len(parts) == 1 and seed > 0:
            return
        at = RealTable(self.services, self.mode, f"{self.mode.name}-{seed}", "full")
        if seed == 0:
            _write(self.folder / "open.json", at.snapshot(0))
        at.begin()
        for chapter in at.play(parts):
            if chapter.kind:
                of_kind = self.folder / "questions" / chapter.kind
                number = len(list(of_kind.glob("*.json")))
                _write(of_kind / f"{number}.json", at.snapshot(chapter.seat))
        if seed == 0:
            _write(self.folder / "over.json", at.snapshot(0))
            _write(self.folder / "log.json", at.rows(0))
            _write(self.folder / "moments.json", at.moments(0))

    def write_quick(self) -> None:
        """The beginning of a game in which chance sets up everything."""
        quick = SetUp(quick=True)
        parts = chapters(self.table._replace(set_up=quick), 0, set())
        at = RealTable(self.services, self.mode, f"{self.mode.name}-quick", str(quick))
        at.begin()
        for chapter in at.play(parts[:3]):
            if chapter.kind:
                other = (chapter.seat + 1) % len(self.table.tables.seats)
                _write(self.folder / "waiting.json", at.snapshot(other))
        _write(self.folder / "quick.json", at.rows(0))


def _write_games(folder: Path, edition: Edition, services: Services) -> None:
    played = []
    for mode in MODES:
        tables, own = mode.tables(edition), folder / mode.name
        _write(own / "edition.json", edition_message(edition, tables))
        played.append(_Games(services, own, mode, FuzzTable(tables, RECOMMENDED, FULL), set()))
        played[-1].write_quick()
    asked = _write_until_all_is_asked(played)
    _write(folder / "kinds.json", _kinds(asked))


def _write_until_all_is_asked(played: list[_Games]) -> set[tuple[str, str]]:
    """The kinds and variants that were on offer."""
    wanted = {KINDS[kind].name for kind in KINDS if _is_asked(kind)}
    for seed in range(MOST_GAMES):
        asked = {(kind, variant) for games in played for kind, variant, _ in games.known}
        missing = wanted - {kind for kind, _ in asked}
        if seed >= GAMES_OF_EACH_MODE and not missing:
            return asked
        for games in played:
            games.write(seed)
    sys.exit(f"never asked: {', '.join(sorted(missing))}")


def _kinds(asked: set[tuple[str, str]]) -> list[KindMessage]:
    """The table of kinds; of the words of actions those that were on offer, not all are."""
    return [
        KindMessage(
            kind.name,
            [name for name in kind.variants if number != ACT or (kind.name, name) in asked]
            + (["done"] if kind.repeats else []),
            _is_asked(number),
        )
        for number, kind in KINDS.items()
    ]


def _is_asked(kind: int) -> bool:
    return kind != ANYTIME and not KINDS[kind].name.startswith(BY_CHANCE)


def _write(path: Path, message: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(message))


if __name__ == "__main__":
    main()
