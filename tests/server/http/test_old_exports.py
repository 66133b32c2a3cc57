"""Exports that the first version wrote are read as before."""

import json
from typing import Any, Final

import pytest

from famiglia.server.export.digests import digest_of, running_digests
from famiglia.server.export.document import CompleteExport, SeatExport
from famiglia.server.export.read import BrokenExport, read_export
from famiglia.server.table.events import Left
from tests.server.http.clients import Browser, begun
from tests.server.http.test_exports import QUICK_GAME, Change, end, exported, play

OLD_NAMES: Final = {"left": "stood", "chose-early": "answered"}


OLD_KEYS: Final = {
    "event.order-moved-face-down": "event.order-slipped",
    "event.hidden-order-moved": "event.order-unseen",
}


def old_event(event: dict[str, Any] | None) -> dict[str, Any] | None:
    if event is None:
        return None
    rest = {key: value for key, value in event.items() if key != "kind"}
    return {"happened": OLD_NAMES.get(event["kind"], event["kind"]), **rest}


def old_row(row: dict[str, Any]) -> dict[str, Any]:
    rest = {key: value for key, value in row.items() if key != "table_event"}
    for event in (rest.get("entry") or {}).get("events", []):
        event["key"] = OLD_KEYS.get(event["key"], event["key"])
    return {**rest, "happened": old_event(row["table_event"])}


def old(text: str) -> dict[str, Any]:
    """The same export as the first version wrote it."""
    document: dict[str, Any] = json.loads(text)
    document.update(version=1, ended=old_event(document["ended"]))
    if "table_events" in document:
        document["happenings"] = [old_row(each) for each in document.pop("table_events")]
    if "rows" in document:
        rows = [old_row(each["row"]) for each in document["rows"]]
        digests = running_digests(document["table"], document["seat"], rows)
        document["rows"] = [
            {"row": row, "digest": digest} for row, digest in zip(rows, digests, strict=True)
        ]
    document["digest"] = digest_of(document)
    return document


@pytest.fixture
def left(four: list[Browser]) -> str:
    """The export of a seat at a table where somebody sat down and left."""
    table = four[0].open(**QUICK_GAME)
    four[0].sit(table, 0)
    four[1].sit(table, 1)
    four[1].ok("delete", f"/api/tables/{table}/seats/1")
    return exported(four[0], table, 0)


@pytest.fixture
def ended(four: list[Browser]) -> str:
    table = begun(four[:2], **QUICK_GAME)
    play(four[:2], table, 3)
    end(four[0], table, 0)
    return exported(four[0], table, 0)


def test_an_old_export_of_a_seat_says_the_same(left: str) -> None:
    export, found = read_export(left), read_export(json.dumps(old(left)))
    assert isinstance(export, SeatExport)
    assert isinstance(found, SeatExport)
    assert '"happened": "stood"' in json.dumps(old(left))
    assert [each.row for each in found.rows] == [each.row for each in export.rows]
    assert isinstance(found.rows[-1].row.table_event, Left)


def test_an_old_export_tells_the_same_of_orders_that_were_laid(four: list[Browser]) -> None:
    table = begun(four[:2], **QUICK_GAME)
    play(four[:2], table, 30)
    text = exported(four[0], table, 0)
    export, found = read_export(text), read_export(json.dumps(old(text)))
    assert isinstance(export, SeatExport)
    assert isinstance(found, SeatExport)
    assert all(f'"{key}"' in json.dumps(old(text)) for key in OLD_KEYS.values())
    assert [each.row for each in found.rows] == [each.row for each in export.rows]


def test_an_old_export_of_everything_says_the_same(ended: str) -> None:
    export, found = read_export(ended), read_export(json.dumps(old(ended)))
    assert isinstance(export, CompleteExport)
    assert isinstance(found, CompleteExport)
    assert (found.table_events, found.ended) == (export.table_events, export.ended)
    assert found.record == export.record


def in_a_row(document: dict[str, Any]) -> None:
    document["rows"][1]["row"]["seat"] = 0


def elsewhere(document: dict[str, Any]) -> None:
    document["names"].reverse()


@pytest.mark.parametrize(("change", "place"), [(in_a_row, "row 2"), (elsewhere, "digest")])
def test_an_old_export_that_was_changed_is_noticed(left: str, change: Change, place: str) -> None:
    document = old(left)
    change(document)
    with pytest.raises(BrokenExport) as found:
        read_export(json.dumps(document))
    assert found.value.place == place
