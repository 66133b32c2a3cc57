"""All checks, one after the other; none needs another, and one that breaks is told as a failure."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from famiglia.server.checks.finding import Finding, Status, Subject, failure

NAMES: Final = (
    "engine",
    "settings",
    "data_folder",
    "database",
    "form",
    "clock",
    "port",
    "page",
    "editions",
    "bots",
    "versions",
)
"""Each is a module beside this one with a function `look`, loaded when its turn comes."""
HIDDEN: Final = "…"


def findings(subject: Subject) -> Iterator[tuple[str, Finding]]:
    """Everything by its name, without anything secret."""
    secrets = _secrets_in(subject.config.database)
    for name in NAMES:
        yield name.replace("_", " "), _without(secrets, _look(name, subject))


def worst(found: list[Finding]) -> Status:
    """How it stands with all of it together."""
    order = list(Status)
    return max((each.status for each in found), key=order.index, default=Status.FINE)


def _look(name: str, subject: Subject) -> Finding:
    try:
        module = import_module(f"famiglia.server.checks.{name}")
        found: Finding = module.look(subject)
    except Exception as broken:
        return failure(f"This could not be looked at: {type(broken).__name__}: {broken}")
    return found


def _secrets_in(database: str) -> list[str]:
    """The password of a database, however it stands in its address; the longest form first."""
    try:
        address = urlsplit(database)
        found = {address.password or ""}
        found |= {value for name, value in parse_qsl(address.query) if "pass" in name}
    except ValueError:
        found = {database}
    return sorted({each for one in found for each in (one, unquote(one)) if each}, key=len)[::-1]


def _without(secrets: list[str], found: Finding) -> Finding:
    def hide(text: str) -> str:
        for secret in secrets:
            text = text.replace(secret, HIDDEN)
        return text

    facts = {
        name: hide(value) if isinstance(value, str) else value
        for name, value in found.facts.items()
    }
    return Finding(found.status, hide(found.text), facts)
