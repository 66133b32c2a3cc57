"""Whole games by clicks: four people in four browsers, and one person against bots in each mode."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from famiglia.edition.source import DEFAULT
from famiglia.server.table.settings import Settings
from tests.page.browsers import Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter
from tests.page.stage import Play
from tests.page.table import seated

MOST_LOOKS: Final = 4000
WAIT_MS: Final = 100
"""Milliseconds between two looks whether one is asked."""


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_four_people_play_a_whole_game(browser: Browser, server: Hosted) -> None:
    play = Play(Settings(set_up="full"), DEFAULT, [], 0)
    with seated(browser, server, play, 0, 1, 2, 3) as table:
        kinds = table.play_on(MOST_LOOKS)
        assert {"turn", "act", "force", "conflict"} <= set(kinds)
        assert table.problems() == []


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_one_person_plays_a_whole_game_against_bots(
    browser: Browser, server: Hosted, mode: str
) -> None:
    """From the lobby on, by what the page says alone."""
    sitter = Sitter(Window(browser), seed=3)
    sitter.open_game(server.address, mode)
    for _ in range(MOST_LOOKS):
        if sitter.is_over():
            break
        if sitter.is_asked():
            sitter.move()
        else:
            sitter.page.wait_for_timeout(WAIT_MS)
    assert sitter.is_over()
    assert sitter.window.problems == []
