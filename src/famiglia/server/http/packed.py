"""Replies that are packed once and sent to many."""

from gzip import decompress
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State

PACKED: Final = {"Content-Encoding": "gzip"}


def packed_reply(
    request: Request[None, None, State], packed: bytes, headers: dict[str, str], media_type: str
) -> Response[bytes]:
    """As it is for who can unpack it, which all browsers can."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, **PACKED}, media_type=media_type)
    return Response(decompress(packed), headers=headers, media_type=media_type)
