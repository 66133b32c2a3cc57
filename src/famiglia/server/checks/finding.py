"""What a check finds, and what it is given to look at."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from famiglia.server.config import ServerConfig

Fact = str | int | float | bool | None
NO_FACTS: Final[Mapping[str, Fact]] = MappingProxyType({})


class Status(StrEnum):
    """How it stands with something."""

    FINE = "fine"
    WARNING = "warning"
    FAILURE = "failure"


class Finding(NamedTuple):
    """One thing that was looked at: how it is in words, and what programs may want to know."""

    status: Status
    text: str
    facts: Mapping[str, Fact] = NO_FACTS


class Subject(NamedTuple):
    """What is looked at: a server as it would be started."""

    config: ServerConfig
    port: int


def fine(text: str, **facts: Fact) -> Finding:
    """Nothing has to be done."""
    return Finding(Status.FINE, text, facts)


def warning(text: str, **facts: Fact) -> Finding:
    """It works, but somebody should know."""
    return Finding(Status.WARNING, text, facts)


def failure(text: str, **facts: Fact) -> Finding:
    """It does not work."""
    return Finding(Status.FAILURE, text, facts)
