"""What is in a package: every file of ours, the built page, and nothing else."""

import re
import subprocess
import tarfile
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Final

from tests.packaging.clone import ROOT
from tests.packaging.packages import Packages

PAGE: Final = {
    "built.txt",
    "files.json",
    "index.html",
    "licences.md",
    "assets/Icon.js",
    "assets/Lobby.js",
    "assets/WaitingRoom.js",
    "assets/alegreya-latin-400-italic.woff",
    "assets/alegreya-latin-400-italic.woff2",
    "assets/alegreya-latin-400-normal.woff",
    "assets/alegreya-latin-400-normal.woff2",
    "assets/alegreya-latin-700-normal.woff",
    "assets/alegreya-latin-700-normal.woff2",
    "assets/alegreya-sans-latin-400-normal.woff",
    "assets/alegreya-sans-latin-400-normal.woff2",
    "assets/alegreya-sans-latin-500-normal.woff",
    "assets/alegreya-sans-latin-500-normal.woff2",
    "assets/alegreya-sans-latin-700-normal.woff",
    "assets/alegreya-sans-latin-700-normal.woff2",
    "assets/crest.svg",
    "assets/duration.js",
    "assets/index.js",
    "assets/lazyParts.js",
    "assets/newTable.js",
    "assets/page.js",
    "assets/person.svelte.js",
    "assets/publicOrigin.js",
    "assets/style.css",
}
"""As it is built, without what changes in a name when the content does."""
TOLD: Final = {
    "METADATA",
    "RECORD",
    "WHEEL",
    "entry_points.txt",
    "licenses/LICENSE",
    "licenses/src/famiglia/drawing/fonts/OFL.txt",
    "top_level.txt",
}
BUILT: Final = "famiglia/server/page/"
HASH: Final = re.compile(r"(assets/.+)-[\w-]{8}(\.\w+)")
LIBRARY: Final = re.compile(r"\w+__mypyc\.\S+\.so")


def named(name: str) -> str:
    """A file of the page without the hash in its name."""
    return HASH.sub(r"\1\2", name)


def ours() -> set[str]:
    """What git keeps of the package."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/famiglia"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name.removeprefix("src/") for name in listed.splitlines() if (ROOT / name).is_file()}


def in_wheel(wheel: Path) -> set[str]:
    """Its files, those that tell of the package by their own names."""
    with zipfile.ZipFile(wheel) as opened:
        return {
            named(re.sub(r"^famiglia-[^/]+\.dist-info/", "", name)) for name in opened.namelist()
        }


def expected() -> set[str]:
    return ours() | {BUILT + name for name in PAGE} | TOLD | {"famiglia/build.json"}


def test_a_wheel_for_every_machine_has_what_is_listed(packages: Packages) -> None:
    wheel = packages.pure_wheel()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert in_wheel(wheel) == expected()


def test_a_compiled_wheel_has_a_library_for_each_compiled_module_besides(
    packages: Packages,
) -> None:
    wheel = packages.compiled_wheel()
    found = in_wheel(wheel)
    libraries = {name for name in found if name.endswith(".so")}
    compiled = {name.partition(".")[0] + ".py" for name in libraries if "/" in name}
    assert found - libraries == expected()
    assert compiled == {name.removeprefix("src/") for name in import_module("setup").sources()}
    assert [name for name in libraries if LIBRARY.fullmatch(name)]
    assert "none-any" not in wheel.name


def test_an_sdist_has_what_the_wheel_is_made_of(packages: Packages) -> None:
    with tarfile.open(packages.sdist()) as opened:
        files = {each.name.partition("/")[2] for each in opened.getmembers() if each.isfile()}
    names = {named(name.removeprefix("src/")) for name in files}
    assert ours() | {BUILT + name for name in PAGE} <= names
    assert {
        "requirements/build.txt",
        "requirements/node.txt",
        "setup.py",
        "tools/package/backend.py",
        "web/package-lock.json",
        "web/src/main.ts",
    } <= files
    assert not [name for name in files if "node_modules" in name or name.endswith((".so", ".pyc"))]
    assert "famiglia/build.json" not in names
