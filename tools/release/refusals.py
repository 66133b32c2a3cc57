"""What has to be in order before a release is begun."""

import re
import tomllib
from pathlib import Path
from typing import Final

from tools.release.run import ReleaseProblem, git

VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
BRANCH: Final = "main"
FRAGMENTS: Final = "changelog.d"


def why_not(root: Path, version: str, is_trial: bool) -> list[str]:
    """What stands against releasing this version from this working tree; nothing if it can begin.

    A trial may be made on any branch.
    """
    found = _about_version(root, version)
    if git("status", "--porcelain", at=root):
        found.append("the working tree has changes that are not committed")
    if not is_trial and git("branch", "--show-current", at=root) != BRANCH:
        found.append(f"the branch is not {BRANCH}")
    if not fragments(root):
        found.append(f"{FRAGMENTS} has no fragment: nothing has changed for anybody")
    if not _has_committer(root):
        found.append("git does not know who commits: git config user.name, user.email")
    return found


def _has_committer(root: Path) -> bool:
    try:
        git("var", "GIT_COMMITTER_IDENT", at=root)
    except ReleaseProblem:
        return False
    return True


def _about_version(root: Path, version: str) -> list[str]:
    if not VERSION.fullmatch(version):
        return [f"{version or 'nothing'} is no version such as 1.2.3"]
    found = []
    now = version_of(root)
    if _numbers(version) <= _numbers(now):
        found.append(f"{version} does not come after {now}")
    if git("tag", "--list", f"v{version}", at=root):
        found.append(f"there is a tag v{version} already")
    if re.search(rf"^## {re.escape(version)}\b", (root / "CHANGELOG.md").read_text("utf-8"), re.M):
        found.append(f"the changelog has a section {version} already")
    return found


def version_of(root: Path) -> str:
    """The version that a working tree says it has."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return str(settings["project"]["version"])


def fragments(root: Path) -> list[Path]:
    """What the changelog will be made of."""
    return sorted((root / FRAGMENTS).glob("+*.md"))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
