"""Shared timing loop: plays whole games for a span of CPU time and prints one JSON line."""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import NamedTuple


class Played(NamedTuple):
    """One finished game; `turns` is None where the peer keeps no turn count of its own."""

    actions: int
    turns: int | None = None


def measure(name: str, version: str, play_game: Callable[[random.Random], Played]) -> None:
    """Call `play_game` until the CPU seconds asked for are used up, then print the totals."""
    parser = argparse.ArgumentParser(description=f"Measure {name}.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds to play for")
    parser.add_argument("--seed", type=int, default=1, help="seed of all random choices")
    arguments = parser.parse_args()

    rng = random.Random(arguments.seed)
    games: list[Played] = []
    start = time.process_time()
    cpu_seconds = 0.0
    while not games or cpu_seconds < arguments.seconds:
        games.append(play_game(rng))
        cpu_seconds = time.process_time() - start

    turns = [game.turns for game in games if game.turns is not None]
    result = {
        "name": name,
        "version": version,
        "actions": sum(game.actions for game in games),
        "turns": sum(turns) if turns else None,
        "games": len(games),
        "cpu_seconds": cpu_seconds,
    }
    print(json.dumps(result))
