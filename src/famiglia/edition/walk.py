"""Walk over the printed values of an edition: each with its path, such as `areas.enna.soldati`."""

import hashlib
import json
from collections.abc import Iterator, Mapping

import msgspec

from famiglia.edition.effects import Action, Effect
from famiglia.edition.fields import fields_of
from famiglia.edition.schema import Content, Slot, TranslatedText


def leaves(value: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every printed value below `value`. Members of a list of names are paths of their own."""
    if isinstance(value, (Slot, Effect)):
        yield path, str(value)
    elif isinstance(value, (tuple, Mapping, msgspec.Struct)):
        for key, member in _members(value):
            yield from leaves(member, f"{path}.{key}" if path else key)
    elif value is not None:
        yield path, value


def value_at(value: object, path: str) -> object:
    """The printed value at a path, or None where there is none."""
    key, _, rest = path.partition(".")
    if not path:
        return next((printed for place, printed in leaves(value) if not place), None)
    if isinstance(value, (Slot, Effect)) or not isinstance(value, (tuple, Mapping, msgspec.Struct)):
        return None
    return value_at(dict(_members(value)).get(key), rest)


def orders(value: object, path: str = "") -> Iterator[tuple[str, list[str]]]:
    """The order in which things stand in every table, list and action below `value`."""
    if isinstance(value, (tuple, Mapping, msgspec.Struct)) and not isinstance(value, Slot):
        members = list(_members(value))
        yield path, [key for key, _ in members]
        for key, member in members:
            yield from orders(member, f"{path}.{key}" if path else key)


def content_hash(content: Content) -> str:
    """The identity of what an edition prints: the order of its tables counts, comments do not."""
    text = json.dumps(plain(content), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def plain(value: object) -> object:
    """A printed thing as plain tables, lists and texts, as the TOML files write it."""
    if isinstance(value, (Action, Effect)):
        return str(value)
    if isinstance(value, Slot):
        return value.value if value.shape == "value" else str(value)
    if isinstance(value, tuple) and not isinstance(value, TranslatedText):
        return [plain(member) for member in value]
    if isinstance(value, (TranslatedText, Mapping, msgspec.Struct)):
        return {key: plain(member) for key, member in _members(value)}
    return value


def _members(
    value: tuple[object, ...] | Mapping[str, object] | msgspec.Struct,
) -> Iterator[tuple[str, object]]:
    """What is inside a value, with the keys TOML has: an id is the key above, not a value."""
    if isinstance(value, Action):
        yield from ((part.word, part) for part in value.parts)
        if value.join:
            yield "join", value.join
    elif isinstance(value, TranslatedText):
        yield from ((language, name) for language, name in value._asdict().items() if name)
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, tuple):
        for place, member in enumerate(value, start=1):
            yield (member if isinstance(member, str) else str(place)), member
    else:
        fields = fields_of(Content if isinstance(value, Content) else type(value))
        for key, field in fields.items():
            yield key, getattr(value, field.name)
