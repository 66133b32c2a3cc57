"""The OpenAPI document tells everything a page needs to know, and nothing else is replied."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from litestar import Litestar
from litestar.testing import TestClient

from famiglia import server
from famiglia.server.http.app import ROUTES
from famiglia.server.http.catalogue import CATALOGUE, text_key
from famiglia.server.stream.events import EVENTS
from tests.server.http.clients import NAMES, begun
from tests.server.http.document import PROBLEM, CarefulBrowser, Document
from tests.server.http.drafts import asks, drafted
from tests.server.listener import whole_events
from tests.server.person import Person
from tests.server.processes import serving

SOURCES: Final = Path(server.__path__[0])
NEVER_RAISED: Final = {"request", "no-page", "no-method", "too-large", "internal", "store"}
"""Problems that are no refusals: what cannot be read, and what goes wrong."""
NEVER_REPLIED: Final = {"no-page", "no-method", "in-time"}
"""Problems of no documented request."""
Tree = dict[str, Any]


@pytest.fixture
def document(app: Litestar) -> Document:
    return Document(TestClient(app).get("/schema/openapi.json").json())


@pytest.fixture
def careful(app: Litestar, document: Document) -> list[CarefulBrowser]:
    return [CarefulBrowser(app, name, document) for name in NAMES]


def parts_of(tree: object) -> Iterator[Tree]:
    """All objects in a document."""
    if isinstance(tree, list):
        for each in tree:
            yield from parts_of(each)
    if isinstance(tree, dict):
        yield tree
        for each in tree.values():
            yield from parts_of(each)


def test_the_document_is_one_of_openapi(document: Document) -> None:
    schemathesis.openapi.from_dict(document.root).validate()
    spoilt = {**document.root, "paths": {"/x": {"get": {"responses": 7}}}}
    with pytest.raises(Exception, match="7"):
        schemathesis.openapi.from_dict(spoilt).validate()


def test_whatever_it_refers_to_is_there(document: Document) -> None:
    schemas = document.root["components"]["schemas"]
    named = {part["$ref"] for part in parts_of(document.root) if "$ref" in part}
    assert named <= {f"#/components/schemas/{name}" for name in schemas}
    assert {"ViewMessage", "QuestionMessage", "SnapshotMessage", "LateProblem"} <= schemas.keys()
    assert all(name.isalnum() for name in schemas)


def test_every_route_is_told_by_a_name_of_its_own(document: Document) -> None:
    names = [operation["operationId"] for _, _, operation in document.operations()]
    assert sorted(names) == sorted(route.handler_name for route in ROUTES)
    assert len(set(names)) == len(names)
    for _, _, operation in document.operations():
        assert operation["summary"]
        assert len(operation["tags"]) == 1


def test_nothing_is_sent_or_replied_that_is_not_told(document: Document) -> None:
    contents = [part["content"] for part in parts_of(document.root) if "content" in part]
    assert len(contents) > 100
    for content in contents:
        assert all(kind["schema"] for kind in content.values())
    assert all(schema != {} for schema in document.root["components"]["schemas"].values())


def test_every_request_may_fail_and_says_how(document: Document) -> None:
    for _, _, operation in document.operations():
        replies = operation["responses"]
        assert {"429", "500", "503"} <= replies.keys()
        assert ("413" in replies) == ("requestBody" in operation)
        for status, reply in replies.items():
            if int(status) >= 400:
                assert list(reply["content"]) == [PROBLEM]
                assert all(f"`{key}`" in reply["description"] for key in reply["x-keys"])
                keys = [key for key in CATALOGUE if text_key(key) in reply["x-keys"]]
                assert {CATALOGUE[key].status for key in keys} == {int(status)}


def test_every_problem_is_told_of_some_request(document: Document) -> None:
    listed = [part["x-keys"] for part in parts_of(document.root) if "x-keys" in part]
    found = {key for keys in listed for key in keys}
    assert found == {text_key(key) for key in CATALOGUE.keys() - NEVER_REPLIED}
    names = {operation["operationId"] for _, _, operation in document.operations()}
    assert {name for known in CATALOGUE.values() for name in known.where} <= names


def test_the_keys_of_problems_are_listed(document: Document) -> None:
    problem = document.root["components"]["schemas"]["Problem"]
    assert problem["properties"]["key"]["enum"] == [text_key(key) for key in CATALOGUE]


def test_what_is_only_told_is_told_with_all_its_fields(document: Document) -> None:
    schemas = document.root["components"]["schemas"]
    assert schemas["Problem"]["required"] == ["key", "status", "detail", "rule"]
    assert schemas["NewTable"]["required"] == []


def refusals_in(source: str) -> Iterator[str]:
    """The keys of all refusals that a source can raise."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name, first = ast.unparse(node.func), node.args[0]
        is_refusal = name in ("Refusal", "Stale", "TooMuch") or (
            name == "super().__init__" and "Refusal):" in source
        )
        if is_refusal and isinstance(first, ast.Constant):
            yield str(first.value)


