"""What partners say and draw is seen by them, with who it is from, and by nobody else."""

from typing import Final

from playwright.sync_api import Browser, Page, Response, expect

from tests.page.browsers import SPY, Window
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.sitter import INSIDE
from tests.page.stage import NAMES, asks, play_of, saved
from tests.page.table import Round, seated

RECORD: Final = "seed-15.famiglia"
ONE, PARTNER, ENEMY = 0, 2, 1
SAID: Final = "We take Enna at dawn"
GREETING: Final = "Hello everybody"
DRAWN: Final = ("arrow", "flag")


class Overheard:
    """Everything that a window receives from now on."""

    def __init__(self, window: Window) -> None:
        self.page: Page = window.page
        self._replies: list[Response] = []
        window.context.add_init_script(SPY)
        self.page.on("response", self._keep)
        # What the page before was told cannot be read once it is left.
        self.page.on("framenavigated", lambda frame: self._replies.clear())
        self.page.reload()
        self.page.locator(".prompt").wait_for()

    def _keep(self, reply: Response) -> None:
        """But not what is as before, which has no text, nor the stream, which has no end."""
        has_body = reply.status // 100 != 3 and "/api/stream" not in reply.url
        if "/api/" in reply.url and has_body:
            self._replies.append(reply)

    def all(self) -> str:
        streamed = self.page.evaluate("JSON.stringify(window.heard)")
        return "\n".join([streamed, *(reply.text() for reply in self._replies)])


def inside(page: Page, area: str) -> tuple[float, float]:
    """A place on the screen where an area is."""
    shape = page.query_selector(f"[data-thing=area][data-id={area}]")
    assert shape is not None
    x, y = shape.evaluate(INSIDE)
    return x, y


def listen(page: Page, channel: str) -> None:
    """Open what is said; another click on an open panel would close it."""
    if page.get_by_role("log").count() == 0:
        page.get_by_role("tab", name="Talk").click()
    channels = page.get_by_role("group", name="Who hears it")
    channels.get_by_role("button", name=channel).click()


def say(page: Page, channel: str, text: str) -> None:
    listen(page, channel)
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def draw_all(page: Page) -> None:
    """An arrow, a mark and a ghost order."""
    page.get_by_role("button", name="Sketch").click()
    tools = page.get_by_role("toolbar", name="Draw on the map for your team")
    page.mouse.move(*inside(page, "enna"))
    page.mouse.down()
    page.mouse.move(*inside(page, "gela"), steps=5)
    page.mouse.up()
    tools.get_by_role("button", name="Flag").click()
    page.mouse.click(*inside(page, "noto"))
    tools.get_by_label("Propose an order").select_option(index=1)
    page.mouse.click(*inside(page, "caltanissetta"))
    tools.get_by_role("button", name="Done").click()


def strokes(page: Page) -> list[str]:
    """What is drawn on the map, in words."""
    titles = page.locator("svg title").all_text_contents()
    return [each for each in titles if " draws " in each or " proposes " in each]


def everything_said(table: Round) -> tuple[Overheard, Overheard]:
    """Said and drawn for the partner, then something that everybody hears; as both teams get it."""
    heard = Overheard(table.sitters[PARTNER].window), Overheard(table.sitters[ENEMY].window)
    one, partner = table.sitters[ONE].page, table.sitters[PARTNER].page
    say(one, "Team", SAID)
    draw_all(one)
    listen(partner, "Team")
    expect(partner.get_by_role("log").get_by_text(SAID)).to_be_visible()
    expect(partner.locator("svg title", has_text="proposes")).to_have_count(1)
    say(one, "Table", GREETING)
    return heard


def test_partners_see_what_is_said_and_drawn_and_enemies_do_not(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, ONE, PARTNER, ENEMY) as table:
        by_partner, by_enemy = everything_said(table)
        partner, enemy = table.sitters[PARTNER].page, table.sitters[ENEMY].page
        drawn = strokes(partner)
        assert drawn[0] == f"{NAMES[ONE]} draws an arrow from Enna to Gela"
        assert drawn[1] == f"{NAMES[ONE]} draws in Noto: Flag"
        assert drawn[2].startswith(f"{NAMES[ONE]} proposes")
        assert drawn[2].endswith("in Caltanissetta")
        said = partner.get_by_role("log").locator("li", has_text=SAID)
        expect(said).to_contain_text(NAMES[ONE])

        listen(enemy, "Table")
        expect(enemy.get_by_role("log").get_by_text(GREETING)).to_be_visible()
        assert strokes(enemy) == []
        assert SAID not in enemy.content()
        ours, theirs = by_partner.all(), by_enemy.all()
        assert GREETING in ours
        assert GREETING in theirs
        for secret in (SAID, *DRAWN):
            assert secret in ours
            assert secret not in theirs
        assert table.problems() == []


def test_a_move_is_proposed_to_the_partner_who_takes_it_over(
    browser: Browser, server: Hosted
) -> None:
    """Who is not asked clicks as if it were the own move; enemies learn nothing of it."""
    play = play_of(saved(RECORD), asks("turn"))
    partner, enemy = ((play.asked + step) % len(NAMES) for step in (2, 1))
    with seated(browser, server, play, play.asked, partner, enemy) as table:
        overheard, own = (Overheard(table.sitters[seat].window) for seat in (enemy, play.asked))
        one, other = table.sitters[play.asked].page, table.sitters[partner].page
        other.get_by_role("button", name=f"Propose a move to {NAMES[play.asked]}").click()
        other.locator("[data-thing=column].offered").first.click()
        proposal = one.locator(".prompt p", has_text=f"{NAMES[partner]} proposes")
        expect(proposal).to_be_visible()
        proposal.get_by_role("button").click()
        expect(one.locator(".prompt ol li")).to_have_count(1)
        say(one, "Table", GREETING)
        listen(table.sitters[enemy].page, "Table")
        expect(table.sitters[enemy].page.get_by_text(GREETING)).to_be_visible()
        answers = fetch(one, play.asked)["drafts"][str(play.asked)]["answers"]
        assert answers[0] in own.all()
        assert answers[0] not in overheard.all()
        assert table.problems() == []
