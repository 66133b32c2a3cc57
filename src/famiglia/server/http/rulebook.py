"""Our numbered rules."""

from asyncio import to_thread

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from famiglia.rulebook.chapters import Chapter, languages, rulebook
from famiglia.server.http.compressed_reply import ASKED_AGAIN, compressed_reply
from famiglia.server.http.dependencies import GivenServices
from famiglia.server.problems import Refusal


@get("/api/rulebook/{language:str}")
async def see_rulebook(
    request: Request[None, None, State], language: FromPath[str], services: GivenServices
) -> Response[tuple[Chapter, ...]]:
    """The rulebook in a language, by chapters and sections."""
    cache = services.compressed
    packed = await to_thread(cache.get, ("rulebook", language), lambda: _rulebook(language))
    return compressed_reply(request, packed, ASKED_AGAIN)


def _rulebook(language: str) -> bytes:
    if language not in languages():
        raise Refusal("no-rulebook", "There is no rulebook in this language.")
    return msgspec.json.encode(rulebook(language))
