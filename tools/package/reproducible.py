"""A source package that is the same, byte by byte, whoever builds it of the same files."""

import gzip
import io
import os
import subprocess
import tarfile
from contextlib import suppress
from pathlib import Path
from typing import Final

EPOCH: Final = "SOURCE_DATE_EPOCH"
"""Of the environment: the time that files are to have, in seconds since 1970."""
EARLIEST: Final = 315_532_800
"""1980; zip files know of nothing before."""


def time_of_files() -> int:
    """What the environment says; else when it was committed, if git knows."""
    if said := os.environ.get(EPOCH):
        return int(said)
    with suppress(OSError, ValueError):
        command = ["git", "log", "-1", "--format=%ct"]
        done = subprocess.run(command, capture_output=True, check=False, text=True)
        return max(int(done.stdout), EARLIEST)
    return EARLIEST


def settle(package: Path) -> None:
    """Write it anew: files by name, of nobody, all of one time; the same file else."""
    seconds = time_of_files()
    written = io.BytesIO()
    with (
        tarfile.open(package) as read,
        gzip.GzipFile(filename="", mode="wb", fileobj=written, mtime=seconds) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for member in sorted(read.getmembers(), key=lambda each: each.name):
            if not member.isfile():
                continue
            settled = tarfile.TarInfo(member.name)
            settled.size = member.size
            settled.mtime = seconds
            settled.mode = 0o755 if member.mode & 0o100 else 0o644
            archive.addfile(settled, read.extractfile(member))
    package.write_bytes(written.getvalue())
