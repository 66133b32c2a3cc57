"""A draft is seen before it is confirmed, beside the map too, and is gone when it is reset."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from famiglia.engine.game import Game
from famiglia.engine.kinds import KINDS
from famiglia.record.notation import Answer, context_of, write
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.panels import open_panel
from tests.page.stage import asks, before, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
PRICE: Final = re.compile(r"\bCosts [0-9]|\(pay [0-9]")
"""What is printed on a column and on a space."""


def test_what_a_draft_changes_on_sheets_and_at_home_is_marked(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        marked = page.locator("aside .drafted")
        expect(marked).to_have_count(0)
        page.locator("[data-thing=column].offered").first.click()
        page.locator("[data-thing=space].offered").first.click()
        expect(page.locator(".sheets .drafted")).not_to_have_count(0)
        page.get_by_role("tab", name="Families").click()
        money = page.locator(".hq .stat", has_text="Money")
        expect(money).to_contain_text("was")
        expect(marked).not_to_have_count(0)
        page.get_by_role("button", name="Reset").click()
        expect(marked).to_have_count(0)
        assert table.problems() == []


def test_what_a_draft_changes_on_the_map_is_a_ghost(browser: Browser, server: Hosted) -> None:
    record = saved(RECORD)
    play = play_of(record, before(record, "act place"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        page = sitter.page
        ghost = page.locator(".map .ghost")
        expect(ghost).to_have_count(0)
        page.get_by_role("tab", name="Answers").click()
        page.locator(".list button", has_text="Place").first.click()
        expect(ghost).not_to_have_count(0)
        draft = fetch(page, play.asked)["drafts"][str(play.asked)]
        number = draft["said"][-1]["fields"]["number"]
        assert f"+{number}" in ghost.all_text_contents()
        page.get_by_role("button", name="Reset").click()
        expect(ghost).to_have_count(0)
        assert table.problems() == []


def test_what_a_move_costs_is_broken_down_before_it_is_made(
    browser: Browser, server: Hosted
) -> None:
    """To the bank, to each owner, and orders to give up."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        options = fetch(page, play.asked)["question"]["options"]
        dear = next(
            option
            for option in options
            if option["variant"] == "gain" and option["cost"]["owners"] and option["cost"]["orders"]
        )
        page.get_by_role("tab", name="Answers").click()
        listed = page.locator(".list button", has_text="Gain influence").filter(
            has_text=f"give up {dear['cost']['orders']} order"
        )
        expect(listed.first).to_contain_text(f"{dear['cost']['bank']} to the bank")
        for owner, money in dear["cost"]["owners"].items():
            expect(listed.first).to_contain_text(f"{money} to {owner.capitalize()}")
        assert table.problems() == []


def columns(game: Game) -> dict[str, set[str]]:
    """By what a turn does, the columns for which it does so."""
    decision = game.decision()
    found: dict[str, set[str]] = {"gain": set(), "use": set()}
    if decision is not None and KINDS[decision.kind].name == "turn":
        context = context_of(game.state, decision.seat)
        for option in decision.options:
            _, variant, *rest = write(Answer(decision.kind, option), context).split()
            if variant in found:
                found[variant].add(rest[0])
    return found


def has_column_only_used(game: Game) -> bool:
    """Whether of some column a token can be used that cannot be gained, while another can."""
    found = columns(game)
    return bool(found["gain"] and found["use"] - found["gain"])


def test_a_column_that_cannot_be_gained_does_not_glow(browser: Browser, server: Hosted) -> None:
    """Its tokens can be used, which is offered at the tokens; a click on its head is explained."""
    play = play_of(saved(RECORD), has_column_only_used)
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        options = fetch(page, play.asked)["question"]["options"]
        gained, used = (
            {option["fields"]["column"] for option in options if option["variant"] == variant}
            for variant in ("gain", "use")
        )
        assert used - gained
        glowing = page.locator(".prompt .leads", has_text="column")
        expect(glowing).to_contain_text(re.compile(rf"^{len(gained)} columns?\b"))
        open_panel(page, "Sheets")
        heads = page.locator("[data-thing=column]")
        heads.first.wait_for()
        offered = page.locator("[data-thing=column].offered")
        found = offered.evaluate_all("(heads) => heads.map((head) => head.dataset.id)")
        assert set(found) == gained
        for column in used - gained:
            page.locator(f"[data-thing=column][data-id='{column}']").click(force=True)
            expect(page.get_by_role("note")).to_be_visible()
            expect(page.locator(".prompt ol li")).to_have_count(0)
            expect(page.locator("[data-thing].picked")).to_have_count(0)
            page.keyboard.press("Escape")
        assert table.problems() == []


@pytest.mark.parametrize("kind", ["first-token", "lay-token"])
def test_a_price_that_is_not_paid_now_is_not_said_to_be_none(
    browser: Browser, server: Hosted, kind: str
) -> None:
    """Where a token is only laid, what is printed there is not used."""
    play = play_of(saved(RECORD), asks(kind))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        open_panel(page, "Sheets")
        told = page.locator("#panel .looked")
        offered = page.locator("#panel :is([data-thing=column], [data-thing=space]).offered")
        offered.first.wait_for()
        seen = []
        for each in offered.all():
            each.hover()
            seen.append(told.inner_text())
        priced = [text for text in seen if PRICE.search(text)]
        assert priced
        assert all("Nothing to pay now" in text for text in priced)
        assert [text for text in priced if "No cost" in text] == []
        assert table.problems() == []


def test_what_is_offered_never_costs_nothing_and_something_at_once(
    browser: Browser, server: Hosted
) -> None:
    """Told at the foot of the sheets of what is pointed at: columns, then spaces with one open."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        open_panel(page, "Sheets")
        told = page.locator("#panel .looked")
        seen = []
        for thing in ("column", "space"):
            offered = page.locator(f"#panel [data-thing={thing}].offered")
            offered.first.wait_for()
            for each in offered.all():
                each.hover()
                seen.append(told.inner_text())
            if thing == "column":
                offered.first.click()
        assert len(seen) > 10
        assert any(PRICE.search(text) for text in seen)
        assert [text for text in seen if "No cost" in text and PRICE.search(text)] == []
        assert table.problems() == []
