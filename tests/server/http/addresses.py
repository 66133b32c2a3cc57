"""Requests that come from somewhere."""

import httpx
from litestar import Litestar

from tests.server.event_loop import run


def ask_from(
    app: Litestar, address: str, path: str, body: object = None, times: int = 1
) -> list[httpx.Response]:
    """The same request again and again, from an address; with a body it is a POST."""
    method = "GET" if body is None else "POST"

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            return [await client.request(method, path, json=body) for _ in range(times)]

    return run(ask())
