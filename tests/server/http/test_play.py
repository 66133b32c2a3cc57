"""People in browsers open a table, sit down and play, by requests alone."""

import random

import pytest
from litestar import Litestar

from tests.server.http.clients import Browser, begun


def test_guests_play_under_a_name(app: Litestar) -> None:
    anna = Browser(app, " Anna  Rossi ")
    assert anna.ok("get", "/api/people/me")["name"] == "Anna Rossi"


def test_who_has_no_name_is_asked_for_it(app: Litestar) -> None:
    stranger = Browser(app, "Anna")
    stranger.client.cookies.clear()
    assert stranger.ok("get", "/api/people/me") is None
    assert stranger.refused("post", "/api/tables", {}) == "problem.who"


def test_a_forged_cookie_is_nobody(app: Litestar) -> None:
    anna = Browser(app, "Anna")
    person = anna.ok("get", "/api/people/me")["id"]
    signed = anna.client.cookies["famiglia"]
    anna.client.cookies.clear()
    for forged in (person, f"{person}.", f"{person}.{'0' * 64}", signed[:-1], "", "."):
        anna.client.cookies.set("famiglia", forged)
        assert anna.ok("get", "/api/people/me") is None


def test_a_lost_cookie_is_recovered_by_the_seats_link_until_it_is_renewed(app: Litestar) -> None:
    anna, other = Browser(app, "Anna"), Browser(app, "Somebody")
    table = anna.open()
    link = anna.sit(table, 2)
    found = other.ok("post", "/api/people/recover", {"link": link}, 201)
    assert found == {"table": table, "seat": 2}
    assert other.ok("get", "/api/people/me")["name"] == "Anna"
    renewed = anna.ok("post", f"/api/tables/{table}/seats/2/link", None, 201)["link"]
    assert other.refused("post", "/api/people/recover", {"link": link}) == "problem.no-link"
    other.ok("post", "/api/people/recover", {"link": renewed}, 201)


def test_what_cannot_be_played_is_refused(four: list[Browser]) -> None:
    for settings in ({"mode": "3v3"}, {"mode": "2v1"}, {"bots": ["gpt"]}, {"switches": ["x"]}):
        status, said = four[0].ask("post", "/api/tables", {"settings": settings})
        assert (status, said["status"]) == (400, 400)
        assert said["key"].startswith("problem.settings.")
    assert four[0].refused("post", "/api/tables", {"settings": {"colour": 1}}) == "problem.request"


@pytest.mark.parametrize(
    ("settings", "people"),
    [({}, 4), ({"mode": "1v1"}, 2), ({"mode": "2v1", "level": "easy"}, 3)],
)
def test_people_play_by_drafts_and_confirms(
    four: list[Browser], settings: dict[str, object], people: int
) -> None:
    table, chance = begun(four[:people], **settings), random.Random(5)
    for _ in range(40):
        asked = four[0].snapshot(table, 0)["table"]["asked"][0]
        confirmed = four[asked].move(table, asked, chance)
        assert confirmed["snapshot"]["table"]["number"] == confirmed["last"]
    rows = four[1].ok("get", f"/api/tables/{table}/seats/1/rows?after=10")
    assert [row["number"] for row in rows] == list(range(11, confirmed["last"] + 1))


def test_a_draft_is_for_the_player_and_the_partner(four: list[Browser]) -> None:
    table, chance = begun(four), random.Random(5)
    seat = 0
    for _ in range(30):
        seat = four[0].snapshot(table, 0)["table"]["asked"][0]
        if len(four[seat].snapshot(table, seat)["question"]["parts"]) == 0:
            four[seat].move(table, seat, chance)
    snapshot = four[seat].snapshot(table, seat)
    seat = snapshot["table"]["asked"][0]
    snapshot = four[seat].snapshot(table, seat)
    answer = snapshot["question"]["options"][0]["text"]
    four[seat].draft(table, seat, snapshot["table"]["decision"], [answer])
    for other in range(4):
        drafts = four[other].snapshot(table, other)["drafts"]
        assert bool(drafts) == (other % 2 == seat % 2)
        assert all(draft["said"][0]["text"] == answer for draft in drafts.values())


