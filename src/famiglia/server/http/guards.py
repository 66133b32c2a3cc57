"""What protects every request and reply: who may send one, and what browsers may do with it."""

from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from famiglia.server.problems import Refusal

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-store",
}
"""On every reply, problems and files among them."""


async def add_headers(message: Message, _: Scope) -> None:
    """Before a reply is sent."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def own_origin(request: Request[None, None, State]) -> None:
    """Refuses what a page of somebody else sends in the name of who looks at it."""
    origin = request.headers.get("origin")
    if request.method in HARMLESS or origin is None:
        return
    if urlsplit(origin).netloc != request.headers.get("host", ""):
        raise Refusal("origin", f"{origin} may not do that here.")
