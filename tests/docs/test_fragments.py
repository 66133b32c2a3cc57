"""Fragments of the changelog [changelog.d/README.md]: for whom they are, and what they say."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "changelog.d"
FRAGMENTS: Final = sorted(path for path in FOLDER.iterdir() if path.name != "README.md")
NAME: Final = re.compile(r"\+[a-z0-9][a-z0-9-]*\.(?P<audience>[a-z]+)\.md")
AUDIENCES: Final = ["players", "hosts", "owners", "builders", "contributors"]
FORBIDDEN: Final = {
    "the number of an issue": re.compile(r"(?<!\w)#\d+|\b(?:GH|issue|issues|PR)[- ]?\d+\b", re.I),
    "the address of a package index": re.compile(
        r"https?://\S*(?:pypi|pythonhosted|npmjs|/simple\b|artifactory|devpi)\S*", re.I
    ),
    "a heading": re.compile(r"^#", re.M),
}


def problems(name: str, text: str) -> list[str]:
    """What is wrong with a fragment."""
    named = NAME.fullmatch(name)
    found = [] if named else ["its name is not +SLUG.AUDIENCE.md"]
    if named and named["audience"] not in AUDIENCES:
        found.append(f"{named['audience']} is no audience")
    if len(text.split()) < 3:
        found.append("it says nothing")
    return found + [f"it has {what}" for what, form in FORBIDDEN.items() if form.search(text)]


def test_every_fragment_tells_somebody_something() -> None:
    wrong = {path.name: problems(path.name, path.read_text("utf-8")) for path in FRAGMENTS}
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("+faster.players.md", "The page is quicker.", None),
        ("faster.players.md", "The page is quicker.", "its name is not +SLUG.AUDIENCE.md"),
        ("+faster.feature.md", "The page is quicker.", "feature is no audience"),
        ("+faster.players.md", " \n", "it says nothing"),
        ("+faster.players.md", "The page is quicker (#35).", "it has the number of an issue"),
        ("+faster.players.md", "As issue 35 asked for.", "it has the number of an issue"),
        (
            "+faster.hosts.md",
            "Install it from https://pypi.example/simple now.",
            "it has the address of a package index",
        ),
        ("+faster.hosts.md", "# Faster\n\nThe page is quicker.", "it has a heading"),
    ],
)
def test_a_fragment_that_is_wrong_is_noticed(name: str, text: str, problem: str | None) -> None:
    assert problems(name, text) == ([problem] if problem else [])


def test_towncrier_knows_the_same_audiences_in_this_order() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["towncrier"]
    assert [each["directory"] for each in settings["type"]] == AUDIENCES
    told = re.findall(r"^\| `(\w+)` \|", (FOLDER / "README.md").read_text("utf-8"), re.M)
    assert told == AUDIENCES


def test_the_changelog_has_the_place_for_the_next_version() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["towncrier"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    before, _, after = changelog.partition(settings["start_string"])
    assert before.startswith("# Changelog\n")
    assert "\n## " not in before
    assert after.lstrip().startswith("## ")
