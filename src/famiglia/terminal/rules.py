"""Numbers of the rules, the modes and the recommended switches."""

import msgspec
from rich.console import RenderableType

from famiglia.edition.schema import Component, Edition
from famiglia.edition.walk import leaves
from famiglia.terminal.layout import Shown, heading, legend, pages, source, table


def show_rules(edition: Edition, which: str) -> Shown:
    """Numbers that hold in every mode, and those of the recommended switches."""
    return [heading("Numbers of the rules", edition), _numbers(edition, "rules"), legend(edition)]


def show_modes(edition: Edition, which: str) -> Shown:
    """Numbers of the three modes beside each other."""
    keys = dict.fromkeys(
        path.split(".", 1)[1]
        for mode in edition.modes.values()
        for path, _ in leaves(mode, mode.id)
    )
    values = dict(leaves(edition.modes, "modes"))
    lines = table("Number", *edition.modes, "From")
    for key in keys:
        row = [_number(values.get(f"modes.{mode}.{key}")) for mode in edition.modes]
        stated = [pages(edition, f"modes.{mode}.{key}") for mode in edition.modes]
        known = ", ".join(dict.fromkeys(page for page in stated if page))
        lines.add_row(key.replace(".", ": ").replace("-", " "), *row, known)
    return [
        heading("Modes", edition),
        lines,
        "Recommended rule changes",
        _numbers(edition, "switches"),
        legend(edition),
    ]


def _numbers(edition: Edition, name: str) -> RenderableType:
    lines = table("Number", "", "From")
    record: Component = getattr(edition, name)
    for field in msgspec.structs.fields(record):
        key = f"{name}.{field.encode_name}"
        value = str(getattr(record, field.name))
        lines.add_row(field.encode_name.replace("-", " "), value, source(edition, key))
    return lines


def _number(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value in (None, 0) else str(value)
