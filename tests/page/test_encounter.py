"""Four people in four browsers play the last encounter phase of a saved game by clicks."""

from typing import Final

from playwright.sync_api import Browser

from tests.page.page_server import Hosted
from tests.page.stage import last_encounter, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
MOST_LOOKS: Final = 400


def test_four_people_play_the_last_encounter_phase(browser: Browser, server: Hosted) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, 0, 1, 2, 3) as table:
        kinds = table.play_on(MOST_LOOKS)
        assert {"act", "conflict", "card", "take", "force"} <= set(kinds)
        assert table.problems() == []
        endings = [
            sitter.page.locator("#ending-title").inner_text() for sitter in table.sitters.values()
        ]
    assert (endings[0], endings[1]) == (endings[2], endings[3])
    assert {endings[0], endings[1]} in (
        {"Your side wins", "The opposing side wins"},
        {"Nobody wins"},
    )
