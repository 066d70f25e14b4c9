"""Options of commands that play games: the game, and what its rules leave open."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from inkognito.games import SHIPPED, game_modules

F = TypeVar("F", bound=Callable[..., Any])

GAME: Final = click.option(
    "--game",
    type=click.Choice(sorted(one.name for one in game_modules() if one.statistics is not None)),
    default=SHIPPED[0].name,
    show_default=True,
)


def rule_option(name: str, text: str) -> Callable[[F], F]:
    """Return the flag for an option whose values are names, whichever games have it."""
    found = (one for game in SHIPPED for one in game.rule_options if one.name == name)
    values = dict.fromkeys(value for one in found for value in one.choices)
    return click.option(f"--{name}", type=click.Choice(tuple(values)), help=text)