def test_all_refusals_are_problems_with_a_key_and_no_others_are() -> None:
    found = {key for path in SOURCES.rglob("*.py") for key in refusals_in(path.read_text("utf-8"))}
    assert found == CATALOGUE.keys() - NEVER_RAISED


def test_the_cookie_is_wanted_where_the_document_says(document: Document, app: Litestar) -> None:
    nobody = TestClient(app)
    for path, method, operation in document.operations():
        if operation["operationId"] == "metrics":
            continue
        body: Tree | None = {} if "requestBody" in operation else None
        address = path.format(table="nowhere", seat=0, edition="nowhere", language="xx")
        reply = nobody.request(method.upper(), address, json=body)
        is_wanted = operation["security"] == [{"cookie": []}]
        is_read_first = reply.status_code == 400
        assert (reply.status_code == 401) == (is_wanted and not is_read_first), path
    scheme = document.root["components"]["securitySchemes"]["cookie"]
    assert scheme == {"type": "apiKey", "in": "cookie", "name": "famiglia"}


def play(four: list[CarefulBrowser], table: str, moves: int) -> int:
    """Some random moves; who is asked then."""
    chance = random.Random(5)
    for _ in range(moves):
        asked = four[0].snapshot(table, 0)["table"]["asked"][0]
        four[asked].move(table, asked, chance)
    return int(four[0].snapshot(table, 0)["table"]["asked"][0])


SKETCH: Final = [
    {"kind": "arrow", "points": [[0, 0.5], [100, 2000]]},
    {"kind": "mark", "at": [-100, 7], "sign": "flag"},
]


def do_everything(four: list[CarefulBrowser], table: str) -> None:
    """What people do besides their moves."""
    own = [f"/api/tables/{table}/seats/{seat}" for seat in range(4)]
    asked = play(four, table, 21)
    partner = (asked + 2) % 4
    snapshot = four[asked].snapshot(table, asked)
    answers = [snapshot["question"]["options"][0]["text"]]
    draft = {"decision": snapshot["table"]["decision"], "answers": answers}
    four[partner].ok("put", f"{own[partner]}/proposal", draft)
    rows = four[asked].ok("get", f"{own[asked]}/rows?after=0")
    entries = [row["entry"]["number"] for row in rows if row["entry"]]
    four[0].ask("post", f"{own[0]}/undo", {"first": entries[-1]})
    ahead = {"name": "final-action", "answer": "final-action done"}
    four[asked].ok("put", f"{own[asked]}/ahead", ahead)
    four[0].ok("put", f"{own[0]}/sketch", {"strokes": SKETCH})
    four[0].ok("post", f"{own[0]}/lend", {"milliseconds": 60_000}, 201)
    for channel in ("team", "table"):
        four[0].ok("post", f"{own[0]}/chat", {"text": "ciao", "channel": channel}, 201)
        four[0].ok("get", f"{own[0]}/chat?channel={channel}")
    four[1].ok("post", f"{own[1]}/votes", {"on": "pause"}, 201)
    four[2].ok("delete", own[2])
    four[2].ok("post", f"{own[2]}/return", None, 201)
    ask_everything(four[0], own[0])
    four[0].ok("get", f"{own[0]}/export")


def ask_everything(anna: CarefulBrowser, own: str) -> None:
    """What a seat asks while it thinks."""
    held = anna.ok("get", own)["view"]["areas"]
    taken = [area["id"] for area in held if area["holder"] not in (None, "neutral")]
    ways = {area: anna.ok("get", f"{own}/reach?area={area}")["to"]["land"] for area in taken}
    plans = [{"start": start, "target": to[0], "soldati": 1} for start, to in ways.items() if to]
    assert 200 in [anna.ask("post", f"{own}/forecast", plan)[0] for plan in plans]
    anna.ok("get", f"{own}/conflict")
    anna.ok("get", f"{own}/odds")
    anna.ok("get", f"{own}/odds/take")
    anna.ok("get", f"{own}/moments?first=1&last=64")
    anna.ok("post", f"{own}/why", {"thing": "area", "id": "enna"})


