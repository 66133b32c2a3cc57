"""Makes a release: all but the upload. Fails before anything is changed here, or not at all.

python -m tools.release 1.2.3                  commit, tag and packages in dist/
python -m tools.release 1.2.3 --without-tests  a trial: no `make test`, no commit, no tag
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.release import build, commit, inside, refusals, trial
from tools.release.run import ReleaseProblem, git, run, step, uninterrupted

ROOT: Final = Path(__file__).parents[2]
INTERRUPTED: Final = 130
"""As a shell says it."""


def main(words: Sequence[str]) -> int:
    """The exit status: 1 where there is no release, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    parser.add_argument("version")
    parser.add_argument("--without-tests", action="store_true", help="a trial without a tag")
    wanted = parser.parse_args(words)
    version, is_trial = wanted.version.strip(), wanted.without_tests
    against = refusals.why_not(ROOT, version, is_trial)
    if against:
        print(f"No release {version}:", *against, sep="\n- ", file=sys.stderr)
        return 1
    try:
        with TemporaryDirectory(prefix="famiglia-release-") as folder:
            release(ROOT, Path(folder).resolve(), version, is_trial)
    except ReleaseProblem as problem:
        print(f"No release {version}: {problem}\nNothing has changed here.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"No release {version}: interrupted.\nNothing has changed here.", file=sys.stderr)
        return INTERRUPTED
    return 0


def release(root: Path, work: Path, version: str, is_trial: bool) -> None:
    """All of it, in a folder that is thrown away."""
    # Tests that root starts run a database as somebody else, whose programs are in there.
    work.chmod(0o755)
    tools = Path(run([root / "tools/venv", "release"], root).splitlines()[-1])
    begun = git("rev-parse", "HEAD", at=root)
    clone, bare = work / "clone", work / "bare"
    with step(f"Version and changelog of {version}"):
        commit.clone(root, clone)
        commit.commit(clone, version, tools / "bin/towncrier")
        if not is_trial:
            commit.tag(clone, version)
    with step("Packages from a bare clone"):
        git("clone", "--quiet", "--no-local", str(clone), str(bare), at=root)
        packages = make_packages(bare, work, tools)
    with step("What lies in them"):
        committed = git("ls-files", "src/famiglia", at=bare).splitlines()
        check_packages(packages, version, tools, [str(work), str(root)], committed)
    kinds = zip(packages, ("from source", "compiled", "pure"), (None, True, False), strict=True)
    for package, name, is_compiled in kinds:
        with step(f"Installing and starting it, {name}"):
            trial.try_package(package, work / name.replace(" ", "-"), version, is_compiled)
    with step("make play in a fresh clone"):
        trial.try_make_play(clone, work / "data")
    if not is_trial:
        with step("make test in a fresh clone"):
            trial.try_make_test(clone)
    sums = build.write_sums(packages)
    with uninterrupted():
        if not is_trial:
            commit.bring_back(root, clone, version, begun)
        build.put_into(root / "dist", packages, sums)
    told = "A trial: no commit, no tag." if is_trial else f"Tagged v{version}; push it to publish."
    print(f"{told} In dist/:", *(path.name for path in [*packages, sums]), sep="\n  ")


def make_packages(bare: Path, work: Path, tools: Path) -> build.Packages:
    """The packages; the source package twice, since it has to be the same again."""
    seconds = commit.commit_time(bare)
    packages = build.build(bare, work / "packages", tools, seconds)
    again = build.build_source(bare, work / "again", tools, seconds)
    if again.read_bytes() != packages.source.read_bytes():
        raise ReleaseProblem("the source package is not the same when it is built again")
    return packages


def check_packages(
    packages: build.Packages,
    version: str,
    tools: Path,
    places: Sequence[str],
    committed: Sequence[str],
) -> None:
    """All that can be seen without installing them."""
    run([tools / "bin/python", "-m", "twine", "check", "--strict", *packages], tools)
    found = inside.problems(packages, version, places, committed)
    if found:
        raise ReleaseProblem("\n- ".join(["The packages are not as they should be:", *found]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
