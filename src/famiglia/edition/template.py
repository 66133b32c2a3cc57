"""The overlay an owner of the box fills in: every printed value, commented out, with its source."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from famiglia.edition.load import OWNER, RECONSTRUCTED, load
from famiglia.edition.schema import Edition
from famiglia.edition.schema.component import LANGUAGES
from famiglia.edition.source import built_in
from famiglia.edition.walk import leaves, plain

_HEAD: Final = """\
# An overlay over the edition {base!r} ({hash}).
#
# For owners of the box: remove the `#` before a value and write what is printed on your
# component. Values marked "rulebook" are stated by the rulebook's text, the others are
# reconstructed. What you leave commented stays as it is. Lists are replaced as a whole.
# `famiglia edition show words` lists the words effects are written in.
#
# To drop something your box does not have, name it in `remove`; to write a sheet anew, remove
# its spaces and add yours:   remove = ["sheets.1.spaces"]
#
# Then: famiglia edition check mine.toml
#       famiglia edition diff {base} mine.toml
"""
_HEADER: Final = """
[edition]
id = {id}
name = {name}
base = {base}
{remove}
"""

Tree = Mapping[str, object]


class NotBuiltIn(Exception):
    """A template was asked for over an edition that is no built-in one."""


def template(edition: Edition) -> str:
    """An overlay that changes nothing until it is filled in; an owner's own values stay set."""
    base_id = edition.base or edition.id
    if base_id not in built_in():
        raise NotBuiltIn(f"an overlay lies over one of {', '.join(built_in())}, not {base_id!r}")
    base, tree = plain(load(base_id)), plain(edition)
    assert isinstance(base, dict)
    assert isinstance(tree, dict)
    sources = _sources(edition)
    lines = [_HEAD.format(base=base_id, hash=load(base_id).hash[:12])]
    lines += _values(
        "", {key: value for key, value in tree.items() if not _is_table(value)}, sources
    )
    lines.append(_header(edition, base_id, list(_removed(base, tree))))
    for key, value in tree.items():
        if isinstance(value, dict):
            lines += _table(key, value, sources)
    return "\n".join([*lines, ""])


def _header(edition: Edition, base: str, removed: list[str]) -> str:
    return _HEADER.format(
        id=toml(edition.id if edition.base else "my-box"),
        name=toml(edition.name.en if edition.base else "My box"),
        base=toml(base),
        remove=f"remove = {toml(removed)}" if removed else "# remove = []",
    ).rstrip()


def _removed(base: Tree, tree: Tree, path: str = "") -> Iterator[str]:
    """The keys of the base that an owner's edition does not have."""
    for key, value in base.items():
        here = f"{path}.{key}" if path else key
        other = tree.get(key)
        if key not in tree:
            yield here
        elif isinstance(value, dict) and isinstance(other, dict):
            yield from _removed(value, other, here)


def _table(path: str, table: Tree, sources: Mapping[str, str]) -> Iterator[str]:
    values = {key: value for key, value in table.items() if not _is_table(value)}
    if values or not table:
        yield ""
        yield f"[{path}]"
        yield from _values(path, values, sources)
    for key, value in table.items():
        if _is_table(value):
            assert isinstance(value, dict)
            yield from _table(f"{path}.{key}", value, sources)


def _values(path: str, values: Tree, sources: Mapping[str, str]) -> Iterator[str]:
    for key, value in values.items():
        if value is None:
            continue
        source = sources.get(f"{path}.{key}" if path else key, RECONSTRUCTED)
        sign = "" if OWNER in source else "# "
        yield f"{sign}{key} = {toml(value)}".ljust(48) + f"  # {source}"


def _is_table(value: object) -> bool:
    """Names stay on one line; everything else that has keys is a table of its own."""
    return isinstance(value, dict) and not set(value) <= set(LANGUAGES)


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
