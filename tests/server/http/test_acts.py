"""What people do at a table besides their moves."""

import random
from typing import Any

from tests.server.http.clients import Browser, begun


def act(browser: Browser, table: str, seat: int, what: str, **body: object) -> Any:
    path = f"/api/tables/{table}/seats/{seat}/{what}"
    return browser.ok("post", path, body or None, 201)


def play(four: list[Browser], table: str, moves: int) -> int:
    """Some random moves; who is asked then."""
    chance = random.Random(5)
    for _ in range(moves):
        asked = four[0].snapshot(table, 0)["table"]["asked"][0]
        four[asked].move(table, asked, chance)
    return int(four[0].snapshot(table, 0)["table"]["asked"][0])


def test_a_table_is_paused_and_goes_on_by_vote(four: list[Browser]) -> None:
    table = begun(four)
    for seat in range(3):
        found = act(four[seat], table, seat, "votes", on="pause")
    assert found["status"] == "paused"
    for seat in range(1, 4):
        found = act(four[seat], table, seat, "votes", on="resume")
    assert found["status"] == "running"


def test_votes_are_seen_by_all(four: list[Browser]) -> None:
    table = begun(four)
    act(four[1], table, 1, "votes", on="draw")
    [vote] = four[2].snapshot(table, 2)["table"]["votes"]
    assert (vote["on"], vote["proposer"], vote["votes"]) == ("draw", 1, {"1": True})


def test_an_unknown_vote_is_refused(four: list[Browser]) -> None:
    table = begun(four)
    path = f"/api/tables/{table}/seats/0/votes"
    assert four[0].refused("post", path, {"on": "party"}) == "problem.request"
    assert four[0].refused("post", path, {"on": "resume"}) == "problem.no-vote"


def test_only_the_own_team_gives_up(four: list[Browser]) -> None:
    table = begun(four)
    assert act(four[1], table, 1, "concede")["status"] == "running"
    seen = [four[seat].snapshot(table, seat) for seat in range(4)]
    assert [bool(snapshot["ahead"]) for snapshot in seen] == [False, True, False, False]
    assert act(four[0], table, 0, "concede")["status"] == "running"
    found = act(four[3], table, 3, "concede")
    assert found["ended"] == {"kind": "ended", "how": "conceded", "winner": 0}


def test_only_who_gives_up_is_taken_to_want_it(four: list[Browser]) -> None:
    """No answer to a question passes for it, so that a team does not give up by mistake."""
    table = begun(four)
    path = f"/api/tables/{table}/seats/1/ahead"
    body = {"name": "concede", "answer": "final-action done"}
    assert four[1].refused("put", path, body) == "problem.no-answer"
    assert four[1].snapshot(table, 1)["ahead"] == {}
    assert act(four[3], table, 3, "concede")["status"] == "running"


def test_who_wanted_to_give_up_takes_it_back(four: list[Browser]) -> None:
    """As all that is set ahead: then it is not enough that the partner wants to."""
    table = begun(four)
    act(four[1], table, 1, "concede")
    four[1].ok("put", f"/api/tables/{table}/seats/1/ahead", {"name": "concede", "answer": ""})
    assert four[1].snapshot(table, 1)["ahead"] == {}
    assert act(four[3], table, 3, "concede")["status"] == "running"
    assert act(four[1], table, 1, "concede")["ended"]["how"] == "conceded"


def test_own_answers_are_taken_back(four: list[Browser]) -> None:
    table = begun(four)
    before = play(four, table, 8)
    view = four[before].snapshot(table, before)["view"]
    chance = random.Random(9)
    moved = four[before].move(table, before, chance)
    rows = four[before].ok("get", f"/api/tables/{table}/seats/{before}/rows?after=0")
    mine = [row["entry"] for row in rows if row["number"] >= moved["first"]]
    first = next(entry["number"] for entry in mine if entry and entry["seat"] == before)
    assert [four[seat].snapshot(table, seat)["may_undo"] for seat in range(4)] == [
        first if seat == before else None for seat in range(4)
    ]
    act(four[before], table, before, "undo", first=first)
    assert four[before].snapshot(table, before)["view"] == view


