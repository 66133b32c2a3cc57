"""A window notices what goes wrong in it: else nothing that a test finds there would be right."""

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import Window

PLAIN = "<html lang=en><title>A</title><main><h1>A</h1>{}</main></html>"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("console.error('an error')", "an error"),
        ("console.warn('a warning')", "a warning"),
        ("throw new Error('a fault')", "a fault"),
        ("Promise.reject(new Error('a fault of later'))", "a fault of later"),
    ],
)
def test_a_window_notices_what_a_page_complains_of(
    browser: Browser, script: str, said: str
) -> None:
    window = Window(browser)
    window.page.set_content(PLAIN.format(f"<script>{script}</script>"))
    window.page.wait_for_timeout(50)
    assert len(window.problems) == 1
    assert said in window.problems[0]
    window.close()


def test_a_window_notices_what_keeps_people_from_playing(browser: Browser) -> None:
    window = Window(browser)
    window.page.set_content(PLAIN.format("<button>Play</button>"))
    assert window.violations() == []
    window.page.set_content(PLAIN.format("<button></button><p style='color: #eee'>pale</p>"))
    assert [each.split(":")[0] for each in window.violations()] == [
        "button-name",
        "color-contrast",
    ]
    window.close()