def draft_a_movement(four: list[CarefulBrowser], table: str) -> None:
    """And ask what comes of it."""
    seat = drafted(four, table, lambda _, draft: asks(draft["question"], "force"))
    question = four[seat].snapshot(table, seat)["drafts"][str(seat)]["question"]
    body = {"answer": question["options"][0]["text"]}
    four[seat].ok("post", f"/api/tables/{table}/seats/{seat}/forecast/answer", body)


def look_around(anna: CarefulBrowser, table: str) -> None:
    """What somebody sees from outside."""
    at = f"/api/tables/{table}"
    edition = anna.ok("get", at)["edition"]
    for path in (
        f"{at}/view",
        f"{at}/export",
        "/health",
        "/api/tables",
        "/api/people/me",
        "/api/people/me/tables",
        "/api/editions",
        f"/api/editions/{edition}?mode=2v1&level=hard",
        f"/api/editions/{edition}/map",
        f"/api/editions/{edition}/drawing",
        f"/api/editions/{edition}/board.svg",
        "/api/rulebook/en",
    ):
        anna.ok("get", path)
    anna.ok("post", f"{at}/chat", {"text": "ciao"}, 201)
    anna.ok("get", f"{at}/chat")
    other = anna.open(is_private=False)
    link = anna.sit(other, 0)
    link = anna.ok("post", f"/api/tables/{other}/seats/0/link", None, 201)["link"]
    anna.ok("post", "/api/people/recover", {"link": link}, 201)
    anna.ok("delete", f"/api/tables/{other}/seats/0")


def test_replies_are_as_documented_while_a_game_is_played(
    careful: list[CarefulBrowser], app: Litestar, document: Document
) -> None:
    clock = {"type": "live", "bank": 600}
    table = begun(list(careful), has_spectators=True, clock=clock)
    snapshot = careful[1].snapshot(table, 1)
    early = snapshot["early"]["options"][0]["text"]
    choice = {"decision": snapshot["table"]["decision"], "answer": early}
    careful[1].ok("post", f"/api/tables/{table}/seats/1/choice", choice, 201)
    do_everything(careful, table)
    draft_a_movement(careful, table)
    look_around(CarefulBrowser(app, "Eva", document), table)
    for seat in (1, 3):
        careful[seat].ok("post", f"/api/tables/{table}/seats/{seat}/concede", None, 201)
    careful[0].ok("get", f"/api/tables/{table}/seats/0/export")
    careful[0].ok("put", f"/api/tables/{table}/seats/0/name", {"name": "Aldo"})
    careful[0].ok("post", f"/api/tables/{table}/rematch", None, 201)
    careful[0].ok("get", "/api/people/me/tables/ended?skip=0")
    careful[0].ok("get", "/api/offer")
    done = {name for name, found in document.answered.items() if min(found) < 300}
    assert done == {route.handler_name for route in ROUTES} - {"stream", "metrics"}


BODIES: Final[list[Tree]] = [
    {"decision": 0, "answers": ["nonsense"]},
    {"decision": 1, "answers": ["turn pass"]},
    {"decision": 0, "answers": ["choose-families green"]},
    {"decision": 0, "answers": ["nonsense"], "client": "client-x"},
    {"decision": 1, "answers": [], "client": "client-y"},
    {"decision": 0, "answers": ["choose-families green"], "client": "client-z"},
    {"first": 1},
    {"on": "undo", "first": 99},
    {"on": "resume"},
    {"answer": "nonsense"},
    {"answer": "choose-families green"},
    {"name": "final-action", "answer": "nonsense"},
    {"milliseconds": 5},
    {"text": "ciao", "channel": "team"},
    {"name": "Anna"},
    {"name": "\x07"},
    {"link": "nonsense"},
    {"settings": {"mode": "5v5"}},
    {"settings": {"bots": ["nobody"]}},
    {"settings": {"bots": ["soldato"] * 9}},
    {"settings": {"switches": ["x"]}},
    {"settings": {"set_up": "x"}},
    {"settings": {"clock": {"type": "live", "bank": -1}}},
    {"settings": {"clock": {"type": "days", "days": 1, "hour": 1, "zone": "Nowhere"}}},
    {"edition": "nowhere"},
    {"start": "enna", "target": "nowhere", "soldati": 1},
    {"start": "enna", "target": "enna", "soldati": 1},
    {"strokes": []},
    {"strokes": [{"kind": "order", "area": "enna", "order": "basic-1", "family": "pink"}]},
    {"thing": "area", "id": "enna"},
    {"thing": "area", "id": "nowhere"},
]
"""What somebody may send who does not know better."""


