"""Every class of steps that a game can be in, also one that others are built on."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import famiglia.engine
import famiglia.engine.parts  # gives the words what they do, before anything else is imported
from famiglia.engine.state import Frame

SOURCE: Final = Path(__file__).parents[1] / "src" / "famiglia" / "engine"
MADE: Final = re.compile(r"(?<!class )\b([A-Z]\w*)\(")
"""The class of which one is made."""


def frames() -> list[type[Frame]]:
    """Those that no other is built on, and of the others those of which the rules make one."""
    for module in pkgutil.walk_packages(famiglia.engine.__path__, "famiglia.engine."):
        importlib.import_module(module.name)
    texts = (file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    made = {name for text in texts for name in MADE.findall(text)}
    return [
        frame
        for frame in _built_on(Frame)
        if frame.__module__.startswith("famiglia.")
        and (frame.__name__ in made or not frame.__subclasses__())
    ]


def _built_on(above: type[Frame]) -> Iterator[type[Frame]]:
    for frame in above.__subclasses__():
        yield frame
        yield from _built_on(frame)
