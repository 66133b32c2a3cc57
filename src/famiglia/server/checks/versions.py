"""Versions of everything: of the program, of what it runs on and of what it is made of."""

import platform
import re
import sqlite3
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Final, NamedTuple

from famiglia.server.checks.finding import Fact, Finding, Subject, failure, fine

PROGRAM: Final = "famiglia"
MISSING: Final = "not installed"
_REQUIREMENT: Final = re.compile(r"(?P<name>[\w.-]+)[^;]*(?:;(?P<marker>.*))?")
_EXTRA: Final = re.compile(r"""extra == ['"]([\w-]+)['"]""")


class Requirement(NamedTuple):
    """A package that is needed, always or for what an extra adds."""

    name: str
    extra: str
    is_everywhere: bool
    """Whether it is needed on every platform."""


def look(subject: Subject) -> Finding:
    """A package that is missing though it is always needed is a failure."""
    facts: dict[str, Fact] = {
        PROGRAM: version(PROGRAM),
        "Python": f"{platform.python_version()} ({platform.python_implementation()})",
        "platform": platform.platform(),
        "SQLite": sqlite3.sqlite_version,
    }
    missing = []
    for each in sorted(set(_requirements()), key=lambda one: (one.extra, one.name)):
        found = _version_of(each.name)
        name = f"{each.name} ({PROGRAM}[{each.extra}])" if each.extra else each.name
        facts[name] = found or MISSING
        if not found and not each.extra and each.is_everywhere:
            missing.append(each.name)
    said = ", ".join(f"{name} {version}" for name, version in facts.items())
    if missing:
        return failure(f"{', '.join(missing)}: {MISSING}. Install famiglia again. {said}.", **facts)
    return fine(f"{said}.", **facts)


def _requirements() -> Iterator[Requirement]:
    for text in requires(PROGRAM) or []:
        found = _REQUIREMENT.match(text)
        if found is None:
            continue
        marker = found["marker"] or ""
        extra = _EXTRA.search(marker)
        yield Requirement(found["name"], extra[1] if extra else "", not marker)


def _version_of(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
