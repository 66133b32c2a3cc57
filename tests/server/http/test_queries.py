"""What a seat asks while it thinks is answered by what it sees, its draft played first."""

import random
from typing import Any

import pytest
from litestar import Litestar

from tests.server.http.clients import Browser, begun
from tests.server.http.drafts import asked, asks, drafted


@pytest.fixture
def playing(four: list[Browser]) -> tuple[list[Browser], str]:
    """A table where families hold areas."""
    table, chance = begun(four, set_up="quick"), random.Random(5)
    for _ in range(12):
        seat = asked(four, table)
        four[seat].move(table, seat, chance)
    return four, table


def holders(view: Any) -> dict[str, str | None]:
    """Who holds each area."""
    return {area["id"]: area["holder"] for area in view["areas"]}


def test_an_area_tells_where_it_reaches(playing: tuple[list[Browser], str]) -> None:
    """Also from where it is reached, and where the own family could lead neutrals."""
    four, table = playing
    view = four[0].snapshot(table, 0)["view"]
    held, own = holders(view), view["seats"][0]["family"]
    path = f"/api/tables/{table}/seats/0/reach?area="
    found = {area: four[0].ok("get", f"{path}{area}") for area in held}
    for area, holder in held.items():
        ways = found[area]
        assert bool(ways["to"]["land"]) == (holder not in (None, "neutral"))
        assert set(ways["from"]["land"]) == {
            start for start in held if area in found[start]["to"]["land"]
        }
        assert bool(ways["led"]) == (holder == "neutral")
        assert set(ways["led"]) == {
            target for target in held if own in found[target]["from"]["agitate"].get(area, [])
        }


def entered(view: Any, draft: Any) -> list[str]:
    """Areas of nobody that somebody holds in a draft."""
    before, after = holders(view), holders(draft["view"])
    return [area for area in before if before[area] is None is not after[area]]


def test_a_draft_is_played_first(playing: tuple[list[Browser], str]) -> None:
    """Whoever drafts to enter an empty area is told where it would reach from there."""
    four, table = playing
    seat = drafted(four, table, lambda view, draft: bool(entered(view, draft)))
    snapshot = four[seat].snapshot(table, seat)
    [area, *_] = entered(snapshot["view"], snapshot["drafts"][str(seat)])
    path = f"/api/tables/{table}/seats/{seat}/reach?area={area}"
    assert four[seat].ok("get", path)["to"]["land"]
    four[seat].draft(table, seat, snapshot["table"]["decision"], [])
    assert four[seat].ok("get", path)["to"]["land"] == []


def test_a_movement_is_foretold(playing: tuple[list[Browser], str]) -> None:
    four, table = playing
    path = f"/api/tables/{table}/seats/0"
    compared = 0
    for area, holder in holders(four[0].snapshot(table, 0)["view"]).items():
        targets = four[0].ok("get", f"{path}/reach?area={area}")["to"]["land"]
        for target in targets[:2]:
            body = {"start": area, "target": target, "soldati": 1, "way": "land"}
            status, found = four[0].ask("post", f"{path}/forecast", body)
            if status == 409:
                assert (found["key"], bool(found["rule"])) == ("problem.not-offered", True)
                continue
            assert bool(found["ended"]) != bool(found["conflict"])
            assert holder not in (None, "neutral")
            compared += 1
    assert compared > 5


def test_a_strike_is_foretold_to_its_end(playing: tuple[list[Browser], str]) -> None:
    """[9.1.4]"""
    four, table = playing
    path = f"/api/tables/{table}/seats/0"
    soldati = {area["id"]: area["soldati"] for area in four[0].snapshot(table, 0)["view"]["areas"]}
    compared = 0
    for area in soldati:
        for target in four[0].ok("get", f"{path}/reach?area={area}")["to"]["bomb"]:
            body = {"start": area, "target": target, "way": "bomb"}
            status, found = four[0].ask("post", f"{path}/forecast", body)
            if status == 409:
                assert found["detail"] == "no order of this family can do that"
                continue
            assert found["struck"]["removed"] + found["struck"]["left"] == soldati[target]
            assert (found["ended"], found["conflict"]) == (None, None)
            compared += 1
    assert compared > 5


def test_what_cannot_be_done_is_not_foretold(playing: tuple[list[Browser], str]) -> None:
    four, table = playing
    path = f"/api/tables/{table}/seats/0/forecast"
    held = holders(four[0].snapshot(table, 0)["view"])
    own = next(area for area, holder in held.items() if holder not in (None, "neutral"))
    plan: dict[str, object] = {"start": own, "target": own, "soldati": 1}
    for change, key in (
        ({}, "not-offered"),
        ({"soldati": 63}, "not-offered"),
        ({"family": "white", "start": "enna"}, "not-offered"),
        ({"way": "bomb"}, "not-offered"),
        ({"way": "bomb", "family": "white", "start": "enna"}, "not-offered"),
        ({"start": "atlantis"}, "no-name"),
        ({"order": "basic-9"}, "no-name"),
        ({"family": "pink"}, "no-name"),
        ({"way": "air"}, "request"),
        ({"soldati": 64}, "request"),
        ({"car": 7}, "request"),
    ):
        assert four[0].refused("post", path, plan | change) == f"problem.{key}", change


