from collections.abc import Iterator
from typing import NamedTuple

import pytest
from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

from famiglia.server.store import schema
from famiglia.server.store.chat import ChatRow, last_said, said_after, say
from famiglia.server.store.database import Database
from famiglia.server.store.deadlines import Deadline, clear_deadline, due, set_deadline
from famiglia.server.store.drafts import (
    DRAFTS,
    AheadRow,
    ConfirmRow,
    DraftRow,
    all_ahead,
    confirm_of,
    drop_ahead,
    note_confirm,
    put_ahead,
)
from famiglia.server.store.editions import EditionRow, edition_of, insert_edition
from famiglia.server.store.lease import Lease
from famiglia.server.store.log import NumberTaken, append, rows_after
from famiglia.server.store.people import Person, insert_person, person_of
from famiglia.server.store.seats import (
    SeatRow,
    seat_by_link,
    seats_by_person,
    set_seat,
)
from famiglia.server.store.sketches import Sketch, all_sketches, drop_sketch, put_sketch
from famiglia.server.store.tables import (
    TableRow,
    insert_table,
    set_state,
    table_of,
    tables_in,
)
from famiglia.server.table.drafts import Draft
from famiglia.server.table.rows import Row
from tests.server.store.rows import log_row

EDITION = EditionRow("5ha", "sicilia", "[areas]\nname = 'Città'\n")
TABLE = TableRow("t1", 2**40, "p1", "{}", "5ha", "1", "seed", "open")


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (ChatRow, schema.chat),
        (Deadline, schema.deadlines),
        (DraftRow, schema.drafts),
        (AheadRow, schema.ahead),
        (ConfirmRow, schema.confirms),
        (EditionRow, schema.editions),
        (Lease, schema.leases),
        (Person, schema.people),
        (SeatRow, schema.seats),
        (Sketch, schema.sketches),
        (TableRow, schema.tables),
    ],
)
def test_a_row_has_the_columns_of_its_table(row: type[NamedTuple], table: Table) -> None:
    assert list(row._fields) == list(table.columns.keys())


def test_the_log_has_the_columns_of_a_row_and_its_table() -> None:
    assert ["table_id", *Row._fields] == list(schema.log.columns.keys())


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    with database.engine.connect() as opened:
        yield opened


def test_a_log_is_read_from_behind_the_last_row_known(connection: Connection) -> None:
    rows = [log_row(number, f"place {number}") for number in (1, 2, 3)]
    append(connection, "t1", rows)
    append(connection, "t2", [log_row(1)])
    append(connection, "t1", [])
    assert rows_after(connection, "t1", 0) == rows
    assert rows_after(connection, "t1", 2) == rows[2:]
    assert [len(rows_after(connection, table, 0)) for table in ("t2", "t3")] == [1, 0]


def test_a_row_of_nobody_is_read_as_it_was_written(connection: Connection) -> None:
    row = Row(1, 0, "paused", None, None, "è", "", "")
    append(connection, "t1", [row])
    assert rows_after(connection, "t1", 0) == [row]


def test_a_number_of_a_log_is_given_once(connection: Connection) -> None:
    append(connection, "t1", [log_row(1), log_row(2)])
    with pytest.raises(NumberTaken, match="t1"):
        append(connection, "t1", [log_row(2), log_row(3)])


def test_another_refusal_is_not_taken_for_a_taken_number(connection: Connection) -> None:
    with pytest.raises(IntegrityError):
        append(connection, "t1", [log_row(1)._replace(text=None)])  # type: ignore[arg-type]


def test_messages_have_numbers_of_their_own(connection: Connection) -> None:
    rows = [ChatRow("t1", "all", number, 5, "p1", None, "ciao") for number in (1, 2)]
    say(connection, ChatRow("t1", "team", 1, 5, "p1", 0, "psst"))
    for row in rows:
        say(connection, row)
    assert said_after(connection, "t1", "all", 0) == rows
    assert said_after(connection, "t1", "all", 1) == rows[1:]
    assert last_said(connection, "t1", "all") == 2
    assert last_said(connection, "t1", "team") == 1
    assert last_said(connection, "t2", "all") == 0


def test_a_sketch_takes_the_place_of_the_seats_last_one(connection: Connection) -> None:
    for strokes in ("[1]", "[2]"):
        put_sketch(connection, Sketch("t1", 0, strokes))
    put_sketch(connection, Sketch("t1", 2, "[3]"))
    put_sketch(connection, Sketch("t2", 0, "[4]"))
    assert all_sketches(connection, "t1") == [Sketch("t1", 0, "[2]"), Sketch("t1", 2, "[3]")]
    drop_sketch(connection, "t1", 0)
    assert all_sketches(connection, "t1") == [Sketch("t1", 2, "[3]")]


