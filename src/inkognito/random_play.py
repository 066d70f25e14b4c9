"""Uniformly random play over a game's options, for simulations, benchmarks and tests.

Undo is chosen only where nothing else is possible. Declarations end a game, so they are left out or
rare: among the few options at the start of a turn, a uniform choice would soon declare.
"""

from random import Random
from typing import Any

from inkognito.core.fillable import Fillable, expanded
from inkognito.core.seats import Seat
from inkognito.game import Game


def choose(options: tuple[Any, ...], random: Random) -> Any:
    """Return a random option; no declaration, and no undo if there is another option."""
    if options[0].is_declaration:
        return options[-1]
    if options[-1].is_declaration and isinstance(options[-1], Fillable):
        options = options[:-1]
    command = options[int(random.random() * len(options))]
    if not (command.is_undo or command.is_declaration):
        return command
    usual = [one for one in options if not (one.is_undo or one.is_declaration)]
    usual = usual or [one for one in options if one.is_undo]
    return usual[int(random.random() * len(usual))]


def choose_declaration(options: tuple[Any, ...], random: Random) -> Any | None:
    """Return a random declaration, or None if none is offered."""
    declarations = [one for one in expanded(options) if one.is_declaration]
    return random.choice(declarations) if declarations else None


def take_action(game: Game, random: Random, declare: float = 0.0) -> Seat:
    """Play one action of the seat waited for; with probability `declare`, a declaration."""
    seats = game.to_act
    if declare and random.random() < declare:
        seat = random.choice(seats)
        declaration = choose_declaration(game.options(seat), random)
        if declaration is not None:
            game.play(seat, declaration)
            return seat
    game.play(seats[0], choose(game.options(seats[0]), random))
    return seats[0]
