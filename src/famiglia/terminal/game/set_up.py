"""What chance does before the first round, in words."""

from collections.abc import Callable, Iterator
from typing import Final

from famiglia.edition.tables import FAMILIES, TILES
from famiglia.engine.cells import FICTIONAL
from famiglia.engine.facts import FICTIONAL_COLOUR, character, commission
from famiglia.engine.facts import drawn as tile_drawn
from famiglia.engine.kinds import (
    DEAL_CHARACTER,
    DEAL_HIDDEN,
    DRAW_AREA,
    DRAW_COLOUR,
    DRAW_COMMISSION,
    DRAW_TILE,
)
from famiglia.engine.setup.characters import DealCharacters, KeepCharacter, seat_at
from famiglia.engine.setup.colours import DrawColours
from famiglia.engine.setup.families import ChooseFamilies
from famiglia.engine.setup.hands import cards_of
from famiglia.engine.state import CHANCE
from famiglia.record.notation import Answer
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.components import character_text, solo_text
from famiglia.terminal.game.seat_view import SeatView


def drawn(answer: Answer, before: SeatView, after: SeatView) -> str | None:
    """What was drawn, when it is complete; empty before that, None for other answers."""
    text_of = _DRAWN.get(answer.kind)
    return text_of(before, after) if text_of else None


def chance_speaks_for(seat_view: SeatView) -> int:
    """The seat that would be asked if the set-up were not quick, or CHANCE [2.6.1]."""
    state = seat_view.state.copy()
    state.quick = False
    return state.frames[-1].seat(state) if state.frames else CHANCE


def _tiles(before: SeatView, after: SeatView) -> str:
    in_play = [number for number in range(TILES) if after.state.facts[tile_drawn(number)]]
    if len(in_play) < after.tables.numbers.tiles_drawn:
        return ""
    return f"Control tiles in play: {', '.join(after.tile(number) for number in in_play)}"


def _colours(before: SeatView, after: SeatView) -> str:
    """The colours a team can choose from, once it has them all [2.2.1]."""
    enough = after.tables.numbers.colours_per_team
    for team, (old, new) in enumerate(zip(_hands(before), _hands(after), strict=True)):
        if len(old) < enough == len(new):
            teams = zip(after.tables.teams, after.people, strict=True)
            players = " and ".join(name for each, name in teams if each == team)
            return f"{players} draw {', '.join(after.owner(family) for family in new)}"
    return ""


def _hands(seat_view: SeatView) -> tuple[list[int], list[int]]:
    """The colours each team has drawn so far."""
    frame = seat_view.state.frames[-1]
    if not isinstance(frame, DrawColours | ChooseFamilies):
        return [], []
    teams = [[family for family in range(FAMILIES) if bits >> family & 1] for bits in _bits(frame)]
    return teams[0], teams[1]


def _bits(frame: DrawColours | ChooseFamilies) -> tuple[int, int]:
    return frame.team_0, frame.team_1


def _commission(before: SeatView, after: SeatView) -> str:
    """Whose commission has which colour, and the fictional family [14.1.4] [14.2.1]."""
    old, new = before.state.facts, after.state.facts
    for seat in range(after.state.seats):
        if old[commission(seat)] != new[commission(seat)]:
            colour = after.owner(new[commission(seat)])
            return f"The commission of {after.speaker(seat)} is {colour}"
    return f"The fictional family is {after.owner(new[FICTIONAL_COLOUR])}"


def _areas(before: SeatView, after: SeatView) -> str:
    """The fictional areas, once all are known and the board is set up [15.1.3] [16.1.3]."""
    areas = [area for area, holder in enumerate(after.state.holder) if holder == FICTIONAL]
    if not areas:
        return ""
    names = ", ".join(after.area(area) for area in areas)
    number = after.tables.numbers.fictional_soldati
    begins = f"; {after.speaker(0)} begins" if after.tables.solo.starting_piece else ""
    return counted(f"Fictional areas, with {number} Soldati each: {names}{begins}")


def _dealt(before: SeatView, after: SeatView) -> str:
    """A hidden card is named only to who gets it [15.1.5]."""
    frame = before.state.frames[-1]
    assert isinstance(frame, DealCharacters)
    seat = seat_at(before.state, frame.place)
    if seat != before.seat:
        return f"{before.speaker(seat)} is dealt a character, face down"
    old, new = _hand(before), _hand(after)
    names = [after.character(card) for card in cards_of(new) if not old >> card & 1]
    return f"You are dealt {', '.join(names)}"


def _hand(seat_view: SeatView) -> int:
    """The hidden cards of who looks, one bit each."""
    frame = seat_view.state.frames[-1]
    assert isinstance(frame, DealCharacters | KeepCharacter)
    return frame.hands.cards[seat_view.seat]


def _character(before: SeatView, after: SeatView) -> str:
    """A card that is dealt openly."""
    return next(shown_characters(before, after))


def shown_characters(before: SeatView, after: SeatView) -> Iterator[str]:
    """The characters that all can see now, and what they and the solo board bring [2.4.1]."""
    old, new = before.state.facts, after.state.facts
    for seat in range(after.state.seats):
        number = new[character(seat)]
        if old[character(seat)] != number:
            brings = f"{after.character(number)}: {character_text(after, number)}"
            if after.tables.seats[seat].is_single:
                brings = f"{brings}; the solo board adds {solo_text(after)}"
            yield f"{after.speaker(seat)} gets {brings}"


_DRAWN: Final[dict[int, Callable[[SeatView, SeatView], str]]] = {
    DRAW_TILE: _tiles,
    DRAW_COLOUR: _colours,
    DRAW_COMMISSION: _commission,
    DRAW_AREA: _areas,
    DEAL_CHARACTER: _character,
    DEAL_HIDDEN: _dealt,
}
