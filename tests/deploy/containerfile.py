"""Reading a Containerfile: its stages, and in each the steps in their order."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

STEPS: Final = ("RUN", "COPY", "WORKDIR", "ENV", "USER")
"""What makes an image, one after the other."""
ABOUT: Final = ("ENTRYPOINT", "CMD", "HEALTHCHECK", "VOLUME", "EXPOSE", "STOPSIGNAL")
"""What is said about it; the last word counts."""


class Step(NamedTuple):
    """An instruction and what stands behind it."""

    word: str
    text: str


class Stage:
    """From FROM to the next one."""

    def __init__(self, image: str, name: str) -> None:
        self.image = image
        self.name = name
        self.steps: list[Step] = []
        self.about: dict[str, str] = {}

    def listed(self, word: str) -> list[str]:
        """A command in its list form; any other is one for a shell, which keeps signals."""
        text = self.about[word].rpartition("CMD ")[2]
        command = json.loads(text)
        assert all(isinstance(each, str) for each in command)
        return list(command)

    @property
    def suite(self) -> str:
        """The Debian it stands on."""
        found = re.fullmatch(r"docker\.io/library/debian:([a-z]+)-slim", self.image)
        assert found, f"{self.image} is no Debian that can be made in a folder"
        return found[1]


def read(path: Path) -> list[Stage]:
    """All stages; a word that is not known here is an error."""
    stages: list[Stage] = []
    for word, text in _lines(path.read_text("utf-8")):
        if word == "FROM":
            image, _, name = text.partition(" AS ")
            stages.append(Stage(image, name))
        elif word in STEPS:
            stages[-1].steps.append(Step(word, text))
        else:
            assert word in ABOUT, f"{word} is not understood here"
            stages[-1].about[word] = text
    return stages


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """Instructions, each with its continued lines, without comments."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in kept.replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, " ".join(rest.split()) if word != "RUN" else rest.strip()


def variables(text: str) -> dict[str, str]:
    """What ENV sets."""
    return dict(pair.split("=", 1) for pair in shlex.split(text))


class Context:
    """What may be copied into it: a folder without what .dockerignore names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        lines = (folder / ".dockerignore").read_text("utf-8").splitlines()
        named = [line for line in lines if line and not line.startswith("#")]
        self._ignored = re.compile("|".join(_pattern(each) for each in named))

    def files(self, below: str = ".") -> Iterator[Path]:
        """Each relative to the folder."""
        yield from self._below(self.folder / below)

    def _below(self, folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            relative = path.relative_to(self.folder)
            if self._ignored.fullmatch(relative.as_posix()):
                continue
            if path.is_dir() and not path.is_symlink():
                yield from self._below(path)
            else:
                yield relative


def _pattern(name: str) -> str:
    words = {"**/": "(?:.*/)?", "*": "[^/]*"}
    parts = re.split(r"(\*\*/|\*)", name)
    return "".join(words.get(part, re.escape(part)) for part in parts)
