"""Anything of the engine as plain values, so that it can be compared byte by byte."""

from famiglia.engine.state import Frame
from famiglia.engine.view import View


def spell(thing: object) -> object:
    """Numbers and lists as they are, other objects by their fields."""
    if isinstance(thing, int | str | None):
        return thing
    if isinstance(thing, list | tuple):
        return [spell(part) for part in thing]
    names = [name for name in dir(thing) if not name.startswith("_")]
    fields = [(name, getattr(thing, name)) for name in names]
    return [type(thing).__name__, *(_field(*field) for field in fields if not callable(field[1]))]


def _field(name: str, value: object) -> list[object]:
    return [name, spell(value)]


def spell_frames(frames: list[Frame]) -> str:
    """What is going on, as text."""
    return repr([spell(frame) for frame in frames])


def spell_view(seen: View) -> str:
    """Everything a seat sees, as text."""
    return repr([*on_the_table(seen), spell_frames(seen.state.frames)])


def on_the_table(seen: View) -> list[object]:
    """Everything a seat sees but what is going on."""
    state = seen.state
    return [
        state.pieces,
        state.holder,
        state.orders,
        state.face_up,
        state.laid_from,
        state.facts,
        state.family_of,
        state.seat_of,
        seen.face_down,
        seen.in_hq,
        seen.seat,
    ]
