"""What is wrong with an edition: file, key and reason, collected so that all are told at once."""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple


class EditionProblem(NamedTuple):
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

    def __init__(self, problems: Iterable[EditionProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Report:
    """Collects problems; knows in which file each key stands."""

    def __init__(self, origin: Mapping[str, str], file: str) -> None:
        self.problems: list[EditionProblem] = []
        self._origin = origin
        self._file = file

    def error(self, key: str, reason: str) -> None:
        """Note a problem that makes the edition unplayable."""
        self.problems.append(EditionProblem(self._file_of(key), key, reason))

    def warning(self, key: str, reason: str) -> None:
        """Note something odd in an edition that can be played."""
        self.problems.append(EditionProblem(self._file_of(key), key, reason, is_warning=True))

    @property
    def has_errors(self) -> bool:
        """Whether any problem is more than a warning."""
        return any(not problem.is_warning for problem in self.problems)

    def _file_of(self, key: str) -> str:
        return self._origin.get(key.partition(".")[0], self._file)


def ancestry(key: str) -> Iterator[str]:
    """A key and the keys above it, nearest first: `a.b.c`, `a.b`, `a`."""
    while key:
        yield key
        key = key.rpartition(".")[0]


def meant(word: str, known: Iterable[str]) -> str:
    """A hint at the known word that is most like a wrong one, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
