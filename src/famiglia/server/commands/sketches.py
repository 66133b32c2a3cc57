"""Sketches of teams, as they are kept."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from famiglia.server.store.sketches import Sketch, all_sketches, drop_sketch, put_sketch
from famiglia.server.table.sketches import Stroke

_READER: Final[msgspec.json.Decoder[list[Stroke]]] = msgspec.json.Decoder(list[Stroke])
"""Made before threads use it, as that of `settings`."""


def save_sketch(connection: Connection, table: str, seat: int, strokes: Sequence[Stroke]) -> None:
    """In place of the seat's last one; an empty one is dropped."""
    if strokes:
        put_sketch(connection, Sketch(table, seat, msgspec.json.encode(strokes).decode()))
    else:
        drop_sketch(connection, table, seat)


def load_sketches(connection: Connection, table: str, team: list[int]) -> dict[int, list[Stroke]]:
    """What the seats of a team have drawn."""
    return {
        sketch.seat: _READER.decode(sketch.strokes)
        for sketch in all_sketches(connection, table)
        if sketch.seat in team
    }
