"""The OpenAPI document: every request with its reply, every problem, every event of the stream.

Litestar tells paths and parameters; messages by msgspec, which knows more of them.
"""

from collections.abc import Iterator, Sequence
from http import HTTPStatus
from inspect import getdoc
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import ServerSentEvent

from famiglia.server.http.catalogue import CATALOGUE, text_key
from famiglia.server.http.guards import HARMLESS
from famiglia.server.http.problems import LATE, PROBLEM, LateProblem, Problem
from famiglia.server.identity import COOKIE
from famiglia.server.stream.events import EVENTS

COMPONENTS: Final = "#/components/schemas/{name}"
SCHEME: Final = "cookie"
JSON: Final = "application/json"
_TEXT: Final = {"type": "string"}
_WAIT: Final = {"description": "Seconds to wait.", "schema": {"type": "integer"}}

Tree = dict[str, Any]
"""A part of the document."""


class Operation(NamedTuple):
    """A route as its handler tells it."""

    name: str
    module: str
    words: str
    arguments: frozenset[str]
    """The names of what the handler takes."""
    body: Any
    """The type of what is sent; None where nothing is."""
    reply: Any


class Shapes(NamedTuple):
    """The schema of each type, in their sequence, and all that these refer to."""

    of: dict[int, Tree]
    """By the type's `id`: not all types can be hashed."""
    components: dict[str, Tree]


class Document(JsonRenderPlugin):
    """Serves the document; it is made when somebody first asks for it."""

    def __init__(self, handlers: Sequence[HTTPRouteHandler]) -> None:
        super().__init__()
        self._handlers = handlers
        self._text = b""

    def render(self, _: Request[Any, Any, State], openapi_schema: Tree) -> bytes:
        """The whole document."""
        if not self._text:
            operations = {each.name: each for each in map(operation_of, self._handlers)}
            self._text = msgspec.json.encode(complete(openapi_schema, operations))
        return self._text


def operation_id(handler: HTTPRouteHandler, *_: object) -> str:
    """How a request is called: like its handler."""
    return handler.handler_name


def operation_of(handler: HTTPRouteHandler) -> Operation:
    """What a handler says of itself."""
    hints = get_type_hints(handler.fn, include_extras=True)
    reply = hints.pop("return")
    if get_origin(reply) is Response:
        [reply] = get_args(reply)
    return Operation(
        handler.handler_name,
        handler.fn.__module__.rpartition(".")[2],
        getdoc(handler.fn) or "",
        frozenset(hints),
        hints.get("data"),
        reply,
    )


def complete(document: Tree, operations: dict[str, Operation]) -> Tree:
    """Litestar's document with all that it does not tell."""
    shapes = _shapes(list(operations.values()))
    for path, method, spec in _operations_in(document):
        operation = operations[spec["operationId"]]
        spec["tags"] = [operation.module]
        spec["summary"], _, rest = operation.words.partition("\n")
        spec["description"] = rest.strip() or spec["summary"]
        if operation.body is not None:
            spec["requestBody"]["content"] = {JSON: {"schema": shapes.of[id(operation.body)]}}
        [status] = [status for status in spec["responses"] if status.startswith("2")]
        content = spec["responses"][status]["content"]
        keys = problem_keys(operation, path, method, spec)
        spec["responses"] = {
            status: {"description": "Done.", "content": _content(operation, content, shapes)},
            **_problems(keys),
        }
        spec["security"] = _security(operation, keys)
    document["components"] = {
        "schemas": shapes.components,
        "securitySchemes": {SCHEME: {"type": "apiKey", "in": "cookie", "name": COOKIE}},
    }
    return document


def problem_keys(operation: Operation, path: str, method: str, spec: Tree) -> list[str]:
    """All problems with which a request may be answered."""
    is_about_table = "{table}" in path
    is_seated = "own_seat" in operation.arguments
    has_body = operation.body is not None
    follows = {
        "request": has_body or bool(spec.get("parameters")),
        "origin": method.upper() not in HARMLESS,
        "too-large": has_body,
        "no-table": is_about_table,
        "frozen": is_about_table,
        "lost-edition": is_about_table,
        "who": is_seated,
        "no-seat": is_seated,
        "not-your-seat": is_seated,
        "too-fast": True,
        "internal": True,
        "store": True,
    }
    return [
        key for key, known in CATALOGUE.items() if follows.get(key) or operation.name in known.where
    ]


