"""What protects every request and reply: who may send one, and what browsers may do with it."""

from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import ResponseHeader, State

from famiglia.server.problems import Refusal

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = [
    ResponseHeader(name=name, value=value, documentation_only=False)
    for name, value in {
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        "Cache-Control": "no-store",
    }.items()
]
"""On every reply."""


def own_origin(request: Request[None, None, State]) -> None:
    """Refuses what a page of somebody else sends in the name of who looks at it."""
    origin = request.headers.get("origin")
    if request.method in HARMLESS or origin is None:
        return
    if urlsplit(origin).netloc != request.headers.get("host", ""):
        raise Refusal("origin", f"{origin} may not do that here.")
