"""What is going on: the steps from bottom to top, a line for each, by the table of frames."""

from functools import reduce
from typing import Any

from famiglia.edition.tables import AREAS
from famiglia.engine.cells import FIGHT, NOBODY, in_area
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.result import Knockout
from famiglia.engine.state import IN_EXECUTION, Frame, State
from famiglia.record.notation import BadNotation
from famiglia.record.position.board import read_fight
from famiglia.record.position.domains import EachSeat, Scope
from famiglia.record.position.fields import StepField
from famiglia.record.position.frames import (
    BEFORE_TEAMS,
    MODES,
    SET_OUT,
    STEPS,
    UNSETTLED,
    shape_of,
)
from famiglia.record.position.head import is_seated
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
    shape = shape_of(frame)
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


def _value(frame: Frame, field: StepField) -> Any:
    return reduce(getattr, field.path.split("."), frame)


# Reading


def read_now(lines: Lines, state: State) -> None:
    """The steps, and who has set out; after everything else."""
    for line in lines.steps:
        with at(line.number):
            state.push(_read_step(line.text, state))
            _take_up(state)
    _read_fight(lines, state)
    _check_held(lines, state)


def _take_up(state: State) -> None:
    """The order that is being executed is not at home, also if its area is lost [7.2.7]."""
    frame = state.frames[-1]
    if isinstance(frame, ExecuteOrder):
        progress = frame.progress
        place = state.orders[progress.token]
        if place < AREAS and place != progress.area:
            raise BadNotation("the order that is executed lies in another area")
        if place != progress.area:
            state.put(progress.token, IN_EXECUTION)


def _read_step(text: str, state: State) -> Frame:
    word, *rest = text.split()
    if word not in STEPS:
        raise unknown(word, "step", STEPS)
    _check_moment(word, state)
    shape = STEPS[word]
    words_by_field = _words_by_field(rest, shape)
    values: Values = {}
    for field in shape.fields:
        values[field.path] = _read_field(field, word, words_by_field, Scope(state, values))
    return shape.make(values)


def _check_moment(word: str, state: State) -> None:
    """A step must belong to the mode, and most wait for the families."""
    mode = state.tables.mode
    if mode not in MODES.get(word, (mode,)):
        raise BadNotation(f"there is no step {word!r} in {mode}")
    if word not in BEFORE_TEAMS and not is_seated(state):
        raise BadNotation(f"there is no step {word!r} before the teams are")


def _words_by_field(words: list[str], shape: Shape) -> dict[str, list[str]]:
    """The words after each name of a field; the first may have none."""
    names = [field.name for field in shape.fields]
    repeated = [field.name for field in shape.fields if isinstance(field.domain, EachSeat)]
    words_by_field: dict[str, list[str]] = {}
    name = ""
    for word in words:
        if word in names:
            if word in words_by_field and word in repeated:
                words_by_field[word].append(word)
            elif word in words_by_field:
                raise BadNotation(f"{word!r} is given twice")
            name = word
            words_by_field.setdefault(name, [])
        elif not name and "" not in names:
            raise BadNotation(f"too much: {word!r} after {shape.word!r}")
        else:
            words_by_field.setdefault(name, []).append(word)
    return words_by_field


def _read_field(
    field: StepField, step: str, words_by_field: dict[str, list[str]], scope: Scope
) -> Any:
    if field.name and field.name not in words_by_field:
        value = field.default(scope)
        if value is None:
            raise BadNotation(f"missing {field.name!r} of {step!r}")
        return value
    before = field.name or step
    words = Words(" ".join([before, *words_by_field.get(field.name, [])]))
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
    may_be_over = any(isinstance(frame, Knockout) for frame in state.frames)
    if is_fight and not may_be_over and state.count(FIGHT) == 0:
        raise BadPosition(lines.steps[-1].number, f"it is not said who has set out ({FIGHT_LINE}:)")


def _check_held(lines: Lines, state: State) -> None:
    """Only while something is unsettled is an area held without Soldati [1.2.3]."""
    if any(isinstance(frame, UNSETTLED) for frame in state.frames):
        return
    for line in lines.about(state.tables.area_ids):
        area = state.tables.area_ids.index(line.key)
        if state.holder[area] != NOBODY and state.count(in_area(area)) == 0:
            raise BadPosition(line.number, f"nobody stands in {line.key} to hold it")
