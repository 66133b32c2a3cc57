"""Source package, compiled wheel and pure wheel, built in environments of their own."""

import os
import shutil
import tarfile
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tools.release.run import ReleaseProblem, clean_environment, run

SUMS: Final = "SHA256SUMS"
REPOSITORY: Final = "FAMIGLIA_REPOSITORY"
"""Of the environment: where the package says that it is published."""


class Packages(NamedTuple):
    """What a release consists of."""

    source: Path
    compiled: Path
    pure: Path


def build(clone: Path, out: Path, tools: Path, seconds: str) -> Packages:
    """All three, the wheels from the source package, as who installs it builds them."""
    source = build_source(clone, out, tools, seconds)
    unpacked = out.parent / "unpacked"
    with tarfile.open(source) as archive:
        archive.extractall(unpacked, filter="data")
    [folder] = unpacked.iterdir()
    compiled = _wheel(folder, out, tools, _environment(seconds, FAMIGLIA_COMPILED="1"))
    pure = _wheel(folder, out, tools, _environment(seconds, FAMIGLIA_COMPILED="0"))
    return Packages(source, compiled, pure)


def build_source(clone: Path, out: Path, tools: Path, seconds: str) -> Path:
    """The source package alone."""
    run(
        [tools / "bin/python", "-m", "build", "--sdist", "--outdir", out, clone],
        clone,
        _environment(seconds),
    )
    return _only(out, "*.tar.gz")


def _wheel(folder: Path, out: Path, tools: Path, environment: dict[str, str]) -> Path:
    apart = out / "wheel"
    run(
        [tools / "bin/python", "-m", "build", "--wheel", "--outdir", apart, folder],
        folder,
        environment,
    )
    made = _only(apart, "*.whl")
    moved = out / made.name
    if moved.exists():
        raise ReleaseProblem(f"two wheels are called {made.name}")
    shutil.move(made, moved)
    apart.rmdir()
    return moved


def _environment(seconds: str, **more: str) -> dict[str, str]:
    published = os.environ.get(REPOSITORY, "")
    return clean_environment(SOURCE_DATE_EPOCH=seconds, **{REPOSITORY: published}, **more)


def _only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise ReleaseProblem(f"{len(found)} packages {pattern} were built, not one")
    return found[0]


def write_sums(packages: Packages) -> Path:
    """A file by which everybody can see whether they have what was released."""
    sums = packages.source.parent / SUMS
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages]
    sums.write_text("".join(sorted(lines, key=lambda line: line.split()[1])), "utf-8")
    return sums


def put_into(dist: Path, packages: Packages, sums: Path) -> None:
    """In the place of what an earlier release left there."""
    dist.mkdir(exist_ok=True)
    for old in [*dist.glob("famiglia-*"), dist / SUMS]:
        old.unlink(missing_ok=True)
    for path in [*packages, sums]:
        shutil.copy(path, dist)
