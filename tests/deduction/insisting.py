"""Games in which the same two meet again and again, until there is nothing fresh left to show."""

from random import Random
from typing import Any

from inkognito import Game
from inkognito.board.commands import QuestionThroughAmbassador
from inkognito.card.commands import PlayLocation
from inkognito.random_play import choose
from tests.kit.lively import lively_choice


def curious(game: Game, random: Random) -> None:
    """Ask the same agent through the Ambassador at every opportunity."""
    seat = game.to_act[0]
    asks = [one for one in game.options(seat) if isinstance(one, QuestionThroughAmbassador)]
    game.play(seat, asks[0] if asks else lively_choice(game, seat, random))


def always_together(game: Game, random: Random) -> None:
    """The first two seats always go to the same place, the others elsewhere if they can."""
    seat = random.choice(game.to_act)
    options: tuple[Any, ...] = game.options(seat)
    if not isinstance(options[0], PlayLocation):
        game.play(seat, choose(options, random))
        return
    agents = [one for one in game.seats if one != "ambassador"]
    game.play(seat, options[0 if seat in agents[:2] else -1])
