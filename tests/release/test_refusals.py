"""No release is begun where something stands against it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.release.refusals import why_not
from tools.release.run import git

from tests.release.repositories import commit_all, repository


def leave_uncommitted(root: Path) -> None:
    (root / "pyproject.toml").write_text((root / "pyproject.toml").read_text() + "\n")


def leave_untracked(root: Path) -> None:
    (root / "notes.txt").write_text("later\n")


def leave_main(root: Path) -> None:
    git("switch", "--quiet", "--create", "other", at=root)


def tag(root: Path) -> None:
    git("tag", "v1.1.0", at=root)


def tell_it_already(root: Path) -> None:
    text = (root / "CHANGELOG.md").read_text()
    (root / "CHANGELOG.md").write_text(text + "\n## 1.1.0 (2026-02-02)\n")
    commit_all(root)


def change_nothing(root: Path) -> None:
    (root / "changelog.d/+new.players.md").unlink()
    commit_all(root)


def test_a_clean_main_with_fragments_can_be_released(tmp_path: Path) -> None:
    root = repository(tmp_path / "it")
    for version in ("1.0.1", "1.1.0", "1.0.10", "2.0.0"):
        assert why_not(root, version, is_trial=False) == []


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (leave_uncommitted, "the working tree has changes that are not committed"),
        (leave_untracked, "the working tree has changes that are not committed"),
        (leave_main, "the branch is not main"),
        (tag, "there is a tag v1.1.0 already"),
        (tell_it_already, "the changelog has a section 1.1.0 already"),
        (change_nothing, "changelog.d has no fragment: nothing has changed for anybody"),
    ],
)
def test_what_is_not_in_order_is_refused(
    tmp_path: Path, fault: Callable[[Path], None], problem: str
) -> None:
    root = repository(tmp_path / "it")
    fault(root)
    assert why_not(root, "1.1.0", is_trial=False) == [problem]


def test_who_commits_has_to_be_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = repository(tmp_path / "it")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    git("config", "user.useConfigOnly", "true", at=root)
    git("config", "--unset", "user.email", at=root)
    [problem] = why_not(root, "1.1.0", is_trial=False)
    assert problem.startswith("git does not know who commits")


@pytest.mark.parametrize(
    ("version", "problem"),
    [
        ("", "nothing is no version such as 1.2.3"),
        ("1.1", "1.1 is no version such as 1.2.3"),
        ("v1.1.0", "v1.1.0 is no version such as 1.2.3"),
        ("01.1.0", "01.1.0 is no version such as 1.2.3"),
        ("1.1.0rc1", "1.1.0rc1 is no version such as 1.2.3"),
        ("1.0.0", "1.0.0 does not come after 1.0.0"),
        ("0.9.9", "0.9.9 does not come after 1.0.0"),
    ],
)
def test_a_version_that_is_none_or_old_is_refused(
    tmp_path: Path, version: str, problem: str
) -> None:
    found = why_not(repository(tmp_path / "it"), version, is_trial=False)
    assert found[0] == problem


def test_a_trial_may_be_made_on_any_branch(tmp_path: Path) -> None:
    root = repository(tmp_path / "it")
    leave_main(root)
    assert why_not(root, "1.1.0", is_trial=True) == []
