"""Requests that nobody should send: malformed, foreign, stale. None of them may change anything."""

import json
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import quote

LARGEST_BODY_BYTES: Final = 64 * 1024
BEYOND: Final = (2**31, 2**63, 2**64, -(2**63) - 1, 10**30)
"""Numbers that do not fit into something."""
SEATS: Final = (
    "-1",
    "4",
    "99",
    str(2**31),
    str(2**63),
    str(2**64),
    "9" * 5000,
    "1.5",
    "x",
    "%00",
)
IDS: Final = (
    "nowhere", "%00", "%ED%A0%80", "%FF%FE", "..%2f..%2fetc", "%2e%2e", "a'%20OR%20'1'='1", "*",
    "x" * 3000, "%F0%9F%92%A3", "%25s", "-", "null", "%0d%0aSet-Cookie:a=b",
)  # fmt: skip
BROKEN: Final = (
    b"", b"{", b"}", b"[]", b"null", b"7", b'"text"', b"true", b"{]", b'{"a":}', b"{'a': 1}",
    b"\x00", b"\xff\xfe{\x00}\x00", b'{"a": NaN}', b"NaN", b"Infinity", b"1e999",
    b"[" * 30_000, b'{"a":' * 9000, b"[" * 2000 + b"]" * 2000,
    b'{"a": "\\ud800"}', b'{"a": "\xed\xa0\x80"}', b'{"a": 1}{"a": 1}', b"a=1&b=2",
    b"<a>1</a>", b"\x81\xa1a\x01", b'{"a": "' + b"x" * (LARGEST_BODY_BYTES + 1) + b'"}',
)  # fmt: skip
"""Bodies that are none, whatever is wanted."""
TYPES: Final = (
    "application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
    "multipart/form-data; boundary=x", "application/xml", "application/msgpack", "", "nonsense",
    "application/json; charset=utf-7",
)  # fmt: skip
WRONG: Final[tuple[object, ...]] = (
    {"a": {"b": [1]}}, [[["deep"]]], [None], -1.5, 1e300, "x" * 2000, "\x00", "\ud800",
)  # fmt: skip
"""Values that no field of a request may have."""
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
ORIGINS: Final = ("http://evil.example", "null", "https://127.0.0.1", "file://", "http://[", "\xff")
CURSORS: Final = (
    "nonsense", "a:b:c", ":", "a:1", f"a:{2**64}:{10**30}", "a:-9:1", "%", " " * 500, "x:1:" * 3000,
    "é", "a:0:0 " * 400, "t:0:9e9",
)  # fmt: skip


class Request(NamedTuple):
    """Something to send."""

    method: str
    path: str
    headers: dict[str, bytes]
    body: bytes
    is_refused: bool
    """Whether the reply must be a problem; else it may also be what was answered before."""


class Scene(NamedTuple):
    """A running table, as who plays there knows it."""

    table: str
    cookies: list[str]
    """Of its seats."""
    links: list[str]
    asked: int
    decision: int
    offered: list[str]
    """Answers to the open question."""
    sent: dict[str, Any]
    """A move that was confirmed."""
    sender: int
    """And the seat that made it."""


class Route(NamedTuple):
    """One of the document."""

    method: str
    path: str
    schema: dict[str, Any] | None
    """Of the body, if there is one."""
    queries: list[str]

    @property
    def is_of_seat(self) -> bool:
        return "{seat}" in self.path

    @property
    def changes(self) -> bool:
        return self.method != "GET"


def routes_of(document: dict[str, Any]) -> list[Route]:
    """All routes of an OpenAPI document."""
    found = []
    for path, methods in document["paths"].items():
        for method, of in methods.items():
            content = of.get("requestBody", {}).get("content", {})
            schema = next((each["schema"] for each in content.values()), None)
            if schema is not None and "$ref" in schema:
                schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
            queries = [each["name"] for each in of.get("parameters", []) if each["in"] == "query"]
            found.append(Route(method.upper(), path, schema, queries))
    return found


