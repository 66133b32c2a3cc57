"""The OpenAPI document as pages: an overview, a page for each group of requests, all types."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

Json = Mapping[str, Any]
METHODS: Final = ("get", "post", "put", "patch", "delete")
TYPES: Final = "types.md"
EVERYWHERE: Final = ("429", "500", "503")
"""Replies that any request may have; told once in the overview."""
REFERENCE: Final = "#/components/schemas/"


def pages(document: Json) -> dict[str, str]:
    """All pages by their names."""
    groups = _groups(document)
    written = {f"{tag}.md": _group_page(tag, operations) for tag, operations in groups.items()}
    return {
        "index.md": _overview(document, groups),
        TYPES: _types_page(document["components"]["schemas"]),
        **written,
    }


def _groups(document: Json) -> dict[str, list[tuple[str, str, Json]]]:
    """Method, path and operation of each request, by their first tag."""
    found: dict[str, list[tuple[str, str, Json]]] = {}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                operation = item[method]
                found.setdefault(operation["tags"][0], []).append((method.upper(), path, operation))
    return found


def _overview(document: Json, groups: dict[str, list[tuple[str, str, Json]]]) -> str:
    lines = [
        "# The API",
        "",
        f"What a server of version {document['info']['version']} is asked and what it answers, "
        "made of the document that it gives itself at `/schema/openapi.json`. For machines: "
        "[openapi.json](openapi.json). How a client goes about it is told in "
        "[Running a server](../serving.md#for-who-writes-a-client).",
        "",
        "Who plays is known by the cookie `famiglia`, which `POST /api/people` sets; requests "
        "marked with *cookie* need it. What is refused comes as a "
        f"[Problem]({TYPES}#problem) with a key, a status and plain English. Any request may also "
        "be answered by:",
        "",
        *_problems(_any_operation(groups), EVERYWHERE),
        "",
    ]
    for tag, operations in groups.items():
        lines += [f"## {tag.capitalize()}", "", "| request | what it does |", "|---|---|"]
        for method, path, operation in operations:
            way = f"{tag}.md#{operation['operationId']}"
            lines.append(f"| [`{method} {path}`]({way}) | {operation['summary']} |")
        lines.append("")
    return "\n".join(lines)


def _any_operation(groups: dict[str, list[tuple[str, str, Json]]]) -> Json:
    return next(iter(groups.values()))[0][2]


def _group_page(tag: str, operations: list[tuple[str, str, Json]]) -> str:
    lines = [f"# {tag.capitalize()}", ""]
    for method, path, operation in operations:
        lines += [f"## {operation['summary'].rstrip('.')} {{#{operation['operationId']}}}", ""]
        needs = " *cookie*{.needs}" if operation.get("security") else ""
        lines += [f"`{method} {path}`{needs}", ""]
        description = operation.get("description", "")
        if description != operation["summary"]:
            lines += [description, ""]
        lines += [*_parameters(operation), *_body(operation), *_replies(operation)]
    return "\n".join(lines)


def _parameters(operation: Json) -> Iterator[str]:
    parameters = operation.get("parameters", [])
    if not parameters:
        return
    yield from ("| parameter | in | type |", "|---|---|---|")
    for each in parameters:
        needed = "" if each.get("required") else ", may be left out"
        yield f"| `{each['name']}` | {each['in']} | {_type(each['schema'], TYPES)}{needed} |"
    yield ""


def _body(operation: Json) -> Iterator[str]:
    content = operation.get("requestBody", {}).get("content", {})
    for kind, body in content.items():
        yield from (f"Body (`{kind}`): {_type(body['schema'], TYPES)}", "")


def _replies(operation: Json) -> Iterator[str]:
    replies = operation["responses"]
    for status, reply in replies.items():
        if not status.startswith("2"):
            continue
        for kind, body in reply.get("content", {}).items():
            yield from (f"Reply {status} (`{kind}`): {_type(body.get('schema', {}), TYPES)}", "")
            events = body.get("x-events", {})
            yield from (f"- `{name}`: {_type(schema, TYPES)}" for name, schema in events.items())
            yield ""
    refused = [status for status in replies if status[0] in "45" and status not in EVERYWHERE]
    yield from _problems(operation, tuple(sorted(refused)))
    yield ""


def _problems(operation: Json, statuses: tuple[str, ...]) -> Iterator[str]:
    if statuses:
        yield from ("| status | why |", "|---|---|")
    for status in statuses:
        why = operation["responses"][status]["description"].replace("\n", "<br>")
        yield f"| {status} | {why} |"


def _types_page(schemas: Json) -> str:
    lines = ["# Types", "", "What requests and replies are made of, by name.", ""]
    for name in sorted(schemas):
        schema = schemas[name]
        lines += [f"## {name} {{#{name.lower()}}}", "", _text(schema.get("description", "")), ""]
        lines += _fields(schema)
    return "\n".join(lines)


def _fields(schema: Json) -> Iterator[str]:
    fields = schema.get("properties", {})
    if not fields:
        return
    required = schema.get("required", [])
    yield from ("| field | type |", "|---|---|")
    for name, field in fields.items():
        may = "" if name in required else ", may be left out"
        yield f"| `{name}` | {_type(field, '')}{may} |"
    yield ""


def _type(schema: Json, page: str) -> str:
    """A type in words, in a cell of a table: no line break, no upright stroke."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REFERENCE)
        return f"[{name}]({page}#{name.lower()})"
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " or ".join(_type(each, page) for each in schema[word])
    if "const" in schema:
        return _code(schema["const"])
    if "enum" in schema:
        return ", ".join(_code(each) for each in schema["enum"])
    return _compound(schema, page) + _bounds(schema)


def _compound(schema: Json, page: str) -> str:
    kind = schema.get("type", "anything")
    if "prefixItems" in schema:
        return "(" + ", ".join(_type(each, page) for each in schema["prefixItems"]) + ")"
    if kind == "array":
        return f"list of {_type(schema.get('items', {}), page)}"
    values = schema.get("additionalProperties")
    if kind == "object" and isinstance(values, Mapping):
        return f"map of {_type(values, page)}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _bounds(schema: Json) -> str:
    told = []
    if "pattern" in schema:
        told.append(_code(schema["pattern"]))
    if "minimum" in schema or "maximum" in schema:
        told.append(f"{schema.get('minimum', '…')} to {schema.get('maximum', '…')}")
    if "maxLength" in schema:
        told.append(f"at most {schema['maxLength']} characters")
    if "prefixItems" not in schema and "maxItems" in schema:
        told.append(f"at most {schema['maxItems']}")
    if schema.get("default") not in (None, "", [], {}):
        told.append(f"else {_code(schema['default'])}")
    return f" ({', '.join(told)})" if told else ""


def _code(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace("|", "&#124;")
    return f"<code>{escaped}</code>"


def _text(description: str) -> str:
    return description.replace("\n", " ")
