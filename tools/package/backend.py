"""The build backend: setuptools, with the page inside, and the engine compiled where it can be.

FAMIGLIA_COMPILED=1 wants it compiled or fails, 0 wants a package that runs everywhere; unset it is
compiled where a compiler works, and plain Python, with a word, where none does.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from setuptools import build_meta
from tools.package import compiler, page, reproducible

COMPILED: Final = "FAMIGLIA_COMPILED"
"""Variables of the environment: whether it is to be compiled, and, for setup.py, why not."""
WHY: Final = "FAMIGLIA_WHY_NOT_COMPILED"
BUILD_LOCK: Final = page.ROOT / "requirements/build.txt"
Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What the page is built with, if it is not built."""
    return _for_page()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """That, and what compiles the engine, where it can be compiled."""
    return [*_for_page(), *([] if _why_pure() else pinned(BUILD_LOCK))]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Nothing: the page is built by who works on it."""
    return []


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """What the package says of itself, for which nothing needs to be compiled."""
    with _setup_told("0"):
        return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """The same."""
    with _setup_told("0"):
        return str(
            build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings)
        )


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the built page in it: who builds a wheel of it needs no Node."""
    page.build()
    with _setup_told("0"):
        name = str(build_meta.build_sdist(sdist_directory, config_settings))
    reproducible.settle(Path(sdist_directory) / name)
    return name


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Interpreted: compiled modules lying in src would hide every edit."""
    with _setup_told("0"):
        return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Compiled if it can and may be."""
    page.build()
    why = _why_pure()
    if not why:
        try:
            with _setup_told("1"):
                return _wheel(wheel_directory, config_settings, metadata_directory)
        except (Exception, SystemExit) as failure:
            if os.environ.get(COMPILED) == "1":
                raise
            why = f"compiling failed ({str(failure).partition(chr(10))[0]})"
    page.say(f"famiglia is built without a compiled engine: {why}. It plays all the same, slower.")
    with _setup_told("0", why):
        return _wheel(wheel_directory, config_settings, metadata_directory)


def _wheel(*wanted: Any) -> str:
    # What was built before, perhaps of files that are gone, must not get into it.
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    return build_meta.build_wheel(*wanted)


@contextmanager
def _setup_told(compiled: str, why: str = "") -> Iterator[None]:
    """setup.py, which setuptools runs, finds in the environment what is decided here."""
    before = dict(os.environ)
    os.environ.update({COMPILED: compiled, WHY: why})
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _why_pure() -> str:
    """Why it is not even tried to compile; nothing if it is."""
    wish = os.environ.get(COMPILED, "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"{COMPILED} is 1, 0 or unset, not {wish!r}.")
    if wish == "0":
        return f"it is for every machine ({COMPILED}=0)"
    return "" if wish == "1" else compiler.why_not()


def _for_page() -> list[str]:
    has_node = page.is_built() or page.node_on_path() is not None
    return [] if has_node else pinned(page.NODE_LOCK)


def pinned(lock: Path) -> list[str]:
    """The packages of a lock with their versions."""
    lines = lock.read_text("utf-8").splitlines()
    return [line.rstrip("\\ ") for line in lines if line and line[0] not in " #"]
