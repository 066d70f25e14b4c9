"""python-chess: uniformly random legal moves, all enumerated, for at most 200 plies a game."""

import random
from importlib.metadata import version

import chess
from measure import Played, measure

MAX_PLIES = 200


def play_game(rng: random.Random) -> Played:
    """Play one game until it is over or the ply cap is reached."""
    board = chess.Board()
    plies = 0
    while plies < MAX_PLIES and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        plies += 1
    return Played(plies)


if __name__ == "__main__":
    measure("python-chess", version("chess"), play_game)
