"""What chance does before the first round, in words."""

from collections.abc import Callable
from typing import Final

from famiglia.edition.schema import Resources
from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import TILES
from famiglia.engine.facts import character
from famiglia.engine.facts import drawn as tile_drawn
from famiglia.engine.kinds import DEAL_CHARACTER, DRAW_COLOUR, DRAW_TILE
from famiglia.engine.setup.draw import DrawColours
from famiglia.engine.setup.families import ChooseFamilies
from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.sight import Sight


def drawn(answer: Answer, before: Sight, after: Sight) -> str | None:
    """What was drawn, when it is complete; empty before that, None for other answers."""
    told = _DRAWN.get(answer.kind)
    return told(before, after) if told else None


def chance_speaks_for(sight: Sight) -> int:
    """The seat that would be asked if the set-up were not quick, or CHANCE [2.6.1]."""
    state = sight.state.copy()
    state.quick = False
    return state.frames[-1].seat(state) if state.frames else CHANCE


def _tiles(before: Sight, after: Sight) -> str:
    in_play = [number for number in range(TILES) if after.state.facts[tile_drawn(number)]]
    if len(in_play) < after.tables.numbers.tiles_drawn:
        return ""
    return f"Control tiles in play: {', '.join(after.tile(number) for number in in_play)}"


def _colours(before: Sight, after: Sight) -> str:
    """The colours a team can choose from, once it has them all [2.2.1]."""
    enough = after.tables.numbers.colours_per_team
    for team, (old, new) in enumerate(zip(_hands(before), _hands(after), strict=True)):
        if len(old) < enough == len(new):
            players = " and ".join(after.people[team::2])
            return f"{players} draw {', '.join(after.owner(family) for family in new)}"
    return ""


def _hands(sight: Sight) -> tuple[list[int], list[int]]:
    """The colours each team has drawn so far."""
    frame = sight.state.frames[-1]
    if not isinstance(frame, DrawColours | ChooseFamilies):
        return [], []
    teams = [[family for family in range(FAMILIES) if bits >> family & 1] for bits in _bits(frame)]
    return teams[0], teams[1]


def _bits(frame: DrawColours | ChooseFamilies) -> tuple[int, int]:
    return frame.team_0, frame.team_1


def _character(before: Sight, after: Sight) -> str:
    """Who got which character, and what it brings [2.4.1] [2.4.3]."""
    old, new = before.state.facts, after.state.facts
    seats = range(after.state.seats)
    seat = next(seat for seat in seats if old[character(seat)] != new[character(seat)])
    number = new[character(seat)]
    card = after.edition.characters[after.tables.character_ids[number]]
    brings = f"{_listed(card.hq)} at home; {_listed(card.board)} for the board"
    return f"{after.speaker(seat)} gets {after.character(number)}: {brings}"


def _listed(resources: Resources) -> str:
    amounts = [
        (resources.money, "Money"),
        (resources.soldati, "Soldati"),
        (resources.cars, "cars"),
        (resources.boats, "boats"),
        (resources.labs, "labs"),
    ]
    return counted(", ".join(f"{number} {name}" for number, name in amounts if number) or "nothing")


_DRAWN: Final[dict[int, Callable[[Sight, Sight], str]]] = {
    DRAW_TILE: _tiles,
    DRAW_COLOUR: _colours,
    DEAL_CHARACTER: _character,
}
