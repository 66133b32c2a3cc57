"""Both sides of the solo board."""

from rich.console import RenderableType

from famiglia.edition.schema import Edition, SoloSide
from famiglia.edition.words import On
from famiglia.terminal.cards import resources
from famiglia.terminal.layout import Shown, explained, heading, legend, money, source, table


def show_solo(edition: Edition, which: str) -> Shown:
    """One side of the solo board, or both."""
    parts: Shown = []
    for name in [which] if which else edition.solo:
        side = edition.solo[name]
        parts += [heading(f"Solo board, {name}", edition), _spaces(edition, side), *_numbers(side)]
    return [*parts, legend(edition)]


def _spaces(edition: Edition, side: SoloSide) -> RenderableType:
    lines = table("Space", "", "Action", "From")
    for space in side.spaces.values():
        signs = (
            "∞" if space.unlimited else "",
            "locked" if space.locked else "",
            money(space.money),
        )
        page = source(edition, f"solo.{side.id}.spaces.{space.id}")
        sign = " ".join(sign for sign in signs if sign)
        lines.add_row(space.id, sign, explained(space.action, On.SPACE), page)
    return lines


def _numbers(side: SoloSide) -> list[str]:
    """Start resources, Cupola, additional tokens and levels in words."""
    lines = [f"To headquarters: {resources(side.hq)}. On the board: {resources(side.board)}."]
    if side.starting_piece:
        lines.append("The single player has the starting piece.")
    if side.cupola:
        cupola = side.cupola
        lines.append(
            f"Cupola: {cupola.seats} seats, {cupola.start} members each at the start; "
            f"{cupola.control} control it, {cupola.lock} lock the other out."
        )
    if side.additional_tokens:
        lines.append(f"Additional action tokens: {side.additional_tokens}.")
    for name, level in side.levels.items():
        blocked = ", ".join(str(place) for place in level.blocked)
        opened = f"; {level.opened} lock opened" if level.opened else ""
        lines.append(f"Level {name}: tokens {blocked} blocked{opened}.")
    return lines
