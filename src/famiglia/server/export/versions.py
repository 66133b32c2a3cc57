"""Exports of earlier versions, brought to the form of this one."""

from typing import Final

import msgspec

FIRST: Final = 1
_KINDS: Final = {"stood": "left", "answered": "chose-early"}
"""Of table events, what the first version called otherwise."""
_KEYS: Final = {
    "event.order-slipped": "event.order-moved-face-down",
    "event.order-unseen": "event.hidden-order-moved",
}
"""The same of events of the game."""


class _Row(msgspec.Struct):
    row: dict[str, object]
    digest: str


class _First(msgspec.Struct):
    """What of a document of the first version is of another form now."""

    ended: dict[str, object] | None
    happenings: list[dict[str, object]] | msgspec.UnsetType = msgspec.UNSET
    rows: list[_Row] | msgspec.UnsetType = msgspec.UNSET


def from_first(document: dict[str, object]) -> dict[str, object]:
    """A document of the first version, as it would be written now but for its digests."""
    first = msgspec.convert(document, _First)
    found = document | {"ended": _event(first.ended)}
    if first.happenings is not msgspec.UNSET:
        del found["happenings"]
        found["table_events"] = [_holder(each) for each in first.happenings]
    if first.rows is not msgspec.UNSET:
        found["rows"] = [{"row": _row(each.row), "digest": each.digest} for each in first.rows]
    return found


def _row(first: dict[str, object]) -> dict[str, object]:
    found = _holder(first)
    entry = msgspec.convert(found.get("entry"), dict[str, object] | None)
    if entry is None:
        return found
    events = msgspec.convert(entry.get("events"), list[dict[str, object]])
    later = [each | {"key": _KEYS.get(str(each.get("key")), each.get("key"))} for each in events]
    return found | {"entry": entry | {"events": later}}


def _holder(first: dict[str, object]) -> dict[str, object]:
    """A row, or the message of a table event."""
    rest = {key: value for key, value in first.items() if key != "happened"}
    event = msgspec.convert(first.get("happened"), dict[str, object] | None)
    return rest | {"table_event": _event(event)}


def _event(first: dict[str, object] | None) -> dict[str, object] | None:
    if first is None:
        return None
    rest = {key: value for key, value in first.items() if key != "happened"}
    kind = msgspec.convert(first.get("happened"), str)
    return {"kind": _KINDS.get(kind, kind)} | rest
