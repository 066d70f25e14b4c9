"""OpenSpiel hanabi: a C++ game driven from Python, with default parameters."""

from functools import partial
from importlib.metadata import version

import pyspiel
from measure import measure
from openspiel_random import play_game

GAME = "hanabi"

if __name__ == "__main__":
    play = partial(play_game, pyspiel.load_game(GAME))
    measure(f"openspiel/{GAME}", version("open_spiel"), play)
