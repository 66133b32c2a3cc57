"""Whether the engine runs compiled, and why it does or does not."""

from pathlib import Path
from typing import Final

import msgspec

import famiglia
from famiglia.engine.game import is_compiled
from famiglia.server.bots.pool import STAMP
from famiglia.server.checks.finding import Fact, Finding, Status, Subject

BUILT: Final = "build.json"
"""Written beside the package when one is built; a clone has none."""
COPY: Final = Path("build", "compiled")
"""Where a clone has its compiled copy."""
CLONED: Final = "pyproject.toml"
"""A clone has it two folders above the package."""
SLOW: Final = "interpreted, so bots think 30 to 40 times longer"


class Build(msgspec.Struct, frozen=True):
    """What is known of how the package was built."""

    compiled: bool
    why: str = ""


def look(subject: Subject) -> Finding:
    """The engine of this process."""
    return judged(Path(famiglia.__file__).parent, compiled=is_compiled())


def judged(package: Path, *, compiled: bool) -> Finding:
    """An engine that runs like that, of a package in this folder."""
    facts: dict[str, Fact] = {"compiled": compiled, "package": str(package)}
    said = "compiled" if compiled else SLOW
    why = _why(package, facts, compiled=compiled)
    return Finding(Status.FINE if compiled else Status.WARNING, f"{said}: {why}", facts)


def _why(package: Path, facts: dict[str, Fact], *, compiled: bool) -> str:
    file = package / BUILT
    try:
        build = msgspec.json.decode(file.read_bytes(), type=Build)
    except FileNotFoundError:
        return _in_clone(package, facts, compiled=compiled)
    except (OSError, msgspec.MsgspecError) as error:
        return f"how it was built cannot be read in {file}: {error}."
    facts["why"] = build.why
    why = build.why.rstrip(".")
    if build.compiled and not compiled:
        but = f"{why}; but " if why else ""
        return f"{but}it was built with a compiled one. Install famiglia again."
    usual = "it was built like that" if build.compiled else "nothing says why"
    return f"{why or usual}."


def _in_clone(package: Path, facts: dict[str, Fact], *, compiled: bool) -> str:
    """A clone may have a compiled copy, which `make play` makes."""
    clone = package.parents[1]
    if not (clone / CLONED).is_file():
        return f"nothing says how {package} was built."
    said = f"it runs from a clone, {clone}"
    facts["clone"] = str(clone)
    if compiled:
        return f"{said}."
    copy = clone / COPY
    has_copy = (copy / STAMP).is_file()
    facts["has_compiled_copy"] = has_copy
    if has_copy:
        return f"{said}. There is a compiled copy in {copy}, which `make play` uses."
    return f"{said}, and there is no compiled copy. `make play` makes one where it can."
