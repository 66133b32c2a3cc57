"""From what a TOML file says to typed structs, noting every problem instead of the first."""

import types
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar, Union, cast, get_args, get_origin

import msgspec

from famiglia.edition.problems import Report

T = TypeVar("T")


class Broken:
    """Stands for a value that could not be read; the report says why."""


BROKEN: Final = Broken()


def decode(raw: object, kind: type[T], path: str, report: Report) -> T | Broken:
    """Read `raw` as `kind`, or note what is wrong with it."""
    return cast("T | Broken", _decode(raw, kind, path, report))


def _decode(raw: object, kind: object, path: str, report: Report) -> object:
    kind = _without_none(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(raw, kind, path, report)
    if get_origin(kind) is Mapping:
        return _mapping(raw, get_args(kind)[1], path, report)
    if get_origin(kind) is tuple:
        return _sequence(raw, get_args(kind)[0], path, report)
    return _leaf(raw, kind, path, report)


def _without_none(kind: object) -> object:
    """`Action | None` is an optional key in TOML: what is there is an Action."""
    if get_origin(kind) in (Union, types.UnionType):
        return next(part for part in get_args(kind) if part is not type(None))
    return kind


def _struct(raw: object, kind: type[msgspec.Struct], path: str, report: Report) -> object:
    if not isinstance(raw, dict):
        report.error(path, f"expected a table, got {_shown(raw)}")
        return BROKEN
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    values: dict[str, object] = {}
    if "id" in kind.__struct_fields__:
        values["id"] = path.rpartition(".")[2]
        del fields["id"]
    for key in raw:
        if key not in fields:
            report.error(_join(path, key), f"unknown key; known here: {', '.join(fields)}")
    for name, field in fields.items():
        if name in raw:
            values[field.name] = _decode(raw[name], field.type, _join(path, name), report)
        elif field.required:
            report.error(_join(path, name), "is missing")
            values[field.name] = BROKEN
    return BROKEN if _any_broken(values.values()) else kind(**values)


def _mapping(raw: object, kind: object, path: str, report: Report) -> object:
    if not isinstance(raw, dict):
        report.error(path, f"expected a table of tables, got {_shown(raw)}")
        return BROKEN
    values = {key: _decode(value, kind, _join(path, key), report) for key, value in raw.items()}
    return BROKEN if _any_broken(values.values()) else types.MappingProxyType(values)


def _sequence(raw: object, kind: object, path: str, report: Report) -> object:
    if not isinstance(raw, list):
        report.error(path, f"expected a list, got {_shown(raw)}")
        return BROKEN
    values = [
        _decode(value, kind, _join(path, str(place)), report)
        for place, value in enumerate(raw, start=1)
    ]
    return BROKEN if _any_broken(values) else tuple(values)


def _leaf(raw: object, kind: object, path: str, report: Report) -> object:
    parse = getattr(kind, "parse", None)
    try:
        return parse(raw) if parse else msgspec.convert(raw, kind)
    except (ValueError, msgspec.ValidationError) as problem:
        reason = str(problem).replace("`", "")
        report.error(path, reason if parse else f"{reason[:1].lower()}{reason[1:]}: {_shown(raw)}")
        return BROKEN


def _any_broken(values: Iterable[object]) -> bool:
    return any(value is BROKEN for value in values)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _shown(raw: object) -> str:
    text = repr(raw)
    return text if len(text) <= 60 else f"{text[:57]}..."
