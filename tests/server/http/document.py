"""The OpenAPI document, and browsers that compare every reply with it."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
from litestar import Litestar

from tests.server.http.clients import Browser

PROBLEM = "application/problem+json"


class Document:
    """What the server says of itself."""

    def __init__(self, root: dict[str, Any]) -> None:
        self.root = root
        self.answered: dict[str, set[int]] = {}
        """With which statuses each operation was answered."""

    def operations(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        for path, methods in self.root["paths"].items():
            for method, operation in methods.items():
                yield path, method, operation

    def operation(self, method: str, path: str) -> dict[str, Any]:
        """What is documented of a request."""
        for template, other, operation in self.operations():
            pattern = re.sub(r"\{\w+\}", "[^/]+", template)
            if other == method and re.fullmatch(pattern, path.partition("?")[0]):
                return operation
        raise AssertionError(f"{method} {path} is not documented")

    def check(self, method: str, path: str, reply: httpx.Response) -> None:
        """A reply must be as it is documented."""
        operation, status = self.operation(method, path), reply.status_code
        self.answered.setdefault(operation["operationId"], set()).add(status)
        assert str(status) in operation["responses"], (method, path, reply.text)
        documented = operation["responses"][str(status)]
        [(kind, content)] = documented["content"].items()
        assert reply.headers["content-type"].partition(";")[0] == kind.partition(";")[0]
        self.fits(said_by(reply), content["schema"])
        if status >= 400:
            assert kind == PROBLEM
            assert reply.json()["key"] in documented["x-keys"], (method, path, reply.text)

    def is_fit(self, message: object, schema: dict[str, Any]) -> bool:
        return jsonschema_rs.is_valid({**schema, "components": self.root["components"]}, message)

    def fits(self, message: object, schema: dict[str, Any]) -> None:
        jsonschema_rs.validate({**schema, "components": self.root["components"]}, message)


class CarefulBrowser(Browser):
    """One person, whose every reply must be as it is documented."""

    def __init__(self, app: Litestar, name: str, document: Document) -> None:
        self._document = document
        super().__init__(app, name)

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        kwargs: dict[str, Any] = {} if body is None else {"json": body}
        reply = self.client.request(method.upper(), path, **kwargs)
        self._document.check(method, path, reply)
        return reply.status_code, said_by(reply)


def said_by(reply: httpx.Response) -> Any:
    """What a reply holds; a picture is text."""
    return reply.json() if "json" in reply.headers["content-type"] else reply.text
