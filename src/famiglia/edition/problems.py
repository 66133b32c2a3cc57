"""What is wrong with an edition: file, key and reason, collected so that all are told at once."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong, and where."""

    file: str
    key: str
    reason: str
    is_warning: bool = False

    def __str__(self) -> str:
        kind = "warning: " if self.is_warning else ""
        where = f"{self.file}: {self.key}" if self.key else self.file
        return f"{where}: {kind}{self.reason}"


class BrokenEdition(Exception):
    """An edition that cannot be played, with everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Report:
    """Collects problems; knows which file each key was read from."""

    def __init__(self, origin: dict[str, str], file: str) -> None:
        self.problems: list[Problem] = []
        self._origin = origin
        self._file = file

    def error(self, key: str, reason: str) -> None:
        """Note a problem that makes the edition unplayable."""
        self.problems.append(Problem(self.file_of(key), key, reason))

    def warning(self, key: str, reason: str) -> None:
        """Note something odd in an edition that can be played."""
        self.problems.append(Problem(self.file_of(key), key, reason, is_warning=True))

    @property
    def errors(self) -> list[Problem]:
        """The problems that are no warnings."""
        return [problem for problem in self.problems if not problem.is_warning]

    def file_of(self, key: str) -> str:
        """The file in which a key, or the nearest key above it, was written."""
        for path in ancestry(key):
            if path in self._origin:
                return self._origin[path]
        return self._file

    def raise_errors(self) -> None:
        """Stop with everything that was noted, if anything is an error."""
        if self.errors:
            raise BrokenEdition(self.problems)


def ancestry(key: str) -> Iterator[str]:
    """A key and the keys above it, nearest first: `a.b.c`, `a.b`, `a`."""
    while key:
        yield key
        key = key.rpartition(".")[0]