def test_tables_are_found_by_their_state(connection: Connection) -> None:
    insert_edition(connection, EDITION)
    insert_table(connection, TABLE)
    older = TABLE._replace(id="t2", created=1, state="played")
    insert_table(connection, older)
    assert table_of(connection, "t1") == TABLE
    assert table_of(connection, "t3") is None
    assert tables_in(connection, "open") == [TABLE]
    assert tables_in(connection, "open", "played") == [older, TABLE]
    set_state(connection, "t1", "ended", 2**41)
    assert tables_in(connection, "ended") == [TABLE._replace(state="ended", ended=2**41)]
    assert tables_in(connection, "open") == []


def test_a_table_needs_its_edition(connection: Connection) -> None:
    with pytest.raises(IntegrityError):
        insert_table(connection, TABLE)


def test_an_edition_is_kept_once_and_as_it_was(connection: Connection) -> None:
    insert_edition(connection, EDITION)
    insert_edition(connection, EDITION._replace(id="other"))
    assert edition_of(connection, "5ha") == EDITION
    assert edition_of(connection, "other") is None


def test_a_seat_is_found_by_its_person_and_by_its_link(connection: Connection) -> None:
    seat = SeatRow("t1", 0, "p1", "link-0")
    free = SeatRow("t1", 1, None, "link-1")
    other = SeatRow("t2", 0, "p1", "link-2")
    for row in (free, other, seat):
        set_seat(connection, row)
    assert seats_by_person(connection, "p1") == [seat, other]
    assert seat_by_link(connection, "link-1") == free
    assert seat_by_link(connection, "link-3") is None


def test_a_seat_that_is_given_anew_has_its_old_link_no_more(connection: Connection) -> None:
    set_seat(connection, SeatRow("t1", 0, "p1", "link-0"))
    set_seat(connection, SeatRow("t1", 0, "p2", "link-1"))
    assert seat_by_link(connection, "link-0") is None
    assert seats_by_person(connection, "p1") == []
    assert seats_by_person(connection, "p2") == [SeatRow("t1", 0, "p2", "link-1")]


def test_two_seats_cannot_have_the_same_link(connection: Connection) -> None:
    set_seat(connection, SeatRow("t1", 0, "p1", "link-0"))
    with pytest.raises(IntegrityError):
        set_seat(connection, SeatRow("t1", 1, "p2", "link-0"))


def test_a_seat_has_one_draft(connection: Connection) -> None:
    DRAFTS.put(connection, "t1", 0, Draft(7, ["pass"]))
    DRAFTS.put(connection, "t1", 1, Draft(7, ["pass"]))
    DRAFTS.put(connection, "t1", 0, Draft(8, ["place"]))
    assert DRAFTS.all_at(connection, "t1")[0] == Draft(8, ["place"])
    DRAFTS.drop(connection, "t1", 0)
    assert DRAFTS.all_at(connection, "t1") == {1: Draft(7, ["pass"])}


def test_a_seat_may_give_several_answers_ahead(connection: Connection) -> None:
    put_ahead(connection, AheadRow("t1", 0, "pass", "yes"))
    put_ahead(connection, AheadRow("t1", 0, "card", "3"))
    put_ahead(connection, AheadRow("t1", 0, "pass", "no"))
    put_ahead(connection, AheadRow("t1", 1, "pass", "yes"))
    put_ahead(connection, AheadRow("t2", 0, "pass", "yes"))
    assert [(it.seat, it.name, it.answer) for it in all_ahead(connection, "t1")] == [
        (0, "card", "3"),
        (0, "pass", "no"),
        (1, "pass", "yes"),
    ]
    drop_ahead(connection, "t1", 0, "pass")
    assert all_ahead(connection, "t1") == [
        AheadRow("t1", 0, "card", "3"),
        AheadRow("t1", 1, "pass", "yes"),
    ]


def test_what_a_confirm_became_is_noted_once(connection: Connection) -> None:
    noted = ConfirmRow("t1", 0, "client-1", 5, 7)
    assert note_confirm(connection, noted)
    assert not note_confirm(connection, noted._replace(first=8, last=9))
    assert confirm_of(connection, "t1", 0, "client-1") == noted
    assert confirm_of(connection, "t1", 1, "client-1") is None


def test_deadlines_come_due_the_oldest_first(connection: Connection) -> None:
    for deadline in (Deadline("t1", 30), Deadline("t2", 10), Deadline("t3", 20)):
        set_deadline(connection, deadline)
    assert due(connection, 9) == []
    assert due(connection, 20) == [Deadline("t2", 10), Deadline("t3", 20)]
    set_deadline(connection, Deadline("t2", 40))
    clear_deadline(connection, "t3")
    assert due(connection, 2**42) == [Deadline("t1", 30), Deadline("t2", 40)]


def test_a_person_is_found_by_the_id(connection: Connection) -> None:
    insert_person(connection, Person("p1", "Annà", 1))
    assert person_of(connection, "p1") == Person("p1", "Annà", 1)
    assert person_of(connection, "p2") is None
