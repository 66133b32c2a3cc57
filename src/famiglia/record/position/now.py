"""What is going on: the steps from bottom to top, a line for each, by the table of frames."""

from functools import reduce
from typing import Any

from famiglia.engine.cells import FIGHT, NOBODY, in_area
from famiglia.engine.state import Frame, State
from famiglia.record.notation import BadNotation
from famiglia.record.position.board import read_fight
from famiglia.record.position.domains import Scope
from famiglia.record.position.fields import Field
from famiglia.record.position.frames import FRAMES, SET_OUT, UNSETTLED
from famiglia.record.position.lines import FIGHT as FIGHT_LINE
from famiglia.record.position.lines import NOW, Lines
from famiglia.record.position.nested import Shape, Values, movement_of
from famiglia.record.position.words import BadPosition, Unwritable, Words, at, unknown


def attacker_of(state: State) -> int:
    """Whose Soldati are in a fight."""
    movements = [movement_of(frame) for frame in state.frames]
    return next((each.attackers.owner for each in movements if each is not None), NOBODY)


# Writing


def write_now(state: State) -> list[str]:
    """The steps, if anything is going on."""
    steps = [f"  {write_step(frame, state)}" for frame in state.frames]
    return [f"{NOW}:", *steps] if steps else []


def write_step(frame: Frame, state: State) -> str:
    """A frame in words."""
    shape = FRAMES.get(type(frame))
    if shape is None:
        raise Unwritable(f"{type(frame).__name__} is no step of the table")
    scope = Scope(state, {})
    words = [shape.word]
    for field in shape.fields:
        value = _value(frame, field)
        if not field.name or value != field.default(scope):
            words += [field.name, field.domain.write(value, scope)]
        scope.values[field.path] = value
    return " ".join(word for word in words if word)


def _value(frame: Frame, field: Field) -> Any:
    return reduce(getattr, field.path.split("."), frame)


# Reading


def read_now(lines: Lines, state: State) -> None:
    """The steps, and who has set out; after everything else."""
    shapes = {shape.word: shape for shape in FRAMES.values()}
    for line in lines.steps:
        with at(line.number):
            state.push(_read_step(line.text, shapes, state))
    _read_fight(lines, state)
    _check_held(lines, state)


def _read_step(text: str, shapes: dict[str, Shape], state: State) -> Frame:
    word, *rest = text.split()
    if word not in shapes:
        raise unknown(word, "step", shapes)
    told = _told(rest, shapes[word])
    values: Values = {}
    for field in shapes[word].fields:
        values[field.path] = _read_field(field, word, told, Scope(state, values))
    return shapes[word].make(values)


def _told(words: list[str], shape: Shape) -> dict[str, list[str]]:
    """The words after each name of a field; the first may have none."""
    names = [field.name for field in shape.fields]
    told: dict[str, list[str]] = {}
    name = ""
    for word in words:
        if word in names:
            if word in told:
                raise BadNotation(f"{word!r} is told twice")
            name = word
            told[name] = []
        elif not name and "" not in names:
            raise BadNotation(f"too much: {word!r} after {shape.word!r}")
        else:
            told.setdefault(name, []).append(word)
    return told


def _read_field(field: Field, step: str, told: dict[str, list[str]], scope: Scope) -> Any:
    if field.name and field.name not in told:
        value = field.default(scope)
        if value is None:
            raise BadNotation(f"missing {field.name!r} of {step!r}")
        return value
    before = field.name or step
    words = Words(" ".join([before, *told.get(field.name, [])]))
    words.skip(before)
    value = field.domain.read(words, scope)
    words.end()
    return value


def _read_fight(lines: Lines, state: State) -> None:
    """Attackers stand in no area from setting out to the result, and only then."""
    line = lines.find(FIGHT_LINE)
    is_fight = any(isinstance(frame, SET_OUT) for frame in state.frames)
    if line is not None:
        with at(line.number):
            if not is_fight:
                raise BadNotation("nobody has set out by what is going on")
            read_fight(line, state, attacker_of(state))
    if is_fight and state.pieces[FIGHT] == 0:
        raise BadPosition(lines.steps[-1].number, f"it is not told who has set out ({FIGHT_LINE}:)")


def _check_held(lines: Lines, state: State) -> None:
    """Only while something is unsettled is an area held without Soldati [1.2.3]."""
    if any(isinstance(frame, UNSETTLED) for frame in state.frames):
        return
    for line in lines.about(state.tables.area_ids):
        area = state.tables.area_ids.index(line.key)
        if state.holder[area] != NOBODY and state.pieces[in_area(area)] == 0:
            raise BadPosition(line.number, f"nobody stands in {line.key} to hold it")
