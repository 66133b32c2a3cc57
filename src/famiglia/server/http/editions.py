"""What is printed: editions that tables are played with, and how they are drawn."""

import re
from asyncio import to_thread
from collections.abc import Callable
from typing import Final, TypeVar

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from famiglia.drawing.geometry import Board, map_of
from famiglia.drawing.look import Look, look_of
from famiglia.edition import Edition
from famiglia.record.mode import BadMode, Mode, mode_of
from famiglia.server.http.given import Serving
from famiglia.server.http.guards import POLICY
from famiglia.server.http.packed import packed_reply
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.editions import edition_of
from famiglia.wire.edition import EditionMessage, edition_message

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
"""A hash says everything about an edition's content."""
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
"""A map is no part of it, and may be drawn anew."""
PICTURE: Final = "image/svg+xml"
PICTURE_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"
)
"""A drawing carries its typeface with it, and needs nothing else."""
EditionHash = FromPath[str]
T = TypeVar("T")
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@get("/api/editions")
async def offered_editions(services: Serving) -> list[str]:
    """The names of the editions with which a table can be opened."""
    return list(services.editions.offered)


@get("/api/editions/{edition:str}")
async def see_edition(
    edition: EditionHash,
    services: Serving,
    mode: FromQuery[str] = "2v2",
    level: FromQuery[str] = "",
) -> Response[EditionMessage]:
    """An edition by its hash, as it is played in a mode; it never changes."""
    played = _mode(mode, level)
    found = await to_thread(_edition, services, edition)
    message = await to_thread(lambda: edition_message(found, played.tables(found)))
    return Response(message, headers=FOREVER)


@get("/api/editions/{edition:str}/map")
async def see_map(edition: EditionHash, services: Serving) -> Response[Board]:
    """The map on which an edition is drawn."""
    board = await to_thread(_drawn, services, edition, map_of)
    return Response(board, headers=FOR_AN_HOUR)


@get("/api/editions/{edition:str}/drawing")
async def see_drawing(edition: EditionHash, services: Serving) -> Response[Look]:
    """Colours, crests and figures, to draw families and pieces as the board does."""
    found = await to_thread(_edition, services, edition)
    return Response(look_of(found), headers=FOR_AN_HOUR)


@get("/api/editions/{edition:str}/board.svg", media_type=PICTURE)
async def see_board(
    request: Request[None, None, State], edition: EditionHash, services: Serving
) -> Response[bytes]:
    """The board as a picture, to lay pieces on."""
    picture = await to_thread(_drawn, services, edition, services.pictures.ground)
    return packed_reply(request, picture, {**FOR_AN_HOUR, POLICY: PICTURE_POLICY}, PICTURE)


def _drawn(services: Services, content_hash: str, draw: Callable[[Edition], T]) -> T:
    edition = _edition(services, content_hash)
    try:
        return draw(edition)
    except ValueError as unknown:
        raise Refusal("no-map", str(unknown)) from unknown


def _mode(name: str, level: str) -> Mode:
    try:
        return mode_of(name, level)
    except BadMode as bad:
        raise Refusal("settings.mode", str(bad)) from bad


def _edition(services: Services, content_hash: str) -> Edition:
    row = None
    if _HASH.fullmatch(content_hash):
        row = services.database.read(lambda connection: edition_of(connection, content_hash))
    if row is None:
        raise Refusal("no-edition", "No table is played with such an edition.")
    return services.editions.played(row).edition
