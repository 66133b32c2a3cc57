"""Our numbered rules."""

from asyncio import to_thread

from litestar import Response, get
from litestar.params import FromPath

from famiglia.rulebook.reading import Chapter, languages, rulebook
from famiglia.server.http.editions import FOR_AN_HOUR
from famiglia.server.problems import Refusal


@get("/api/rulebook/{language:str}")
async def see_rulebook(language: FromPath[str]) -> Response[tuple[Chapter, ...]]:
    """The rulebook in a language, by chapters and sections."""
    found = await to_thread(_rulebook, language)
    return Response(found, headers=FOR_AN_HOUR)


def _rulebook(language: str) -> tuple[Chapter, ...]:
    if language not in languages():
        raise Refusal("no-rulebook", "There is no rulebook in this language.")
    return rulebook(language)
