"""People play whole games in every mode through the API alone."""

import random

import pytest

from tests.server.http.clients import Browser, begun


@pytest.mark.parametrize(
    ("settings", "people"),
    [({}, 4), ({"mode": "1v1"}, 2), ({"mode": "2v1", "level": "medium"}, 3)],
    ids=["2v2", "1v1", "2v1"],
)
def test_a_whole_game(four: list[Browser], settings: dict[str, object], people: int) -> None:
    table, chance = begun(four[:people], **settings), random.Random(8)
    snapshot = four[0].snapshot(table, 0)
    while snapshot["table"]["status"] == "running":
        seat = snapshot["table"]["asked"][0]
        four[seat].move(table, seat, chance)
        snapshot = four[0].snapshot(table, 0)
    ending = snapshot["view"]["ending"]
    assert snapshot["table"]["ended"]["how"] == "over"
    assert snapshot["table"]["ended"]["winner"] == ending["winner"]
    for seat in range(people):
        rows = four[seat].ok("get", f"/api/tables/{table}/seats/{seat}/rows?after=0")
        assert [row["number"] for row in rows] == list(range(1, snapshot["table"]["number"] + 1))
        path = f"/api/tables/{table}/seats/{seat}/moves"
        late = {"decision": snapshot["table"]["decision"], "answers": [], "client": "client-late"}
        assert four[seat].refused("post", path, late) == "problem.ended"
