"""Damaging a copy of the edition, or laying an overlay over it, and examining the result."""

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from famiglia.edition import Examined, examine
from famiglia.edition.source import DATA

Change = Callable[[str], str]
"""What is done to the text of a file."""


class Damage(NamedTuple):
    """A kind of damage, and what must be said about it."""

    name: str
    file: str
    change: Change
    key: str
    reason: str


def names(damages: list[Damage]) -> list[str]:
    """Readable names for a table of damages."""
    return [damage.name for damage in damages]


def copied(tmp_path: Path, name: str = "damaged") -> Path:
    """A copy of the product's edition files."""
    folder = tmp_path / name
    folder.mkdir()
    for file in (DATA / "sicilia").glob("*.toml"):
        shutil.copy(file, folder)
    return folder


def damaged(tmp_path: Path, file: str, change: Change) -> Examined:
    """What examining says after one file of a copy was changed."""
    folder = copied(tmp_path)
    spoil(folder, file, change)
    return examine(folder)


def spoil(folder: Path, file: str, change: Change) -> None:
    """Change a file; it must really become another one."""
    path = folder / file
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    path.write_text(after, encoding="utf-8")


def overlaid(tmp_path: Path, text: str, name: str = "mine.toml") -> Examined:
    """What examining an overlay with this text says."""
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return examine(path)


def assert_refused(examined: Examined, file: str, key: str, reason: str) -> None:
    """The edition is refused with a message that names file, key and reason."""
    found = "\n".join(str(problem) for problem in examined.problems)
    assert examined.edition is None, "the damage was not noticed"
    assert any(
        problem.file == file
        and problem.key == key
        and reason in problem.reason
        and not problem.is_warning
        for problem in examined.problems
    ), f"expected {file}: {key}: ...{reason}..., found:\n{found}"


# Changes


def text(old: str, new: str) -> Change:
    """Replace a piece of text that occurs once."""

    def change(content: str) -> str:
        assert content.count(old) == 1, f"{old!r} occurs {content.count(old)} times"
        return content.replace(old, new)

    return change


def added(more: str) -> Change:
    """Put text at the end of the file."""
    return lambda content: f"{content}\n{more}\n"


def put(path: str, value: object) -> Change:
    """Set the value at a path, whether it was there or not."""

    def change(content: str) -> str:
        tables = tomllib.loads(content)
        *above, key = path.split(".")
        table = _reach(tables, above)
        assert table.get(key, None) != value or type(table[key]) is not type(value)
        table[key] = value
        return as_toml(tables)

    return change


def drop(path: str) -> Change:
    """Remove the key at a path."""

    def change(content: str) -> str:
        tables = tomllib.loads(content)
        *above, key = path.split(".")
        del _reach(tables, above)[key]
        return as_toml(tables)

    return change


def swap(path: str, old: object, new: object) -> Change:
    """Put one member in place of another in the list at a path."""

    def change(content: str) -> str:
        tables = tomllib.loads(content)
        *above, key = path.split(".")
        table = _reach(tables, above)
        members = table[key]
        assert isinstance(members, list)
        place = members.index(old) if old is not None else len(members)
        members[place : place + 1] = [new] if new is not None else []
        return as_toml(tables)

    return change


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""

    def change(content: str) -> str:
        for each in changes:
            content = each(content)
        return content

    return change


def _reach(tables: dict[str, object], path: list[str]) -> dict[str, object]:
    for key in path:
        table = tables[key]
        assert isinstance(table, dict)
        tables = table
    return tables


def as_toml(tables: dict[str, object]) -> str:
    """Tables as TOML, one top-level key a line."""
    return "\n".join(f"{json.dumps(key)} = {_inline(value)}" for key, value in tables.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        members = (f"{json.dumps(key)} = {_inline(member)}" for key, member in value.items())
        return "{ " + ", ".join(members) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(member) for member in value) + "]"
    return json.dumps(value, ensure_ascii=False)
