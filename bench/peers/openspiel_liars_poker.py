"""OpenSpiel python_liars_poker: a game written in Python, with default parameters."""

from functools import partial
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401 - registers the Python games
import pyspiel
from measure import measure
from openspiel_random import play_game

GAME = "python_liars_poker"

if __name__ == "__main__":
    play = partial(play_game, pyspiel.load_game(GAME))
    measure(f"openspiel/{GAME}", version("open_spiel"), play)
