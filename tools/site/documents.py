"""Which documents of the repository the site shows, and where."""

import posixpath
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = "docs/"
RULES: Final = "rules.md"
"""In the site; made of the rulebook."""
ELSEWHERE: Final = {
    "ARCHITECTURE.md": "project/architecture.md",
    "CHANGELOG.md": "project/changelog.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "README.md": "index.md",
    "SECURITY.md": "project/security.md",
    "bench/README.md": "bench/index.md",
    "bench/results.md": "bench/results.md",
    "bench/figures.json": "bench/figures.json",
    "bench/growth.svg": "bench/growth.svg",
    "changelog.d/README.md": "project/fragments.md",
    "src/famiglia/rulebook/en.md": RULES,
}
"""Documents outside docs/ by their place in the site; docs/index.md stands for the README."""
NOT_SHOWN: Final = frozenset({"docs/plan.md"})
"""What is being worked on is for who works on it, and gone when it is done."""
MADE: Final = frozenset({"README.md", "src/famiglia/rulebook/en.md"})
"""Not copied: something else stands in its place."""


@cache
def repository_files() -> frozenset[str]:
    """All that a clone holds, or will with what is not committed yet."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return frozenset(name for name in done.stdout.split("\0") if name and (ROOT / name).exists())


def place_in_site(name: str) -> str | None:
    """Where the site has a file of the repository, if it does."""
    if name in NOT_SHOWN:
        return None
    if name.startswith(DOCS):
        return name.removeprefix(DOCS)
    return ELSEWHERE.get(name)


def published() -> list[str]:
    """The files that are copied, by their names in the repository."""
    return sorted(name for name in repository_files() if place_in_site(name) and name not in MADE)


def relative(place: str, beside: str) -> str:
    """The way from one place in the site to another."""
    return posixpath.relpath(place, posixpath.dirname(beside) or ".")
