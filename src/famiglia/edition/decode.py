"""From what a TOML file says to typed structs, noting every problem instead of the first.

Where something cannot be read, the value that stands there in a sound edition is taken instead,
so that whatever else is wrong is found as well.
"""

import types
from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeVar, Union, cast, get_args, get_origin

import msgspec

from famiglia.edition.fields import fields_of
from famiglia.edition.problems import Report, meant
from famiglia.edition.schema.component import Id

T = TypeVar("T")


class Broken:
    """Stands for a value that could not be read and that nothing stands in for."""


BROKEN: Final = Broken()


def decode(
    raw: object, kind: type[T], path: str, report: Report, instead: object = BROKEN
) -> T | Broken:
    """Read `raw` as `kind`; note what is wrong with it, and give `instead` if it is."""
    return cast("T | Broken", _decode(raw, kind, path, report, instead))


def _decode(raw: object, kind: object, path: str, report: Report, instead: object) -> object:
    kind = _without_none(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(raw, kind, path, report, instead)
    if get_origin(kind) is Mapping:
        return _mapping(raw, get_args(kind)[1], path, report, instead)
    if get_origin(kind) is tuple:
        return _sequence(raw, get_args(kind)[0], path, report, instead)
    return _leaf(raw, kind, path, report, instead)


def _without_none(kind: object) -> object:
    """`Action | None` is an optional key in TOML: what is there is an Action."""
    if get_origin(kind) in (Union, types.UnionType):
        return next(part for part in get_args(kind) if part is not type(None))
    return kind


def _struct(
    raw: object, kind: type[msgspec.Struct], path: str, report: Report, instead: object
) -> object:
    if not isinstance(raw, dict):
        report.error(path, f"expected a table, got {_shown(raw)}")
        return instead
    fields = fields_of(kind)
    values: dict[str, object] = {}
    if "id" in kind.__struct_fields__:
        values["id"] = path.rpartition(".")[2]
    for key in raw:
        if key not in fields:
            hint = meant(key, fields)
            report.error(_join(path, key), f"unknown key{hint}; known here: {', '.join(fields)}")
    for name, field in fields.items():
        other = getattr(instead, field.name, BROKEN) if isinstance(instead, kind) else BROKEN
        if name in raw:
            values[field.name] = _decode(raw[name], field.type, _join(path, name), report, other)
        elif field.required:
            report.error(_join(path, name), "is missing")
            values[field.name] = other
    return instead if _any_broken(values.values()) else kind(**values)


def _mapping(raw: object, kind: object, path: str, report: Report, instead: object) -> object:
    if not isinstance(raw, dict):
        report.error(path, f"expected a table of tables, got {_shown(raw)}")
        return instead
    others = instead if isinstance(instead, Mapping) else {}
    values = {
        _leaf(key, Id, path, report, key): _decode(
            value, kind, _join(path, key), report, others.get(key, BROKEN)
        )
        for key, value in raw.items()
    }
    return instead if _any_broken(values.values()) else types.MappingProxyType(values)


def _sequence(raw: object, kind: object, path: str, report: Report, instead: object) -> object:
    if not isinstance(raw, list):
        report.error(path, f"expected a list, got {_shown(raw)}")
        return instead
    values = [
        _decode(value, kind, _join(path, str(place)), report, BROKEN)
        for place, value in enumerate(raw, start=1)
    ]
    return instead if _any_broken(values) else tuple(values)


def _leaf(raw: object, kind: object, path: str, report: Report, instead: object) -> object:
    parse = getattr(kind, "parse", None)
    try:
        return parse(raw) if parse else msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        report.error(path, f"expected {_expected(kind)}, got {_shown(raw)}")
    except ValueError as problem:
        report.error(path, str(problem))
    return instead


def _expected(kind: object) -> str:
    """What a leaf may be, in words."""
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    for meta in getattr(kind, "__metadata__", ()):
        return meta.description or f"a whole number from {meta.ge} to {meta.le}"
    return {bool: "true or false", str: "a text"}[cast(type, kind)]


def _any_broken(values: Iterable[object]) -> bool:
    return any(value is BROKEN for value in values)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _shown(raw: object) -> str:
    text = repr(raw)
    return text if len(text) <= 60 else f"{text[:57]}..."
