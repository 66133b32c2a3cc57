"""A source package is the same whoever builds it."""

import io
import tarfile
from pathlib import Path

import pytest
from tools.package.reproducible import EARLIEST, settle, time_of_files
from tools.release.run import git

from tests.release.repositories import repository


def packed(package: Path, names: list[str], at: int, owner: str) -> bytes:
    """A package of these files, as one machine makes it, settled."""
    with tarfile.open(package, "w:gz") as archive:
        archive.addfile(tarfile.TarInfo("it"))
        for name in names:
            member = tarfile.TarInfo(f"it/{name}")
            member.size, member.mtime, member.uname = len(name), at, owner
            member.mode = 0o775 if name.endswith(".sh") else 0o664
            archive.addfile(member, io.BytesIO(name.encode()))
    settle(package)
    return package.read_bytes()


def test_time_owner_and_sequence_make_no_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one = packed(tmp_path / "one.tar.gz", ["a.py", "b.sh"], 1, "anna")
    other = packed(tmp_path / "other.tar.gz", ["b.sh", "a.py"], 1_600_000_000, "bruno")
    assert one == other


def test_files_have_the_time_of_the_commit_if_nothing_else_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.chdir(repository(tmp_path / "it"))
    assert time_of_files() == int(git("log", "-1", "--format=%ct", at=tmp_path / "it"))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert time_of_files() == EARLIEST


def test_the_files_stay_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    package = tmp_path / "one.tar.gz"
    packed(package, ["b.sh", "a.py"], 1, "anna")
    with tarfile.open(package) as archive:
        found = {each.name: each for each in archive if each.isfile()}
        read = archive.extractfile("it/a.py")
        assert read is not None
        assert read.read() == b"a.py"
    assert found["it/b.sh"].mode == 0o755
    assert found["it/a.py"].mode == 0o644
    assert {each.mtime for each in found.values()} == {1_700_000_000}
    assert {each.uname for each in found.values()} == {""}
