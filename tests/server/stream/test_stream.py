"""A browser hears of its tables by one stream, and takes it up where it was cut."""

import random
from collections.abc import Iterator
from itertools import dropwhile, takewhile

import pytest

from tests.server.listener import whole_events
from tests.server.person import Person
from tests.server.processes import serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("stream")) as served:
        yield served.address


@pytest.fixture
def two(address: str) -> list[Person]:
    """New people, at tables of their own."""
    return [Person(address, name) for name in ("Anna", "Bruno")]


def begun(two: list[Person], **settings: object) -> str:
    table = two[0].open(mode="1v1", **settings)
    for seat, person in enumerate(two):
        person.sit(table, seat)
    assert two[0].client.post(f"/api/tables/{table}/start").is_success
    return table


def asked(two: list[Person], table: str) -> int:
    return int(two[0].snapshot(table, 0)["table"]["asked"][0])


def test_who_listens_hears_every_row_once_and_in_sequence(two: list[Person]) -> None:
    table, chance = begun(two), random.Random(1)
    with two[1].listening() as news:
        _, first = next(news)
        assert (first["table"], first["anew"], first["rows"]) == (table, True, [])
        last = first["number"]
        for _ in range(10):
            seat = asked(two, table)
            end = two[seat].move(table, seat, chance)
            while last < end:
                _, message = next(news)
                assert message["rows"][0]["number"] == last + 1
                last = message["number"]


def test_a_stream_that_was_cut_goes_on_without_a_gap(two: list[Person]) -> None:
    table, chance = begun(two), random.Random(1)
    with two[1].listening() as news:
        known, first = next(news)
    for _ in range(6):
        seat = asked(two, table)
        end = two[seat].move(table, seat, chance)
    with two[1].listening(known) as news:
        _, message = next(news)
    numbers = [row["number"] for row in message["rows"]]
    assert numbers == list(range(first["number"] + 1, end + 1))


def test_a_table_at_which_one_sits_down_later_is_heard_of_too(two: list[Person]) -> None:
    with two[1].listening() as news:
        table = two[0].open(mode="1v1")
        two[1].sit(table, 0)
        _, message = next(news)
    assert message["table"] == table


def test_spectators_listen_where_they_may(two: list[Person]) -> None:
    table, chance = begun(two, has_spectators=True), random.Random(1)
    eva = Person(str(two[0].client.base_url), "Eva")
    with eva.listening(watch=table) as news:
        _, first = next(news)
        seat = asked(two, table)
        two[seat].move(table, seat, chance)
        _, message = next(news)
    assert first["seat"] is message["seat"] is None
    assert message["rows"]
    closed = begun(two)
    refused = eva.client.get("/api/stream", params={"watch": closed})
    assert refused.json()["key"] == "problem.no-spectators"


def test_a_place_that_is_none_is_refused(two: list[Person]) -> None:
    refused = two[0].client.get("/api/stream", params={"known": "nonsense"})
    assert (refused.status_code, refused.json()["key"]) == (409, "problem.cursor")


def test_talk_is_heard_by_who_may_hear_it_and_resumed(two: list[Person]) -> None:
    table = begun(two)
    say = f"/api/tables/{table}/seats/0/chat"
    with two[1].listening(of="chat") as talk:
        _, first = next(talk)
        assert (first["channel"], first["anew"], first["number"]) == ("table", True, 0)
        known, _ = next(talk)
        two[0].client.post(say, json={"text": "among us", "channel": "team"})
        two[0].client.post(say, json={"text": "hello", "channel": "table"})
        _, heard = next(talk)
        assert [saying["text"] for saying in heard["sayings"]] == ["hello"]
    two[0].client.post(say, json={"text": "still there?", "channel": "table"})
    with two[1].listening(known, of="chat") as talk:
        _, heard = next(talk)
    assert [saying["text"] for saying in heard["sayings"]] == ["hello", "still there?"]


def four(two: list[Person], **settings: object) -> tuple[list[Person], str]:
    """A table of four, and who sits where."""
    address = str(two[0].client.base_url)
    people = [*two, Person(address, "Carla"), Person(address, "Dario")]
    table = people[0].open(**settings)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    assert people[0].client.post(f"/api/tables/{table}/start").is_success
    return people, table


def partners(people: list[Person], table: str) -> tuple[int, int, int]:
    """Who is asked, the partner, and somebody of the other team."""
    state = people[0].snapshot(table, 0)["table"]
    asked, teams = state["asked"][0], [seat["team"] for seat in state["seats"]]
    others = [seat for seat in range(4) if seat != asked]
    partner = next(seat for seat in others if teams[seat] == teams[asked])
    return asked, partner, next(seat for seat in others if seat != partner)


def test_the_partner_sees_a_draft_grow_and_the_others_hear_nothing(two: list[Person]) -> None:
    people, table = four(two)
    asked, partner, other = partners(people, table)
    chance = random.Random(5)
    with (
        people[partner].listening(of="drafts") as heard,
        people[other].listening(of="") as unheard,
    ):
        assert next(heard)[1]["drafts"] == {}
        first = dropwhile(lambda event: "drafts" not in event[1], unheard)
        assert next(first)[1]["drafts"] == {}
        move = people[asked].draft(table, asked, chance)
        _, message = next(heard)
        assert message["drafts"][str(asked)]["answers"] == move["answers"][:1]
        people[asked].client.post(f"/api/tables/{table}/seats/{asked}/chat", json={"text": "!"})
        between = takewhile(lambda event: not event[1].get("sayings"), unheard)
        assert all("drafts" not in message for _, message in between)


