"""Panels beside the board, which open and close by a tab."""

from playwright.sync_api import Page

from tests.page.sitter import PAINTED


def open_panel(page: Page, name: str) -> None:
    tab = page.get_by_role("tab", name=name)
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    page.evaluate(PAINTED)
