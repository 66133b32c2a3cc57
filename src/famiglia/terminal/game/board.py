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


def legend(seat_view: SeatView) -> str:
    """What the signs on the map mean."""
    return f"{LEGEND} · f fictional" if seat_view.tables.numbers.fictional_soldati else LEGEND


def picture(seat_view: SeatView, width: int) -> Text:
    """The map in colour; each area shows its name, and its holder with what stands there."""
    canvas = close_up_canvas(seat_view.edition, width)
    for number, area in enumerate(seat_view.edition.areas.values()):
        _label(canvas, seat_view, number, area)
    for sea in range(SEAS):
        _boats(canvas, seat_view, sea)
    return canvas.close_up(width)


def _label(canvas: Canvas, seat_view: SeatView, number: int, area: Area) -> None:
    """The name above the pieces, or below them where they need the room above."""
    ink = canvas.ink_on(area)
    holder = seat_view.state.holder[number]
    pieces = area_signs(seat_view, number)
    name = (area.name.en, ink)
    shown = (pieces, _style(canvas, seat_view, holder) if holder >= 0 else ink)
    above, below = canvas.room(area.id)
    if below < len(pieces) and below < above:
        canvas.label(area.id, shown, name)
    else:
        canvas.label(area.id, name, shown)


def _boats(canvas: Canvas, seat_view: SeatView, sea: int) -> None:
    places = iter(canvas.board.seas[seat_view.tables.sea_ids[sea]].boats)
    for family in range(FAMILIES):
        for _ in range(seat_view.state.count(boat_in(sea, family))):
            canvas.mark(next(places), seat_view.letter(family), _style(canvas, seat_view, family))


def _style(canvas: Canvas, seat_view: SeatView, owner: int) -> Style:
    colours: FamilyColours = canvas.palette.families[seat_view.owner_id(owner)]
    return Style(color=colours.ink, bgcolor=colours.fill, bold=True)


def area_signs(seat_view: SeatView, area: int) -> str:
    """What stands in an area in a few signs: R3cl!."""
    state = seat_view.state
    holder = state.holder[area]
    who = f"{seat_view.letter(holder)}{state.count(in_area(area))}" if holder >= 0 else "–"
    things = "c" * state.count(car_in(area)) + "l" * state.count(lab_in(area))
    known, hidden = len(known_orders(seat_view, area)), hidden_orders(seat_view, area)
    return f"{who}{things}{'!' * known}{'?' * hidden}"


def known_orders(seat_view: SeatView, area: int) -> list[int]:
    """The orders in an area of which the seat knows what they are."""
    return [token for token in range(FAMILIES * ORDERS) if seat_view.state.orders[token] == area]


def hidden_orders(seat_view: SeatView, area: int) -> int:
    """How many others lie there face down."""
    return sum(place == area for place, _, _ in seat_view.seen.face_down)


def area_lines(seat_view: SeatView) -> list[str]:
    """Every Mandamento with its areas, for ears instead of eyes."""
    lines = []
    for number, areas in enumerate(seat_view.tables.mandamento_areas):
        family = controls(seat_view.state, number)
        holder = f", controlled by {seat_view.owner(family)}" if family >= 0 else ""
        lines.append(f"Mandamento {seat_view.mandamento(number)}{holder}:")
        lines += [f"  {seat_view.area(area)}: {_in_words(seat_view, area)}" for area in areas]
    return [*lines, boats_line(seat_view)]


def _in_words(seat_view: SeatView, area: int) -> str:
    orders = [f"order {seat_view.order_of(token)}" for token in known_orders(seat_view, area)]
    hidden = hidden_orders(seat_view, area)
    if hidden:
        orders.append(f"{hidden} face-down order{'s' if hidden > 1 else ''}")
    return ", ".join((area_text(seat_view, area), *orders))


def boats_line(seat_view: SeatView) -> str:
    """Where boats lie."""
    found = [
        f"{seat_view.sea(sea)} {boats}"
        for sea in range(SEAS)
        if (boats := boats_text(seat_view, sea))
    ]
    return f"Boats: {'; '.join(found) or 'none'}."


def orders_line(seat_view: SeatView) -> str:
    """The orders on the board that the seat knows, with their places."""
    found = [
        f"{seat_view.area(area)}: {seat_view.order_of(token)}"
        for area in range(AREAS)
        for token in known_orders(seat_view, area)
    ]
    return f"Orders you know: {', '.join(found)}." if found else ""
