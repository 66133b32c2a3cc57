"""People: an id that a browser keeps, and a name."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from famiglia.server.store.schema import people


class Person(NamedTuple):
    """Somebody who has been here."""

    id: str
    name: str
    created: int


def insert_person(connection: Connection, person: Person) -> None:
    """Somebody came for the first time."""
    connection.execute(insert(people).values(person._asdict()))


def person_of(connection: Connection, person: str) -> Person | None:
    """The person of this id."""
    found = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    return None if found is None else Person._make(found)


def rename_person(connection: Connection, person: str, name: str) -> None:
    """Somebody is called otherwise from now on."""
    connection.execute(update(people).where(people.c.id == person).values(name=name))
