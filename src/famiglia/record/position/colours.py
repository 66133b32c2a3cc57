"""The line about colours: the commission of each single player, and the fictional family."""

from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.facts import FICTIONAL_COLOUR, commission
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.head import is_seated
from famiglia.record.position.lines import COLOURS, Lines
from famiglia.record.position.words import at, by_name

_FICTIONAL: Final = "fictional"


def singles(state: State) -> list[str]:
    """The families by number; those that have a partner, or do not play, without a name."""
    names = [""] * len(state.tables.family_ids)
    for family, seat in zip(state.family_of, state.tables.seats, strict=True):
        if family != NONE and seat.is_single:
            names[family] = state.tables.family_ids[family]
    return names


def _cells(state: State) -> dict[str, int]:
    """The facts by the names of those whose colours they are."""
    if not any(singles(state)):
        return {}
    names = [singles(state)[family] for family in state.family_of]
    own = {name: commission(seat) for seat, name in enumerate(names) if name}
    return {**own, _FICTIONAL: FICTIONAL_COLOUR}


def write_colours(state: State) -> list[str]:
    """A line if anything has been drawn."""
    ids = state.tables.family_ids
    items = [
        f"{name} {ids[state.facts[cell]]}"
        for name, cell in _cells(state).items()
        if state.facts[cell] != NONE
    ]
    return [f"{COLOURS} {', '.join(items)}"] if items else []


def read_colours(lines: Lines, state: State) -> None:
    """What is said of them; each colour is in play once [14.1.4]."""
    line = lines.find(COLOURS)
    if line is None:
        return
    with at(line.number):
        if not is_seated(state):
            raise BadNotation("no colours are there before the teams are")
        cells = _cells(state)
        in_play = list(state.family_of)
        for name, words in by_name(line.items(), "single player", list(cells)).items():
            colour = words.one("colour", state.tables.family_ids)
            if colour in in_play:
                raise BadNotation(f"colour {state.tables.family_ids[colour]!r} is in play already")
            in_play.append(colour)
            state.note(cells[name], colour)
            words.end()