def _operations_in(document: Tree) -> Iterator[tuple[str, str, Tree]]:
    for path, methods in document["paths"].items():
        for method, spec in methods.items():
            yield path, method, spec


def _shapes(operations: list[Operation]) -> Shapes:
    """Schemas of all messages. What is only ever sent has all its fields."""
    bodies = [each.body for each in operations if each.body is not None]
    sent = [each.reply for each in operations if each.reply not in (bytes, ServerSentEvent)]
    types = [*bodies, *sent, *EVENTS.values(), Problem, LateProblem]
    made = msgspec.json.schema_components(types, ref_template=COMPONENTS)
    schemas, components = _with_short_names(made)
    of = {id(type_): schema for type_, schema in zip(types, schemas, strict=True)}
    taken_in = _named([of[id(type_)] for type_ in bodies], components)
    for name, schema in components.items():
        if name not in taken_in and "properties" in schema:
            schema["required"] = list(schema["properties"])
    components["Problem"]["properties"]["key"]["enum"] = [text_key(key) for key in CATALOGUE]
    components["LateProblem"]["properties"]["key"]["enum"] = [text_key(key) for key in LATE]
    return Shapes(of, components)


def _with_short_names(made: tuple[tuple[Tree, ...], Tree]) -> tuple[list[Tree], Tree]:
    """Two messages of one name are told apart by their modules, but not by all their packages."""
    text = msgspec.json.encode(made).decode()
    for name in made[1]:
        *_, module, kind = f".{name}".split(".")
        text = text.replace(f'{name}"', f'{module.title()}{kind}"')
    return msgspec.json.decode(text, type=tuple[list[Tree], Tree])


def _named(schemas: Sequence[Tree], components: dict[str, Tree]) -> set[str]:
    """The components to which schemas refer, and those to which these do."""
    found: set[str] = set()
    left: list[object] = list(schemas)
    while left:
        each = left.pop()
        if isinstance(each, list):
            left.extend(each)
        elif isinstance(each, dict):
            left.extend(each.values())
            name = str(each.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found.add(name)
                left.append(components[name])
    return found


def _content(operation: Operation, spec: Tree, shapes: Shapes) -> Tree:
    """A reply that is no problem."""
    [kind] = spec
    if operation.reply is bytes:
        return {kind: {"schema": _TEXT}}
    if operation.reply is not ServerSentEvent:
        return {kind: {"schema": shapes.of[id(operation.reply)]}}
    events = {name: shapes.of[id(type_)] for name, type_ in EVENTS.items()}
    return {kind: {"schema": {"oneOf": list(events.values())}, "x-events": events}}


def _problems(keys: list[str]) -> Tree:
    """All problems by status."""
    by_status: dict[int, list[str]] = {}
    for key in keys:
        by_status.setdefault(CATALOGUE[key].status, []).append(key)
    return {str(status): _problem(status, of) for status, of in by_status.items()}


def _problem(status: int, keys: list[str]) -> Tree:
    meanings = [f"`{text_key(key)}`: {CATALOGUE[key].meaning}" for key in keys]
    schema: Tree = {"$ref": COMPONENTS.format(name="Problem")}
    if "stale" in keys:
        schema = {"anyOf": [{"$ref": COMPONENTS.format(name="LateProblem")}, schema]}
    reply: Tree = {
        "description": "\n".join(meanings),
        "content": {PROBLEM: {"schema": schema}},
        "x-keys": [text_key(key) for key in keys],
    }
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        reply["headers"] = {"Retry-After": _WAIT}
    return reply


def _security(operation: Operation, keys: list[str]) -> list[Tree]:
    """Whether the cookie is needed, of use, or ignored."""
    if "who" in keys:
        return [{SCHEME: []}]
    return [{SCHEME: []}, {}] if "person" in operation.arguments else []
