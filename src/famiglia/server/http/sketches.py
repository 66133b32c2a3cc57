"""Drawing on the board, for the own team to see."""

from asyncio import wrap_future
from typing import Annotated

import msgspec
from litestar import put
from litestar.params import JSONBody

from famiglia.server.http.dependencies import GivenSeat
from famiglia.server.table.sketches import MOST_STROKES_OF_SKETCH, Stroke


class NewSketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a seat has drawn."""

    strokes: Annotated[list[Stroke], msgspec.Meta(max_length=MOST_STROKES_OF_SKETCH)]


@put("/api/tables/{table:str}/seats/{seat:int}/sketch")
async def set_sketch(data: JSONBody[NewSketch], own_seat: GivenSeat) -> list[Stroke]:
    """Draw for the team: the whole sketch, so that an empty one clears it."""
    table, seat, _, services = own_seat
    await wrap_future(services.tables.save_sketch(table, seat, data.strokes))
    return data.strokes