def test_a_draft_tells_the_partner_what_its_answers_cost(four: list[Browser]) -> None:
    """[4.3] As the answer did when it was on offer."""
    table, chance = begun(four, set_up="quick"), random.Random(5)
    costs = list[object]()
    while len(costs) < 5:
        seat = four[0].snapshot(table, 0)["table"]["asked"][0]
        snapshot = four[seat].snapshot(table, seat)
        answer = chance.choice(snapshot["question"]["options"])
        four[seat].draft(table, seat, snapshot["table"]["decision"], [answer["text"]])
        partner = (seat + 2) % 4
        [said] = four[partner].snapshot(table, partner)["drafts"][str(seat)]["said"]
        assert said == answer
        costs += [said["cost"]] if said["cost"] else []
        four[seat].move(table, seat, chance)


def test_a_draft_tells_what_will_be_told_when_it_is_confirmed(four: list[Browser]) -> None:
    """Where something would be shown it ends before that."""
    table, chance = begun(four, set_up="quick"), random.Random(5)
    compared = 0
    for _ in range(30):
        seat = four[0].snapshot(table, 0)["table"]["asked"][0]
        snapshot = four[seat].snapshot(table, seat)
        answer = chance.choice(snapshot["question"]["options"])["text"]
        draft = four[seat].draft(table, seat, snapshot["table"]["decision"], [answer])
        if not draft["is_whole"]:
            four[seat].move(table, seat, chance)
            continue
        body = {
            "decision": snapshot["table"]["decision"],
            "answers": [answer],
            "client": f"c-{compared:06}",
        }
        four[seat].ok("post", f"/api/tables/{table}/seats/{seat}/moves", body, 201)
        path = f"/api/tables/{table}/seats/{seat}/rows?after={snapshot['table']['number']}"
        entry = four[seat].ok("get", path)[0]["entry"]
        _, *events = draft["events"]
        assert entry["events"][: len(events)] == events
        compared += len(events)
    assert compared > 0


def test_nobody_sees_or_answers_for_another_seat(four: list[Browser]) -> None:
    table = begun(four)
    path = f"/api/tables/{table}/seats/0"
    body = {"decision": 0, "answers": [], "client": "client-1"}
    assert four[1].refused("get", path) == "problem.not-your-seat"
    assert four[1].refused("put", f"{path}/draft", {"decision": 0, "answers": []}) == (
        "problem.not-your-seat"
    )
    assert four[1].refused("post", f"{path}/moves", body) == "problem.not-your-seat"
    assert four[1].refused("get", f"{path}/rows?after=0") == "problem.not-your-seat"


def test_a_move_sent_twice_counts_once(four: list[Browser]) -> None:
    table = begun(four)
    snapshot = four[0].snapshot(table, 0)
    answer = snapshot["question"]["options"][0]["text"]
    body = {"decision": snapshot["table"]["decision"], "answers": [answer], "client": "client-1"}
    path = f"/api/tables/{table}/seats/0/moves"
    first = four[0].ok("post", path, body, 201)
    assert four[0].ok("post", path, body, 201) == first
    late = {**body, "client": "client-2"}
    assert four[0].refused("post", path, late) == "problem.stale"


def test_spectators_come_where_they_may(four: list[Browser], app: Litestar) -> None:
    closed = begun(four)
    assert four[0].refused("get", f"/api/tables/{closed}/view") == "problem.no-spectators"
    table = begun(four, has_spectators=True)
    seen = Browser(app, "Eva").ok("get", f"/api/tables/{table}/view")
    assert seen["view"]["seat"] is None
    assert seen["question"]["options"] == []


def test_the_schema_tells_of_every_route(app: Litestar) -> None:
    document = Browser(app, "Anna").ok("get", "/schema/openapi.json")
    assert "/api/tables/{table}/seats/{seat}/moves" in document["paths"]
    assert "ViewMessage" in str(document["components"])
