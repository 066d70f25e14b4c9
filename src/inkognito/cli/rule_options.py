"""Options of commands that play games: the game, its players, its rules, and the seed."""

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
PLAYERS: Final = click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
SEED: Final = click.option(
    "--seed", type=int, default=0, show_default=True, help="The same seed gives the same games."
)
ROUND_LIMIT: Final = click.option(
    "--round-limit",
    type=click.IntRange(min=1),
    help="Card game: a draw after this many rounds.  [default: 60]",
)


def turn_limit(default: str) -> Callable[[F], F]:
    """Return the flag for the turn limit, whose default the command knows."""
    text = f"Board game: a draw after this many turns.  [default: {default}]"
    return click.option("--turn-limit", type=click.IntRange(min=1), help=text)


def rule_option(name: str, text: str) -> Callable[[F], F]:
    """Return the flag for an option whose values are names, whichever games have it."""
    found = (one for game in SHIPPED for one in game.rule_options if one.name == name)
    values = dict.fromkeys(value for one in found for value in one.choices)
    return click.option(f"--{name}", type=click.Choice(tuple(values)), help=text)
