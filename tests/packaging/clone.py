"""A clone as somebody has it who has played from it: the sources, what is installed, the page."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = Path("src/famiglia/server/page")
VENV: Final = ".venv"
COPY: Final = Path("build/compiled")


def clone(folder: Path) -> Path:
    """The working tree, without what git ignores; nothing need be installed or built for it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def with_page(folder: Path) -> Path:
    """The page is built in it."""
    shutil.copytree(ROOT / PAGE, folder / PAGE)
    return folder


def with_environment(folder: Path) -> Path:
    """`tools/setup` has nothing to do in it, and changes nothing in ours."""
    (folder / VENV).mkdir()
    for each in (ROOT / VENV).iterdir():
        if not each.name.startswith("installed-"):
            (folder / VENV / each.name).symlink_to(each)
    stamp = "cat requirements/dev.txt pyproject.toml | cksum >.venv/installed-dev"
    subprocess.run(["sh", "-c", stamp], cwd=folder, check=True)
    return folder


def compiled(folder: Path) -> Path:
    """It has a compiled copy, and something has changed since that was made."""
    shutil.copytree(ROOT / COPY, folder / COPY, ignore=shutil.ignore_patterns("lock"))
    changed = folder / "src/famiglia/judgement/weights.py"
    changed.write_text(changed.read_text("utf-8") + "\nMORE = 1\n", "utf-8")
    return folder


def nearly_compiled(folder: Path, unit: str) -> Path:
    """It has a compiled copy, for which one C file is left to do."""
    shutil.copytree(ROOT / COPY, folder / COPY, ignore=shutil.ignore_patterns("stamp", "lock"))
    [made] = (folder / COPY).glob(f"build/temp*/build/unit_{unit}.o")
    made.unlink()
    libraries = list((folder / COPY).rglob("*__mypyc*.so"))
    assert libraries
    for library in libraries:
        library.unlink()
    return folder
