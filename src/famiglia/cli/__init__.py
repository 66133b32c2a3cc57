"""The command line: one thin file per command group, loaded when its command is called."""

from importlib import import_module
from typing import Final

import click

from famiglia.cli.printing import replace_unknown_signs
from famiglia.edition import BrokenEdition
from famiglia.engine.game import is_compiled
from famiglia.extras import ExtraMissing

COMMANDS: Final = (
    "admin",
    "arena",
    "balance",
    "doctor",
    "edition",
    "play",
    "serve",
    "simulate",
)
"""Each is a module of this package, with a command of its name."""


class Commands(click.Group):
    """The group of all commands.

    A broken edition is told in full, with exit status 2, and with 1 what is not installed.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of them; loading all would take as long as starting a server."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        return found

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        replace_unknown_signs()
        try:
            return super().invoke(ctx)
        except BrokenEdition as broken:
            for problem in broken.problems:
                click.echo(str(problem), err=True)
            ctx.exit(2)
        except ExtraMissing as missing:
            raise click.ClickException(str(missing)) from missing


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    package_name="famiglia",
    message=f"%(prog)s %(version)s, engine {'compiled' if is_compiled() else 'interpreted'}",
)
def famiglia() -> None:
    """An unofficial implementation of the board game La Famiglia."""