SKETCH = [
    {"kind": "arrow", "points": [[1234.5, 20], [30, 40]]},
    {"kind": "mark", "at": [1, 2], "sign": "question"},
]


def test_a_sketch_is_seen_by_the_team_and_by_nobody_else(two: list[Person]) -> None:
    people, table = four(two, has_spectators=True)
    seat, partner, other = partners(people, table)
    eva = Person(str(two[0].client.base_url), "Eva")
    own = f"/api/tables/{table}/seats/{seat}"
    with (
        people[partner].listening(of="sketches") as heard,
        people[other].listening(of="") as unheard,
        eva.listening(of="", watch=table) as watching,
    ):
        assert next(heard)[1]["sketches"] == {}
        for events in (unheard, watching):
            next(dropwhile(lambda event: not event[1].get("anew"), events))
        reply = people[seat].client.put(f"{own}/sketch", json={"strokes": SKETCH})
        assert reply.json() == SKETCH, reply.text
        assert next(heard)[1]["sketches"] == {str(seat): SKETCH}
        people[seat].move(table, seat, random.Random(5))
        for events in (unheard, watching):
            between = takewhile(lambda event: not event[1].get("rows"), events)
            assert all(not message.get("sketches") for _, message in between)
    snapshots = [person.snapshot(table, number) for number, person in enumerate(people)]
    drawn = {str(seat): SKETCH}
    team = (seat, partner)
    assert [each["sketches"] for each in snapshots] == [
        drawn if number in team else {} for number in range(4)
    ]
    assert eva.client.get(f"/api/tables/{table}/view").json()["sketches"] == {}
    assert "1234.5" not in people[seat].client.get(f"{own}/export").text
    people[seat].client.put(f"{own}/sketch", json={"strokes": []})
    assert people[partner].snapshot(table, partner)["sketches"] == {}


def test_a_partner_proposes_a_move_that_can_be_taken_up(two: list[Person]) -> None:
    people, table = four(two)
    asked, partner, other = partners(people, table)
    move = people[asked].draft(table, asked, random.Random(5))
    wanted = {"decision": move["decision"], "answers": move["answers"]}
    path = f"/api/tables/{table}/seats/{{}}/proposal"
    with people[asked].listening(of="drafts") as heard:
        next(heard)
        reply = people[partner].client.put(path.format(partner), json=wanted)
        assert reply.json()["is_whole"], reply.text
        _, message = next(heard)
    assert message["proposals"][str(partner)]["answers"] == move["answers"]
    assert people[partner].snapshot(table, partner)["proposals"] == message["proposals"]
    assert people[other].snapshot(table, other)["proposals"] == {}
    refused = people[other].client.put(path.format(other), json=wanted)
    assert refused.json()["key"] == "problem.not-asked"
    people[asked].confirm(table, asked, move)
    assert people[asked].snapshot(table, asked)["proposals"] == {}


def test_on_a_shared_screen_only_the_seat_handed_over_is_told(two: list[Person]) -> None:
    anna = two[0]
    table = anna.open(mode="1v1")
    for seat in (0, 1):
        anna.sit(table, seat)
    anna.client.post(f"/api/tables/{table}/start")
    seen = []
    for handed_over in ("", f"{table}:0", f"{table}:1"):
        with anna.listening(handed_over=handed_over) as news:
            seen.append(next(news)[1]["seat"])
    assert seen == [None, 0, 1]
    with anna.listening(handed_over=f"{table}:1") as news:
        next(news)
        asked = anna.snapshot(table, 0)["table"]["asked"][0]
        anna.move(table, asked, random.Random(1))
        assert next(news)[1]["seat"] == 1
    refused = anna.client.get("/api/stream", params={"handed_over": "nonsense"})
    assert refused.json()["key"] == "problem.cursor"


def test_who_missed_the_end_hears_of_it_and_then_no_more(two: list[Person]) -> None:
    table = begun(two)
    with two[1].listening() as news:
        known, _ = next(news)
    for seat in (0, 1):
        path = f"/api/tables/{table}/seats/{seat}/votes"
        assert two[seat].client.post(path, json={"on": "draw"}).is_success
    with two[1].listening(known) as news:
        last, message = next(news)
    assert message["rows"][-1]["table_event"]["how"] == "draw"
    other = begun(two)
    with two[1].listening(last) as news:
        _, message = next(news)
    assert message["table"] == other


def test_a_page_of_an_earlier_program_is_told_so_and_nothing_else(two: list[Person]) -> None:
    """It may not understand what is sent now."""
    begun(two)
    query = {"script": "/assets/index-of-long-ago.js"}
    reply = two[0].client.get("/api/stream", params=query)
    events = list(whole_events(iter([reply.content])))
    page = two[0].client.get("/").text
    assert [(event.kind, event.message["script"] in page) for event in events] == [
        ("outdated", True)
    ]
    with two[0].client.stream("GET", "/api/stream", params=events[0].message) as reply:
        assert next(whole_events(reply.iter_raw())).kind == "news"
