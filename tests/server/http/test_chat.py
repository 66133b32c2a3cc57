"""People talk; the other team never reads what partners say, nor that they say something."""

from litestar import Litestar

from tests.server.http.clients import Browser, begun


def say(browser: Browser, table: str, seat: int, text: str, channel: str) -> int:
    path = f"/api/tables/{table}/seats/{seat}/chat"
    return int(browser.ok("post", path, {"text": text, "channel": channel}, 201)["number"])


def heard(browser: Browser, table: str, seat: int, channel: str) -> list[tuple[int, str]]:
    said = browser.ok("get", f"/api/tables/{table}/seats/{seat}/chat?channel={channel}")
    return [(each["seat"], each["text"]) for each in said]


def test_all_at_the_table_read_what_is_said_to_all(four: list[Browser]) -> None:
    table = begun(four)
    say(four[1], table, 1, "ciao", "table")
    assert [heard(four[seat], table, seat, "table") for seat in range(4)] == [[(1, "ciao")]] * 4


def test_only_the_partner_reads_what_is_said_to_the_team(four: list[Browser]) -> None:
    table = begun(four)
    say(four[0], table, 0, "I take Enna", "team")
    found = [heard(four[seat], table, seat, "team") for seat in range(4)]
    assert found == [[(0, "I take Enna")], [], [(0, "I take Enna")], []]


def test_numbers_do_not_tell_that_others_talk(four: list[Browser]) -> None:
    table = begun(four)
    for _ in range(3):
        say(four[0], table, 0, "psst", "team")
    assert say(four[1], table, 1, "psst", "team") == 1
    assert say(four[1], table, 1, "ciao", "table") == 1


def test_who_comes_back_reads_what_was_missed(four: list[Browser]) -> None:
    table = begun(four)
    for text in ("one", "two", "three"):
        say(four[0], table, 0, text, "table")
    path = f"/api/tables/{table}/seats/3/chat?channel=table&after=1"
    assert [each["text"] for each in four[3].ok("get", path)] == ["two", "three"]


def test_spectators_talk_among_themselves(four: list[Browser], app: Litestar) -> None:
    table, eva, ugo = begun(four, has_spectators=True), Browser(app, "Eva"), Browser(app, "Ugo")
    path = f"/api/tables/{table}/chat"
    eva.ok("post", path, {"text": "Red will win"}, 201)
    assert [each["text"] for each in ugo.ok("get", path)] == ["Red will win"]
    assert four[0].refused("get", path) == "problem.no-spectators"
    assert heard(four[0], table, 0, "table") == []


def test_nobody_talks_in_anothers_seat(four: list[Browser], app: Litestar) -> None:
    table = begun(four)
    path = f"/api/tables/{table}/seats/0/chat"
    assert four[1].refused("post", path, {"text": "x"}) == "problem.not-your-seat"
    assert four[1].refused("get", path) == "problem.not-your-seat"
    assert Browser(app, "Eva").refused("get", f"/api/tables/{table}/chat") == (
        "problem.no-spectators"
    )
    assert four[0].refused("post", path, {"text": ""}) == "problem.request"
    assert four[0].refused("post", path, {"text": "x", "channel": "team 1"}) == "problem.request"
