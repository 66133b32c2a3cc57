"""Commit and tag are made in a clone, and come back both or not at all."""

import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tools.release.__main__ import release
from tools.release.commit import bring_back, clone, commit, say_first, set_version, tag
from tools.release.run import ReleaseProblem, clean_environment, git, run

from tests.release.repositories import CHANGELOG, commit_all, repository

ROOT = Path(__file__).parents[2]


def released(tmp_path: Path) -> tuple[Path, Path, str]:
    """A repository, a clone of it with a release, and where it began."""
    root = repository(tmp_path / "it")
    folder = tmp_path / "clone"
    clone(root, folder)
    set_version(folder / "pyproject.toml", "1.1.0")
    commit_all(folder)
    tag(folder, "1.1.0")
    return root, folder, git("rev-parse", "HEAD", at=root)


def test_commit_and_tag_come_back(tmp_path: Path) -> None:
    root, folder, begun = released(tmp_path)
    bring_back(root, folder, "1.1.0", begun)
    assert 'version = "1.1.0"' in (root / "pyproject.toml").read_text()
    assert git("rev-parse", "v1.1.0^{commit}", at=root) == git("rev-parse", "main", at=root)
    assert git("cat-file", "-t", "v1.1.0", at=root) == "tag"
    assert git("log", "-1", "--format=%an", at=root) == "Anna"
    assert git("status", "--porcelain", at=root) == ""


def test_nothing_comes_back_where_somebody_has_gone_on(tmp_path: Path) -> None:
    root, folder, begun = released(tmp_path)
    (root / "more.txt").write_text("more\n")
    newer = commit_all(root)
    with pytest.raises(ReleaseProblem, match="changed meanwhile"):
        bring_back(root, folder, "1.1.0", begun)
    assert git("rev-parse", "HEAD", at=root) == newer
    assert git("tag", at=root) == ""


def test_nothing_comes_back_where_a_file_was_changed(tmp_path: Path) -> None:
    root, folder, begun = released(tmp_path)
    (root / "CHANGELOG.md").write_text("mine\n")
    with pytest.raises(ReleaseProblem, match="changed meanwhile"):
        bring_back(root, folder, "1.1.0", begun)
    assert (root / "CHANGELOG.md").read_text() == "mine\n"
    assert git("tag", at=root) == ""


def test_without_the_tag_the_commit_does_not_stay(tmp_path: Path) -> None:
    root, folder, begun = released(tmp_path)
    git("tag", "v1.1.0", at=root)
    with pytest.raises(ReleaseProblem):
        bring_back(root, folder, "1.1.0", begun)
    assert git("rev-parse", "HEAD", at=root) == begun
    assert 'version = "1.0.0"' in (root / "pyproject.toml").read_text()


def with_towncrier(tmp_path: Path, text: str) -> tuple[Path, str]:
    """A repository whose changelog this program cuts, and where it begins."""
    root = repository(tmp_path / "it")
    towncrier = tmp_path / "tools/bin/towncrier"
    towncrier.parent.mkdir(parents=True)
    (root / "tools").mkdir()
    venv = f"#!/bin/sh\necho {tmp_path / 'tools'}\n"
    for script, content in ((root / "tools/venv", venv), (towncrier, text)):
        script.write_text(content)
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return root, commit_all(root)


def test_a_failure_on_the_way_changes_nothing(tmp_path: Path) -> None:
    root, begun = with_towncrier(tmp_path, "#!/bin/sh\necho no news; exit 3\n")
    with pytest.raises(ReleaseProblem, match="status 3:\nno news"):
        release(root, tmp_path, "1.1.0", is_trial=False)
    assert git("rev-parse", "HEAD", at=root) == begun
    assert git("tag", at=root) == ""
    assert git("status", "--porcelain", at=root) == ""
    assert not (root / "dist").exists()