def test_a_choice_all_make_at_once_is_sealed(four: list[Browser]) -> None:
    """Others see only that it is made: a row more, and a seat less that is asked."""
    table = begun(four)
    snapshot = four[1].snapshot(table, 1)
    assert snapshot["early"]["kind"] == "choose-families"
    answer = snapshot["early"]["options"][-1]["text"]
    body = {"decision": snapshot["table"]["decision"], "answer": answer}
    before = {seat: four[seat].snapshot(table, seat) for seat in (0, 2)}
    act(four[1], table, 1, "choice", **body)
    assert list(four[1].snapshot(table, 1)["ahead"].values()) == [answer]
    for seat, seen in before.items():
        assert seen["table"]["asked"] == [0, 1]
        seen["table"] |= {"asked": [0], "number": seen["table"]["number"] + 1}
        assert four[seat].snapshot(table, seat) == seen
    path = f"/api/tables/{table}/seats/1/choice"
    assert four[1].refused("post", path, body) == "problem.not-asked"
    four[0].move(table, 0, random.Random(1))
    assert four[1].snapshot(table, 1)["question"]["kind"] != "choose-families"


def test_answers_are_set_ahead_and_taken_back(four: list[Browser]) -> None:
    table = begun(four)
    play(four, table, 20)
    path = f"/api/tables/{table}/seats/2/ahead"
    four[2].ok("put", path, {"name": "final-action", "answer": "final-action done"})
    assert four[2].snapshot(table, 2)["ahead"] == {"final-action": "final-action done"}
    assert four[0].snapshot(table, 0)["ahead"] == {}
    four[2].ok("put", path, {"name": "final-action", "answer": ""})
    assert four[2].snapshot(table, 2)["ahead"] == {}
    body = {"name": "final-action", "answer": "nonsense"}
    assert four[2].refused("put", path, body) == "problem.no-answer"


def test_partners_lend_time(four: list[Browser]) -> None:
    table = begun(four, clock={"type": "live", "bank": 600})
    found = four[0].snapshot(table, 0)["table"]["clock"]["left"]
    act(four[0], table, 0, "lend", milliseconds=60_000)
    left = four[0].snapshot(table, 0)["table"]["clock"]["left"]
    assert [a - b for a, b in zip(left, found, strict=True)] == [-60_000, 0, 60_000, 0]


def test_who_was_replaced_comes_back(four: list[Browser]) -> None:
    table = begun(four)
    path = f"/api/tables/{table}/seats/0/votes"
    assert four[0].refused("post", path, {"on": "replace", "about": 2}) == "problem.no-vote"
    four[2].ok("delete", f"/api/tables/{table}/seats/2")
    assert four[2].snapshot(table, 2)["table"]["seats"][2]["bot"] == "soldato"
    body = {"name": "final-action", "answer": "final-action done"}
    assert four[2].refused("put", f"/api/tables/{table}/seats/2/ahead", body) == "problem.away"
    act(four[2], table, 2, "return")
    assert four[2].snapshot(table, 2)["table"]["seats"][2]["bot"] is None


def test_what_may_be_answered_ahead_is_told_and_can_be_set(four: list[Browser]) -> None:
    table, chance = begun(four, set_up="quick"), random.Random(5)
    while not (snapshots := ahead_of_each(four, table)):
        asked = four[0].snapshot(table, 0)["table"]["asked"][0]
        four[asked].move(table, asked, chance)
    seat, snapshot = snapshots[0]
    question = snapshot["foreseen"][0]
    text = question["answers"][-1]["text"]
    assert text.startswith(question["kind"])
    body = {"name": question["name"], "answer": text}
    four[seat].ok("put", f"/api/tables/{table}/seats/{seat}/ahead", body)
    assert four[seat].snapshot(table, seat)["ahead"] == {question["name"]: text}


def ahead_of_each(four: list[Browser], table: str) -> list[tuple[int, Any]]:
    """The seats that may answer something ahead, and what they see."""
    snapshots = [(seat, browser.snapshot(table, seat)) for seat, browser in enumerate(four)]
    return [(seat, snapshot) for seat, snapshot in snapshots if snapshot["foreseen"]]
