"""Loading an edition: read, understand, check as a whole, freeze. Each edition is loaded once."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from famiglia.edition.check import check_stated, check_structure, warn_of_changes
from famiglia.edition.decode import BROKEN, Broken, decode
from famiglia.edition.fields import fields_of
from famiglia.edition.overlay import read_overlay
from famiglia.edition.problems import BrokenEdition, EditionProblem, Report, ancestry, meant
from famiglia.edition.schema import Content, Edition, EditionHeader, TranslatedText
from famiglia.edition.source import CLAIMS, DATA, DEFAULT, HEADER, Source, built_in, read_folder
from famiglia.edition.walk import content_hash, leaves

RECONSTRUCTED: Final = "reconstructed"
OWNER: Final = "owner"


class Examined(NamedTuple):
    """What came of examining an edition: it, unless it is broken, and all that is wrong or odd."""

    edition: Edition | None
    problems: tuple[EditionProblem, ...]


def load(edition: str | Path = DEFAULT) -> Edition:
    """The edition with this id, or from this folder or overlay file.

    Raises BrokenEdition, which tells everything that is wrong with it.
    """
    return _built_in(str(edition)) if edition in built_in() else _sound(edition)


@cache
def _built_in(edition: str) -> Edition:
    """A file may change while we run, a built-in edition may not: it is loaded once."""
    return _sound(edition)


def _sound(edition: str | Path) -> Edition:
    examined = examine(edition)
    if examined.edition is None:
        raise BrokenEdition(examined.problems)
    return examined.edition


def examine(edition: str | Path) -> Examined:
    """Read and check an edition; problems are told, not raised."""
    try:
        source = _read(edition)
    except BrokenEdition as broken:
        return Examined(None, broken.problems)
    known = source.base if source.base in built_in() else DEFAULT
    stand_in = None if edition in built_in() else load(known)
    report = Report(source.origin, source.file)
    report.problems += source.problems
    header = _header(source, report)
    content = _content(source, report, stand_in)
    if content is None:
        return Examined(None, tuple(report.problems))
    provenance = _provenance(content, source, report)
    check_structure(content, report)
    if source.base and stand_in:
        warn_of_changes(stand_in, content, report)
    else:
        check_stated(content, provenance, report)
    if report.has_errors or header is None:
        return Examined(None, tuple(report.problems))
    return Examined(_edition(header, content, source, provenance), tuple(report.problems))


def _read(edition: str | Path) -> Source:
    if edition in built_in():
        return read_folder(DATA / edition)
    path = Path(edition)
    if path.is_dir():
        return read_folder(path)
    if path.is_file():
        return read_overlay(path)
    known = ", ".join(built_in())
    raise BrokenEdition(
        [EditionProblem(str(edition), "", f"no such file; built-in editions: {known}")]
    )


def _header(source: Source, report: Report) -> EditionHeader | None:
    if HEADER in source.unread:
        return None
    header = decode(source.header, EditionHeader, HEADER, report)
    return None if isinstance(header, Broken) else header


def _content(source: Source, report: Report, stand_in: Content | None) -> Content | None:
    """What is printed, with what stands in for parts that could not be read."""
    fields = fields_of(Content)
    for key in source.tables:
        if key not in fields:
            hint = meant(key, fields)
            report.error(key, f"unknown key{hint}; known here: {', '.join(fields)}")
    parts: dict[str, Any] = {}
    for key, field in fields.items():
        other = getattr(stand_in, field.name, BROKEN)
        if key in source.tables:
            parts[field.name] = decode(source.tables[key], field.type, key, report, other)
        else:
            parts[field.name] = other
            if key not in source.unread:
                report.error(key, "is missing")
    return None if BROKEN in parts.values() else Content(**parts)


def _provenance(content: Content, source: Source, report: Report) -> dict[str, str]:
    """Where each printed value comes from; a claim that names no value is a problem."""
    provenance: dict[str, str] = {}
    used: set[str] = set()
    for path, _ in leaves(content):
        above = [key for key in ancestry(path) if key in source.claims or key in source.owned]
        used.update(above)
        provenance[path] = _nearest(above[0], source) if above else RECONSTRUCTED
    for claim in source.claims.keys() - used:
        report.error(claim, f"has a {CLAIMS} page but is no printed value")
    return provenance


def _nearest(key: str, source: Source) -> str:
    page = source.claims.get(key)
    return f"{CLAIMS} {page}" if page else OWNER


def _edition(
    header: EditionHeader, content: Content, source: Source, provenance: Mapping[str, str]
) -> Edition:
    return Edition(
        **msgspec.structs.asdict(content),
        id=header.key,
        name=header.name or TranslatedText(header.key),
        base=source.base,
        hash=content_hash(content),
        provenance=MappingProxyType(dict(provenance)),
    )
