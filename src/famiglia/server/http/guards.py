"""What protects every request and reply: who may send one, and what browsers may do with it."""

from typing import Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from famiglia.server.http.limits import Caller, Limits
from famiglia.server.http.request_log import at_the_end
from famiglia.server.identity import COOKIE, CookieSigner
from famiglia.server.problems import Refusal

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""On every reply, problems and files among them."""
POLICY: Final = "Content-Security-Policy"
OWN_POLICY: Final = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'"
"""On every reply that has no stricter one of its own."""
CACHING: Final = "Cache-Control"
STREAM: Final = "stream"
"""The handler whose replies go on."""


async def add_headers(message: Message, _: Scope) -> None:
    """Before a reply is sent."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault(POLICY, OWN_POLICY)
        headers.setdefault(CACHING, "no-store")


def own_origin(request: Request[None, None, State]) -> None:
    """Refuses what a page of somebody else sends in the name of who looks at it."""
    origin = request.headers.get("origin")
    if request.method in HARMLESS or origin is None:
        return
    if _place_of(origin) != request.headers.get("host", ""):
        raise Refusal("origin", f"{origin} may not do that here.")


class Gate:
    """What every request passes before anything is done for it."""

    def __init__(self, cookies: CookieSigner, limits: Limits | None) -> None:
        self._cookies = cookies
        self._limits = limits

    def enter(self, request: Request[None, None, State]) -> None:
        """Refuses what comes from a page of somebody else, or too fast."""
        own_origin(request)
        limits = self._limits
        if limits is None:
            return
        name, caller = request.route_handler.handler_name, self._caller(request)
        limits.ask(name, caller)
        if name == STREAM:
            limits.open_stream(caller)
            at_the_end(request.scope, lambda: limits.close_stream(caller))

    def _caller(self, request: Request[None, None, State]) -> Caller:
        signed = request.cookies.get(COOKIE)
        person = None if signed is None else self._cookies.read(signed)
        return Caller(person, address_of(request.scope))


def address_of(scope: Scope) -> str:
    """Where a request comes from; a proxy on the same machine is believed whom it asks for."""
    client = scope.get("client")
    return "" if client is None else client[0]


def _place_of(origin: str) -> str | None:
    """Host and port; None if there are none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
