"""The `inkognito` command."""

import click

from inkognito.cli.arena import arena
from inkognito.cli.backup import backup
from inkognito.cli.replay import replay
from inkognito.cli.serve import play, serve
from inkognito.cli.simulate import simulate
from inkognito.cli.verify import verify


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="inkognito")
def main() -> None:
    """Inkognito: games of secret agents in carnival Venice."""


main.add_command(simulate)
main.add_command(arena)
main.add_command(replay)
main.add_command(verify)
main.add_command(play)
main.add_command(serve)
main.add_command(backup)
