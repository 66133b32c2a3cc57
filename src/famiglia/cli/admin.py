"""`famiglia admin`: what an operator does with the tables of a server, while it runs or not."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Unpack

import click
import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from famiglia.cli.options import terminal
from famiglia.cli.storage_options import StorageOptions, config_of, storage_options
from famiglia.server.admin.access import (
    database_as_is,
    exclusive_database,
    must_exist,
    now,
    open_for_admin,
    upgrade_of,
)
from famiglia.server.admin.check import all_tables, check_records
from famiglia.server.admin.close import close, idle
from famiglia.server.admin.export import export
from famiglia.server.admin.problems import AdminProblem
from famiglia.server.admin.restore import restore
from famiglia.server.admin.table_list import STATES, TableSummary, listed
from famiglia.server.export.read import BrokenExport, read_export
from famiglia.server.problems import Refusal
from famiglia.server.services import backups_in
from famiglia.server.store.backup import back_up
from famiglia.server.store.problems import StoreProblem
from famiglia.terminal.layout import table

A_FILE: Final = click.Path(dir_okay=False, path_type=Path)


class Admin(click.Group):
    """The group; what cannot be done is told in words, with exit status 1."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        with _in_words():
            return super().invoke(ctx)


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except (AdminProblem, BrokenExport, Refusal, StoreProblem) as problem:
        raise click.ClickException(str(problem)) from problem


@click.group(cls=Admin)
def admin() -> None:
    """Look after a server's tables: back up, restore, list, export, close, check."""


@admin.command("backup")
@click.argument("file", type=A_FILE)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@storage_options
def backup_command(file: Path, force: bool, **storage: Unpack[StorageOptions]) -> None:
    """Write everything into FILE, also while the server runs.

    Whichever database it is, FILE is an SQLite database with all there is at one moment. It holds
    the secrets of all tables.
    """
    config = config_of(storage)
    must_exist(config)
    with database_as_is(config) as database:
        click.echo(f"{file}: {back_up(database, file, may_replace=force)}.")


@admin.command("restore")
@click.argument("file", type=A_FILE)
@click.option("--force", is_flag=True, help="Replace everything in a database that has been used.")
@storage_options
def restore_command(file: Path, force: bool, **storage: Unpack[StorageOptions]) -> None:
    """Put a backup into an empty database; all of it, or nothing.

    The server must be stopped; one that runs is noticed. With PostgreSQL that is by a lease in the
    database, which holds some seconds after a server was killed.
    """
    config = config_of(storage)
    backups = backups_in(config.folder, now(), upgrade_of(config))
    with exclusive_database(config) as database:
        found = restore(database, file, now(), backups, may_replace=force)
    click.echo(f"Restored {found} from {file}.")


@admin.command("list")
@click.option("--state", "states", multiple=True, type=click.Choice(STATES), help="Only such.")
@click.option("--json", "as_json", is_flag=True, help="Print it for machines.")
@storage_options
def list_command(states: tuple[str, ...], as_json: bool, **storage: Unpack[StorageOptions]) -> None:
    """List the tables, the oldest first; times are in UTC."""
    with open_for_admin(config_of(storage)) as services:
        found = services.database.read(lambda connection: listed(connection, states or STATES))
    if as_json:
        click.echo(json.dumps([each._asdict() for each in found]))
    else:
        terminal().print(_as_table(found))


class ExportOptions(StorageOptions):
    """How a table is exported."""

    seat: int | None
    secrets: bool
    force: bool


@admin.command("export")
@click.argument("name", metavar="TABLE")
@click.argument("file", type=A_FILE, required=False)
@click.option("--seat", type=int, help="Only what this seat may know.")
@click.option("--secrets", is_flag=True, help="Everything, though the table has not ended.")
@click.option("--force", is_flag=True, help="Write over a FILE that is there.")
@storage_options
def export_command(name: str, file: Path | None, **wanted: Unpack[ExportOptions]) -> None:
    """Write TABLE as one document into FILE, or on the terminal, and check it.

    A table that has ended is written with its complete record.
    """
    seat, secrets = wanted["seat"], wanted["secrets"]
    if seat is not None and secrets:
        raise click.UsageError("Take --seat or --secrets, not both.")
    if file is not None and file.exists() and not wanted["force"]:
        raise click.UsageError(f"{file} is there already: --force writes over it.")
    with open_for_admin(config_of(wanted)) as services:
        text = msgspec.json.encode(export(services, name, seat, secrets=secrets))
    if file is None:
        sys.stdout.buffer.write(text + b"\n")
        read_export(text)
    else:
        _write_for_owner(file, text + b"\n")
        found = read_export(file.read_bytes())
        click.echo(f"{file}: {found.table}, {found.status}.")


def _write_for_owner(file: Path, text: bytes) -> None:
    """Nobody else may read it: it may hold what players hide."""
    try:
        file.unlink(missing_ok=True)
        with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(text)
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}.") from error


@admin.command("close")
@click.argument("names", nargs=-1, metavar="[TABLE]...")
@click.option(
    "--before",
    type=click.IntRange(min=1),
    metavar="DAYS",
    help="Also all where nothing has happened for so many days.",
)
@storage_options
def close_command(
    names: tuple[str, ...], before: int | None, **storage: Unpack[StorageOptions]
) -> None:
    """End tables without a winner, also while the server runs."""
    if not names and before is None:
        raise click.UsageError("Name a TABLE, or take --before DAYS.")
    has_failed = False
    with open_for_admin(config_of(storage)) as services:
        old = [] if before is None else idle(services, before)
        for name in dict.fromkeys([*names, *old]):
            try:
                close(services, name)
            except Refusal as refused:
                click.echo(f"{name}: {refused.detail}", err=True)
                has_failed = True
            else:
                click.echo(f"{name}: closed.")
        if not names and not old:
            click.echo("There are no such tables.")
    if has_failed:
        sys.exit(1)


@admin.command("check-records")
@storage_options
def check_records_command(**storage: Unpack[StorageOptions]) -> None:
    """Open every table and see whether its log replays as it was written.

    Exit status 1: some are not, and are frozen.
    """
    watched = Console(stderr=True)
    identical = frozen = 0
    with open_for_admin(config_of(storage)) as services:
        names = all_tables(services)
        found = check_records(services, names)
        hidden = not watched.is_terminal
        for name, why in track(
            found, "Checking", len(names), console=watched, transient=True, disable=hidden
        ):
            if why:
                frozen += 1
                click.echo(f"{name}: {why}")
            else:
                identical += 1
    click.echo(f"{identical} replay as they were played, {frozen} are frozen.")
    if frozen:
        sys.exit(1)


def _as_table(found: list[TableSummary]) -> Table:
    made = table("table", "state", "mode", "seats", "created", "last move", "rows")
    for each in found:
        seats = ", ".join(name or "-" for name in each.seats)
        moved = "-" if each.moved is None else _time(each.moved)
        words = (each.id, each.state, each.mode, seats, _time(each.created), moved)
        made.add_row(*words, str(each.rows))
    return made


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
