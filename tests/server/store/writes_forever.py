"""A program for a test: writes logs until it is killed, and says what was acknowledged."""

import sys
from concurrent.futures import Future
from itertools import count

from famiglia.server.store.database import open_database
from famiglia.server.store.writer import OneWriter
from tests.server.store.rows import numbers, writes

TABLES = ("t1", "t2", "t3")


def main(path: str) -> None:
    database = open_database(path)
    writer = OneWriter(database.engine)
    first = max(max(numbers(database, table), default=0) for table in TABLES) + 1
    for number in count(first):
        futures: dict[str, Future[int]] = {
            table: writer.submit(table, writes(table, number)) for table in TABLES
        }
        for table, future in futures.items():
            print(table, future.result(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
