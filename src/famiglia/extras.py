"""Packages that playing does not need: each comes with an extra, such as famiglia[arena]."""

from importlib import import_module
from typing import Any


class ExtraMissing(Exception):
    """A package that is not installed, and the extra it comes with."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"This needs {package}, which is not installed: it comes with famiglia[{extra}]."
        )


def import_extra(package: str, extra: str) -> Any:
    """A module of such a package; raises ExtraMissing."""
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        raise ExtraMissing(package, extra) from missing
