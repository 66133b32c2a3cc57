"""Editions that are played stay as they were, whatever becomes of their files."""

import shutil
from pathlib import Path

import msgspec
import pytest

from famiglia.edition import load
from famiglia.edition.source import DATA
from famiglia.server.cache.editions import Editions, LostEdition, files_in
from famiglia.server.store.editions import EditionRow

MINE = 'areas.noto.name = "Noto Antica"\n[edition]\nid = "mine"\n'


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE)
    return path


def changed(row: EditionRow, name: str, old: str, new: str) -> EditionRow:
    """The same row with something else in one of its files."""
    files = files_in(row)
    assert old in files[name]
    content = files | {name: files[name].replace(old, new)}
    return row._replace(content=msgspec.json.encode(content).decode())


def test_an_overlay_is_kept_with_its_base(overlay: Path, tmp_path: Path) -> None:
    row = Editions(tmp_path / "one").add(str(overlay))
    printed = load(overlay)
    overlay.unlink()
    played = Editions(tmp_path / "other").edition_of(row)
    assert played.edition.hash == printed.hash
    assert {f"sicilia/{path.name}" for path in (DATA / "sicilia").glob("*.toml")} <= set(
        files_in(row)
    )


def test_an_overlay_is_read_over_the_base_it_was_kept_with(overlay: Path, tmp_path: Path) -> None:
    """Here that base is not the built-in one any more."""
    base = tmp_path / "then" / "sicilia"
    shutil.copytree(DATA / "sicilia", base)
    board = base / "board.toml"
    board.write_text(board.read_text().replace('"Enna"', '"Castrogiovanni"'))
    then = Path(shutil.copy(overlay, base.parent))
    row = Editions(tmp_path / "one").add(str(then))
    assert row.hash not in (load(overlay).hash, load().hash)
    shutil.rmtree(base.parent)
    played = Editions(tmp_path / "other").edition_of(row)
    assert played.edition.areas["enna"].name.en == "Castrogiovanni"
    again = Editions(tmp_path / "third").add(played.source)
    assert again == row, "what was unpacked can be played with again"


def test_an_overlay_kept_without_its_base_is_still_read(overlay: Path, tmp_path: Path) -> None:
    content = msgspec.json.encode({"overlay.toml": MINE}).decode()
    row = EditionRow(load(overlay).hash, "mine", content)
    assert Editions(tmp_path).edition_of(row).edition.hash == row.hash


def test_an_edition_that_is_not_as_it_was_is_lost(overlay: Path, tmp_path: Path) -> None:
    """Whoever plays with it is told so; it is no failure of the server."""
    row = Editions(tmp_path).add(str(overlay))
    other = changed(row, "overlay.toml", "Antica", "Nuova")
    damaged = changed(row, "overlay.toml", "[", "")
    elsewhere = row._replace(content='{"../box.toml": ""}')
    for place, broken in enumerate((other, damaged, elsewhere)):
        with pytest.raises(LostEdition, match=r"mine .* cannot be read any more") as lost:
            Editions(tmp_path / str(place)).edition_of(broken)
        assert lost.value.key == "lost-edition"
    assert not (tmp_path / "2" / row.hash).exists()
    assert not (tmp_path / "2" / "box.toml").exists()
