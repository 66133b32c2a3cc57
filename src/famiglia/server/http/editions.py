"""What is printed: editions that tables are played with, and how they are drawn."""

import re
from asyncio import to_thread
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from famiglia.drawing.board import draw_ground
from famiglia.drawing.geometry import Board, map_of
from famiglia.drawing.look import Look, look_of
from famiglia.edition import Edition
from famiglia.record.mode import BadMode, Mode, mode_of
from famiglia.server.cache.compression import Compressed
from famiglia.server.http.compressed_reply import ASKED_AGAIN, compressed_reply
from famiglia.server.http.dependencies import GivenServices
from famiglia.server.http.guards import POLICY
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.editions import edition_of
from famiglia.wire.edition import EditionMessage, edition_message

PICTURE: Final = "image/svg+xml"
PICTURE_POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"
)
"""A drawing carries its typeface with it, and needs nothing else."""
EditionHash = FromPath[str]
Asked = Request[None, None, State]
Make = Callable[[Edition], object]
"""Makes a picture or a message of an edition."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@get("/api/editions")
async def offered_editions(services: GivenServices) -> list[str]:
    """The names of the editions with which a table can be opened."""
    return list(services.editions.offered)


@get("/api/editions/{edition:str}")
async def see_edition(
    request: Asked,
    edition: EditionHash,
    services: GivenServices,
    mode: FromQuery[str] = "2v2",
    level: FromQuery[str] = "",
) -> Response[EditionMessage]:
    """An edition by its hash, as it is played in a mode."""
    played = _mode(mode, level)

    def make(found: Edition) -> EditionMessage:
        return edition_message(found, played.tables(found))

    packed = await to_thread(_printed, services, (edition, mode, level), make)
    return compressed_reply(request, packed, ASKED_AGAIN)


@get("/api/editions/{edition:str}/map")
async def see_map(request: Asked, edition: EditionHash, services: GivenServices) -> Response[Board]:
    """The map on which an edition is drawn."""
    packed = await to_thread(_printed, services, (edition, "map"), map_of)
    return compressed_reply(request, packed, ASKED_AGAIN)


@get("/api/editions/{edition:str}/drawing")
async def see_drawing(
    request: Asked, edition: EditionHash, services: GivenServices
) -> Response[Look]:
    """Colours, crests and figures, to draw families and pieces as the board does."""
    packed = await to_thread(_printed, services, (edition, "drawing"), look_of)
    return compressed_reply(request, packed, ASKED_AGAIN)


@get("/api/editions/{edition:str}/board.svg", media_type=PICTURE)
async def see_board(
    request: Asked, edition: EditionHash, services: GivenServices
) -> Response[bytes]:
    """The board as a picture, to lay pieces on."""
    packed = await to_thread(_printed, services, (edition, "board"), draw_ground)
    return compressed_reply(request, packed, {**ASKED_AGAIN, POLICY: PICTURE_POLICY}, PICTURE)


def fill_cache(services: Services, edition: Edition, played: Mode) -> None:
    """What the first browser at a table will ask for: to read and draw an edition takes a while."""
    parts: dict[tuple[str, ...], Make] = {
        ("board",): draw_ground,
        ("map",): map_of,
        ("drawing",): look_of,
        (played.name, played.level): lambda found: edition_message(found, played.tables(found)),
    }
    for part, make in parts.items():
        with suppress(Refusal):
            services.compressed.get((edition.hash, *part), partial(_content, make, edition))


def _printed(services: Services, key: tuple[str, ...], make: Make) -> Compressed:
    """What is made of an edition, the first part of the key."""
    return services.compressed.get(key, lambda: _content(make, _edition(services, key[0])))


def _content(make: Make, edition: Edition) -> bytes:
    try:
        found = make(edition)
    except ValueError as unknown:
        raise Refusal("no-map", str(unknown)) from unknown
    return found.encode() if isinstance(found, str) else msgspec.json.encode(found)


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
    return services.editions.edition_of(row).edition
