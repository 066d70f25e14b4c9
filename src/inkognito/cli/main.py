"""The `inkognito` command. Each subcommand is imported when it is called, so all start quickly."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = {
    "play": "inkognito.cli.serve",
    "serve": "inkognito.cli.serve",
    "backup": "inkognito.cli.backup",
    "copy": "inkognito.cli.copy",
    "check": "inkognito.cli.check",
    "repair": "inkognito.cli.repair",
    "clean": "inkognito.cli.clean",
    "arena": "inkognito.cli.arena",
    "simulate": "inkognito.cli.simulate",
    "replay": "inkognito.cli.replay",
    "verify": "inkognito.cli.verify",
    "puzzles": "inkognito.cli.puzzles",
    "train": "inkognito.cli.train",
}
"""By name: the module that defines the command of that name."""


class Commands(click.Group):
    """The subcommands, in the order in which they are listed."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """Return their names."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """Return the command of that name."""
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[name]), name)
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="inkognito")
def main() -> None:
    """Inkognito: two games about secret agents at the carnival of Venice."""
