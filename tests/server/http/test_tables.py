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
    after = {**before, "name": "Eva"}
    assert four[1].ok("post", "/api/people", {"name": "Eva"}, 201) == after
    assert four[1].ok("get", "/api/people/me") == after
    assert [each["id"] for each in four[1].ok("get", "/api/people/me/tables")] == [table]


def test_they_play_again_in_the_same_seats_when_everybody_has_come(four: list[Browser]) -> None:
    table = ended(four)
    path = f"/api/tables/{table}/rematch"
    again = four[2].ok("post", path, None, 201)
    assert again["id"] != table
    assert (again["status"], again["settings"]["mode"]) == ("open", "2v2")
    assert [seat["is_yours"] for seat in again["seats"]] == [False, False, True, False]
    assert four[3].snapshot(table, 3)["table"]["rematch"] == again["id"]
    rows = four[3].ok("get", f"/api/tables/{table}/seats/3/rows?after=0")
    assert rows[-1]["table_event"] == {"kind": "rematch", "table": again["id"]}
    for seat in (0, 2, 3):
        assert four[seat].ok("post", path, None, 201)["status"] == "open"
    last = four[1].ok("post", path, None, 201)
    assert (last["id"], last["status"]) == (again["id"], "running")
    assert [seat["name"] for seat in last["seats"]] == [browser.name for browser in four]
    for seat, browser in enumerate(four):
        assert browser.snapshot(last["id"], seat)["table"]["seats"][seat]["is_yours"]


def test_against_bots_the_next_game_begins_at_once_with_the_same_of_everything(
    four: list[Browser],
) -> None:
    """Two people at one screen against two bots, with what can be chosen chosen."""
    chosen = {
        "mode": "2v2",
        "switches": [],
        "set_up": "quick first-game",
        "bots": ["", "picciotto", "", "soldato"],
        "clock": {"type": "live", "bank": 600},
    }
    anna = four[0]
    table = anna.open(**chosen)
    for seat, name in ((0, "Anna"), (2, "Aldo")):
        path = f"/api/tables/{table}/seats/{seat}"
        anna.ok("post", path, {"name": name}, 201)
    first = anna.ok("post", f"/api/tables/{table}/start", None, 201)
    for seat in (0, 2):
        anna.ask("post", f"/api/tables/{table}/seats/{seat}/votes", {"on": "cancel"})
    again = anna.ok("post", f"/api/tables/{table}/rematch", None, 201)
    assert again["id"] != table
    assert again["status"] == "running"
    assert again["settings"] == first["settings"]
    assert {key: again["settings"][key] for key in chosen if key != "clock"} == {
        key: chosen[key] for key in chosen if key != "clock"
    }
    assert (again["edition"], again["seats"]) == (first["edition"], first["seats"])


def test_who_comes_late_to_play_again_waits_where_a_seat_is_left(four: list[Browser]) -> None:
    table = ended(four)
    path = f"/api/tables/{table}/rematch"
    again = four[0].ok("post", path, None, 201)["id"]
    four[0].sit(again, 1)
    late = four[1].ok("post", path, None, 201)
    assert [seat["name"] for seat in late["seats"]] == ["Anna", "Anna", "", ""]


def test_they_play_again_at_once_without_who_has_left(four: list[Browser]) -> None:
    table = begun(four)
    four[1].ok("delete", f"/api/tables/{table}/seats/1")
    for seat in (0, 2, 3):
        four[seat].ok("post", f"/api/tables/{table}/seats/{seat}/votes", {"on": "draw"}, 201)
    path = f"/api/tables/{table}/rematch"
    found = [four[seat].ok("post", path, None, 201) for seat in (0, 2, 3)]
    assert [each["status"] for each in found] == ["open", "open", "running"]
    assert [seat["bot"] for seat in found[-1]["seats"]] == [None, "soldato", None, None]


def test_games_that_have_ended_are_found_the_last_first_and_some_at_a_time(
    four: list[Browser],
) -> None:
    over = [ended(four) for _ in range(7)]
    path = "/api/people/me/tables/ended"
    first = four[1].ok("get", path)
    found = [table["id"] for table in first["tables"]]
    assert (len(found), first["has_more"]) == (5, True)
    rest = four[1].ok("get", f"{path}?skip=5")
    found += [table["id"] for table in rest["tables"]]
    assert (sorted(found), rest["has_more"]) == (sorted(over), False)
    assert all(table["ended"]["how"] == "draw" for table in first["tables"])


def test_who_is_called_otherwise_keeps_seat_and_games(four: list[Browser]) -> None:
    table = begun(four)
    path = f"/api/tables/{table}/seats/1/name"
    snapshot = four[1].ok("put", path, {"name": " Eva  Maria "})
    assert [seat["name"] for seat in snapshot["seats"]] == ["Anna", "Eva Maria", "Carla", "Dario"]
    rows = four[3].ok("get", f"/api/tables/{table}/seats/3/rows?after=0")
    assert rows[-1]["table_event"] == {"kind": "renamed", "name": "Eva Maria"}
    assert four[1].ok("put", path, {"name": "Eva Maria"})["number"] == snapshot["number"]
    assert four[2].refused("put", path, {"name": "Carla"}) == "problem.not-your-seat"
    assert four[1].refused("put", path, {"name": "  "}) == "problem.name"


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
    state = four[asked].ok("delete", f"/api/tables/{table}/seats/{asked}")
    assert state["seats"][asked]["bot"] == "soldato"
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
    path = f"/api/tables/{table}/start"
    assert four[1].refused("post", path) == "problem.not-your-table"
    assert four[0].ok("post", path, None, 201)["status"] == "running"


def test_a_clock_says_when_to_warn(four: list[Browser]) -> None:
    table = begun(four, clock={"type": "live", "bank": 600})
    clock = four[0].snapshot(table, 0)["table"]["clock"]
    assert {
        seat: clock["ends"][seat] - at for seat, at in clock["warned"].items()
    } == dict.fromkeys(clock["ends"], 120_000)
