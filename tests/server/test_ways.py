"""The ways that ARCHITECTURE tells, of a click and of a bot's answer, go through what there is."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PLACES: Final = ("src/famiglia/server", "src/famiglia", "web/src/lib", ".")
FILE: Final = re.compile(r"`([\w/.-]+\.(?:py|ts))`")
NAME: Final = re.compile(r"`([A-Za-z_]\w*(?:\.\w+)?)`")


def steps() -> list[str]:
    """The rows of both tables."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text[text.index("### The way of one click") : text.index("\n## Bench")]
    return [line for line in table.splitlines() if line.startswith("| ") and "`" in line]


def text_of(name: str) -> str:
    found = [ROOT / place / name for place in PLACES if (ROOT / place / name).is_file()]
    assert found, f"there is no {name}"
    return found[0].read_text(encoding="utf-8")


def test_every_step_names_files_and_functions_that_there_are() -> None:
    assert len(steps()) > 15
    code = ""
    for step in steps():
        place = step.split("|")[2]
        code += "".join(text_of(name) for name in FILE.findall(place))
        for word in ".".join(NAME.findall(place)).split("."):
            assert re.search(rf"\b{word}\b", code), f"{word} is in no file named so far: {step}"
