"""What a part of an edition is made of, by the names that TOML has for it."""

from functools import cache

import msgspec
from msgspec.structs import FieldInfo


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """All fields; an id is no key of its own but the key above. msgspec takes long to find them."""
    fields = msgspec.structs.fields(kind)
    return {field.encode_name: field for field in fields if field.name != "id"}
