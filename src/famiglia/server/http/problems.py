"""Refusals and failures as replies: every one a documented problem with a text key."""

from typing import Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from famiglia.server.http.catalogue import CATALOGUE, text_key
from famiglia.server.messages.types import SnapshotMessage
from famiglia.server.problems import Refusal
from famiglia.server.store.problems import StoreProblem

PROBLEM: Final = "application/problem+json"
LATE: Final = ("stale", "not-asked")
"""Refused with what there is to see now, where a move comes too late."""
PROBLEM_KEY: Final = "problem"
"""Where the key stands in a request's state, for who counts and logs it."""
_UNREAD: Final = {404: "no-page", 405: "no-method", 413: "too-large"}
"""Keys of what is refused before it is understood; else `request`."""
_log: Final = structlog.get_logger(__name__)
_Request = Request[None, None, State]


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a request."""

    key: str
    """Of its text."""
    status: int
    detail: str
    rule: str = ""
    """The number in our rulebook, if a rule is against it."""


class LateProblem(Problem, frozen=True, kw_only=True):
    """A move that comes too late, and what the seat sees now."""

    snapshot: SnapshotMessage


class TooLate(Refusal):
    """A refusal that comes with what the seat sees now."""

    def __init__(self, refusal: Refusal, snapshot: SnapshotMessage) -> None:
        super().__init__(refusal.key, refusal.detail, refusal.rule)
        self.snapshot = snapshot


class TooMuch(Refusal):
    """A refusal that ends by itself after some seconds."""

    def __init__(self, key: str, detail: str, seconds: int) -> None:
        super().__init__(key, detail)
        self.seconds = seconds


def refused(request: _Request, refusal: Refusal) -> Response[Problem]:
    """What cannot be done."""
    reply = _reply(request, refusal.key, refusal.detail, refusal.rule)
    if isinstance(refusal, TooMuch):
        reply.headers["Retry-After"] = str(refusal.seconds)
    if isinstance(refusal, TooLate):
        fields = msgspec.structs.asdict(reply.content)
        reply.content = LateProblem(**fields, snapshot=refusal.snapshot)
    return reply


def not_kept(request: _Request, problem: StoreProblem) -> Response[Problem]:
    """The database does not keep anything at the moment; nothing was acknowledged."""
    _log.warning("not kept", problem=problem)
    return _reply(request, "store", problem.public_detail)


def failed(request: _Request, error: Exception) -> Response[Problem]:
    """What should not happen: logged here, named outside in a word."""
    _log.error("failed", exc_info=error)
    return _reply(request, "internal", CATALOGUE["internal"].meaning)


def malformed(request: _Request, error: HTTPException) -> Response[Problem]:
    """What cannot be understood, or is not there."""
    if error.status_code >= CATALOGUE["internal"].status:
        return failed(request, error)
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(str(each.get("message", each)) for each in error.extra)  # type: ignore[union-attr]
    return _reply(request, _UNREAD.get(error.status_code, "request"), detail)


def unreadable(request: _Request, _: Exception) -> Response[Problem]:
    """A body that is no text, or nested too deeply: the decoder lets both out as they are."""
    return _reply(request, "request", "The body cannot be read.")


def _reply(request: _Request, key: str, detail: str, rule: str = "") -> Response[Problem]:
    status = CATALOGUE[key].status
    request.scope["state"][PROBLEM_KEY] = key
    problem = Problem(text_key(key), status, detail, rule)
    return Response(problem, status_code=status, media_type=PROBLEM)
