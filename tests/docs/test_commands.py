"""Commands and extras that documents show: all of them exist."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Final

import click
import pytest

from famiglia.cli import famiglia
from famiglia.edition import examine

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
DOCUMENTS: Final = (
    "README",
    "docs/players",
    "docs/hosts",
    "docs/owners",
    "docs/builders",
    "docs/serving",
    "docs/data",
    "docs/doctor",
)
EXTRA: Final = re.compile(r"famiglia(?:-….whl)?\[([a-z]+)\]")
SHOWN: Final = re.compile(r"^famiglia .*$|`(famiglia [^`]+)`", re.M)


def unknown(line: str) -> list[str]:
    """The words of a command line that are no command and no option."""
    words = shlex.split(re.split(r"\s{3,}|\s>\s|; ", line)[0])[1:]
    group: click.Command = famiglia
    context = click.Context(famiglia)
    while isinstance(group, click.Group) and words and not words[0].startswith("-"):
        found = group.get_command(context, words[0])
        if found is None:
            return [words[0]]
        group, words = found, words[1:]
    known = {name for parameter in group.params for name in parameter.opts} | {"--version"}
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    return [option for option in options if option not in known]


def commands(document: str) -> list[str]:
    text = (ROOT / f"{document}.md").read_text("utf-8")
    return [found[1] or found[0] for found in SHOWN.finditer(text)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_that_is_shown_exists(document: str) -> None:
    shown = commands(document)
    assert shown
    assert {line: wrong for line in shown if (wrong := unknown(line))} == {}


def test_a_command_that_does_not_exist_is_noticed() -> None:
    assert unknown("famiglia dance --fast") == ["dance"]
    assert unknown("famiglia play --fast --mode 1v1     quickly") == ["--fast"]
    assert unknown("famiglia edition check mine.toml") == []


def test_every_extra_that_is_named_exists() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in (*ROOT.glob("*.md"), *DOCS.rglob("*.md"))]
    named = {extra for text in texts for extra in EXTRA.findall(text)}
    assert named == set(settings["project"]["optional-dependencies"])


def test_the_overlay_that_owners_are_shown_is_one(tmp_path: Path) -> None:
    text = (DOCS / "owners.md").read_text("utf-8")
    [overlay] = re.findall(r"```toml\n(.*?)```", text, re.S)
    file = tmp_path / "mine.toml"
    file.write_text(overlay)
    assert examine(file).problems == ()
