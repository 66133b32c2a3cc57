"""Reading edition files: complete editions, and overlays that owners of the box lie over them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from famiglia.edition.problems import BrokenEdition, Problem, ancestry

DATA: Final = Path(__file__).parent / "data"
DEFAULT: Final = "sicilia"
HEADER: Final = "edition"
FILES: Final = (
    HEADER,
    "box",
    "rules",
    "board",
    "sheets",
    "families",
    "mats",
    "orders",
    "characters",
    "tiles",
    "solo",
)
CLAIMS: Final = "rulebook"
"""The key in which a table says which of its values the rulebook states, and on which page."""
_PAGE: Final = re.compile(r"(X |French )?p\. \d+(-\d+)?")
_LANGUAGES: Final = frozenset({"en", "de", "fr", "ru"})

Table = dict[str, object]


class Source(NamedTuple):
    """What the files of an edition say, before it is understood."""

    tables: Table
    """Everything printed, by key."""
    header: object
    """The [edition] table: id, name, and in an overlay base and remove."""
    claims: dict[str, str]
    """Path of a value to the rulebook page that states it."""
    origin: dict[str, str]
    """Path of a key to the file it was read from."""
    owned: frozenset[str]
    """Paths of the values an overlay sets."""
    base: str
    """The edition an overlay lies on; empty for a complete one."""
    file: str
    problems: list[Problem]


def built_in() -> list[str]:
    """The ids of the editions that come with the program."""
    return sorted(path.name for path in DATA.iterdir() if (path / "edition.toml").is_file())


def read(edition: str | Path) -> Source:
    """Read a built-in edition by id, a folder with a complete one, or an overlay file."""
    if isinstance(edition, str) and edition in built_in():
        return _read_folder(DATA / edition)
    path = Path(edition)
    if path.is_dir():
        return _read_folder(path)
    if path.is_file():
        return _read_overlay(path)
    known = ", ".join(built_in())
    raise BrokenEdition([Problem(str(edition), "", f"no such file; built-in editions: {known}")])


def _read_folder(folder: Path) -> Source:
    source = Source({}, {}, {}, {HEADER: f"{HEADER}.toml"}, frozenset(), "", folder.name, [])
    for name in FILES:
        path = folder / f"{name}.toml"
        tables = _read_toml(path, source.problems)
        source.claims.update(_take_claims(tables, path.name, source.problems))
        for key, value in tables.items():
            if key in source.tables:
                reason = f"stands in {source.origin[key]} already"
                source.problems.append(Problem(path.name, key, reason))
            else:
                source.tables[key] = value
                if key != HEADER:
                    _note_origin(value, key, path.name, source.origin)
    return source._replace(header=source.tables.pop(HEADER, {}))


def _read_overlay(path: Path) -> Source:
    problems: list[Problem] = []
    overlay = _read_toml(path, problems)
    claims = _take_claims(overlay, path.name, problems)
    header = overlay.pop(HEADER, {})
    base_id = _base_id(header, path.name, problems)
    base = _read_folder(DATA / base_id)
    if isinstance(header, dict):
        problems += _remove(base, header.get("remove"), path.name)
    owned = frozenset(key for key, _ in _walk(overlay))
    for claim in list(base.claims):
        if _is_owned(claim, owned):
            del base.claims[claim]
    _note_overlay_origin(overlay, base.origin, path.name)
    base.origin[HEADER] = path.name
    return base._replace(
        tables=_merged(base.tables, overlay),
        header=header,
        claims=base.claims | claims,
        owned=owned,
        base=base_id,
        file=path.name,
        problems=base.problems + problems,
    )


def _base_id(header: object, file: str, problems: list[Problem]) -> str:
    base_id = header.get("base", DEFAULT) if isinstance(header, dict) else DEFAULT
    if base_id in built_in():
        return str(base_id)
    known = ", ".join(built_in())
    problems.append(Problem(file, "edition.base", f"no edition {base_id!r}; known: {known}"))
    return DEFAULT


def _read_toml(path: Path, problems: list[Problem]) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        reason = "the file is missing"
    except UnicodeDecodeError:
        reason = "is not UTF-8 text"
    except tomllib.TOMLDecodeError as error:
        reason = f"is not TOML: {error}"
    except OSError as error:
        reason = f"cannot be read: {error.strerror}"
    problems.append(Problem(path.name, "", reason))
    return {}


def _walk(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The values below a table with their paths; a list is one value."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield from _walk(member, f"{path}.{key}" if path else key)
    else:
        yield path, value


def _note_origin(value: object, path: str, file: str, origin: dict[str, str]) -> None:
    origin.setdefault(path, file)
    if isinstance(value, dict):
        for key, member in value.items():
            _note_origin(member, f"{path}.{key}", file, origin)


def _note_overlay_origin(overlay: Table, origin: dict[str, str], file: str) -> None:
    """Values of the overlay are the overlay's; so is a table the base does not have."""
    for key, _ in _walk(overlay):
        origin[key] = file
        for above in ancestry(key):
            origin.setdefault(above, file)


def _take_claims(tables: Table, file: str, problems: list[Problem]) -> dict[str, str]:
    """Move every `rulebook` key out of the tables of a file, checking its pages."""
    claims: dict[str, str] = {}
    for path, table in list(_tables(tables)):
        pages = table.pop(CLAIMS, {})
        key = f"{path}.{CLAIMS}" if path else CLAIMS
        if not isinstance(pages, dict):
            problems.append(Problem(file, key, "expected a table of fields and pages"))
            continue
        for field, page in pages.items():
            if isinstance(page, str) and _PAGE.fullmatch(page):
                claims[f"{path}.{field}" if path else field] = page
            else:
                reason = f'a page is written "p. 6" or "X p. 3", got {page!r}'
                problems.append(Problem(file, f"{key}.{field}", reason))
    return claims


def _tables(value: object, path: str = "") -> Iterator[tuple[str, Table]]:
    if isinstance(value, dict):
        yield path, value
        for key, member in value.items():
            if key != CLAIMS:
                yield from _tables(member, f"{path}.{key}" if path else key)


def _merged(base: object, overlay: object) -> Table:
    """The base with the overlay's values in place of its own, table by table."""
    if isinstance(base, str) and isinstance(overlay, dict) and set(overlay) <= _LANGUAGES:
        base = {"en": base}
    if not (isinstance(base, dict) and isinstance(overlay, dict)):
        return overlay  # type: ignore[return-value]
    return base | {
        key: _merged(base[key], value) if key in base else value for key, value in overlay.items()
    }


def _is_owned(path: str, owned: frozenset[str]) -> bool:
    return any(above in owned for above in ancestry(path))


def _remove(base: Source, paths: object, file: str) -> list[Problem]:
    """Take out of the base what an overlay says its box does not have."""
    wanted = [str(path) for path in paths] if isinstance(paths, list) else []
    missing = [path for path in wanted if not _taken_out(base.tables, path)]
    for claim in list(base.claims):
        if _is_owned(claim, frozenset(wanted)):
            del base.claims[claim]
    return [Problem(file, "edition.remove", f"there is no {path!r} to remove") for path in missing]


def _taken_out(tables: Table, path: str) -> bool:
    *above, key = path.split(".")
    table: object = tables
    for part in above:
        table = table.get(part) if isinstance(table, dict) else None
    if not isinstance(table, dict) or key not in table:
        return False
    del table[key]
    return True
