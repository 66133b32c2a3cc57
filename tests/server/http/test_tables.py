"""Finding tables, leaving them, playing again."""

from tests.server.http.clients import Browser, begun


def ended(four: list[Browser]) -> str:
    table = begun(four)
    for seat in range(4):
        four[seat].ok("post", f"/api/tables/{table}/seats/{seat}/votes", {"on": "draw"}, 201)
    return table


def test_only_open_tables_that_wait_for_players_are_listed(four: list[Browser]) -> None:
    private = four[0].open()
    first, second = four[0].open(is_private=False), four[0].open(is_private=False)
    running = begun(four, is_private=False)
    listed = [each["id"] for each in four[3].ok("get", "/api/tables")]
    assert sorted(listed) == sorted([first, second])
    assert private not in listed
    assert running not in listed


def test_everybody_finds_the_own_tables(four: list[Browser]) -> None:
    running, over = begun(four), ended(four)
    waiting = four[1].open()
    four[1].sit(waiting, 0)
    found = {each["id"] for each in four[1].ok("get", "/api/people/me/tables")}
    assert found == {running, waiting}
    assert over not in found


def test_who_says_another_name_is_the_same_person_with_the_same_games(four: list[Browser]) -> None:
    table = begun(four)
    before = four[1].ok("get", "/api/people/me")
    assert four[1].ok("post", "/api/people", {"name": "Eva"}, 201) == before
    assert four[1].ok("get", "/api/people/me") == before
    assert [each["id"] for each in four[1].ok("get", "/api/people/me/tables")] == [table]


def test_they_play_again_at_one_other_table(four: list[Browser]) -> None:
    table = ended(four)
    again = four[2].ok("post", f"/api/tables/{table}/rematch", None, 201)
    later = four[0].ok("post", f"/api/tables/{table}/rematch", None, 201)
    assert again["id"] == later["id"] != table
    assert (again["status"], again["settings"]["mode"]) == ("open", "2v2")
    assert four[3].snapshot(table, 3)["table"]["rematch"] == again["id"]
    rows = four[3].ok("get", f"/api/tables/{table}/seats/3/rows?after=0")
    assert rows[-1]["happened"] == {"happened": "rematch", "table": again["id"]}
    for seat, browser in enumerate(four):
        browser.sit(again["id"], 3 - seat)
    four[0].ok("post", f"/api/tables/{again['id']}/start", None, 201)


def test_a_game_that_goes_on_is_not_played_again(four: list[Browser]) -> None:
    path = f"/api/tables/{begun(four)}/rematch"
    assert four[0].refused("post", path) == "problem.not-over"


def test_who_leaves_is_played_for_and_the_draft_is_gone(four: list[Browser]) -> None:
    table = begun(four)
    asked = four[0].snapshot(table, 0)["table"]["asked"][0]
    snapshot = four[asked].snapshot(table, asked)
    first = snapshot["question"]["options"][0]["text"]
    four[asked].draft(table, asked, snapshot["table"]["decision"], [first])
    assert four[asked].snapshot(table, asked)["drafts"]
    told = four[asked].ok("delete", f"/api/tables/{table}/seats/{asked}")
    assert told["seats"][asked]["bot"] == "soldato"
    assert four[asked].snapshot(table, asked)["drafts"] == {}
    four[asked].ok("post", f"/api/tables/{table}/seats/{asked}/return", None, 201)
    assert four[asked].snapshot(table, asked)["drafts"] == {}


def test_a_stranger_does_not_start_a_game(four: list[Browser]) -> None:
    table = four[0].open(mode="1v1")
    four[0].sit(table, 0)
    four[1].sit(table, 1)
    path = f"/api/tables/{table}/start"
    assert four[2].refused("post", path) == "problem.not-your-table"
    four[1].ok("post", path, None, 201)


def test_a_table_of_bots_is_started_by_who_opened_it(four: list[Browser]) -> None:
    table = four[0].open(bots=["soldato"] * 4)
    four[0].ok("post", f"/api/tables/{table}/start", None, 201)


def test_a_clock_says_when_to_warn(four: list[Browser]) -> None:
    table = begun(four, clock={"type": "live", "bank": 600})
    clock = four[0].snapshot(table, 0)["table"]["clock"]
    assert {
        seat: clock["ends"][seat] - at for seat, at in clock["warned"].items()
    } == dict.fromkeys(clock["ends"], 120_000)
