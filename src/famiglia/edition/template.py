"""The overlay an owner of the box fills in: every printed value, commented out, with its source."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from famiglia.edition.load import RECONSTRUCTED
from famiglia.edition.schema import Edition
from famiglia.edition.walk import leaves, plain

_HEAD: Final = """\
# An overlay over the edition {id!r} ({hash}).
#
# For owners of the box: remove the `#` before a value and write what is printed on your
# component. Values marked "rulebook" are stated by the rulebook's text, the others are
# reconstructed. What you leave commented stays as it is. Lists are replaced as a whole.
#
# To drop something your box does not have, name it in `remove`; to write a sheet anew, remove
# its spaces and add yours:   remove = ["sheets.1.spaces"]
#
# Then: famiglia edition check mine.toml
#       famiglia edition diff {id} mine.toml
"""
_HEADER: Final = """
[edition]
id = "my-box"
name = "My box"
base = "{base}"
# remove = []
"""


def template(edition: Edition) -> str:
    """An overlay that changes nothing until it is filled in."""
    tree = plain(edition)
    assert isinstance(tree, dict)
    sources = _sources(edition)
    lines = [_HEAD.format(id=edition.id, hash=edition.hash[:12])]
    lines += _values(
        "", {key: value for key, value in tree.items() if not _is_table(value)}, sources
    )
    lines += [_HEADER.format(base=edition.base or edition.id)]
    for key, value in tree.items():
        if isinstance(value, dict):
            lines += _table(key, value, sources)
    return "\n".join([*lines, ""])


def _table(path: str, table: Mapping[str, object], sources: Mapping[str, str]) -> Iterator[str]:
    values = {key: value for key, value in table.items() if not _is_table(value)}
    if values:
        yield ""
        yield f"[{path}]"
        yield from _values(path, values, sources)
    for key, value in table.items():
        if _is_table(value):
            assert isinstance(value, dict)
            yield from _table(f"{path}.{key}", value, sources)


def _values(path: str, values: Mapping[str, object], sources: Mapping[str, str]) -> Iterator[str]:
    for key, value in values.items():
        if value is None:
            continue
        source = sources.get(f"{path}.{key}" if path else key, RECONSTRUCTED)
        yield f"# {key} = {toml(value)}".ljust(48) + f"  # {source}"


def _is_table(value: object) -> bool:
    """Names stay on one line; everything else that has keys is a table of its own."""
    return isinstance(value, dict) and not set(value) <= {"en", "de", "fr", "ru"}


def _sources(edition: Edition) -> dict[str, str]:
    """The provenance of every value and of every list or action as a whole."""
    found: dict[str, set[str]] = {}
    for path, _ in leaves(edition):
        source = edition.provenance[path]
        found.setdefault(path, set()).add(source)
        found.setdefault(path.rpartition(".")[0], set()).add(source)
    return {path: ", ".join(sorted(sources)) for path, sources in found.items()}


def toml(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
