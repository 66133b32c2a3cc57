"""The page, and what it is built of: scripts, styles and fonts with a hash in their names."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from famiglia.server.cache.compression import Compressed, compressed
from famiglia.server.http.compressed_reply import FOREVER, compressed_reply
from famiglia.server.http.media_types import media_type, overrule_machine
from famiglia.server.http.page_files import INDEX, PAGE
from famiglia.server.http.problems import Problem, malformed

SCRIPT: Final = re.compile(r'<script[^>]* src="([^"]+)"')
"""Where the page names the script it begins with."""
API: Final = "/api/"
"""What begins so is for programs, whoever asks."""

overrule_machine()
page = create_static_files_router("/", [PAGE], html_mode=True, include_in_schema=False)


@get("/assets/{name:str}", include_in_schema=False)
async def see_asset(name: FromPath[str], request: Request[None, None, State]) -> Response[bytes]:
    """A part of the page; another one has another name."""
    found = _assets().get(name)
    if found is None:
        raise NotFoundException
    # It has been packed before anybody was let in: no thread is needed to wait for that.
    return compressed_reply(request, _packed(found), FOREVER, media_type(name))


def not_found(
    request: Request[None, None, State], error: NotFoundException
) -> Response[Problem] | Response[bytes]:
    """Who looks at an address in a browser gets the page, which tells it in its own words."""
    problem = malformed(request, error)
    is_of_api = request.url.path.startswith(API)
    if is_of_api or MediaType.HTML not in request.headers.get("accept", ""):
        return problem
    page = (PAGE / INDEX).read_bytes()
    return Response(page, status_code=problem.status_code, media_type=MediaType.HTML)


@cache
def page_script() -> str:
    """The script the page begins with, whose name changes with everything it may load."""
    found = SCRIPT.search((PAGE / INDEX).read_text("utf-8"))
    return found[1] if found else ""


def compress_assets() -> None:
    """All of it, before the first browser comes."""
    for path in _assets().values():
        _packed(path)


@cache
def _assets() -> dict[str, Path]:
    """By name; nothing else of the machine is served."""
    return {path.name: path for path in (PAGE / "assets").iterdir()}


@cache
def _packed(path: Path) -> Compressed:
    return compressed(path.read_bytes())
