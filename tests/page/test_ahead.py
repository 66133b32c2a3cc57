"""What is set ahead by clicks is used when its question comes up."""

from typing import Final

from playwright.sync_api import Browser, expect

from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT
from famiglia.engine.options import DONE
from famiglia.queries.question_names import ORDERS_NAME, question_name
from tests.page.page_server import Hosted
from tests.page.stage import asks, play_of, saved
from tests.page.table import seated

RECORD: Final = "1v1-seed-3.famiglia"
SEQUENCE: Final = "1v1-seed-609.famiglia"
"""Here somebody stands before a sequence of orders."""


def before_a_sequence(game: Game) -> bool:
    """Whether the other one chooses between orders as soon as an order is ended."""
    decision = game.decision()
    if decision is None or decision.kind != ACT or DONE not in decision.options:
        return False
    trial = Game(game.state.copy())
    trial.apply(decision.seat, DONE)
    after = trial.decision()
    if after is None or after.seat == decision.seat:
        return False
    return question_name(trial.state, after) == ORDERS_NAME


def test_a_sequence_of_orders_set_ahead_is_used(browser: Browser, server: Hosted) -> None:
    """[7.1.3] The second one on the list is to come first."""
    play = play_of(saved(SEQUENCE), before_a_sequence)
    other = 1 - play.asked
    with seated(browser, server, play, 0, 1) as table:
        page = table.sitters[other].page
        page.get_by_text("Answer ahead").click()
        orders = page.locator("details ol li span")
        second = orders.nth(1).inner_text()
        page.get_by_role("button", name="Let it come earlier").first.click()
        expect(orders.first).to_have_text(second)
        expect(page.get_by_role("button", name="Ask me after all")).to_be_visible()

        asked = table.sitters[play.asked]
        asked.page.get_by_role("button", name="Do no more").click()
        asked.confirm.click()

        present = page.locator("[aria-current=step]")
        expect(page.locator(".prompt")).not_to_have_attribute("data-kind", "")
        assert table.sitters[other].kind() != "next-order"
        assert second.split(" · ")[0] in (present.get_attribute("aria-label") or "")
        assert table.problems() == []


def test_a_choice_made_early_is_kept_when_the_other_one_is_quicker(
    browser: Browser, server: Hosted
) -> None:
    """[3.4.1] Both choose a card unseen; nobody has to know who is asked first."""
    play = play_of(saved(RECORD), asks("card"))
    with seated(browser, server, play, 0, 1) as table:
        first, second = table.sitters[play.asked], table.sitters[1 - play.asked]
        second.draft_one_answer()
        chosen = second.page.locator(".prompt ol li").inner_text()
        first.move()

        expect(first.page.locator(".prompt")).to_have_attribute("data-kind", "")
        expect(second.page.locator(".prompt ol li")).to_have_text(chosen)
        expect(second.confirm).to_be_enabled()
        second.confirm.click()

        expect(first.page.locator(".prompt")).to_have_attribute("data-kind", "take")
        assert table.problems() == []
