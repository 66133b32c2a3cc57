"""What the menu is for, and what is done beside a draft."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from famiglia.server.config import ADDRESS
from famiglia.server.identity import table_digest
from tests.page.browsers import Window
from tests.page.page_server import Hosted
from tests.page.play_process import playing
from tests.page.sitter import Sitter
from tests.page.stage import asks, play_of, saved
from tests.page.table import seated
from tests.server.processes import serving

RECORD: Final = "seed-15.famiglia"


def test_a_report_is_one_file_with_the_record_and_what_is_seen(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        files: list[str] = []
        page.on("download", lambda each: files.append(each.suggested_filename))
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Report a problem").click()
        page.get_by_label("What happened?").fill("The map is upside down.")
        with page.expect_download() as expected:
            page.get_by_role("button", name="Save the report").click()
        expect(page.get_by_text(f"Saved as {expected.value.suggested_filename}")).to_be_visible()
        found = json.loads(expected.value.path().read_text("utf-8"))
        assert found["what"] == "The map is upside down."
        assert (found["table"], found["seat"]) == (table_digest(table.id), play.asked)
        assert table.id not in expected.value.suggested_filename + json.dumps(found)
        assert found["snapshot"]["view"]["seat"] == play.asked
        assert isinstance(found["record"], dict)
        assert found["faults"] == []
        assert files == [expected.value.suggested_filename]
        assert table.problems() == []


def test_a_draft_is_taken_back_step_by_step_or_as_a_whole(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        drafted = sitter.page.locator(".prompt ol li")
        back = sitter.page.get_by_role("button", name="Step back")
        reset = sitter.page.get_by_role("button", name="Reset")
        expect(back).to_be_disabled()
        expect(reset).to_be_disabled()
        for button in (back, reset):
            sitter.draft_one_answer()
            expect(drafted).to_have_count(1)
            button.click()
            expect(drafted).to_have_count(0)
            expect(sitter.confirm).to_be_disabled()
            assert sitter.kind() == "conflict"
        sitter.move()
        assert table.problems() == []


def test_the_menu_closes_when_one_leaves_and_when_one_comes_back(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        menu = page.get_by_role("dialog", name="Menu")
        page.get_by_role("button", name="Menu").click()
        menu.get_by_role("button", name="Leave").click()
        menu.get_by_role("button", name="Yes").click()
        expect(menu).to_be_hidden()
        page.get_by_role("button", name="Menu").click()
        menu.get_by_role("button", name="Come back and play on").click()
        expect(menu).to_be_hidden()
        assert table.problems() == []


def test_the_menu_closes_when_one_gives_up_and_the_end_is_seen(
    browser: Browser, server: Hosted
) -> None:
    """Against bots that ends the game."""
    window = Window(browser)
    page = window.page
    Sitter(window, 1).open_game(server.address, "1v1")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Concede").click()
    menu.get_by_role("button", name="Yes").click()
    expect(menu).to_be_hidden()
    expect(page.locator("#ending-title")).to_be_visible()
    assert window.problems == []


def test_who_is_called_otherwise_in_the_menu_is_so_at_the_table_and_at_the_next(
    browser: Browser, tmp_path: Path
) -> None:
    with playing(tmp_path) as link:
        window = Window(browser)
        page = window.page
        page.goto(link)
        page.locator(".prompt").wait_for()
        page.get_by_role("button", name="Menu").click()
        name = page.get_by_role("dialog", name="Menu").get_by_label("Your name")
        expect(name).to_have_value("Player")
        name.fill("Eva")
        page.get_by_role("button", name="Change").click()
        expect(page.get_by_role("dialog", name="Menu").get_by_label("Your name")).to_have_value(
            "Eva"
        )
        expect(page.get_by_role("button", name="Change")).to_be_disabled()
    with playing(tmp_path) as link:
        window = Window(browser)
        window.page.goto(link)
        window.page.locator(".prompt").wait_for()
        window.page.get_by_role("button", name="Menu").click()
        expect(window.page.get_by_label("Your name")).to_have_value("Eva")


def test_a_private_link_says_when_only_this_computer_can_open_it(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        link = private_link(page)
        expect(link).to_have_value(re.compile("^http://127.0.0.1:[0-9]+/#link="))
        expect(page.get_by_text("works on this computer only")).to_be_visible()
        assert table.problems() == []


def test_a_private_link_is_where_others_reach_the_server_if_it_knows(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ADDRESS, "http://192.0.2.7:8300")
    window = Window(browser)
    with serving(tmp_path) as server:
        Sitter(window, 1).open_game(server.address, "1v1")
        link = private_link(window.page)
        expect(link).to_have_value(re.compile("^http://192.0.2.7:8300/#link="))
        expect(window.page.get_by_text("works on this computer only")).to_have_count(0)
        assert window.problems == []


def private_link(page: Page) -> Locator:
    """A new one from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="A new private link").click()
    page.get_by_role("button", name="Yes").click()
    return page.get_by_label("Your private link")


def test_a_game_is_played_again_in_the_same_seat_with_the_same_names(
    browser: Browser, server: Hosted
) -> None:
    """In the team of three: seat 1, not the first."""
    window = Window(browser)
    page = window.page
    page.goto(server.address)
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[type=radio][value='2v1']").check()
    page.get_by_label("You play").select_option("in the team")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".prompt").wait_for()
    names = page.locator(".bar li .name").all_inner_texts()
    before, seat = page.evaluate("location.hash").split("/")
    assert (seat, names[int(seat)]) == ("1", "Anna")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="A draw").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("(before) => !location.hash.startsWith(before)", arg=before)
    expect(page.locator(".bar li .name")).to_have_text(names)
    assert page.evaluate("location.hash").split("/")[1] == seat
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert window.problems == []


def test_a_game_against_bots_is_played_again_at_once_and_the_old_one_is_found_again(
    browser: Browser, tmp_path: Path
) -> None:
    window = Window(browser)
    page = window.page
    with serving(tmp_path) as server:
        Sitter(window, 1).open_game(server.address, "1v1")
        before = page.evaluate("location.hash")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="A draw").click()
        page.get_by_role("button", name="Play again").click()
        page.locator(".prompt[data-kind='split']").wait_for()
        assert page.evaluate("location.hash") != before
        page.goto(f"{server.address}/#")
        expect(page.get_by_role("navigation", name="Your games").get_by_role("link")).to_have_count(
            1
        )
        over = page.get_by_role("navigation", name="Finished games").get_by_role("link")
        expect(over).to_contain_text("A draw")
        over.click()
        expect(page.locator("#ending-title")).to_be_visible()
        assert page.evaluate("location.hash") == before
        assert window.problems == []
