"""A fight is seen before it starts: both ways of it, the odds of cards, and bonuses."""

import re
from typing import Final

from playwright.sync_api import Browser, Locator, expect

from famiglia.record.record import Record
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.sitter import INSIDE, PAINTED
from tests.page.stage import asks, before, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
ROUNDING_PERCENT: Final = 1
"""Percent by which rounding may change each."""


def percents(shown: Locator) -> list[int]:
    """All that are told."""
    return [int(each) for each in re.findall(r"(\d+)\s%", " ".join(shown.all_text_contents()))]


def rounded(chance: float) -> int:
    return int(chance * 100 + 0.5)


def test_a_conflict_tells_the_toll_of_brute_force_and_the_odds_of_finesse(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        known = fetch(page, play.asked, "/conflict")
        brute = page.locator(".prompt .choice", has_text="Brute force")
        finesse = page.locator(".prompt .choice", has_text="Finesse")
        expect(brute).to_contain_text(f"{known['toll']} attacker")
        ended = known["brute_force"]
        left = ended["own"] if ended["taken"] else ended["enemy"]
        expect(brute.locator("b")).to_contain_text(f"{left} left")
        assert percents(finesse) == [rounded(known["finesse"]["taken"])]
        assert table.problems() == []


def test_how_both_sides_play_it_best_adds_up(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.get_by_text("How both sides play it best").click()
        sides = page.locator(".prompt details ul")
        expect(sides).to_have_count(2)
        for side in sides.all():
            chances = percents(side.locator("li b"))
            assert abs(sum(chances) - 100) <= ROUNDING_PERCENT * len(chances)
        assert table.problems() == []


def test_every_card_tells_its_odds(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("card"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        known = fetch(page, play.asked, "/odds")
        snapshot = fetch(page, play.asked)
        own = snapshot["view"]["seats"][play.asked]["family"]
        is_attacker = snapshot["question"]["movement"]["family"] == own
        cards = page.locator(".prompt .choice")
        expect(cards).to_have_count(len(known))
        for number, odds in enumerate(known):
            well = odds["taken"] if is_attacker else 1 - odds["taken"]
            often = [rounded(odds["chance"])] if 0 < rounded(odds["chance"]) < 100 else []
            assert percents(cards.nth(number)) == [rounded(well), *often]
        assert table.problems() == []


def test_to_take_and_to_leave_a_card_tell_their_odds(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("take"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        known = {odds["takes"]: odds for odds in fetch(page, play.asked, "/odds/take")}
        snapshot = fetch(page, play.asked)
        own = snapshot["view"]["seats"][play.asked]["family"]
        is_attacker = snapshot["question"]["movement"]["family"] == own
        for name, takes in (("Take", True), ("Leave", False)):
            card = page.locator(".prompt .choice").filter(has_text=name)
            taken = known[takes]["taken"]
            assert percents(card.first) == [rounded(taken if is_attacker else 1 - taken)]
        assert table.problems() == []


def one_with_a_conflict(record: Record) -> str:
    """The first Movement after which two sides stood in an area."""
    texts = [entry.text for entry in record.entries]
    conflict = next(at for at, text in enumerate(texts) if text.startswith("conflict"))
    return next(text for text in reversed(texts[:conflict]) if text.startswith("act shotgun"))


def test_who_points_at_a_target_is_told_where_bonuses_come_from(
    browser: Browser, server: Hosted
) -> None:
    """They are told for every area that can be attacked, before anything is clicked."""
    record = saved(RECORD)
    attack = one_with_a_conflict(record)
    target = attack.split()[3]
    play = play_of(record, before(record, attack))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        shape = page.locator(f".map [data-thing='area'][data-id='{target}']")
        page.locator(".prompt .choice").first.wait_for()
        page.evaluate(PAINTED)  # The map has come to where it is asked about.
        x, y = page.wait_for_function(INSIDE, arg=shape.element_handle()).json_value()
        page.mouse.move(x, y)
        forecast = page.locator(".prompt aside section").first
        expect(forecast).to_contain_text(re.compile(r"Attack \d+ \(skulls \d"))
        expect(forecast).to_contain_text(re.compile(r"Defence \d"))
        expect(forecast).to_contain_text("Brute force")
        assert len(percents(forecast.locator("dd"))) == 1
        assert table.problems() == []
