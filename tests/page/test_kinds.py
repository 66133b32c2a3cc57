"""At each kind of decision the page can be used by everybody, and answered by clicks alone."""

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import DESKTOP, PHONE, Window
from tests.page.sitter import Sitter
from tests.page.staged import MODES, asked_kinds, asks, link_of, play_of, random_plays, saved, stage
from tests.page.table import seated
from tests.server.processes import serving

SCREENS: Final = Path(__file__).parents[2] / "build" / "screens"
RECORD: Final = "seed-15.famiglia"
COMMONEST: Final = (
    "act",
    "turn",
    "force",
    "card",
    "take",
    "conflict",
    "lay-token",
    "set-up-unit",
)
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
LOOKED_AT: Final = MODES if "FAMIGLIA_SLICE" not in os.environ else ("1v1",)


@pytest.fixture(autouse=True, scope="module")
def screens() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)


@pytest.mark.parametrize("kind", COMMONEST)
def test_the_commonest_decisions(browser: Browser, tmp_path: Path, kind: str) -> None:
    play = play_of(saved(RECORD), asks(kind))
    with seated(browser, tmp_path, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        assert sitter.kind() == kind
        assert sitter.window.violations() == []
        sitter.page.screenshot(path=SCREENS / f"commonest-{kind}.png")
        sitter.move()
        assert table.problems() == []


@pytest.mark.long
@pytest.mark.parametrize("kind", asked_kinds())
def test_every_decision_in_every_mode(browser: Browser, tmp_path: Path, kind: str) -> None:
    """A picture of each at two sizes is made, to be looked at."""
    for mode in LOOKED_AT:
        play = random_plays(mode).get(kind)
        if play is None:
            continue
        folder = tmp_path / mode
        folder.mkdir()
        stage(folder, play)
        with serving(folder) as server:
            for name, size in SIZES.items():
                sitter = Sitter(Window(browser, size), seed=1)
                sitter.sit(server.address, link_of(play.asked))
                assert sitter.kind() == kind
                sitter.page.wait_for_timeout(500)
                sitter.page.screenshot(path=SCREENS / f"{kind}-{mode}-{name}.png")
                assert sitter.window.violations() == []
                if name == "phone":
                    sitter.move()
                assert sitter.window.problems == []
                sitter.window.close()


@pytest.mark.long
def test_every_kind_is_asked_in_some_mode() -> None:
    asked = {kind for mode in MODES for kind in random_plays(mode)}
    assert asked == set(asked_kinds())
