"""Loading an edition: read, understand, check as a whole, freeze. Each edition is loaded once."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from famiglia.edition.check import check
from famiglia.edition.decode import Broken, decode
from famiglia.edition.problems import BrokenEdition, Problem, Report, ancestry
from famiglia.edition.schema import Content, Edition, Header, Text
from famiglia.edition.source import CLAIMS, DEFAULT, HEADER, Source, read
from famiglia.edition.walk import content_hash, leaves

RECONSTRUCTED: Final = "reconstructed"
OWNER: Final = "owner"


class Examined(NamedTuple):
    """What came of examining an edition: it, unless it is broken, and all that is wrong or odd."""

    edition: Edition | None
    problems: tuple[Problem, ...]


@cache
def load(edition: str | Path = DEFAULT) -> Edition:
    """The edition with this id, or from this folder or overlay file.

    Raises BrokenEdition, which tells everything that is wrong with it.
    """
    examined = examine(edition)
    if examined.edition is None:
        raise BrokenEdition(examined.problems)
    return examined.edition


def examine(edition: str | Path) -> Examined:
    """Read and check an edition; problems are told, not raised."""
    try:
        source = read(edition)
    except BrokenEdition as broken:
        return Examined(None, broken.problems)
    report = Report(source.origin, source.file)
    report.problems += source.problems
    header = decode(source.header, Header, HEADER, report)
    parts = _parts(source, report)
    provenance = _provenance(parts, source, report)
    check(parts, provenance, report, strictly=not source.base)
    if report.errors or not isinstance(header, Header):
        return Examined(None, tuple(report.problems))
    made = Edition(
        **parts,
        id=header.key,
        name=header.name or Text(header.key),
        base=source.base,
        hash=content_hash(Content(**parts)),
        provenance=MappingProxyType(provenance),
    )
    return Examined(made, tuple(report.problems))


def _parts(source: Source, report: Report) -> dict[str, Any]:
    """The parts of the content that could be understood, by field name."""
    parts: dict[str, Any] = {}
    fields = {field.encode_name: field for field in msgspec.structs.fields(Content)}
    for key in source.tables:
        if key not in fields:
            report.error(key, f"unknown key; known here: {', '.join(fields)}")
    for key, field in fields.items():
        if key not in source.tables:
            report.error(key, "is missing")
            continue
        value = decode(source.tables[key], field.type, key, report)
        if not isinstance(value, Broken):
            parts[field.name] = value
    return parts


def _provenance(parts: Mapping[str, object], source: Source, report: Report) -> dict[str, str]:
    """Where each printed value comes from; a claim that names no value is a problem."""
    provenance: dict[str, str] = {}
    used: set[str] = set()
    for field in msgspec.structs.fields(Content):
        for path, _ in leaves(parts.get(field.name), field.encode_name):
            above = [key for key in ancestry(path) if key in source.claims or key in source.owned]
            used.update(above)
            provenance[path] = _nearest(above[0], source) if above else RECONSTRUCTED
    for claim in source.claims.keys() - used:
        if claim.partition(".")[0].replace("-", "_") in parts:
            report.error(claim, f"has a {CLAIMS} page but is no printed value")
    return provenance


def _nearest(key: str, source: Source) -> str:
    page = source.claims.get(key)
    return f"{CLAIMS} {page}" if page else OWNER
