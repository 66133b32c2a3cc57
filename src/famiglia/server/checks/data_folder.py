"""The folder of all data: whether it can be written, and how much room is left there."""

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from famiglia.server.checks.finding import Fact, Finding, Subject, failure, fine, warning

MEGABYTE: Final = 1_000_000
ENOUGH_MEGABYTES: Final = 200
LEAST_MEGABYTES: Final = 20
"""Below the first somebody should know, below the second a server may stop at any moment."""
TRIED_BYTES: Final = 64 * 1024


def look(subject: Subject) -> Finding:
    """Really writes, into a file that is gone when this ends."""
    folder = subject.config.folder.absolute()
    place = _nearest(folder)
    there = f"{folder}" if place == folder else f"{folder} (made at the first start)"
    if not place.is_dir():
        return failure(f"{folder}: {place} is no folder.", folder=str(folder))
    if why := _why_not_written(place):
        return failure(
            f"{there}: nothing can be written in {place}: {why}. See to it that it can, or name "
            "another folder with --data.",
            folder=str(folder),
            writable=False,
        )
    left = shutil.disk_usage(place).free // MEGABYTE
    text = f"{there}, can be written, {left:,} MB left."
    facts: dict[str, Fact] = {"folder": str(folder), "writable": True, "megabytes_left": left}
    return judged(text, left, facts)


def judged(text: str, left: int, facts: Mapping[str, Fact]) -> Finding:
    """Whether so many megabytes are enough."""
    if left < LEAST_MEGABYTES:
        return failure(f"{text} Make room: games could not be kept.", **facts)
    if left < ENOUGH_MEGABYTES:
        return warning(f"{text} Make room in time.", **facts)
    return fine(text, **facts)


def _nearest(folder: Path) -> Path:
    """The folder, or what is there of the way to it."""
    return next((each for each in (folder, *folder.parents) if os.path.lexists(each)), folder)


def _why_not_written(folder: Path) -> str:
    try:
        # Where the system can do it, such a file never has a name.
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(TRIED_BYTES))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return error.strerror or str(error)
    return ""