def bodies_for(document: Document, operation: Tree) -> list[Tree | None]:
    """Bodies in the form that is wanted, and one that is not."""
    if "requestBody" not in operation:
        return [None]
    [content] = operation["requestBody"]["content"].values()
    return [*(body for body in BODIES if document.is_fit(body, content["schema"])), {"x": 1}]


def tables_in_every_state(four: list[CarefulBrowser]) -> list[str]:
    """Open, running, paused, ended, and none."""
    made = [four[0].open(), *(begun(list(four)) for _ in range(3))]
    for seat in range(3):
        four[seat].ok("post", f"/api/tables/{made[2]}/seats/{seat}/votes", {"on": "pause"}, 201)
    for seat in (1, 3):
        four[seat].ok("post", f"/api/tables/{made[3]}/seats/{seat}/concede", None, 201)
    four[0].sit(made[0], 0)
    return [*made, "nowhere"]


def test_refusals_are_as_documented(careful: list[CarefulBrowser], document: Document) -> None:
    """Whatever is sent, at a table in every state, in the own seat and in others."""
    refused: set[str] = set()
    tables = tables_in_every_state(careful)
    for path, method, operation in sorted(
        document.operations(), key=lambda each: each[1] == "delete"
    ):
        if operation["operationId"] in ("stream", "metrics", "give_up"):
            continue
        anna = careful[3 if operation["tags"] == ["people"] else 0]
        for table, seat in [*((table, 0) for table in tables), (tables[1], 1), (tables[1], 9)]:
            address = path.format(table=table, seat=seat, edition="nowhere", language="xx")
            for body in bodies_for(document, operation):
                status, said = anna.ask(method, address, body)
                refused |= {said["key"]} if status >= 400 else set()
    assert len(refused) > 25, refused


def test_who_comes_too_late_is_told_what_there_is_to_see(careful: list[CarefulBrowser]) -> None:
    table = begun(list(careful))
    snapshot = careful[0].snapshot(table, 0)
    answer = snapshot["question"]["options"][0]["text"]
    body = {"decision": snapshot["table"]["decision"], "answers": [answer]}
    path = f"/api/tables/{table}/seats/0"
    careful[0].ok("post", f"{path}/moves", {**body, "client": "client-1"}, 201)
    present = careful[0].snapshot(table, 0)
    for method, where, sent in (
        ("post", "moves", {**body, "client": "client-2"}),
        ("put", "draft", body),
        ("put", "draft", {**body, "decision": present["table"]["decision"]}),
    ):
        status, said = careful[0].ask(method, f"{path}/{where}", sent)
        assert (status, said["key"] in ("problem.stale", "problem.not-asked")) == (409, True)
        assert said["snapshot"] == present


def test_the_stream_is_as_documented(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        anna, bruno = Person(served.address, "Anna"), Person(served.address, "Bruno")
        document = Document(anna.client.get("/schema/openapi.json").json())
        reply = document.operation("get", "/api/stream")["responses"]["200"]
        [content] = reply["content"].values()
        assert content["x-events"].keys() == EVENTS.keys()
        assert content["schema"]["oneOf"] == list(content["x-events"].values())
        table = anna.open(mode="1v1")
        anna.sit(table, 0)
        bruno.sit(table, 1)
        outdated = anna.client.get("/api/stream", params={"script": "/assets/old.js"})
        [event] = whole_events(iter([outdated.content]))
        schemas = content["x-events"]
        document.fits(event.message, schemas.pop(event.kind))
        for name, schema in schemas.items():
            with anna.listening(of=name) as events:
                document.fits(next(events)[1], schema)
                if name == "news":
                    anna.client.post(f"/api/tables/{table}/start")
                    _, message = next(events)
                    assert message["rows"]
                    document.fits(message, schema)
