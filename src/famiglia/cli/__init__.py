"""The command line: one thin file per command group."""

import click

from famiglia.cli.arena import arena
from famiglia.cli.balance import balance
from famiglia.cli.bench import bench
from famiglia.cli.edition import edition
from famiglia.cli.play import play
from famiglia.cli.serve import serve
from famiglia.cli.simulate import simulate
from famiglia.edition import BrokenEdition
from famiglia.engine.game import is_compiled


class Commands(click.Group):
    """The group of all commands; a broken edition is told in full, with exit status 2."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BrokenEdition as broken:
            for problem in broken.problems:
                click.echo(str(problem), err=True)
            ctx.exit(2)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    package_name="famiglia",
    message=f"%(prog)s %(version)s, engine {'compiled' if is_compiled() else 'interpreted'}",
)
def famiglia() -> None:
    """An unofficial implementation of the board game La Famiglia."""


famiglia.add_command(arena)
famiglia.add_command(balance)
famiglia.add_command(bench)
famiglia.add_command(edition)
famiglia.add_command(play)
famiglia.add_command(serve)
famiglia.add_command(simulate)
