"""Anything of the engine as plain values, interpreted or compiled, to be compared to the last bit.

What it does not know it refuses: a comparison must never see nothing and call it the same.
"""

import inspect
from functools import cache
from typing import Final

from librt.vecs import vec

from famiglia.edition.tables import Tables
from famiglia.engine.state import Frame
from famiglia.engine.view import View

NOT_ON_THE_TABLE: Final = ("tables", "frames", "events")
"""Of a state: what is printed, what is going on, and what was heard."""


class Unknown(TypeError):
    """Something of which nobody has said how it is compared."""


def content(thing: object) -> object:
    """Numbers and texts as they are, arrays by what they hold, objects of ours by their fields.

    The printed tables are the same wherever they were made of the same: they are named.
    """
    if thing is None or isinstance(thing, bool | int | float | str):
        return repr(thing)
    if isinstance(thing, list | tuple):
        return [type(thing).__name__, *(content(part) for part in thing)]
    if isinstance(thing, vec):
        return [type(thing).__name__, repr(list(thing))]
    if isinstance(thing, Tables):
        return ["Tables", thing.edition, thing.mode, thing.level]
    return [type(thing).__name__, *(content(field) for field in fields(thing).items())]


def fields(thing: object) -> dict[str, object]:
    """What an object of ours knows."""
    kind: type = type(thing)
    if not kind.__module__.startswith("famiglia."):
        raise Unknown(f"{kind} is none of ours")
    names = {*_declared(kind), *getattr(thing, "__dict__", ())}
    return {name: getattr(thing, name) for name in sorted(names)}


@cache
def _declared(kind: type) -> list[str]:
    """The fields that a class itself has, as compiled ones and those with slots do."""
    names = [name for name in dir(kind) if not name.startswith("__")]
    found = {name: inspect.getattr_static(kind, name) for name in names}
    return [
        name
        for name, field in found.items()
        if inspect.isdatadescriptor(field) and not isinstance(field, property)
    ]


def frames_content(frames: list[Frame]) -> str:
    """What is going on, as text."""
    return repr(content(frames))


def view_content(seen: View) -> str:
    """Everything a seat sees, as text."""
    return repr([*on_the_table(seen), frames_content(seen.state.frames)])


def on_the_table(seen: View) -> list[object]:
    """Everything a seat sees but what is going on."""
    state = [each for each in fields(seen.state).items() if each[0] not in NOT_ON_THE_TABLE]
    public = [each for each in fields(seen).items() if each[0] != "state"]
    return [content(each) for each in (*state, *public)]
