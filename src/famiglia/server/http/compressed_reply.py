"""Replies that are packed once and sent to many."""

from gzip import decompress
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State

from famiglia.server.cache.compression import Compressed

COMPRESSED: Final = {"Content-Encoding": "gzip"}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
"""Where another content has another address."""
ASKED_AGAIN: Final = {"Cache-Control": "public, no-cache"}
"""A browser keeps it, but asks each time whether it is still so: the program may have changed."""


def compressed_reply(
    request: Request[None, None, State],
    packed: Compressed,
    headers: dict[str, str],
    media_type: str = "application/json",
) -> Response[Any]:
    """As it is for who can unpack it, which all browsers can; nothing for who has it."""
    tag = f'W/"{packed.tag}"'
    headers = {**headers, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=HTTPStatus.NOT_MODIFIED)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.content, headers={**headers, **COMPRESSED}, media_type=media_type)
    return Response(decompress(packed.content), headers=headers, media_type=media_type)
