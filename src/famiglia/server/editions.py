"""Editions that are played: kept in the database as they were, whatever becomes of their files."""

from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from famiglia.edition import Edition, load
from famiglia.edition.source import DATA, built_in
from famiglia.server.store.editions import EditionRow

OVERLAY: Final = "overlay.toml"


class LostEdition(Exception):
    """An edition that cannot be read any more as it was."""


class Played(NamedTuple):
    """An edition, and where bots find it too."""

    edition: Edition
    place: str


class Editions:
    """Editions by their hash; their files are unpacked below a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, Played] = {}
        self._lock = Lock()

    def add(self, place: str) -> EditionRow:
        """An edition to be played, as the database keeps it; raises BrokenEdition."""
        edition = load(place)
        self._known.setdefault(edition.hash, Played(edition, place))
        content = msgspec.json.encode(_files(place)).decode()
        return EditionRow(edition.hash, edition.id, content)

    def played(self, row: EditionRow) -> Played:
        """The edition that a table is played with."""
        with self._lock:
            if row.hash not in self._known:
                self._known[row.hash] = self._unpacked(row)
            return self._known[row.hash]

    def _unpacked(self, row: EditionRow) -> Played:
        folder = self._folder / row.hash
        folder.mkdir(parents=True, exist_ok=True)
        files = msgspec.json.decode(row.content, type=dict[str, str])
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        place = str(folder / OVERLAY if OVERLAY in files else folder)
        edition = load(place)
        if edition.hash != row.hash:
            raise LostEdition(f"{row.id} {row.hash[:12]} has become {edition.hash[:12]}")
        return Played(edition, place)


def _files(place: str) -> dict[str, str]:
    """The files of an edition by their names."""
    path = DATA / place if place in built_in() else Path(place)
    if path.is_file():
        return {OVERLAY: path.read_text(encoding="utf-8-sig")}
    return {each.name: each.read_text(encoding="utf-8-sig") for each in path.glob("*.toml")}
