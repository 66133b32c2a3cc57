"""The digests of an export: only of what stands in it."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from famiglia.record.digest import line_digest
from famiglia.server.export.document import Export

E = TypeVar("E", bound=Export)


def running_digests(table: str, seat: int | None, rows: Iterable[object]) -> Iterator[str]:
    """Of each row, over it and the digest before; they begin with whose they are."""
    last = line_digest(_canonical([table, seat]))
    for row in rows:
        last = line_digest(last, _canonical(row))
        yield last


def with_digest(export: E) -> E:
    """The export with its digest."""
    digest = digest_of(msgspec.to_builtins(export, str_keys=True))
    return msgspec.structs.replace(export, digest=digest)


def digest_of(document: dict[str, object]) -> str:
    """The digest of a document, over everything but itself."""
    return line_digest(_canonical({key: document[key] for key in document if key != "digest"}))


def _canonical(value: object) -> str:
    """The same text for the same content, however it is laid out."""
    plain = msgspec.to_builtins(value, str_keys=True)
    return msgspec.json.encode(plain, order="sorted").decode()