class Hostile:
    """Thinks out one request after the other."""

    def __init__(
        self, document: dict[str, Any], scenes: list[Scene], chance: random.Random
    ) -> None:
        self._routes = routes_of(document)
        self._scenes = scenes
        self._chance = chance
        self._ways: tuple[Callable[[], Request], ...] = (
            self._foreign, self._foreign, self._elsewhere, self._malformed, self._malformed,
            self._misspelt, self._wrong_method, self._from_another_page, self._stale,
            self._senseless, self._again, self._by_a_wrong_link, self._garbled_stream,
            self._garbled_query,
        )  # fmt: skip

    def next(self) -> Request:
        """Any of them."""
        return self._chance.choice(self._ways)()

    def _foreign(self) -> Request:
        """In a seat of somebody else, or as nobody."""
        scene = self._scene()
        route = self._route(lambda each: each.is_of_seat)
        seat = self._chance.randrange(len(scene.cookies))
        others = [cookie for cookie in scene.cookies if cookie != scene.cookies[seat]]
        cookie = self._chance.choice([*others, *self._forged(scene.cookies[seat])])
        return self._request(route, scene, str(seat), cookie, self._plausible(route))

    def _elsewhere(self) -> Request:
        """At a table or in a seat that does not exist."""
        scene = self._scene()
        route = self._route(lambda each: "{table}" in each.path)
        seat, cookie = "0", scene.cookies[0]
        if route.is_of_seat and self._chance.random() < 0.5:
            seat = self._chance.choice(SEATS)
        else:
            scene = scene._replace(table=self._chance.choice(IDS))
        return self._request(route, scene, seat, cookie, self._plausible(route))

    def _malformed(self) -> Request:
        """With a body that is no JSON, or not an object, or far too large."""
        scene = self._scene()
        route = self._route(lambda each: each.schema is not None)
        body = self._chance.choice(BROKEN)
        request = self._own(route, scene, body)
        return _with(request, "content-type", self._chance.choice(TYPES).encode())

    def _misspelt(self) -> Request:
        """With one field that is wrong, missing, or too much."""
        scene = self._scene()
        route = self._route(lambda each: bool(each.schema and each.schema.get("required")))
        assert route.schema is not None
        fields = self._fields(route.schema)
        name = self._chance.choice(route.schema["required"])
        how = self._chance.randrange(3)
        if how == 0:
            del fields[name]
        elif how == 1:
            fields[name] = self._chance.choice(WRONG)
        else:
            fields[self._chance.choice(["extra", "__proto__", "", "seat", "\x00"])] = 1
        return self._own(route, scene, json.dumps(fields).encode())

    def _wrong_method(self) -> Request:
        scene, route = self._scene(), self._route(lambda each: True)
        there = [each.method for each in self._routes if each.path == route.path]
        method = self._chance.choice([each for each in METHODS if each not in there])
        return self._own(route._replace(method=method), scene, self._plausible(route))

    def _from_another_page(self) -> Request:
        """With the right cookie, which browsers add by themselves."""
        scene, route = self._scene(), self._route(lambda each: each.changes)
        request = self._own(route, scene, self._plausible(route))
        return _with(request, "origin", self._chance.choice(ORIGINS).encode("latin-1"))

    def _stale(self) -> Request:
        """An answer to a question that has passed or not come, or one that is not offered."""
        scene = self._scene()
        seat, decision, answers = scene.asked, scene.decision, scene.offered[:1]
        how = self._chance.randrange(5)
        if how == 0:
            decision += self._chance.choice([-1, 1, -decision, *BEYOND])
        elif how == 1:
            seat = self._chance.choice([n for n in range(len(scene.cookies)) if n != seat])
        elif how == 2:
            answers = [
                self._chance.choice(["turn pass pass", "card nine", "\x00", "𝟙", "act " * 20])
            ]
        elif how == 3:
            answers = answers * self._chance.choice([30, 101])
        else:
            answers = self._chance.choice(self._scenes).sent["answers"] + ["anytime nothing"]
        body = {"decision": decision, "answers": answers}
        way = self._chance.choice(["draft", "moves"])
        if way == "moves":
            body["client"] = f"stale-{self._chance.randrange(10**9):09d}"
        method = "PUT" if way == "draft" else "POST"
        path = f"/api/tables/{scene.table}/seats/{seat}/{way}"
        return _said(method, path, scene.cookies[seat], json.dumps(body).encode())

    def _senseless(self) -> Request:
        """Well formed, in one's own seat, and impossible."""
        scene, beyond = self._scene(), self._chance.choice(BEYOND)
        seat = self._chance.randrange(len(scene.cookies))
        method, way, body = self._chance.choice(
            [
                ("POST", "votes", {"on": "resume"}),
                ("POST", "votes", {"on": "draw", "is_for": False}),
                ("POST", "votes", {"on": "replace", "about": beyond}),
                ("POST", "votes", {"on": "replace"}),
                ("POST", "votes", {"on": "undo", "first": beyond}),
                ("POST", "undo", {"first": beyond}),
                ("POST", "undo", {"first": -1}),
                ("POST", "lend", {"milliseconds": beyond}),
                ("POST", "lend", {"milliseconds": 0}),
                ("POST", "choice", {"answer": "card nine"}),
                ("PUT", "ahead", {"name": "orders", "answer": "nothing\nat all"}),
                ("PUT", "ahead", {"name": "a\x00b", "answer": ""}),
                ("POST", "return", None),
                ("POST", "chat", {"text": "a\x00b"}),
                ("POST", "moves", {"decision": 0, "answers": [], "client": "client-x"}),
            ]
        )
        path = f"/api/tables/{scene.table}/seats/{seat}/{way}"
        content = b"" if body is None else json.dumps(body).encode()
        return _said(method, path, scene.cookies[seat], content)

    def _again(self) -> Request:
        """What was confirmed once, by the same id with something else in it."""
        scene = self._scene()
        answers = self._chance.choice([scene.offered[:1], ["turn pass"], scene.sent["answers"], []])
        decision = self._chance.choice([scene.decision, scene.sent["decision"], 0, 2**64])
        body = {"decision": decision, "answers": answers, "client": scene.sent["client"]}
        path = f"/api/tables/{scene.table}/seats/{scene.sender}/moves"
        cookie = scene.cookies[scene.sender]
        return _said("POST", path, cookie, json.dumps(body).encode())._replace(is_refused=False)

    def _by_a_wrong_link(self) -> Request:
        link = self._chance.choice(self._scene().links)
        wrong = self._chance.choice([link[:-1], link + "x", link.swapcase(), "", "%", "0" * 64])
        return _said("POST", "/api/people/recover", "", json.dumps({"link": wrong}).encode())

    def _garbled_stream(self) -> Request:
        scene, cursor = self._scene(), self._chance.choice(CURSORS)
        cookie = self._chance.choice([scene.cookies[0], *self._forged(scene.cookies[0])])
        request = _said("GET", "/api/stream", cookie, b"")._replace(is_refused=False)
        how = self._chance.randrange(3)
        if how == 0:
            return _with(request, "last-event-id", cursor.strip().encode("latin-1"))
        name = "known" if how == 1 else "watch"
        return request._replace(path=f"/api/stream?{name}={quote(cursor)}")

    def _garbled_query(self) -> Request:
        scene = self._scene()
        route = self._route(lambda each: bool(each.queries) and each.path != "/api/stream")
        values = ("", "x", "NaN", "1.5", "%00", "%FF", "-1", "9" * 5000, *map(str, BEYOND))
        query = f"{self._chance.choice(route.queries)}={self._chance.choice(values)}"
        request = self._own(route, scene, b"")._replace(is_refused=False)
        return request._replace(path=f"{request.path}?{query}")

    def _scene(self) -> Scene:
        return self._chance.choice(self._scenes)

    def _route(self, wanted: Callable[[Route], bool]) -> Route:
        return self._chance.choice([each for each in self._routes if wanted(each)])

    def _forged(self, cookie: str) -> list[str]:
        """Cookies that we did not sign."""
        person, _, signature = cookie.rpartition(".")
        return [
            "", "x", ".", person, f"{person}.", f"{person}.{signature[:-1]}",
            f"{person}.{'0' * 64}", f"{person[:-1]}.{signature}", f"{cookie}0",
            f"{person}.%C3%A9", f"{person}.\xe9", f".{signature}", "%00.%00", "." * 3000,
            f"{person}.{signature.upper()}",
        ]  # fmt: skip

    def _plausible(self, route: Route) -> bytes:
        """A body that would be understood."""
        return b"" if route.schema is None else json.dumps(self._fields(route.schema)).encode()

    def _fields(self, schema: dict[str, Any]) -> dict[str, object]:
        wanted = schema.get("required", [])
        return {
            name: self._value(of) for name, of in schema["properties"].items() if name in wanted
        }

    def _value(self, schema: dict[str, Any]) -> object:
        if "enum" in schema:
            return self._chance.choice(schema["enum"])
        kinds: dict[str, object] = {"integer": 1, "boolean": True, "array": ["turn pass"]}
        return kinds.get(schema.get("type", ""), f"name-{self._chance.randrange(10**6):06d}")

    def _own(self, route: Route, scene: Scene, body: bytes) -> Request:
        """By who may do such things there: in a seat who sits in it, else anybody."""
        seat = self._chance.randrange(len(scene.cookies))
        who = scene if route.is_of_seat else self._scene()
        cookie = who.cookies[seat % len(who.cookies)]
        return self._request(route, scene, str(seat), cookie, body)

    def _request(self, route: Route, scene: Scene, seat: str, cookie: str, body: bytes) -> Request:
        path = route.path.replace("{table}", scene.table).replace("{seat}", seat)
        return _said(route.method, path, cookie, body)


def _said(method: str, path: str, cookie: str, body: bytes) -> Request:
    headers = {"content-type": b"application/json"}
    if cookie:
        headers["cookie"] = f"famiglia={cookie}".encode("latin-1")
    return Request(method, path, headers, body, is_refused=True)


def _with(request: Request, name: str, value: bytes) -> Request:
    return request._replace(headers={**request.headers, name: value})
