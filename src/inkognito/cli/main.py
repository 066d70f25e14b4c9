"""The `inkognito` command."""

import click

from inkognito.cli.simulate import simulate


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="inkognito")
def main() -> None:
    """Inkognito: games of secret agents in carnival Venice."""


main.add_command(simulate)
