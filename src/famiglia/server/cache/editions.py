"""Editions that are played: kept in the database as they were, whatever becomes of their files."""

import re
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple
from uuid import uuid4

import msgspec

from famiglia.edition import BrokenEdition, Edition, load
from famiglia.edition.source import DATA, built_in
from famiglia.server.config import ConfigError
from famiglia.server.problems import Refusal
from famiglia.server.store.editions import EditionRow

OVERLAY: Final = "overlay.toml"
"""How an overlay is called where it is kept; the files of its base are in a folder beside it."""
_FILE: Final = re.compile(r"([\w-]+/)?[\w-]+\.toml", re.ASCII)


class LostEdition(Refusal):
    """An edition that cannot be read any more as it was."""

    def __init__(self, row: EditionRow, reason: str) -> None:
        detail = f"The edition {row.id} {row.hash[:12]} cannot be read any more as it was: {reason}"
        super().__init__("lost-edition", detail)


class PlayedEdition(NamedTuple):
    """An edition, and where bots find it too."""

    edition: Edition
    source: str


class Editions:
    """Editions by their hash; their files are unpacked below a folder."""

    def __init__(self, folder: Path, more: Iterable[str] = ()) -> None:
        self._folder = folder
        self.offered = {name: name for name in built_in()}
        """Where editions are found with which a table can be opened, by their names."""
        for source in more:
            self._offer(source)
        self._known: dict[str, PlayedEdition] = {}
        self._lock = Lock()

    def _offer(self, source: str) -> None:
        """Raises BrokenEdition, and ConfigError for a second one of a name."""
        name = load(source).id
        if name in self.offered:
            raise ConfigError(f"{source} is called {name}, like {self.offered[name]}.")
        self.offered[name] = source

    def add(self, source: str) -> EditionRow:
        """An edition to be played, as the database keeps it; raises BrokenEdition."""
        edition = load(source)
        content = msgspec.json.encode(_files(source, edition.base)).decode()
        row = EditionRow(edition.hash, edition.id, content)
        if source in built_in():
            self._known.setdefault(edition.hash, PlayedEdition(edition, source))
        else:
            self.edition_of(row)  # Bots read the copy: the owner may go on writing.
        return row

    def edition_of(self, row: EditionRow) -> PlayedEdition:
        """The edition that a table is played with; raises LostEdition."""
        with self._lock:
            if row.hash not in self._known:
                self._known[row.hash] = _built_in(row) or unpacked(row, self._folder / row.hash)
            return self._known[row.hash]


def _built_in(row: EditionRow) -> PlayedEdition | None:
    """What this program has of an edition, if it is still the same: reading one takes a while."""
    if row.id not in built_in():
        return None
    edition = load(row.id)
    return PlayedEdition(edition, row.id) if edition.hash == row.hash else None


def unpacked(row: EditionRow, folder: Path) -> PlayedEdition:
    """An edition as it was kept, read from below a folder; raises LostEdition."""
    files = files_in(row)
    if wrong := [name for name in files if not _FILE.fullmatch(name)]:
        raise LostEdition(row, f"{wrong[0]!r} is no file of an edition.")
    for name, text in files.items():
        _put(folder / name, text)
    source = str(folder / OVERLAY if OVERLAY in files else folder)
    try:
        edition = load(source)
    except BrokenEdition as broken:
        raise LostEdition(row, str(broken.problems[0])) from broken
    if edition.hash != row.hash:
        raise LostEdition(row, f"it has become {edition.hash[:12]}.")
    return PlayedEdition(edition, source)


def files_in(row: EditionRow) -> dict[str, str]:
    """The files of a kept edition by their names."""
    return msgspec.json.decode(row.content, type=dict[str, str])


def _files(source: str, base: str) -> dict[str, str]:
    """The files of an edition by their names; of an overlay also those of its base."""
    path = DATA / source if source in built_in() else Path(source)
    if not path.is_file():
        return _files_of(path)
    beside = path.parent / base
    below = _files_of(beside if beside.is_dir() else DATA / base)
    return {OVERLAY: _read(path), **{f"{base}/{name}": text for name, text in below.items()}}


def _files_of(folder: Path) -> dict[str, str]:
    return {path.name: _read(path) for path in sorted(folder.glob("*.toml"))}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig")


def _put(path: Path, text: str) -> None:
    """Write a file that others may be reading, unless it is there already."""
    if path.is_file() and _read(path) == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    made = path.with_name(f"{path.name}.{uuid4().hex}")
    made.write_text(text, encoding="utf-8", newline="\n")
    try:
        made.replace(path)
    except PermissionError:
        # Windows replaces no file that is being read; another worker has written the same.
        if not (path.is_file() and _read(path) == text):
            raise
    finally:
        made.unlink(missing_ok=True)
