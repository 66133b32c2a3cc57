"""What lies in a package: each check tells what is wrong, or nothing."""

import email
import re
import tarfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from tools.release.build import Packages

Files = Mapping[str, bytes]
"""By their names in the package, those of a source package without its folder."""

LICENCES: Final = ("LICENSE", "src/famiglia/drawing/fonts/OFL.txt")
FONTS: Final = (".ttf", ".woff2")
PAGE: Final = "famiglia/server/page/"
INDEX: Final = re.compile(
    rb"(?:https?|file)://[^\s\"'<>)]*"
    rb"(?:pypi\.|pythonhosted|npmjs|yarnpkg|/simple\b|artifactory|devpi)[^\s\"'<>)]*"
)
NEEDED: Final = (
    "famiglia/edition/data/sicilia/rules.toml",
    "famiglia/rulebook/en.md",
    "famiglia/drawing/fonts/Alegreya-regular.ttf",
    "famiglia/server/page/index.html",
    "famiglia/server/store/migrations/env.py",
    "famiglia/py.typed",
)
MADE: Final = re.compile(r"^famiglia/(server/page/|build\.json$)|\.(so|pyd)$")
"""By a build."""
STRAY: Final = re.compile(r"(^|/)(__pycache__|\.git|\.venv|node_modules|dist|tests?)(/|$)|\.pyc$")
"""Never in a wheel."""


def files_of(package: Path) -> Files:
    """All files of a package."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if name[-1] != "/"}
    with tarfile.open(package) as source:
        return {
            member.name.partition("/")[2]: read.read()
            for member in source
            if member.isfile() and (read := source.extractfile(member))
        }


def problems(
    packages: Packages, version: str, places: Iterable[str], committed: Iterable[str]
) -> list[str]:
    """What is wrong with any of the three.

    `places` are folders that nobody else has, `committed` the package's files in the repository.
    """
    wanted = frozenset(committed)
    kinds: list[bool | None] = [None, True, False]
    return [
        f"{package.name}: {what}"
        for package, is_compiled in zip(packages, kinds, strict=True)
        for files in [files_of(package)]
        for what in [
            *of_package(package.name, files, version, places, is_compiled),
            *as_committed(files, wanted),
        ]
    ]


def of_package(
    name: str, files: Files, version: str, places: Iterable[str], is_compiled: bool | None
) -> list[str]:
    """What is wrong with one; for a source package nothing is asked of its kind."""
    found = [
        *licences(files),
        *addresses(files),
        *machine(files, places),
        *says_version(files, version),
        *needed(files),
        *page_files(files),
    ]
    if is_compiled is None:
        return found
    return [*found, *kind(name, files, is_compiled), *stray(files)]


def as_committed(files: Files, committed: frozenset[str]) -> Iterator[str]:
    """All that is committed of the package, and nothing else but what is made in a build."""
    there = {path for name in files if (path := name.removeprefix("src/")).startswith("famiglia/")}
    wanted = {name.removeprefix("src/") for name in committed}
    yield from (f"{name} is committed, but missing" for name in sorted(wanted - there))
    for name in sorted(there - wanted):
        if not MADE.search(name):
            yield f"{name} is not committed"


def licences(files: Files) -> Iterator[str]:
    """Ours, and that of the fonts, word for word, wherever there are fonts."""
    for name in LICENCES:
        held = [each for each in files if each == name or each.endswith(f"/licenses/{name}")]
        if not held:
            yield f"the licence {PurePosixPath(name).name} is missing"
        elif any(not files[each].strip() for each in held):
            yield f"the licence {PurePosixPath(name).name} is empty"


def addresses(files: Files) -> Iterator[str]:
    """Where packages are fetched from is everybody's own affair."""
    for name, content in files.items():
        for found in sorted(set(INDEX.findall(content))):
            yield f"{name} names a package index: {found.decode(errors='replace')}"


def machine(files: Files, places: Iterable[str]) -> Iterator[str]:
    """Nothing tells on what machine it was built."""
    for name, content in files.items():
        yield from (f"{name} names {place}" for place in places if place.encode() in content)


def says_version(files: Files, version: str) -> Iterator[str]:
    """What the package says of itself."""
    told = [name for name in files if re.fullmatch(r"PKG-INFO|[^/]+\.dist-info/METADATA", name)]
    if len(told) != 1:
        yield "it does not say of itself what it is"
        return
    said = email.message_from_bytes(files[told[0]])
    if (said["Name"], said["Version"]) != ("famiglia", version):
        yield f"it calls itself {said['Name']} {said['Version']}"
    if said["License-Expression"] != "MIT":
        yield f"it says that its licence is {said['License-Expression']}"


def needed(files: Files) -> Iterator[str]:
    """What playing takes."""
    there = {name.removeprefix("src/") for name in files}
    yield from (f"{name} is missing" for name in NEEDED if name not in there)


def page_files(files: Files) -> Iterator[str]:
    """Everything that the page's first file asks for."""
    there = {name.removeprefix("src/"): content for name, content in files.items()}
    asked = re.findall(rb"(?:src|href)=\"/([^\"#?]+)\"", there.get(f"{PAGE}index.html", b""))
    if not any(name.endswith(b".js") for name in asked):
        yield "the page asks for no script: it is not built"
    for name in sorted({each.decode() for each in asked}):
        if PAGE + name not in there:
            yield f"the page asks for {name}, which is missing"


def kind(name: str, files: Files, is_compiled: bool) -> Iterator[str]:
    """Whether a wheel is what it is called."""
    native = [each for each in files if each.endswith((".so", ".pyd"))]
    runs_everywhere = name.endswith("-py3-none-any.whl")
    if is_compiled and not any(each.startswith("famiglia/engine/") for each in native):
        yield "its engine is not compiled"
    if is_compiled and runs_everywhere:
        yield "it says that it runs everywhere, but it is compiled"
    if not is_compiled and native:
        yield f"{native[0]} is native code"
    if not is_compiled and not runs_everywhere:
        yield "it does not say that it runs everywhere"


def stray(files: Files) -> Iterator[str]:
    """What has no place in a wheel."""
    for name in files:
        is_ours = name.startswith("famiglia/") or ".dist-info/" in name
        is_library = re.fullmatch(r"[0-9a-f]+__mypyc\.[^/]+", name) is not None
        if STRAY.search(name) or not (is_ours or is_library):
            yield f"{name} has no place in it"
