"""Reading an export: whether it is whole, and whether these rules replay it the same."""

from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.engine.management.end import DRAW
from famiglia.record.header import Header
from famiglia.record.record import BrokenRecord, Record, from_text
from famiglia.record.replay import replay
from famiglia.record.set_up import SET_UPS
from famiglia.server.cache.editions import LostEdition, unpacked
from famiglia.server.export.digests import digest_of, running_digests
from famiglia.server.export.document import (
    FORMAT,
    VERSION,
    AnyExport,
    CompleteExport,
    Export,
    SeatExport,
)
from famiglia.server.store.editions import EditionRow
from famiglia.server.table.events import OVER


class BrokenExport(Exception):
    """An export that is damaged, changed, or replayed otherwise by these rules: where, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def read_export(text: str | bytes) -> AnyExport:
    """The export that a document holds, checked as far as it can be; raises BrokenExport."""
    try:
        document = msgspec.json.decode(text, type=dict[str, object])
        _check_form(document)
        export: AnyExport = msgspec.json.decode(text, type=AnyExport)
    except msgspec.DecodeError as wrong:
        raise BrokenExport("document", str(wrong)) from wrong
    if isinstance(export, SeatExport):
        _check_rows(export)
    if digest_of(document) != export.digest:
        raise BrokenExport("digest", "something in the document was changed")
    tables = _tables(export)
    if isinstance(export, CompleteExport):
        _check_record(export, tables)
    return export


def _check_form(document: dict[str, object]) -> None:
    if document.get("format") != FORMAT:
        raise BrokenExport("format", f"this is no {FORMAT}")
    if document.get("version") != VERSION:
        reason = f"the document has {document.get('version')}, this program knows {VERSION}"
        raise BrokenExport("version", reason)


def _check_rows(export: SeatExport) -> None:
    rows = [each.row for each in export.rows]
    digests = running_digests(export.table, export.seat, rows)
    for number, (tagged, digest) in enumerate(zip(export.rows, digests, strict=True), start=1):
        if tagged.row.number != number:
            raise BrokenExport(f"row {number}", f"in its place is row {tagged.row.number}")
        if tagged.digest != digest:
            raise BrokenExport(f"row {number}", "wrong digest: it or one above was changed")


def _tables(export: Export) -> Tables:
    """What the table is played with, from the files in the document."""
    exported = export.edition
    row = EditionRow(exported.hash, exported.id, msgspec.json.encode(exported.files).decode())
    with TemporaryDirectory() as folder:
        try:
            edition = unpacked(row, Path(folder)).edition
        except LostEdition as lost:
            raise BrokenExport("edition", lost.detail) from lost
    return export.settings.mode_with_level.tables(edition)


def _check_record(export: CompleteExport, tables: Tables) -> None:
    """Replay the game, and compare it with what the document says besides."""
    entries = 0
    if export.record:
        try:
            record = from_text(export.record)
            game = replay(record, tables)
        except BrokenRecord as broken:
            raise BrokenExport(f"record, line {broken.line}", broken.reason) from broken
        _compare(export, record, game)
        entries = len(record.entries)
    numbers = [each.number for each in export.table_events]
    last = entries + len(numbers)
    if numbers != sorted(set(numbers)) or not all(1 <= number <= last for number in numbers):
        raise BrokenExport("table_events", f"their numbers are none of {last} rows")


def _compare(export: CompleteExport, record: Record, game: Game) -> None:
    if record.header != _header(export, record.header):
        raise BrokenExport("settings", "the record was played with others")
    if export.ended is None or export.ended.how != OVER:
        return
    outcome = game.outcome()
    winner = DRAW if export.ended.winner is None else export.ended.winner
    if outcome is None or outcome.winner != winner:
        raise BrokenExport("ended", "the record ends otherwise")


def _header(export: CompleteExport, header: Header) -> Header:
    """The head that the record should have."""
    settings = export.settings
    return header._replace(
        edition_hash=export.edition.hash,
        mode=settings.mode_with_level,
        set_up=SET_UPS[settings.set_up],
        switches=settings.switches,
        names=export.names,
    )
