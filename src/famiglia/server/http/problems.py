"""Refusals and failures as replies: every one a documented problem with a text key."""

from typing import Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from famiglia.server.problems import Refusal
from famiglia.server.store.problems import StoreProblem
from famiglia.server.table.state import NotTheSame

STATUS: Final = {
    "who": 401,
    "origin": 403,
    "not-your-seat": 403,
    "no-table": 404,
    "no-seat": 404,
    "no-link": 404,
}
"""Of refusals; 409 for all others: it cannot be done now."""
INVALID: Final = 400
CONFLICT: Final = 409
INTERNAL: Final = 500
UNAVAILABLE: Final = 503
PROBLEM: Final = "application/problem+json"
_log: Final = structlog.get_logger(__name__)


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a request."""

    key: str
    """Of its text."""
    status: int
    detail: str
    rule: str = ""
    """The number in our rulebook, if a rule is against it."""


def _reply(problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=PROBLEM)


def refused(_: Request[None, None, State], refusal: Refusal) -> Response[Problem]:
    """What cannot be done."""
    status = STATUS.get(refusal.key, INVALID if refusal.key.startswith("settings") else CONFLICT)
    return _reply(Problem(f"problem.{refusal.key}", status, refusal.detail, refusal.rule))


def not_kept(_: Request[None, None, State], problem: StoreProblem) -> Response[Problem]:
    """The database does not keep anything at the moment; nothing was acknowledged."""
    return _reply(Problem("problem.store", UNAVAILABLE, str(problem)))


def frozen(_: Request[None, None, State], problem: NotTheSame) -> Response[Problem]:
    """A table that these rules tell in another way."""
    return _reply(Problem("problem.frozen", CONFLICT, str(problem)))


def failed(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """What should not happen: noted here in full, told outside in a word."""
    _log.error("failed", method=request.method, path=request.url.path, exc_info=error)
    return _reply(Problem("problem.internal", INTERNAL, "Something went wrong; it has been noted."))


def malformed(_: Request[None, None, State], error: HTTPException) -> Response[Problem]:
    """What cannot be understood, or is not there."""
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(str(each.get("message", each)) for each in error.extra)  # type: ignore[union-attr]
    return _reply(Problem("problem.request", error.status_code, detail))
