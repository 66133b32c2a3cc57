"""What all printed things share: immutability, ranges of numbers, names in languages."""

import unicodedata
from typing import Annotated, Final, NamedTuple, Self

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=12)]
Id = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$",
        description="an id of small letters, digits and hyphens",
    ),
]
Letters = Annotated[
    str,
    msgspec.Meta(pattern=r"^A+(B+(C+)?)?$", description="letters A, then B, then C, such as AABCC"),
]


class Component(msgspec.Struct, frozen=True, rename="kebab"):
    """The base of every printed thing: immutable, keys in kebab case."""


class TranslatedText(NamedTuple):
    """A name in the languages we have; English stands in for a missing one."""

    en: str
    de: str = ""
    fr: str = ""
    ru: str = ""

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read a plain string (the same in every language) or a table of languages."""
        if isinstance(raw, str):
            raw = {"en": raw}
        if not isinstance(raw, dict):
            raise ValueError(f"expected a name or a table of languages, got {raw!r}")
        unknown = set(raw) - set(cls._fields)
        if unknown:
            known = ", ".join(cls._fields)
            raise ValueError(f"unknown language {', '.join(sorted(unknown))}; known: {known}")
        if not all(_is_name(name) for name in raw.values()):
            raise ValueError("a name is empty, not a text, or has signs that cannot be shown")
        if "en" not in raw:
            raise ValueError("the English name (en) is missing")
        return cls(**raw)

    def __str__(self) -> str:
        return self.en


LANGUAGES: Final = TranslatedText._fields


def _is_name(name: object) -> bool:
    """A text of at least one letter and no control signs, which break tables and drawings."""
    if not isinstance(name, str) or not name.strip():
        return False
    return not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in name)
