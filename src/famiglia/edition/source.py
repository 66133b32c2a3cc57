"""Reading the files of complete editions, and which values they claim to be attested."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from famiglia.edition.problems import BrokenEdition, EditionProblem, meant

DATA: Final = Path(__file__).parent / "data"
DEFAULT: Final = "sicilia"
HEADER: Final = "edition"
FILES: Final = {
    HEADER: (HEADER,),
    "box": ("box",),
    "rules": ("rules", "switches", "modes"),
    "board": ("symbols", "mandamenti", "areas", "seas", "area-tiles"),
    "sheets": ("bar", "columns", "sheets"),
    "families": ("families",),
    "mats": ("mats",),
    "orders": ("orders",),
    "characters": ("characters",),
    "tiles": ("control-tiles", "conflict-cards"),
    "solo": ("solo",),
}
"""The files of a complete edition and the keys that stand in each."""
CLAIMS: Final = "rulebook"
"""The key in which a table says which of its values the rulebook states, and on which page."""
_PAGE: Final = re.compile(r"(X )?p\. \d+(-\d+)?")

TomlTable = dict[str, object]


class Source(NamedTuple):
    """What the files of an edition say, before it is understood."""

    tables: TomlTable
    """Everything printed, by key."""
    header: object
    """The [edition] table: id, name, and in an overlay base and remove."""
    claims: dict[str, str]
    """Path of a value to the rulebook page that states it."""
    file: str
    problems: list[EditionProblem]
    origin: dict[str, str]
    """The file of each top-level key; empty for an overlay, which breaks only what is its own."""
    unread: set[str]
    """Top-level keys whose file could not be read at all."""
    owned: frozenset[str] = frozenset()
    """Paths of the values an overlay sets."""
    base: str = ""
    """The edition an overlay lies on; empty for a complete one."""


def built_in() -> list[str]:
    """The ids of the editions that come with the program."""
    return sorted(path.name for path in DATA.iterdir() if (path / "edition.toml").is_file())


def read_folder(folder: Path) -> Source:
    """Read a complete edition."""
    if not (folder / f"{HEADER}.toml").is_file():
        raise BrokenEdition(
            [EditionProblem(str(folder), "", f"is no edition: it has no {HEADER}.toml")]
        )
    origin = {key: f"{name}.toml" for name, keys in FILES.items() for key in keys}
    source = Source({}, {}, {}, folder.name, [], origin, set())
    for name, keys in FILES.items():
        path = folder / f"{name}.toml"
        tables = read_toml(path, source.problems)
        if tables is None:
            source.unread.update(keys)
            continue
        source.claims.update(take_claims(tables, path.name, source.problems))
        for key, value in tables.items():
            if key in keys:
                source.tables[key] = value
            else:
                source.problems.append(EditionProblem(path.name, key, _misplaced(key, keys)))
    return source._replace(header=source.tables.pop(HEADER, {}))


def read_toml(path: Path, problems: list[EditionProblem]) -> TomlTable | None:
    """The tables of a file, or None with the reason noted."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        reason = "the file is missing"
    except UnicodeDecodeError:
        reason = "is not UTF-8 text; save it with that encoding"
    except tomllib.TOMLDecodeError as error:
        reason = f"is not TOML: {error}"
    except OSError as error:
        reason = f"cannot be read: {error.strerror}"
    problems.append(EditionProblem(path.name, "", reason))
    return None


def take_claims(tables: TomlTable, file: str, problems: list[EditionProblem]) -> dict[str, str]:
    """Move every `rulebook` key out of the tables of a file, checking its pages."""
    claims: dict[str, str] = {}
    for path, table in list(_tables(tables)):
        pages = table.pop(CLAIMS, {})
        key = f"{path}.{CLAIMS}" if path else CLAIMS
        if not isinstance(pages, dict):
            problems.append(EditionProblem(file, key, "expected a table of fields and pages"))
            continue
        for field, page in pages.items():
            if isinstance(page, str) and _PAGE.fullmatch(page):
                claims[f"{path}.{field}" if path else field] = page
            else:
                reason = f'a page is written "p. 6" or "X p. 3", got {page!r}'
                problems.append(EditionProblem(file, f"{key}.{field}", reason))
    return claims


def _tables(value: object, path: str = "") -> Iterator[tuple[str, TomlTable]]:
    if isinstance(value, dict):
        yield path, value
        for key, member in value.items():
            if key != CLAIMS:
                yield from _tables(member, f"{path}.{key}" if path else key)


def _misplaced(key: str, keys: tuple[str, ...]) -> str:
    right = next((name for name, others in FILES.items() if key in others), "")
    hint = f"belongs into {right}.toml" if right else f"unknown key{meant(key, keys)}"
    return f"{hint}; known here: {', '.join(keys)}"
