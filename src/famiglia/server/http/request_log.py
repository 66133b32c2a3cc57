"""Around every request: it is counted and logged by its route, never by what is in it."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from secrets import token_hex
from time import perf_counter
from typing import Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from famiglia.server.http.problems import PROBLEM_KEY
from famiglia.server.metrics import Metrics

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
OTHER: Final = "other"
"""In place of methods and routes that there are not."""
_ENDINGS: Final = "endings"
_log: Final = logging.getLogger(__name__)


def logged(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """An application all of whose requests are counted and logged when their replies begin."""

    async def watch(scope: Scope, receive: Receive, send: Send) -> None:
        begin = perf_counter()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                _note(metrics, scope, message["status"], perf_counter() - begin)
            await send(message)

        with ExitStack() as endings, bound_contextvars(request=token_hex(4)):
            scope["state"][_ENDINGS] = endings
            await app(scope, receive, note)

    return watch


def at_the_end(scope: Scope, act: Callable[[], None]) -> None:
    """Do something when a request has ended, however it ends."""
    endings: ExitStack = scope["state"][_ENDINGS]
    endings.callback(act)


def _note(metrics: Metrics, scope: Scope, status: int, seconds: float) -> None:
    found = str(scope.get("method", OTHER))
    method = found if found in METHODS else OTHER
    route = str(scope.get("path_template", OTHER))
    metrics.requests.labels(method, route, str(status)).inc()
    metrics.request_seconds.labels(method, route).observe(seconds)
    fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000)}
    key = scope["state"].get(PROBLEM_KEY)
    if key is not None:
        metrics.refusals.labels(key).inc()
        fields["key"] = key
    if "table" in scope.get("path_params", {}):
        fields["table"] = scope["path_params"]["table"]
    _log.info("request", extra=fields)
