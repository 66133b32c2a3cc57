"""What differs between two editions, as a table."""

from collections.abc import Sequence

from rich.console import RenderableType

from famiglia.edition.diff import Difference
from famiglia.edition.schema import Edition
from famiglia.terminal.layout import table


def difference_table(
    one: Edition, other: Edition, differences: Sequence[Difference]
) -> RenderableType:
    """Each differing key with both values; a dash where an edition has none."""
    title = f"{one.id} {one.hash[:12]} and {other.id} {other.hash[:12]}: {len(differences)} values"
    lines = table("Key", one.id, other.id, title=title)
    for difference in differences:
        lines.add_row(difference.key, _shown(difference.one), _shown(difference.other))
    return lines


def _shown(value: object) -> str:
    return "–" if value is None else str(value)
