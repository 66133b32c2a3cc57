"""Disks that fill up when the test says so."""

import os
import resource
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.processes import Served

DISK_BYTES: Final = 16 * 1024 * 1024
SPARE_BYTES: Final = 4096
"""Bytes by which files may still grow when growing is forbidden."""
UNWRITABLE: Final = {
    "read-only": ("ro", "Read-only file system"),
    "full": ("size=4k,nr_inodes=64", "(no|No) (room|space)( is)? left"),
}
"""How such a disk is made, and what is said of it."""


class Disk(ABC):
    """Where a server keeps its data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    message: str
    """What is said of it when it is full."""

    @abstractmethod
    def fill(self, served: Served) -> None:
        """From now on there is no room."""

    @abstractmethod
    def make_room(self, served: Served) -> None:
        """There is room again; the server may have been killed meanwhile."""


class SmallDisk(Disk):
    """A real one in memory, filled by a file of something else."""

    message = "There is no room left for the database."

    def fill(self, served: Served) -> None:
        with (self.folder / "ballast").open("ab", buffering=0) as ballast:
            try:
                while ballast.write(bytes(SPARE_BYTES)):
                    pass
            except OSError:
                return

    def make_room(self, served: Served) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)


class FailingDisk(Disk):
    """Any one: the system lets the server's files grow no more, which is an error of the disk."""

    message = "The database cannot be reached now."

    def fill(self, served: Served) -> None:
        log = self.folder / "famiglia.db-wal"
        most = log.stat().st_size if log.exists() else 0
        _limit(served, most + SPARE_BYTES)

    def make_room(self, served: Served) -> None:
        if served.process.poll() is None:
            _limit(served, resource.RLIM_INFINITY)


def _limit(served: Served, size: int) -> None:
    _, hard = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """One that can really be full; who may not mount one gets a failing one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        yield FailingDisk(folder)
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def unwritable_folder(folder: Path, kind: str) -> Iterator[str]:
    """One in which not even root can write; gives the words of the system for that.

    Who may not mount anything gets a file in its place, which is no folder at all.
    """
    options, words = UNWRITABLE[kind]
    folder.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        folder.rmdir()
        folder.touch()
        yield "(Not a directory|File exists)"
        return
    try:
        if kind == "full":
            (folder / "ballast").write_bytes(bytes(SPARE_BYTES))
        yield words
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
