"""What was measured, as plain lines."""

import math
import os
from collections.abc import Iterator, Sequence
from typing import Final

from bench.server.load import Found, Wanted

MOST_MILLISECONDS: Final = 250.0
"""Milliseconds in which 99 of 100 moves have reached everybody."""
QUANTILES: Final = (0.5, 0.9, 0.99, 1.0)


def at(part: float, values: Sequence[float]) -> float:
    """The value that this part of all does not exceed; 1 is the greatest."""
    return sorted(values)[math.ceil(part * len(values)) - 1]


def milliseconds(values: Sequence[float | None]) -> str:
    """How seconds are spread, as p50, p90, p99 and the longest in milliseconds."""
    there = [value for value in values if value is not None]
    if not there:
        return "none"
    return " / ".join(f"{at(part, there) * 1000:.0f}" for part in QUANTILES) + " ms"


def p99(found: Found) -> float:
    """Milliseconds in which 99 of 100 moves have reached everybody."""
    return at(0.99, [each.delivered for each in found.sent if each.delivered is not None]) * 1000


def problems(found: Found) -> list[str]:
    """Everything that was refused, failed or never arrived."""
    said = [each.problem for each in found.sent if each.problem]
    lost = sum(each.delivered is None for each in found.sent)
    return [*said, *(["not told to everybody"] * lost)]


def lines(wanted: Wanted, found: Found) -> Iterator[str]:
    """All figures."""
    start, before, after = found.costs
    spent, seconds = after.seconds - before.seconds, found.took
    wrong = problems(found)
    yield (
        f"{wanted.tables} tables, {wanted.people} people with a stream each, "
        f"{len(found.sent)} moves, {wanted.rate:g} a second wanted"
    )
    yield f"reached: {len(found.sent) / seconds:.1f} a second over {seconds:.1f} s"
    yield f"reply (p50 / p90 / p99 / max): {milliseconds([each.replied for each in found.sent])}"
    yield f"last other player told: {milliseconds([each.delivered for each in found.sent])}"
    yield f"sent too late by the client: {milliseconds([each.late for each in found.sent])}"
    yield f"problems: {len(wrong)} {sorted(set(wrong))[:3] or ''}; told to fetch anew: {found.anew}"
    yield (
        f"server: {spent / seconds:.0%} of a core, {spent * 1000 / len(found.sent):.1f} ms a move; "
        f"{start.megabytes:.0f} MB at its start, {before.megabytes:.0f} MB with all tables, "
        f"{after.megabytes:.0f} MB at the end"
    )
    yield f"client: {found.client / seconds:.0%} of a core, of {os.cpu_count()}"
