"""Runs tests on mutants: those that execute the changed lines, the quickest first."""

import fcntl
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final, TypedDict

from tests.mutation.mutants import ENGINE, ROOT, SOURCE, Mutant, Name

TESTS: Final = ("engine", "queries", "record", "rules")
"""The folders with tests of the rules; the laws' random games are slow and not always the same."""
INPUTS: Final = ("src", "tests", "docs")
"""All that they depend on."""
RECORDING: Final = ROOT / "build" / "mutants" / "recording.json"
WORKERS: Final = 2
MOST_SECONDS: Final = 100.0
"""The quickest of a mutant's tests are run, as many as take this long while recorded, which is
about five times as long as otherwise."""
INTERPRETED: Final = {
    "PYTHONPATH": str(SOURCE),
    "PYTHONHASHSEED": "0",
    "FAMIGLIA_EXPECT": "interpreted",
}
"""Also where the mutants are a part of tests of the compiled engine."""
SLACK_SECONDS: Final = 5.0
"""On a machine that others use too, processor time of the same test varies."""
UNUSABLE: Final = (3, 4)
"""What pytest returns when it could not do its work; a mutant has no part in that."""
NOTHING_FAILED: Final = (0, 5)
"""What it returns when all tests passed, or none was there to run."""


class Recorded(TypedDict):
    """How long a test takes, and which lines of which files it executes."""

    seconds: float
    lines: dict[str, list[int]]


Recording = dict[str, Recorded]
"""By the names of the tests."""


@dataclass(frozen=True)
class Result:
    """What became of the mutants."""

    killed: list[Mutant]
    survived: list[Mutant]

    @property
    def tried(self) -> int:
        """How many there were."""
        return len(self.killed) + len(self.survived)

    @property
    def rate(self) -> float:
        """The part of them that tests noticed."""
        return len(self.killed) / self.tried if self.tried else 0.0

    def __str__(self) -> str:
        head = f"{len(self.killed)} of {self.tried} mutants killed ({self.rate:.1%})"
        return "\n\n".join([head, *(mutant.diff() for mutant in self.survived)])


def run(mutants: list[Mutant], report: Callable[[str], None] = lambda _: None) -> Result:
    """Tries mutants; the source as it is must survive first, or the kills would mean nothing."""
    recording = record()

    def is_killed(mutant: Mutant) -> bool:
        begun = time.monotonic()
        tests = tests_for(mutant, recording)
        killed = bool(tests) and _try(mutant, tests).returncode not in NOTHING_FAILED
        word = "killed" if killed else "SURVIVED"
        report(f"{word} {time.monotonic() - begun:.1f} s, {len(tests)} tests, {mutant.name}")
        return killed

    unchanged = _unchanged()
    done = _try(unchanged, tests_for(unchanged, recording))
    if done.returncode not in NOTHING_FAILED:
        raise RuntimeError(f"the tests fail without any change:\n{done.stdout}{done.stderr}")
    with ThreadPoolExecutor(WORKERS) as pool:
        outcomes = list(zip(mutants, pool.map(is_killed, mutants), strict=True))
    killed, survived = (
        [mutant for mutant, outcome in outcomes if outcome is wanted] for wanted in (True, False)
    )
    return Result(killed, survived)


def tests_for(mutant: Mutant, recording: Recording) -> dict[str, float]:
    """The tests that could notice a mutant, quickest first, each with its time.

    A line that runs on import is noticed by what executes its function, or anything of its file.
    """
    whole = range(1, len(mutant.source.splitlines()) + 1)
    for wanted in (mutant.lines, mutant.around, whole):
        found = {
            test: recorded["seconds"]
            for test, recorded in recording.items()
            if not set(wanted).isdisjoint(recorded["lines"].get(mutant.name.file, []))
        }
        if found:
            break
    ordered = sorted(found.items(), key=lambda each: (each[1], each[0]))
    ends = accumulate(seconds for _, seconds in ordered)
    return dict(each for each, end in zip(ordered, ends, strict=True) if end <= MOST_SECONDS)


def record() -> Recording:
    """Runs all tests of the rules once; again only when something has changed since.

    Who comes meanwhile waits for it.
    """
    RECORDING.parent.mkdir(parents=True, exist_ok=True)
    with RECORDING.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _recorded()


def _recorded() -> Recording:
    key = _content()
    kept = json.loads(RECORDING.read_text()) if RECORDING.exists() else {}
    if kept.get("key") != key:
        files = sorted(
            str(file) for name in TESTS for file in (ROOT / "tests" / name).rglob("test_*.py")
        )
        with ThreadPoolExecutor(WORKERS) as pool:
            parts = pool.map(_record, (files[part::WORKERS] for part in range(WORKERS)))
        tests = {test: recorded for part in parts for test, recorded in part.items()}
        kept = {"key": key, "tests": tests}
        RECORDING.write_text(json.dumps(kept))
    found: Recording = kept["tests"]
    return found


def _record(files: list[str]) -> Recording:
    with tempfile.NamedTemporaryFile() as file:
        done = _pytest("recording", files, FAMIGLIA_RECORDING=file.name)
        if done.returncode:
            raise RuntimeError(f"the tests fail without any change:\n{done.stdout}")
        found: Recording = json.loads(Path(file.name).read_text())
    return found


def _unchanged() -> Mutant:
    file = ENGINE / "management" / "end.py"
    lines = range(1, len(file.read_text().splitlines()) + 1)
    return Mutant(Name("management/end.py", "", "", ""), file.read_text(), lines, lines)


def _try(mutant: Mutant, tests: dict[str, float]) -> subprocess.CompletedProcess[str]:
    job = {
        "module": ".".join(mutant.path.relative_to(SOURCE).with_suffix("").parts),
        "file": str(mutant.path),
        "source": mutant.source,
        "limits": {test: SLACK_SECONDS + 4 * seconds for test, seconds in tests.items()},
    }
    files = sorted({test.split("::")[0] for test in tests})
    with tempfile.NamedTemporaryFile("w") as file:
        json.dump(job, file)
        file.flush()
        done = _pytest("mutated", files, FAMIGLIA_MUTANT=file.name)
    if done.returncode in UNUSABLE:
        raise RuntimeError(f"pytest cannot run:\n{done.stdout}{done.stderr}")
    return done


def _pytest(plugin: str, files: Iterable[str], **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs tests in a process of their own, interpreted."""
    options = [
        "-x",
        "-m",
        "not long",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-p",
        f"tests.mutation.{plugin}",
    ]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *files],
        cwd=ROOT,
        env=os.environ | INTERPRETED | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def _content() -> str:
    files = sorted(file for name in INPUTS for file in (ROOT / name).rglob("*") if file.is_file())
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        if "__pycache__" not in file.parts:
            digest.update(f"{file}\0".encode() + file.read_bytes())
    return digest.hexdigest()