def test_who_the_tests_start_a_database_as_may_come_to_the_clone(tmp_path: Path) -> None:
    root, _ = with_towncrier(tmp_path, "#!/bin/sh\nexit 3\n")
    work = tmp_path / "work"
    work.mkdir(mode=0o700)
    with pytest.raises(ReleaseProblem):
        release(root, work, "1.1.0", is_trial=False)
    assert stat.S_IMODE(work.stat().st_mode) == 0o755


SLOW = f"""#!{sys.executable}
import pathlib, tempfile, time
with tempfile.TemporaryDirectory() as folder:
    pathlib.Path("{{begun}}").touch()
    try:
        time.sleep(60)
    finally:
        time.sleep(0.6)
"""


def test_ctrl_c_on_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    waits = tmp_path / "waits"
    root, _ = with_towncrier(tmp_path, SLOW.format(begun=waits))
    shutil.copytree(ROOT / "tools/release", root / "tools/release")
    (root / ".gitignore").write_text("__pycache__/\n")
    begun = commit_all(root)
    folders = tmp_path / "tmp"
    folders.mkdir()
    making = subprocess.Popen(
        [sys.executable, "-m", "tools.release", "1.1.0"],
        cwd=root,
        env=clean_environment(TMPDIR=str(folders)),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not waits.exists() and making.poll() is None:
        time.sleep(0.02)
    os.killpg(making.pid, signal.SIGINT)
    _, said = making.communicate(timeout=20)
    assert making.returncode == 130
    assert said.endswith("No release 1.1.0: interrupted.\nNothing has changed here.\n")
    assert "Traceback" not in said
    assert list(folders.iterdir()) == []
    assert git("rev-parse", "HEAD", at=root) == begun
    assert git("status", "--porcelain", at=root) == ""


def test_the_version_has_to_stand_in_one_line(tmp_path: Path) -> None:
    settings = tmp_path / "pyproject.toml"
    settings.write_text('version = "1.0.0"\nversion = "1.0.0"\n')
    with pytest.raises(ReleaseProblem, match="one line"):
        set_version(settings, "1.1.0")


def test_a_section_begins_with_rules_and_edition(tmp_path: Path) -> None:
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text(CHANGELOG)
    say_first(changelog, "1.0.0", "Rules version 2, edition sicilia 0123456789ab.")
    assert (
        "## 1.0.0 (2026-01-01)\n\nRules version 2, edition sicilia 0123456789ab.\n\n- Old.\n"
        in changelog.read_text()
    )
    with pytest.raises(ReleaseProblem, match="no section"):
        say_first(changelog, "9.9.9", "Rules")


@pytest.mark.long
def test_the_changelog_is_cut_from_the_fragments_of_this_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where tests run, nobody need have told git who they are.
    for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
        monkeypatch.setenv(f"{name}_NAME", "Anna")
        monkeypatch.setenv(f"{name}_EMAIL", "anna@host.example")
    folder = tmp_path / "clone"
    clone(ROOT, folder)
    (folder / "changelog.d/+planted.players.md").write_text("A planted sentence,\nin two lines.\n")
    (folder / "changelog.d/+planted.hosts.md").write_text("Another sentence.\n")
    commit_all(folder)
    tools = Path(run([ROOT / "tools/venv", "release"], ROOT).splitlines()[-1])
    commit(folder, "99.1.0", tools / "bin/towncrier")
    assert 'version = "99.1.0"' in (folder / "pyproject.toml").read_text("utf-8")
    section = (folder / "CHANGELOG.md").read_text("utf-8").split("\n## ")[1]
    assert section.startswith("99.1.0 (")
    assert section.splitlines()[2].startswith("Rules version ")
    assert section.index("### For players") < section.index("### For hosts")
    assert "- A planted sentence,\n  in two lines.\n" in section
    assert [path.name for path in (folder / "changelog.d").iterdir()] == ["README.md"]
    assert git("log", "-1", "--format=%s", at=folder) == "release: 99.1.0"
    assert git("status", "--porcelain", at=folder) == ""
