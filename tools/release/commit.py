"""The commit and the tag of a release, made in a clone and brought back when all is well."""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools.release.run import ReleaseProblem, clean_environment, git, run

VERSION_LINE: Final = re.compile(r'^version = "[^"]*"$', re.M)
FACTS: Final = (
    "from famiglia.edition import load; from famiglia.record.header import RULES_VERSION; "
    "edition = load(); "
    "print(f'Rules version {RULES_VERSION}, edition {edition.id} {edition.hash[:12]}.')"
)


def clone(root: Path, folder: Path) -> None:
    """What is committed here, as it is now; who commits there is who commits here."""
    git("clone", "--quiet", "--no-local", str(root), str(folder), at=root)
    for name in ("user.name", "user.email"):
        if known := git("config", "--default", "", name, at=root):
            git("config", name, known, at=folder)


def commit(folder: Path, version: str, towncrier: Path) -> None:
    """Set the version, cut the changelog, commit."""
    set_version(folder / "pyproject.toml", version)
    day = datetime.now(UTC).date().isoformat()
    run([towncrier, "build", "--yes", "--version", version, "--date", day], folder)
    say_first(folder / "CHANGELOG.md", version, facts(folder))
    git("add", "--all", at=folder)
    git("commit", "--quiet", "--message", f"release: {version}", at=folder)


def set_version(settings: Path, version: str) -> None:
    """In the one place where it stands."""
    text = settings.read_text("utf-8")
    if len(VERSION_LINE.findall(text)) != 1:
        raise ReleaseProblem(f"{settings.name} does not have one line with a version")
    settings.write_text(VERSION_LINE.sub(f'version = "{version}"', text), "utf-8")


def facts(folder: Path) -> str:
    """Rules version and edition: who has a record knows by them whether it can be replayed."""
    environment = clean_environment(PYTHONPATH=str(folder / "src"))
    return run([sys.executable, "-c", FACTS], folder, environment).strip()


def say_first(changelog: Path, version: str, what: str) -> None:
    """The first line of a version's section."""
    text = changelog.read_text("utf-8")
    heading = re.search(rf"^## {re.escape(version)} .*\n", text, re.M)
    if heading is None:
        raise ReleaseProblem(f"the changelog has got no section {version}")
    written = f"{text[: heading.end()]}\n{what}\n{text[heading.end() :]}"
    changelog.write_text(re.sub(r"\n{3,}", "\n\n", written), "utf-8")


def tag(folder: Path, version: str) -> None:
    """An annotated tag on what is committed in the clone."""
    git("tag", "--annotate", "--message", f"famiglia {version}", f"v{version}", at=folder)


def bring_back(root: Path, folder: Path, version: str, begun: str) -> None:
    """Commit and tag, both or neither; `begun` is the commit that the clone was made of."""
    if git("rev-parse", "HEAD", at=root) != begun or git("status", "--porcelain", at=root):
        raise ReleaseProblem("the working tree has changed meanwhile; nothing was brought back")
    name = f"refs/tags/v{version}"
    git("fetch", "--quiet", "--no-tags", str(folder), name, at=root)
    git("merge", "--quiet", "--ff-only", "FETCH_HEAD", at=root)
    try:
        git("fetch", "--quiet", "--no-tags", str(folder), f"{name}:{name}", at=root)
    except ReleaseProblem:
        git("reset", "--quiet", "--keep", begun, at=root)
        raise


def commit_time(folder: Path) -> str:
    """Seconds since 1970, for whatever is built of it."""
    return git("log", "-1", "--format=%ct", at=folder)
