"""Catanatron: whole games of four RandomPlayers; actions are the entries of the action log."""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from measure import Played, measure


def play_game(rng: random.Random) -> Played:
    """Play one game to its winner or to Catanatron's own turn limit."""
    game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**63))
    game.play()
    return Played(len(game.state.actions), game.state.num_turns)


if __name__ == "__main__":
    measure("catanatron", version("catanatron"), play_game)
