"""A page learns once what is printed, and then only asks whether it is still so."""

from pathlib import Path
from typing import Final

import pytest
from litestar import Litestar

from famiglia.drawing.geometry import map_of
from famiglia.edition import load
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.http import editions
from famiglia.server.http.app import application
from famiglia.server.services import Runtime, open_services
from famiglia.server.table.settings import Settings
from tests.server.http.addresses import ask_from
from tests.server.http.clients import Browser, served

NOWHERE: Final = "0" * 64
EDITION: Final = Path("tests/edition")


def test_an_edition_is_told_by_its_hash(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    message = anna.ok("get", f"/api/editions/{edition}")
    assert (message["id"], message["hash"], message["mode"]) == ("sicilia", edition, "2v2")
    assert {area["id"] for area in message["areas"]} == set(load("sicilia").areas)


def test_it_is_told_as_it_is_played(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    path = f"/api/editions/{anna.ok('get', f'/api/tables/{anna.open()}')['edition']}"
    message = anna.ok("get", f"{path}?mode=2v1&level=easy")
    assert (message["mode"], message["level"], bool(message["solo"])) == ("2v1", "easy", True)
    assert anna.refused("get", f"{path}?mode=2v1") == "problem.settings.mode"
    assert anna.refused("get", f"{path}?mode=3v3") == "problem.settings.mode"


@pytest.mark.parametrize("what", ["?mode=2v1&level=easy", "/map", "/drawing", "/board.svg"])
def test_a_browser_keeps_it_but_asks_whether_it_is_still_so(app: Litestar, what: str) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    path = f"/api/editions/{edition}{what}"
    first = anna.client.get(path)
    assert first.headers["cache-control"] == "public, no-cache"
    assert first.headers["x-content-type-options"] == "nosniff"
    again = anna.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


def test_what_a_browser_kept_is_not_read_as_another_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later version of the program tells more of the same edition, at the same address."""
    url = f"sqlite:///{tmp_path / 'famiglia.db'}"
    with served(url, tmp_path) as app:
        anna = Browser(app, "Anna")
        path = f"/api/editions/{anna.ok('get', f'/api/tables/{anna.open()}')['edition']}"
        kept = anna.client.get(path)
    monkeypatch.setattr(editions, "edition_message", lambda *_: {"id": "sicilia", "more": 1})
    with served(url, tmp_path) as app:
        reply = Browser(app, "Anna").client.get(
            path, headers={"if-none-match": kept.headers["etag"]}
        )
    assert (reply.status_code, reply.json()["more"]) == (200, 1)
    assert reply.headers["etag"] != kept.headers["etag"]


def test_problems_are_not_kept(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    for path in (f"/api/editions/{NOWHERE}", f"/api/editions/{edition}?mode=3v3", "/health"):
        assert anna.client.get(path).headers["cache-control"] == "no-store"


def test_what_nobody_plays_is_not_told(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    assert anna.refused("get", f"/api/editions/{NOWHERE}") == "problem.no-edition"
    for what in ("map", "drawing", "board.svg"):
        assert anna.refused("get", f"/api/editions/{NOWHERE}/{what}") == "problem.no-edition"


def test_the_map_is_told(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    reply = anna.client.get(f"/api/editions/{edition}/map")
    assert reply.json()["areas"].keys() == map_of(load("sicilia")).areas.keys()


def test_the_look_of_families_and_pieces_is_told(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    reply = anna.client.get(f"/api/editions/{edition}/drawing")
    drawing = reply.json()
    crests = {family: drawing["palette"]["families"][family]["crest"] for family in ("red", "blue")}
    assert crests == {"red": "tower", "blue": "anchor"}
    assert drawing["figures"]["crests"].keys() >= set(crests.values())
    assert {"soldato", "car", "lab", "boat", "symbols"} <= drawing["figures"].keys()


def test_the_board_is_a_picture_with_its_typeface(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    edition = anna.ok("get", f"/api/tables/{anna.open()}")["edition"]
    reply = anna.client.get(f"/api/editions/{edition}/board.svg")
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.headers["content-encoding"] == "gzip"
    assert "area-piazza-armerina" in reply.text
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "font-src data:" in policy
    plain = anna.client.get(
        f"/api/editions/{edition}/board.svg", headers={"accept-encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.text == reply.text


def test_an_edition_without_a_map_is_played_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    folder.mkdir()
    for path in EDITION.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("piazza-armerina", "piazza-nuova")
        (folder / path.name).write_text(text, encoding="utf-8")
    runtime = Runtime(lambda: 0, lambda: "drawn")
    services = open_services(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, runtime)
    services.tables.open(TableSpec("table-1", "anna", "7", Settings(), str(folder))).result()
    address = f"/api/editions/{load(str(folder)).hash}"
    app = application(services)
    [edition] = ask_from(app, "127.0.0.1", address)
    drawn = [
        ask_from(app, "127.0.0.1", f"{address}/{what}")[0]
        for what in ("map", "board.svg", "drawing")
    ]
    services.close()
    assert "piazza-nuova" in {area["id"] for area in edition.json()["areas"]}
    assert [reply.status_code for reply in drawn] == [404, 404, 200]
    assert [reply.json()["key"] for reply in drawn[:2]] == ["problem.no-map"] * 2
