"""Small repositories to release from."""

from pathlib import Path

from tools.release.run import git

CHANGELOG = """# Changelog

<!-- towncrier release notes start -->

## 1.0.0 (2026-01-01)

- Old.
"""
SETTINGS = '[project]\nname = "famiglia"\nversion = "1.0.0"\n'


def repository(folder: Path) -> Path:
    """One that is ready for a release."""
    folder.mkdir()
    git("init", "--quiet", "--initial-branch", "main", at=folder)
    git("config", "user.name", "Anna", at=folder)
    git("config", "user.email", "anna@host.example", at=folder)
    (folder / "pyproject.toml").write_text(SETTINGS)
    (folder / "CHANGELOG.md").write_text(CHANGELOG)
    (folder / "changelog.d").mkdir()
    (folder / "changelog.d/+new.players.md").write_text("Something is new.\n")
    commit_all(folder)
    return folder


def commit_all(folder: Path) -> str:
    """The commit with everything in it."""
    git("add", "--all", at=folder)
    git("commit", "--quiet", "--message", "all of it", at=folder)
    return git("rev-parse", "HEAD", at=folder)
