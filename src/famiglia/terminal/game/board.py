"""The map with everybody's pieces: as a picture, and as lines of words."""

from typing import Final

from rich.style import Style
from rich.text import Text

from famiglia.drawing.palette import FamilyColours
from famiglia.edition.schema import Area
from famiglia.edition.tables import AREAS, FAMILIES, ORDERS, SEAS
from famiglia.engine.cells import boat_in, car_in, in_area, lab_in
from famiglia.engine.rules import controls
from famiglia.terminal.game.changes import area_text, boats_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.picture import Canvas, close_up_canvas

LEGEND: Final = "R3 family and Soldati · c car · l lab · ! order you know · ? order face down"


def legend(sight: SeatView) -> str:
    """What the signs on the map mean."""
    return f"{LEGEND} · f fictional" if sight.tables.numbers.fictional_soldati else LEGEND


def picture(sight: SeatView, width: int) -> Text:
    """The map in colour; each area shows its name, and its holder with what stands there."""
    canvas = close_up_canvas(sight.edition, width)
    for number, area in enumerate(sight.edition.areas.values()):
        _label(canvas, sight, number, area)
    for sea in range(SEAS):
        _boats(canvas, sight, sea)
    return canvas.close_up(width)


def _label(canvas: Canvas, sight: SeatView, number: int, area: Area) -> None:
    """The name above the pieces, or below them where they need the room above."""
    ink = canvas.ink_on(area)
    holder = sight.state.holder[number]
    pieces = area_signs(sight, number)
    name = (area.name.en, ink)
    shown = (pieces, _style(canvas, sight, holder) if holder >= 0 else ink)
    above, below = canvas.room(area.id)
    if below < len(pieces) and below < above:
        canvas.label(area.id, shown, name)
    else:
        canvas.label(area.id, name, shown)


def _boats(canvas: Canvas, sight: SeatView, sea: int) -> None:
    places = iter(canvas.board.seas[sight.tables.sea_ids[sea]].boats)
    for family in range(FAMILIES):
        for _ in range(sight.state.count(boat_in(sea, family))):
            canvas.mark(next(places), sight.letter(family), _style(canvas, sight, family))


def _style(canvas: Canvas, sight: SeatView, owner: int) -> Style:
    colours: FamilyColours = canvas.palette.families[sight.owner_id(owner)]
    return Style(color=colours.ink, bgcolor=colours.fill, bold=True)


def area_signs(sight: SeatView, area: int) -> str:
    """What stands in an area in a few signs: R3cl!."""
    state = sight.state
    holder = state.holder[area]
    who = f"{sight.letter(holder)}{state.count(in_area(area))}" if holder >= 0 else "–"
    things = "c" * state.count(car_in(area)) + "l" * state.count(lab_in(area))
    return f"{who}{things}{'!' * len(known_orders(sight, area))}{'?' * hidden_orders(sight, area)}"


def known_orders(sight: SeatView, area: int) -> list[int]:
    """The orders in an area of which the seat knows what they are."""
    return [token for token in range(FAMILIES * ORDERS) if sight.state.orders[token] == area]


def hidden_orders(sight: SeatView, area: int) -> int:
    """How many others lie there face down."""
    return sum(place == area for place, _, _ in sight.seen.face_down)


def area_lines(sight: SeatView) -> list[str]:
    """Every Mandamento with its areas, for ears instead of eyes."""
    lines = []
    for number, areas in enumerate(sight.tables.mandamento_areas):
        family = controls(sight.state, number)
        holder = f", controlled by {sight.owner(family)}" if family >= 0 else ""
        lines.append(f"Mandamento {sight.mandamento(number)}{holder}:")
        lines += [f"  {sight.area(area)}: {_in_words(sight, area)}" for area in areas]
    return [*lines, boats_line(sight)]


def _in_words(sight: SeatView, area: int) -> str:
    orders = [f"order {sight.order_of(token)}" for token in known_orders(sight, area)]
    hidden = hidden_orders(sight, area)
    if hidden:
        orders.append(f"{hidden} face-down order{'s' if hidden > 1 else ''}")
    return ", ".join((area_text(sight, area), *orders))


def boats_line(sight: SeatView) -> str:
    """Where boats lie."""
    found = [
        f"{sight.sea(sea)} {boats}" for sea in range(SEAS) if (boats := boats_text(sight, sea))
    ]
    return f"Boats: {'; '.join(found) or 'none'}."


def orders_line(sight: SeatView) -> str:
    """The orders on the board that the seat knows, with their places."""
    found = [
        f"{sight.area(area)}: {sight.order_of(token)}"
        for area in range(AREAS)
        for token in known_orders(sight, area)
    ]
    return f"Orders you know: {', '.join(found)}." if found else ""
