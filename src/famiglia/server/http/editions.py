"""What is printed: editions that tables are played with, and the maps they are drawn on."""

import re
from asyncio import to_thread
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from famiglia.drawing.geometry import Board, map_of
from famiglia.edition import Edition
from famiglia.record.mode import BadMode, Mode, mode_of
from famiglia.server.http.given import Serving
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.editions import edition_of
from famiglia.wire.edition import EditionMessage, edition_message

FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
"""A hash says everything about an edition's content."""
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
"""A map is no part of it, and may be drawn anew."""
EditionHash = FromPath[str]
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
    found = await to_thread(_edition, services, edition)
    try:
        board = await to_thread(map_of, found)
    except ValueError as unknown:
        raise Refusal("no-map", str(unknown)) from unknown
    return Response(board, headers=FOR_AN_HOUR)


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
