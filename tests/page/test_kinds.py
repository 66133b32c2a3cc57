"""At each kind of decision the page can be used by everybody, and answered by clicks alone."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import DESKTOP, PHONE, Screen, Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter
from tests.page.stage import (
    MODES,
    Play,
    asked_kinds,
    asks,
    play_of,
    random_plays,
    saved,
)
from tests.page.table import seated

SCREENS: Final = Path(__file__).parents[2] / "build" / "screens"
RECORD: Final = "seed-15.famiglia"
ALONE: Final = "2v1-seed-87.famiglia"
COMMONEST: Final = (
    ("act", "dark"),
    ("turn", "light"),
    ("turn", "dark"),
    ("force", "dark"),
    ("card", "light"),
    ("take", "dark"),
    ("conflict", "light"),
    ("conflict", "dark"),
    ("lay-token", "dark"),
    ("set-up-unit", "light"),
)
"""Kinds of decisions, each in a theme."""
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
ABSENT: Final = {
    "2v2": {
        "additional-action",
        "buy",
        "choose-character",
        "pick-family",
        "refill",
        "split",
        "unlock",
    },
    "1v1": {"additional-action", "buy", "choose-families", "helper", "pull-from", "unlock"},
    "2v1": {"pull-from", "refill", "split"},
}
"""What is never asked in a mode."""


@pytest.fixture(autouse=True, scope="module")
def screens() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)


def looked_at() -> list[tuple[str, str]]:
    """Each kind in each mode that has it."""
    return [(kind, mode) for kind in asked_kinds() for mode in MODES if kind not in ABSENT[mode]]


@pytest.mark.parametrize(("kind", "theme"), COMMONEST)
def test_the_commonest_decisions(browser: Browser, server: Hosted, kind: str, theme: str) -> None:
    play = play_of(saved(RECORD), asks(kind))
    look(browser, server, play, kind, theme)


def test_an_additional_action(browser: Browser, server: Hosted) -> None:
    """Of who plays alone against a team."""
    kind = "additional-action"
    look(browser, server, play_of(saved(ALONE), asks(kind)), kind, "light")


def look(browser: Browser, server: Hosted, play: Play, kind: str, theme: str) -> None:
    """Before the first click, in the dark also with a draft, and until the move is made."""
    with seated(browser, server, play, play.asked, screen=Screen(theme=theme)) as table:
        sitter = table.sitters[play.asked]
        assert sitter.kind() == kind
        assert sitter.window.violations() == []
        sitter.page.screenshot(path=SCREENS / f"commonest-{kind}-{theme}.png")
        if theme == "dark":
            sitter.draft_one_answer()
            assert sitter.window.violations() == []
        sitter.move()
        assert table.problems() == []


@pytest.mark.long
@pytest.mark.parametrize(("kind", "mode"), looked_at())
def test_every_decision_in_every_mode(
    browser: Browser, server: Hosted, kind: str, mode: str
) -> None:
    """A picture of each at two sizes is made, to be looked at."""
    play = random_plays(mode)[kind]
    staged = server.stage(play)
    for name, size in SIZES.items():
        sitter = Sitter(Window(browser, Screen(size)), seed=1)
        sitter.sit(server.address, staged.link(play.asked))
        assert sitter.kind() == kind
        sitter.page.wait_for_timeout(500)
        sitter.page.screenshot(path=SCREENS / f"{kind}-{mode}-{name}.png")
        assert sitter.window.violations() == []
        if name == "phone":
            sitter.move()
        assert sitter.window.problems == []
        sitter.window.close()


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
def test_every_kind_is_asked_in_the_modes_that_have_it(mode: str) -> None:
    assert set(random_plays(mode)) == set(asked_kinds()) - ABSENT[mode]


def test_every_kind_is_asked_in_some_mode() -> None:
    assert set.intersection(*ABSENT.values()) == set()
