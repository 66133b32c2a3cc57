"""Overlays: an owner's values laid over a built-in edition, key by key, before it is understood."""

from collections.abc import Iterator
from pathlib import Path

from famiglia.edition.problems import BrokenEdition, EditionProblem, ancestry, meant
from famiglia.edition.schema.component import LANGUAGES
from famiglia.edition.source import (
    DATA,
    DEFAULT,
    HEADER,
    Source,
    TomlTable,
    built_in,
    read_folder,
    read_toml,
    take_claims,
)


def read_overlay(path: Path) -> Source:
    """Read an overlay file together with the edition it lies on."""
    problems: list[EditionProblem] = []
    overlay = read_toml(path, problems)
    if overlay is None:
        raise BrokenEdition(problems)
    claims = take_claims(overlay, path.name, problems)
    header = overlay.pop(HEADER, {})
    base_id, folder = _base(header, path, problems)
    base = read_folder(folder)
    overlay = _without_empty(overlay, base.tables)
    removed = _remove(base.tables, header, path.name, problems)
    owned = frozenset(key for key, _ in _walk(overlay))
    kept = {key: page for key, page in base.claims.items() if not _is_below(key, owned | removed)}
    return base._replace(
        tables=_merged_tables(base.tables, overlay),
        header=header,
        claims=kept | claims,
        file=path.name,
        problems=problems,
        origin={},
        owned=owned,
        base=base_id,
    )


def _base(header: object, path: Path, problems: list[EditionProblem]) -> tuple[str, Path]:
    """The edition an overlay lies on: one beside it, as it was then, else a built-in one."""
    base_id = header.get("base", DEFAULT) if isinstance(header, dict) else DEFAULT
    beside = path.parent / str(base_id)
    if beside.name == base_id and (beside / f"{HEADER}.toml").is_file():
        return beside.name, beside
    if base_id in built_in():
        return str(base_id), DATA / str(base_id)
    reason = (
        f"no edition {base_id!r}{meant(str(base_id), built_in())}; known: {', '.join(built_in())}"
    )
    problems.append(EditionProblem(path.name, f"{HEADER}.base", reason))
    return DEFAULT, DATA / DEFAULT


def _without_empty(overlay: TomlTable, base: TomlTable) -> TomlTable:
    """The overlay without tables that say nothing about what the base has: unfilled headings."""
    kept: TomlTable = {}
    for key, value in overlay.items():
        if isinstance(value, dict) and key in base:
            below = base[key]
            filled = _without_empty(value, below if isinstance(below, dict) else {})
            if filled:
                kept[key] = filled
        else:
            kept[key] = value
    return kept


def _remove(
    base: TomlTable, header: object, file: str, problems: list[EditionProblem]
) -> frozenset[str]:
    """Take out of the base what an overlay says its box does not have."""
    listed = header.get("remove") if isinstance(header, dict) else None
    paths = [path for path in listed if isinstance(path, str)] if isinstance(listed, list) else []
    for path in paths:
        if not _taken_out(base, path):
            reason = f"there is no {path!r} to remove"
            problems.append(EditionProblem(file, f"{HEADER}.remove", reason))
    return frozenset(paths)


def _taken_out(tables: TomlTable, path: str) -> bool:
    *above, key = path.split(".")
    table: object = tables
    for part in above:
        table = table.get(part) if isinstance(table, dict) else None
    if not isinstance(table, dict) or key not in table:
        return False
    del table[key]
    return True


def _merged_tables(base: TomlTable, overlay: TomlTable) -> TomlTable:
    return base | {
        key: _merged(base[key], value) if key in base else value for key, value in overlay.items()
    }


def _merged(base: object, overlay: object) -> object:
    """The base with the overlay's values in place of its own; all but tables is replaced whole."""
    if isinstance(base, str) and isinstance(overlay, dict) and set(overlay) <= set(LANGUAGES):
        base = {"en": base}
    if isinstance(base, dict) and isinstance(overlay, dict):
        return _merged_tables(base, overlay)
    return overlay


def _walk(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The values below a table with their paths; a list is one value."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield from _walk(member, f"{path}.{key}" if path else key)
    else:
        yield path, value


def _is_below(path: str, keys: frozenset[str]) -> bool:
    return any(above in keys for above in ancestry(path))
