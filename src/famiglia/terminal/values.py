"""Every printed value below a key, with where it comes from."""

from collections.abc import Sequence

from famiglia.edition.problems import ancestry
from famiglia.edition.schema import Edition
from famiglia.edition.walk import leaves
from famiglia.terminal.layout import Shown, heading, table


def show_values(edition: Edition, which: str) -> Shown:
    """Key, value and provenance of all values, or of those at and below a key."""
    lines = table("Key", "Value", "From")
    for path, value in leaves(edition):
        if which in ("", *ancestry(path)):
            lines.add_row(path, str(value), edition.provenance[path])
    return [heading(which or "All printed values", edition), lines]


def keys(edition: Edition) -> Sequence[str]:
    """Every key that has values at or below it, shortest first."""
    found = {key for path in edition.provenance for key in ancestry(path)}
    return sorted(found, key=lambda key: (key.count("."), key))