def test_the_conflict_of_a_draft_is_told_to_who_drafts_it(
    playing: tuple[list[Browser], str],
) -> None:
    four, table = playing
    path = "/api/tables/{}/seats/{}/conflict"
    assert four[0].ok("get", path.format(table, 0)) is None
    seat = drafted(four, table, lambda _, draft: asks(draft["question"], "conflict"))
    found = [four[each].ok("get", path.format(table, each)) for each in range(4)]
    assert [bool(each) for each in found] == [each == seat for each in range(4)]
    assert found[seat]["attackers"] > 0
    assert 0 <= found[seat]["finesse"]["taken"] <= 1


def test_each_answer_in_a_drafted_movement_is_foretold_to_who_drafts_it(
    playing: tuple[list[Browser], str],
) -> None:
    four, table = playing
    path = "/api/tables/{}/seats/{}/forecast/answer"
    seat = drafted(four, table, lambda _, draft: asks(draft["question"], "force"))
    question = four[seat].snapshot(table, seat)["drafts"][str(seat)]["question"]
    for option in question["options"]:
        body = {"answer": option["text"]}
        found = four[seat].ok("post", path.format(table, seat), body)
        assert found["soldati"] == option["fields"]["number"]
        assert bool(found["ended"]) != bool(found["conflict"])
        other = (seat + 1) % 4
        assert four[other].refused("post", path.format(table, other), body) == (
            "problem.not-offered"
        )
    own = path.format(table, seat)
    assert four[seat].refused("post", own, {"answer": "hello"}) == "problem.no-answer"
    assert four[seat].refused("post", own, {"answer": "force 63 no"}) == "problem.no-answer"
    assert four[seat].refused("post", own, {"answer": "bribe done"}) == "problem.not-offered"


def test_the_odds_of_cards_are_told_to_who_drafts_to_lay_one(
    playing: tuple[list[Browser], str],
) -> None:
    four, table = playing
    path = "/api/tables/{}/seats/{}/odds"
    assert four[0].ok("get", path.format(table, 0)) == []
    seat = drafted(four, table, lambda _, draft: asks(draft["question"], "card"))
    found = [four[each].ok("get", path.format(table, each)) for each in range(4)]
    assert [bool(each) for each in found] == [each == seat for each in range(4)]
    assert sum(each["chance"] for each in found[seat]) == pytest.approx(1)


def test_why_nothing_is_offered_is_told_after_the_draft(
    playing: tuple[list[Browser], str],
) -> None:
    """Who drafts to place Soldati is told of every area why they may not come there."""
    four, table = playing
    seat = drafted(four, table, lambda _, draft: places(draft["question"]))
    snapshot = four[seat].snapshot(table, seat)
    options = snapshot["drafts"][str(seat)]["question"]["options"]
    offered = {option["fields"]["area"] for option in options if option["variant"] == "place"}
    path = f"/api/tables/{table}/seats/{seat}/why"
    refused = set()
    for area in holders(snapshot["view"]):
        found = four[seat].ok("post", path, {"thing": "area", "id": area})
        [place] = [each for each in found if each["variant"] == "place"]
        assert place["offered"] == (area in offered)
        if not place["offered"]:
            refused.add(place["refusal"]["key"])
            assert place["refusal"]["rule"]
    assert "refused.held-by-another" in refused


def places(question: Any) -> bool:
    return asks(question, "act") and any(
        option["variant"] == "place" for option in question["options"]
    )


def test_who_is_not_asked_learns_only_that(playing: tuple[list[Browser], str]) -> None:
    four, table = playing
    other = (asked(four, table) + 1) % 4
    path = f"/api/tables/{table}/seats/{other}/why"
    [found] = four[other].ok("post", path, {"thing": "area", "id": "enna"})
    assert (found["variant"], found["offered"]) == ("", False)
    assert found["refusal"]["key"] == "refused.not-asked"
    nowhere = {"thing": "area", "id": "atlantis"}
    assert four[other].refused("post", path, nowhere) == "problem.no-name"
    assert four[other].refused("post", path, {"thing": "x", "id": "y"}) == "problem.request"


def test_it_tells_of_no_area_that_there_is_not(playing: tuple[list[Browser], str]) -> None:
    four, table = playing
    path = f"/api/tables/{table}/seats/0/reach"
    assert four[0].refused("get", f"{path}?area=atlantis") == "problem.no-name"
    assert four[0].refused("get", path) == "problem.request"
    assert four[1].refused("get", f"{path}?area=enna") == "problem.not-your-seat"


def test_before_the_game_there_is_nothing_to_ask(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    table = anna.open()
    anna.sit(table, 0)
    path = f"/api/tables/{table}/seats/0/reach?area=enna"
    assert anna.refused("get", path) == "problem.not-started"
