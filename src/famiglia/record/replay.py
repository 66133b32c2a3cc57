"""Replay: from a record to its game, or to what is wrong with the record."""

from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.record.apply import apply_answer
from famiglia.record.header import (
    EDITION_LINE,
    FIRST_SEAT_LINE,
    MODE_LINE,
    RULES_VERSION,
    SWITCHES_LINE,
    VERSION_LINE,
    Header,
)
from famiglia.record.mode import Mode
from famiglia.record.notation import BadNotation, context_of, parse
from famiglia.record.position import BadPosition, read_game
from famiglia.record.record import NOTHING, BrokenRecord, Entry, EntryOutcome, Record
from famiglia.record.undo import MayNotUndo, check, effective_entries, undo_in


def replay(record: Record, tables: Tables) -> Game:
    """The game of a record of these rules after its last entry; raises BrokenRecord."""
    version = record.header.version
    if version != RULES_VERSION:
        found = f"the record has {version}, the engine {RULES_VERSION}"
        raise BrokenRecord(VERSION_LINE, f"the rules version differs: {found}")
    return replay_as_far(record, tables)


def replay_as_far(record: Record, tables: Tables) -> Game:
    """The same of earlier rules as well, where these replay all of it in the same way."""
    game = begin(record.header, tables)
    for entry in record.entries:
        if undo_in(entry) is None:
            _answer(record, entry, game)
        else:
            _check_undo(record, entry)
            game = _without_undone(record, entry, tables)
    return game


def _without_undone(record: Record, undo: Entry, tables: Tables) -> Game:
    """The game of the answers that stand after an undo."""
    game = begin(record.header, tables)
    for entry in effective_entries(record.entries[: undo.number]):
        _answer(record, entry, game)
    return game


def begin(header: Header, tables: Tables) -> Game:
    """The game at its first question, if these tables are the record's."""
    if header.edition_hash != tables.hash:
        recorded = f"{header.edition} {header.edition_hash[:12]}"
        found = f"the record has {recorded}, the tables {tables.edition} {tables.hash[:12]}"
        raise BrokenRecord(EDITION_LINE, f"the edition's hash differs: {found}")
    mode = Mode(tables.mode, tables.level)
    if header.mode != mode:
        found = f"the record has {header.mode}, the tables {mode}"
        raise BrokenRecord(MODE_LINE, f"the mode differs: {found}")
    game = _first_question(header, tables)
    if len(header.names) != game.state.seats:
        found = f"{len(header.names)} seats instead of {game.state.seats}"
        raise BrokenRecord(FIRST_SEAT_LINE, found)
    return game


def _first_question(header: Header, tables: Tables) -> Game:
    """From the set-up on, or from a written position."""
    if not header.position:
        return Game.new(tables, header.rules, header.set_up.quick, header.set_up.first_game)
    try:
        game = read_game(header.position, tables)
    except BadPosition as bad:
        line = FIRST_SEAT_LINE + len(header.names) + bad.line - 1
        raise BrokenRecord(line, bad.reason) from bad
    if game.state.rules.flags != header.rules:
        raise BrokenRecord(SWITCHES_LINE, "the position below has other switches")
    return game


def _check_undo(record: Record, entry: Entry) -> None:
    undo = undo_in(entry)
    if undo is None:
        return
    if entry.outcome != NOTHING:
        raise _different(record, entry, NOTHING)
    try:
        check(record.entries[: entry.number - 1], entry.seat, undo)
    except MayNotUndo as refused:
        raise BrokenRecord(record.line_of(entry.number), str(refused)) from refused


def _answer(record: Record, entry: Entry, game: Game) -> None:
    if entry.text.split()[0] == "undo":
        reason = f"{entry.text!r} is no undo: expected a number, and nothing else or 'agreed'"
        raise BrokenRecord(record.line_of(entry.number), reason)
    try:
        answer = parse(entry.text, context_of(game.state, entry.seat))
    except BadNotation as bad:
        raise BrokenRecord(record.line_of(entry.number), str(bad)) from bad
    refused = game.why_not(entry.seat, answer.kind, answer.option)
    if refused is not None:
        reason = f"{entry.text!r} is refused: {refused}"
        raise BrokenRecord(record.line_of(entry.number), reason)
    outcome = apply_answer(game, entry.seat, answer)
    if outcome != entry.outcome:
        raise _different(record, entry, outcome)


def _different(record: Record, entry: Entry, outcome: EntryOutcome) -> BrokenRecord:
    """The first note below an answer that is not as it should be."""
    line = record.line_of(entry.number) + 1
    recorded, replayed = entry.outcome.notes(), outcome.notes()
    while recorded and replayed and recorded[0] == replayed[0]:
        line += 1
        recorded, replayed = recorded[1:], replayed[1:]
    found = recorded[0] if recorded else "nothing"
    return BrokenRecord(
        line, f"expected {replayed[0] if replayed else 'no note'!r}, found {found!r}"
    )
