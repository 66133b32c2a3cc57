"""The page shows our rules by their numbers."""

from litestar import Litestar

from tests.server.http.clients import Browser


def test_the_rulebook_is_told_by_chapters_sections_and_rules(app: Litestar) -> None:
    reply = Browser(app, "Anna").client.get("/api/rulebook/en")
    chapter = reply.json()[3]
    section = chapter["sections"][2]
    assert (chapter["number"], section["number"]) == ("4", "4.3")
    assert section["rules"][0]["number"] == "4.3.1"
    assert chapter["intro"]
    assert reply.headers["cache-control"] == "public, no-cache"


def test_in_an_unknown_language_there_is_none(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    for language in ("xx", "EN", "chapters.py"):
        assert anna.refused("get", f"/api/rulebook/{language}") == "problem.no-rulebook"
