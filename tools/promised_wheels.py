"""Whether a folder has exactly the promised packages: `python tools/promised_wheels.py dist`.

Those are a wheel for each platform and Python that cibuildwheel is told to build for, one that runs
everywhere, and the source.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SYSTEMS: Final = ("linux", "macos", "windows")
WHEEL: Final = re.compile(r"[^-]+-[^-]+-(cp\d+)-cp\d+t?-(.+)\.whl")
LEVEL: Final = re.compile(r"(manylinux|musllinux|macosx)_\d+_\d+_")
"""From which version of the C library or the system on; how new that is, the build decides."""


def promised() -> set[str]:
    """The builds, as cibuildwheel names them: cp311-manylinux_x86_64."""
    found: set[str] = set()
    for system in SYSTEMS:
        command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"]
        done = subprocess.run(
            [*command, "--platform", system], cwd=ROOT, capture_output=True, text=True, check=True
        )
        found.update(done.stdout.split())
    return found


def build_of(wheel: str) -> str:
    """By the name of a file; one wheel may say twice which C library it needs."""
    if not (found := WHEEL.fullmatch(wheel)):
        return wheel
    platforms = {LEVEL.sub(r"\1_", each) for each in found[2].split(".")}
    shortest = min(platforms, key=lambda each: (each.startswith("manylinux20"), each))
    return f"{found[1]}-{shortest}"


def differences(folder: Path, builds: set[str]) -> list[str]:
    """What is missing, and what nobody has promised."""
    names = sorted(path.name for path in folder.iterdir())
    wheels = [name for name in names if name.endswith(".whl")]
    pure = [name for name in wheels if name.endswith("-py3-none-any.whl")]
    found = [build_of(name) for name in wheels if name not in pure]
    sources = [name for name in names if name.endswith(".tar.gz")]
    wrong = [f"missing: {build}" for build in sorted(builds - set(found))]
    wrong += [f"not promised: {build}" for build in found if build not in builds]
    wrong += [f"not promised: {name}" for name in names if name not in {*wheels, *sources}]
    wrong += [f"twice: {build}" for build in sorted(builds) if found.count(build) > 1]
    wrong += [] if len(pure) == 1 else [f"wheels that run everywhere: {len(pure)}, not 1"]
    wrong += [] if len(sources) == 1 else [f"sources: {len(sources)}, not 1"]
    return wrong


if __name__ == "__main__":
    problems = differences(Path(sys.argv[1]), promised())
    sys.exit("\n".join(problems) or None)
